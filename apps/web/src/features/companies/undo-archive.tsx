import { useQueryClient } from '@tanstack/react-query';
import { Archive } from 'lucide-react';

import { UndoNotice } from '../../forms/undo-notice.js';
import { restoreCompany, type Company } from './api.js';
import { refreshed } from './use-company-change.js';

/** As long as the way back is offered here; afterwards it is among the archived ones. */
const UNDO_MS = 10_000;

/** The way back for a company that has just been archived. */
export function UndoArchive({ company, onOver }: { company: Company; onOver: () => void }) {
  const queryClient = useQueryClient();
  return (
    <UndoNotice
      icon={Archive}
      words={`${company.name} is archived.`}
      lasts={UNDO_MS}
      undo={async () => {
        await restoreCompany(company);
        await refreshed(queryClient);
      }}
      offline="No signal: it is still archived."
      onOver={onOver}
    />
  );
}
