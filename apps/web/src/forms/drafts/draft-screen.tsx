import { AppWindow, FileClock } from 'lucide-react';
import type { ReactNode } from 'react';

import { isSaved, type Draft, type FormCustomer } from './draft.js';
import type { DraftCalls } from './draft-saver.js';
import { useDraft, type BeginForm, type OpenDraft } from './use-draft.js';
import { useOnlyTab } from '../../lib/use-only-tab.js';
import { Button } from '../../components/button.js';
import { Choice, Opening } from './choice.js';
import { SavedDraft } from './saved-draft.js';

interface DraftScreenProps<Made extends Draft> {
  /** The kind of form, as in `draftName`. */
  kind: string;
  /** What the form is called in a sentence: 'timesheet'. */
  noun: string;
  customer: FormCustomer;
  begin: BeginForm<Made>;
  /** The draft of the server that is to be opened; without one that of this device. */
  savedId: string | undefined;
  calls: DraftCalls<Made>;
  describe: (kept: Made) => string;
  /** Leads to the kept form under its own customer and order number. */
  onCarryOn: (kept: Made) => void;
  /** The form has been sent; leads to it. */
  onSent: (id: string) => void;
  /** Draws the wizard on the open draft. */
  children: (open: OpenDraft<Made>) => ReactNode;
}

/** Opens a wizard on the draft of this device, in one tab at a time. */
export function DraftScreen<Made extends Draft>(props: DraftScreenProps<Made>) {
  const { place, takeOver } = useOnlyTab(props.kind);
  if (place === 'asking') return <Opening noun={props.noun} />;
  if (place === 'here')
    return props.savedId ? <SavedDraft {...props} savedId={props.savedId} /> : <DraftHere {...props} />;
  return (
    <Choice icon={AppWindow} title={`This ${props.noun} is open in another tab`}>
      <p>What is typed there is kept. Close that tab, or go on with it here.</p>
      <Button variant="primary" size="action" onClick={takeOver}>
        Use it here
      </Button>
    </Choice>
  );
}

function DraftHere<Made extends Draft>(props: DraftScreenProps<Made>) {
  const { kind, noun, customer, begin, describe, onCarryOn, children } = props;
  const draft = useDraft(kind, customer, begin);
  switch (draft.state) {
    case 'loading':
      return <Opening noun={noun} />;
    case 'other':
      return (
        <Choice icon={FileClock} title={`There is an unsent ${noun} on this phone`}>
          <p>{describe(draft.kept)}</p>
          <Button variant="primary" size="action" onClick={() => onCarryOn(draft.kept)}>
            Carry on with it
          </Button>
          <Button size="action" onClick={draft.startNew}>
            {isSaved(draft.kept) ? 'Leave it saved and start a new one' : 'Throw it away and start a new one'}
          </Button>
        </Choice>
      );
    case 'open':
      return children(draft);
  }
}
