import type { FetchInfiniteQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { useNavigate, type FileRoutesByPath } from '@tanstack/react-router';

import type { Listed } from '../components/list-filters.js';
import type { ListPage } from '../lib/pages.js';
import { IN_PLACE } from './-in-place.js';

interface ListRoute<Search extends object> {
  fullPath: FileRoutesByPath[keyof FileRoutesByPath]['fullPath'];
  useSearch: () => Search;
}

/** What the address of a list says, and how its filters change it. */
export function useListed<Search extends object>(route: ListRoute<Search>): Listed<Search> {
  const search = route.useSearch();
  const navigate = useNavigate({ from: route.fullPath });
  return {
    search,
    onChange: (change) =>
      void navigate({ search: (before: object) => ({ ...before, ...change }), ...IN_PLACE }),
  };
}

type PagesQuery<Item, Key extends QueryKey> = FetchInfiniteQueryOptions<
  ListPage<Item>,
  Error,
  ListPage<Item>,
  Key,
  string | undefined
>;

interface Opened<Search> {
  context: { queryClient: QueryClient };
  deps: Search;
}

/** A loader that asks for a list early, and does not wait for it: the screen says itself that it is loading, or cannot. */
export const asksFor =
  <Search, Item, Key extends QueryKey>(query: (search: Search) => PagesQuery<Item, Key>) =>
  ({ context: { queryClient }, deps }: Opened<Search>) => {
    void queryClient.prefetchInfiniteQuery(query(deps));
  };
