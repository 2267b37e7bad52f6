import {
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';

import { dataOf } from './api.js';
import { placeInLink } from './place-in-link.js';

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
