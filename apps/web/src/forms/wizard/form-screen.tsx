import { FileClock } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '../../components/button.js';
import { Choice, Opening } from '../drafts/choice.js';
import type { Draft, FormCustomer } from '../drafts/draft.js';
import { OnlyHere } from '../drafts/only-here.js';
import { SavedDraft } from '../drafts/saved-draft.js';
import { UnsentForms } from '../drafts/unsent-forms.js';
import { useDraft, type BeginForm } from '../drafts/use-draft.js';
import { FORM_KINDS } from '@groundsheet/form-rules';
import type { FormDefinition } from './form-definition.js';
import { FormWizard } from './form-wizard.js';
import type { WizardEnds } from './use-wizard.js';

interface FormScreenProps<Made extends Draft> extends WizardEnds {
  form: FormDefinition<Made>;
  customer: FormCustomer;
  /** The unsent form of this device that is carried on with; without one a new form is begun. */
  id: string | undefined;
  /** The draft of the server that is to be opened; without one that of this device. */
  savedId: string | undefined;
  /** The step at which it opens, where that is not for it to say. */
  opensAt: number | undefined;
  /** Leads to a kept form under its own customer and order number. */
  onCarryOn: (kept: Made) => void;
  /** A form has been begun: from now on the address is its own. */
  onBegun: (id: string) => void;
  /** Opens a form that has been sent, for the person signed in. */
  onSent: (id: string) => void;
  /** The way home, made by the route. */
  back: ReactNode;
}

/** Opens the wizard on the draft of this device, in one tab at a time. */
export function FormScreen<Made extends Draft>(props: FormScreenProps<Made>) {
  const { form, id, savedId } = props;
  const { noun } = FORM_KINDS[form.kind];
  return (
    <OnlyHere name={`${form.kind}/${savedId ?? id ?? ''}`} noun={noun}>
      {savedId ? <SavedDraft {...props} savedId={savedId} /> : <DraftHere {...props} />}
    </OnlyHere>
  );
}

function DraftHere<Made extends Draft>(props: FormScreenProps<Made>) {
  const { form, id, customer, opensAt, onCarryOn, onBegun } = props;
  const { noun } = FORM_KINDS[form.kind];
  const [begin] = useState(() => beginningAt(opensAt, form.begin));
  const draft = useDraft(form.kind, id, customer, begin);
  const openId = draft.state === 'open' ? draft.draft.form.id : null;
  const told = useRef(id);
  useEffect(() => {
    if (!openId || openId === told.current) return;
    told.current = openId;
    if (openId !== id) onBegun(openId);
  }, [openId, id, onBegun]);
  switch (draft.state) {
    case 'loading':
      return <Opening noun={noun} />;
    case 'choice': {
      const count = draft.kept.length;
      return (
        <Choice
          icon={FileClock}
          title={
            count === 1
              ? `There is an unsent ${noun} on this phone`
              : `There are ${count} unsent ${noun}s on this phone`
          }
        >
          <UnsentForms
            label={`Unsent ${noun}s`}
            unsent={draft.kept.map((kept) => ({ kind: form.kind, draft: kept }))}
            onCarryOn={(kept) => onCarryOn(kept.draft as Made)}
          />
          <Button size="action" onClick={draft.startNew}>
            Start a new one
          </Button>
        </Choice>
      );
    }
    case 'open':
      return <FormWizard key={openId} {...props} {...draft} />;
  }
}

function beginningAt<Made extends Draft>(step: number | undefined, begin: BeginForm<Made>): BeginForm<Made> {
  return step ? (...facts) => ({ ...begin(...facts), step }) : begin;
}
