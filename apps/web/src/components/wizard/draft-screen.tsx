import { AppWindow, FileClock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Draft, FormCustomer } from '../../lib/drafts/draft.js';
import { useDraft, type BeginForm, type OpenDraft } from '../../lib/drafts/use-draft.js';
import { useOnlyTab } from '../../lib/use-only-tab.js';
import { Button } from '../button.js';
import { Card } from '../card.js';
import { Skeleton } from '../skeleton.js';

interface DraftScreenProps<Made extends Draft> {
  /** The kind of form, as in `draftName`. */
  kind: string;
  /** What the form is called in a sentence: 'timesheet'. */
  noun: string;
  customer: FormCustomer;
  begin: BeginForm<Made>;
  describe: (kept: Made) => string;
  /** Leads to the kept form under its own customer and order number. */
  onCarryOn: (kept: Made) => void;
  /** Draws the wizard on the open draft. */
  children: (open: OpenDraft<Made>) => ReactNode;
}

/** Opens a wizard on the draft of this device, in one tab at a time. */
export function DraftScreen<Made extends Draft>(props: DraftScreenProps<Made>) {
  const { place, takeOver } = useOnlyTab(props.kind);
  if (place === 'asking') return <Opening noun={props.noun} />;
  if (place === 'here') return <DraftHere {...props} />;
  return (
    <Choice icon={AppWindow} title={`This ${props.noun} is open in another tab`}>
      <p>What is typed there is kept. Close that tab, or go on with it here.</p>
      <Button variant="primary" size="action" onClick={takeOver}>
        Use it here
      </Button>
    </Choice>
  );
}

function Opening({ noun }: { noun: string }) {
  return (
    <main className="mx-auto w-full max-w-reading p-edge">
      <Skeleton label={`Opening your ${noun}...`} />
    </main>
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
            Throw it away and start a new one
          </Button>
        </Choice>
      );
    case 'open':
      return children(draft);
  }
}

/** A question that comes before the form. */
function Choice({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <main className="mx-auto flex w-full max-w-reading grow flex-col justify-center px-edge py-8">
      <Card className="flex flex-col gap-4">
        <Icon aria-hidden className="size-10 text-attention" />
        <h1 className="text-xl">{title}</h1>
        {children}
      </Card>
    </main>
  );
}
