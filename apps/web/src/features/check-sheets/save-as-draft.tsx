import { LoaderCircle, Save } from 'lucide-react';

import { Button } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';
import { toast } from '../../components/toast-store.js';
import type { SaveDraftProps } from '../../forms/wizard/form-definition.js';
import { DRAFT_SAVED } from './save-toasts.js';

/** Leaves the sheet to be finished later, on whatever device. */
export function SaveAsDraft({ isSaving, save }: SaveDraftProps) {
  const saveAndSay = async () => {
    if (await save()) toast(DRAFT_SAVED);
  };
  return (
    <TitledCard id="save-as-draft" title="Save as Draft">
      <Button className="self-start" disabled={isSaving} onClick={() => void saveAndSay()}>
        {isSaving ? <LoaderCircle aria-hidden className="animate-spin" /> : <Save aria-hidden />}
        Save Draft - Complete Later
      </Button>
    </TitledCard>
  );
}
