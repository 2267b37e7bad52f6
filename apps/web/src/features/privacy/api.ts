import { api } from '../../lib/api.js';

/** Says for the recipient of a mail that nothing more is to be sent; `key` is the one of the link in it. */
export async function doNotSend(key: string): Promise<void> {
  await api.POST('/api/suppressions', { body: { key } });
}
