import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';

import { UndoNotice } from '../../forms/undo-notice.js';
import { bringBack, VAULT_KEY, type VaultDocument } from './api.js';

/** As long as the way back is offered; the server keeps it for a day. */
const UNDO_MS = 30_000;

/** For half a minute a deleted document can be brought back. */
export function UndoDelete({ document, onOver }: { document: VaultDocument; onOver: () => void }) {
  const queryClient = useQueryClient();
  return (
    <UndoNotice
      icon={Trash2}
      words={`${document.originalFileName} is deleted.`}
      lasts={UNDO_MS}
      undo={async () => {
        await bringBack(document);
        await queryClient.invalidateQueries({ queryKey: VAULT_KEY });
      }}
      offline="No signal: it cannot be restored just now."
      onOver={onOver}
    />
  );
}
