/**
 * What is known of a request, or of anything else that many come of, for as long as that lasts. A WeakMap would say the
 * same; but what stands in one V8 keeps, with all that it leads to, until its next collection of everything.
 */
export class Note<K extends object, T> {
  private readonly key = Symbol();

  set(about: K, what: T): void {
    Object.defineProperty(about, this.key, { value: what, writable: true });
  }

  get(about: K): T | undefined {
    return (about as Record<symbol, T | undefined>)[this.key];
  }
}
