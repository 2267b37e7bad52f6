import { createApiClient } from '@groundsheet/api-client';

import { compareClocks } from './clock-offset.js';
import { ApiError } from './api-error.js';
import { keepSession } from './session/keep-session.js';

/** The one way of calling the server: typed by its own document, cookies sent, refusals thrown as `ApiError`. */
export const api = createApiClient(location.origin, keepSession);

const listeners = new Set<(response: Response) => void>();

/** Hears of every call that the server has answered: there is a signal. */
export function onCallMade(listener: (response: Response) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

api.use({
  async onResponse({ response }) {
    compareClocks(response);
    for (const listener of listeners) listener(response);
    if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  },
});

/** The body of a response that has got past the middleware above. */
export function dataOf<T>(result: { data?: T }): T {
  return result.data as T;
}
