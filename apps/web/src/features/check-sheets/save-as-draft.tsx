import { LoaderCircle, Save } from 'lucide-react';

import { Button } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';

interface SaveAsDraftProps {
  isSaving: boolean;
  onSave: () => void;
}

/** Leaves the sheet to be finished later, on whatever device. */
export function SaveAsDraft({ isSaving, onSave }: SaveAsDraftProps) {
  return (
    <TitledCard id="save-as-draft" title="Save as Draft">
      <Button className="self-start" disabled={isSaving} onClick={onSave}>
        {isSaving ? <LoaderCircle aria-hidden className="animate-spin" /> : <Save aria-hidden />}
        Save Draft - Complete Later
      </Button>
    </TitledCard>
  );
}
