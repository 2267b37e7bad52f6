import { TestEnvironment } from 'jest-environment-jsdom';

/** Of Node, for jsdom has none of its own or another kind. */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'crypto',
  'structuredClone',
];

/** A page without a layout: jsdom, with what every browser has besides. Only the network is a double, see `server.ts`. */
// eslint-disable-next-line no-restricted-syntax -- Jest takes an environment by its default export
export default class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    for (const name of FROM_NODE)
      Object.defineProperty(global, name, { value: globalThis[name], configurable: true, writable: true });
    global.matchMedia = () => Object.assign(new global.EventTarget(), { matches: false });
    global.ResizeObserver = class {
      observe() {}
      disconnect() {}
    };
    global.CSS = { supports: () => false };
    global.scrollTo = () => {};
    // And so without a camera: a page that is not from https is given none.
    global.isSecureContext = false;
    global.getComputedStyle = styleWithoutSheets(global.getComputedStyle.bind(global));
    global.URL.createObjectURL = () => 'blob:picture';
    global.URL.revokeObjectURL = () => {};
    global.Element.prototype.hasPointerCapture = () => false;
    global.Element.prototype.scrollIntoView = () => {};
    // To jsdom <search> is unknown, which React complains about.
    Object.defineProperty(global.HTMLUnknownElement.prototype, Symbol.toStringTag, {
      get() {
        return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
      },
    });
  }

  /** As Vite resolves for the browser. */
  exportConditions() {
    return ['@groundsheet/source', 'browser'];
  }
}

/** Attributes that the browser's own sheet asks for, or that carry a style. */
const STYLING = ['dir', 'hidden', 'open', 'style', 'type'];

/**
 * No page here has a style sheet: an element looks as all of its kind do within a parent of one kind, as long as none of these
 * attributes says more further up. jsdom would match it against all rules of the browser's own sheet each time that a test looks
 * for a role, which is a sixth of the time of all pages.
 */
function styleWithoutSheets(computed) {
  const known = new Map();
  const saidBy = (element) =>
    STYLING.filter((name) => element.hasAttribute(name)).map(
      (name) => `[${name}=${element.getAttribute(name)}]`,
    );
  return (element, pseudo) => {
    const parent = element.parentElement;
    let key = [pseudo, element.localName, ...saidBy(element), parent?.localName].join(' ');
    for (let above = parent; above; above = above.parentElement) key += saidBy(above).join('');
    if (!known.has(key)) known.set(key, computed(element, pseudo));
    return known.get(key);
  };
}
