import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';

import { retriable } from '../lib/retriable.js';

/**
 * Components in a file of their own, fetched before they are needed: once it is there they are drawn at once.
 *
 * @param load a dynamic import
 */
export function fetchedParts<Parts>(load: () => Promise<Parts>) {
  const fetchOnce = retriable(load);
  let parts: Parts | undefined;
  const fetchParts = async () => (parts = await fetchOnce());
  return {
    fetchParts,
    part<Props extends object>(pick: (parts: Parts) => ComponentType<Props>): FunctionComponent<Props> {
      // A lazy component remembers a failure for good, so each time that one is needed it is another.
      const whenFetched = () => lazy(async () => ({ default: pick(await fetchParts()) }));
      return function Fetched(props: Props) {
        const [Part] = useState<ComponentType<Props>>(() => (parts ? pick(parts) : whenFetched()));
        return <Part {...props} />;
      };
    },
  };
}
