/** A stream of events that the test speaks on, in place of `EventSource`, which jsdom has not. */
export class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;

  constructor(readonly url: string) {
    super();
    streams.push(this);
  }

  close() {
    this.readyState = Stream.CLOSED;
  }

  tell(event: string) {
    this.dispatchEvent(new Event(event));
  }

  /** The connection is gone; the browser begins another by itself. */
  breakOff() {
    this.tell('error');
  }

  /** The server will not have it: the browser gives up. */
  refuse() {
    this.close();
    this.tell('error');
  }
}

let streams: Stream[] = [];

/** Puts the streams of a server behind `EventSource`. */
export function someStreams() {
  streams = [];
  Object.assign(globalThis, { EventSource: Stream });
  return {
    opened: () => streams,
    open: () => streams.filter(({ readyState }) => readyState !== Stream.CLOSED),
  };
}
