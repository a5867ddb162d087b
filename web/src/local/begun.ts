/** Something that is begun when it is first needed. Where that fails it is begun again when it is needed next. */
export class Begun<T> {
  #begun: Promise<T> | null = null;

  constructor(private readonly begin: () => Promise<T>) {}

  get(): Promise<T> {
    if (this.#begun) return this.#begun;
    const begun = this.begin();
    this.#begun = begun;
    begun.catch(() => (this.#begun = null));
    return begun;
  }
}
