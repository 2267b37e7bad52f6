import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';

import { dataOf } from './api.js';

/** A page of a list of the API, and where the next one begins; undefined on the last page. */
export interface ListPage<Item> {
  items: Item[];
  next: string | undefined;
  /** See lib/kept/last-seen. */
  seenAt?: string;
}

export type AskedPages<Item> = UseInfiniteQueryResult<InfiniteData<ListPage<Item>>>;

type PagesQuery<Item, Key extends QueryKey> = UseInfiniteQueryOptions<
  ListPage<Item>,
  Error,
  InfiniteData<ListPage<Item>>,
  Key,
  string | undefined
>;

/** Asks for what the filters of a list let through; until it has come, what they let through before stays. */
export function useList<Item, Key extends QueryKey>(query: PagesQuery<Item, Key>): AskedPages<Item> {
  return useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
}

/** What every query for such a list says of its pages. It is fetched afresh at every look. */
export const PAGED = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: ListPage<unknown>) => next,
  refetchOnMount: 'always',
} as const;

/** Reads an answer of the API that is a list. */
export function pageOf<Item>(result: { data?: Item[]; response: Response }): ListPage<Item> {
  return { items: dataOf(result), next: placeInLink(result.response.headers.get('Link')) };
}

/** All that has come so far; undefined as long as nothing has. */
export function itemsOf<Item>({ data }: Pick<AskedPages<Item>, 'data'>): Item[] | undefined {
  return data?.pages.flatMap(({ items }) => items);
}

/**
 * Where the next page of a list begins, out of the header that leads there (RFC 8288):
 * '</api/history?after=X&limit=20>; rel="next"' -> 'X'.
 */
export function placeInLink(link: string | null): string | undefined {
  const path = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  if (!path) return undefined;
  return new URLSearchParams(path.slice(path.indexOf('?'))).get('after') ?? undefined;
}
