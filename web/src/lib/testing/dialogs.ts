/** Dialogs open and close in tests, too: jsdom has the element, but not what it does. */
export function dialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
}
