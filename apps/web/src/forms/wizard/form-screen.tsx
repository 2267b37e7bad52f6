import { AppWindow, FileClock } from 'lucide-react';

import { Button } from '../../components/button.js';
import { useOnlyTab } from '../../lib/use-only-tab.js';
import { Choice, Opening } from '../drafts/choice.js';
import { isSaved, type Draft, type FormCustomer } from '../drafts/draft.js';
import { SavedDraft } from '../drafts/saved-draft.js';
import { useDraft } from '../drafts/use-draft.js';
import { FORM_KINDS } from '@groundsheet/form-rules';
import type { FormDefinition } from './form-definition.js';
import { FormWizard, type WizardEnds } from './form-wizard.js';

interface FormScreenProps<Made extends Draft> extends WizardEnds {
  form: FormDefinition<Made>;
  customer: FormCustomer;
  /** The draft of the server that is to be opened; without one that of this device. */
  savedId: string | undefined;
  /** The step at which it opens, where that is not for it to say. */
  opensAt: number | undefined;
  /** Leads to the kept form under its own customer and order number. */
  onCarryOn: (kept: Made) => void;
  /** Opens a form that has been sent, for whoever is signed in. */
  onSent: (id: string) => void;
}

/** Opens the wizard on the draft of this device, in one tab at a time. */
export function FormScreen<Made extends Draft>(props: FormScreenProps<Made>) {
  const { form, savedId } = props;
  const { noun } = FORM_KINDS[form.kind];
  const { place, takeOver } = useOnlyTab(form.kind);
  if (place === 'asking') return <Opening noun={noun} />;
  if (place === 'here')
    return savedId ? <SavedDraft {...props} savedId={savedId} /> : <DraftHere {...props} />;
  return (
    <Choice icon={AppWindow} title={`This ${noun} is open in another tab`}>
      <p>What you typed there is kept. Close that tab, or carry on here.</p>
      <Button variant="primary" size="action" onClick={takeOver}>
        Use it here
      </Button>
    </Choice>
  );
}

function DraftHere<Made extends Draft>(props: FormScreenProps<Made>) {
  const { form, customer, onCarryOn } = props;
  const { noun } = FORM_KINDS[form.kind];
  const draft = useDraft(form.kind, customer, form.begin);
  switch (draft.state) {
    case 'loading':
      return <Opening noun={noun} />;
    case 'other':
      return (
        <Choice icon={FileClock} title={`There is an unsent ${noun} on this phone`}>
          <p>{form.describe(draft.kept)}</p>
          <Button variant="primary" size="action" onClick={() => onCarryOn(draft.kept)}>
            Carry on with it
          </Button>
          <Button size="action" onClick={draft.startNew}>
            {isSaved(draft.kept) ? 'Leave it saved and start a new one' : 'Throw it away and start a new one'}
          </Button>
        </Choice>
      );
    case 'open':
      return <FormWizard {...props} {...draft} />;
  }
}
