import { useQueryClient } from '@tanstack/react-query';
import { Trash2, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { Refusal } from '../../forms/refusal.js';
import { useSending } from '../../lib/use-sending.js';
import { bringBack, VAULT_KEY, type VaultDocument } from './api.js';

/** As long as the way back is offered; the server keeps it for a day. */
const UNDO_MS = 30_000;

/** For half a minute a deleted document can be had back. */
export function UndoDelete({ document, onOver }: { document: VaultDocument; onOver: () => void }) {
  const queryClient = useQueryClient();
  const undo = useSending({
    mutationFn: () => bringBack(document),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: VAULT_KEY });
      onOver();
    },
  });
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setTimeout(() => over(), UNDO_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Notice role="status" className="sticky top-2 z-10 shadow-float">
      <Trash2 aria-hidden />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 break-words">{document.originalFileName} is deleted.</p>
        <Button disabled={undo.isPending} onClick={() => undo.mutate()}>
          <Undo2 aria-hidden /> Undo
        </Button>
        {undo.error ? (
          <Refusal error={undo.error} offline="No signal: it cannot be brought back just now." />
        ) : null}
      </div>
    </Notice>
  );
}
