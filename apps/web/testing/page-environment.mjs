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
