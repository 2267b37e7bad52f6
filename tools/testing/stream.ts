import type { TestDriver } from './accounts.js';
import type { TestApi } from './own-api.js';

/** Reads the server-sent events of an address. The api's end ends it. */
export async function listenTo(api: TestApi, path: string, { cookie }: Pick<TestDriver, 'cookie'>) {
  const hangUp = new AbortController();
  const response = await fetch(`${api.url}${path}`, { headers: { Cookie: cookie }, signal: hangUp.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    /** Everything that has come, once this has. */
    until: async (pattern: RegExp) => {
      while (!pattern.test(text)) {
        const { value, done } = await reader.read();
        if (done) return `${text}(ended)`;
        text += value;
      }
      return text;
    },
    text: () => text,
    ended: async () => {
      while (!(await reader.read()).done);
    },
    hangUp: () => hangUp.abort(),
  };
}
