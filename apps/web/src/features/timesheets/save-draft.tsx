import { LoaderCircle, Save } from 'lucide-react';
import { useState } from 'react';

import { Alert } from '../../components/alert.js';
import { Button } from '../../components/button.js';
import { isSaved } from '../../forms/drafts/draft.js';
import type { SaveDraftProps } from '../../forms/wizard/form-definition.js';

/** Leaves the signing for later, on whatever device. */
export function SaveDraft({ draft, isSaving, save }: SaveDraftProps) {
  const [said, setSaid] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button size="action" disabled={isSaving} onClick={() => void save().then(setSaid)}>
        {isSaving ? <LoaderCircle aria-hidden className="animate-spin" /> : <Save aria-hidden />} Save Draft
      </Button>
      <p role="status" className="text-sm text-muted">
        {isSaved(draft)
          ? 'Saved to your account: you can finish it on any device.'
          : 'Kept on this device. Save it to finish it on another one.'}
      </p>
      {said ? (
        <Alert title="Saved" message="Timesheet saved as draft!" onClose={() => setSaid(false)} />
      ) : null}
    </div>
  );
}
