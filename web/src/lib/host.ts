/**
 * What the page was sent by. A folder of files on some host answers no questions and knows no addresses but those of its
 * files, so that the page's own stand behind the `#`. The build for such hosts says so in its first element.
 */
export const isStatic = typeof document !== 'undefined' && document.documentElement.dataset.host === 'static';
