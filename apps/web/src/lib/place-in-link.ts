/**
 * Where the next page of a list begins, out of the header that leads there (RFC 8288):
 * '</api/history?after=X&limit=20>; rel="next"' -> 'X'.
 */
export function placeInLink(link: string | null): string | undefined {
  const path = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  if (!path) return undefined;
  return new URLSearchParams(path.slice(path.indexOf('?'))).get('after') ?? undefined;
}
