import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { completeDocument, VAULT_KEY, type VaultDocument } from './api.js';

/** Says once more of documents that they are complete, where that did not reach the server when they were sent. */
export function useFinishing(documents: readonly VaultDocument[]): void {
  const queryClient = useQueryClient();
  const said = useRef(new Set<string>());
  const finishing = documents.filter(({ isFinishing }) => isFinishing);
  const ids = finishing.map(({ id }) => id).join();
  useEffect(() => {
    const unsaid = ids.split(',').filter((id) => id && !said.current.has(id));
    if (unsaid.length === 0) return;
    const saying = unsaid.map((id) => {
      said.current.add(id);
      return completeDocument(id);
    });
    // Where it is refused, or the signal is gone again, the document stays as it is.
    void Promise.allSettled(saying).then(() => queryClient.invalidateQueries({ queryKey: VAULT_KEY }));
  }, [ids, queryClient]);
}
