/** The key of a link from a mail; empty where the link was cut off. */
export function readLinkKey(search: Record<string, unknown>): { key: string } {
  return { key: readOptionalKey(search).key ?? '' };
}

/** The same where the page can be opened without one. */
export function readOptionalKey({ key }: Record<string, unknown>): { key?: string | undefined } {
  return { key: typeof key === 'string' ? key : undefined };
}
