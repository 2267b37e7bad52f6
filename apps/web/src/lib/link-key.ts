/** The key of a link from a mail; empty where the link was cut off. */
export function readLinkKey(search: Record<string, unknown>): { key: string } {
  return { key: typeof search['key'] === 'string' ? search['key'] : '' };
}
