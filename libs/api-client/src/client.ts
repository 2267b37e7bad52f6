import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './schema.js';

/** A shape of the API by its name: `Wire['CustomerResponse']`. */
export type Wire = components['schemas'];

export type ApiClient = Client<paths>;

/** Every call of the API, typed by its description. Cookies go along. */
export function createApiClient(baseUrl = '/', fetch?: (request: Request) => Promise<Response>): ApiClient {
  return createClient<paths>({ baseUrl, credentials: 'same-origin', ...(fetch ? { fetch } : {}) });
}
