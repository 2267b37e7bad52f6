/** Files of the storage that are fetched or stored at once. */
export const AT_ONCE = 8;

/** Does the work of several items at once, and returns what it gave in the order of the items. */
export async function* severalAtOnce<Item, Result>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = [];
  for await (const item of items) {
    const doing = work(item);
    // Where an earlier one fails, nobody asks for this one.
    doing.catch(() => undefined);
    begun.push(doing);
    if (begun.length === AT_ONCE) yield await begun.shift()!;
  }
  for (const doing of begun) yield await doing;
}
