/** One value of an object. A list may arrive piece by piece. */
export type JsonPart = object | AsyncIterable<object> | null;

/**
 * Writes a JSON object piece by piece, so that its lists are never in memory as a whole.
 *
 * @param parts by name; `undefined` in them is left out, as by `JSON.stringify`
 */
export async function* jsonText(parts: Iterable<[name: string, part: JsonPart]>): AsyncGenerator<string> {
  let before = '{';
  for (const [name, part] of parts) {
    yield `${before}\n${JSON.stringify(name)}: `;
    if (part && Symbol.asyncIterator in part) yield* listText(part);
    else yield JSON.stringify(part);
    before = ',';
  }
  yield before === '{' ? '{}\n' : '\n}\n';
}

async function* listText(items: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield `${before}\n${JSON.stringify(item)}`;
    before = ',';
  }
  yield before === '[' ? '[]' : '\n]';
}
