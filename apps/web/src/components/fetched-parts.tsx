import { use, type ComponentType } from 'react';

import { retriable } from '../lib/retriable.js';

/**
 * Components in a file of their own, fetched before they are needed: once it is there they are drawn at once.
 *
 * @param load a dynamic import
 */
export function fetchedParts<Parts>(load: () => Promise<Parts>) {
  const fetchOnce = retriable(load);
  let parts: Parts | undefined;
  return {
    fetchParts: async () => {
      parts = await fetchOnce();
    },
    part<Props extends object>(pick: (parts: Parts) => ComponentType<Props>): ComponentType<Props> {
      return function Fetched(props: Props) {
        const Part = pick(parts ?? use(fetchOnce()));
        return <Part {...props} />;
      };
    },
  };
}
