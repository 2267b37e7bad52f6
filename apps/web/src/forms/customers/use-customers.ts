import { folded } from '@groundsheet/form-rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { serverMessage } from '../../lib/api-error.js';
import { useLateText } from '../../lib/use-late-text.js';
import { customersQuery, type Customer } from './api.js';
import { seenCustomers } from './seen-customers.js';

/** As many as the server tells at once. */
const PAGE = 100;

/** Customers to choose from; where there are more than come at once, those that fit what is typed. */
export type Customers = ReturnType<typeof useCustomers>;

export function useCustomers() {
  const [search, searchFor] = useState<string>();
  const [typed, type] = useLateText(search, searchFor);
  const first = useQuery(customersQuery(undefined));
  const found = useQuery({ ...customersQuery(search), placeholderData: keepPreviousData });
  const seen = first.isError ? seenCustomers() : null;
  const isPart = first.data ? Boolean(first.data.next) : (seen?.customers.length ?? 0) >= PAGE;
  const fitting = seen && { items: seen.customers.filter(fits(search)), next: undefined };
  const shown = fitting ?? found.data ?? first.data;
  return {
    isLoading: first.isPending,
    /** Undefined where they could not be loaded, and were never seen on this device. */
    list: shown?.items,
    /** Why the server told none; undefined where it was not reached. */
    refusal: serverMessage(first.error),
    /** What was seen before, shown because there is no signal. */
    seen,
    refetch: () => void first.refetch(),
    /** Null where the list holds them all. */
    search: isPart ? { typed, type, words: wordsFor(search, shown) } : null,
  };
}

function fits(search: string | undefined) {
  const part = folded(search ?? '');
  return ({ name }: Customer) => folded(name).includes(part);
}

function wordsFor(
  search: string | undefined,
  shown: { items: unknown[]; next: string | undefined } | undefined,
) {
  const count = shown?.items.length ?? 0;
  if (!search) return 'Type part of the name.';
  if (count === 0) return 'No customer matches.';
  if (shown?.next) return `More than ${count} match. Type more of the name.`;
  return count === 1 ? 'One match. Choose it below.' : `${count} matches. Choose one below.`;
}
