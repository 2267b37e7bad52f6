/**
 * Lets work with one name go one after the other within this process. Counting waits for a row anyway when many try the
 * same account at once; here it waits without a connection to the database, which others need.
 */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(name) ?? Promise.resolve();
    const own = before.then(work, work);
    this.last.set(name, own);
    try {
      return await own;
    } finally {
      if (this.last.get(name) === own) this.last.delete(name);
    }
  }
}
