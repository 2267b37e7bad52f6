import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleAlert, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';

import { serverMessage } from '../../lib/api-error.js';
import type { Draft } from './draft.js';
import { FORM_KINDS } from '@groundsheet/form-rules';
import type { FormDefinition } from '../wizard/form-definition.js';
import { draftName, saveDraft } from './draft-store.js';
import { asNewer, savedDraftQuery } from './open-saved.js';
import { useSender } from '../sending/sender.js';
import { Button, buttonVariants } from '../../components/button.js';
import { Choice, Opening } from './choice.js';
import { WhichVersion } from './which-version.js';

interface SavedDraftProps<Made extends Draft> {
  savedId: string;
  opensAt: number | undefined;
  form: Pick<FormDefinition<Made>, 'kind' | 'calls'>;
  /** Leads to the draft, which this device has by then. */
  onCarryOn: (draft: Made) => void;
  onSent: (id: string) => void;
}

/** Brings a draft of the server onto this device, asking first where that would cost something. */
export function SavedDraft<Made extends Draft>(props: SavedDraftProps<Made>) {
  if (useSender().guest) {
    return (
      <Choice icon={UserRound} title="Sign in to open this draft">
        <p>
          It is kept with the account of the driver who began it. Sign in on the home page, then open it
          again.
        </p>
        <Home />
      </Choice>
    );
  }
  return <Bring key={props.savedId} {...props} />;
}

function atStep<Made extends Draft>(step: number, load: (id: string) => Promise<Made>) {
  return async (id: string): Promise<Made> => ({ ...(await load(id)), step });
}

function Bring<Made extends Draft>(props: SavedDraftProps<Made>) {
  const { savedId, opensAt, form, onCarryOn, onSent } = props;
  const { kind } = form;
  const calls = opensAt ? { ...form.calls, load: atStep(opensAt, form.calls.load) } : form.calls;
  const { noun } = FORM_KINDS[kind];
  const [name] = useState(() => draftName(kind, savedId));
  const { data: opening, error, refetch } = useQuery(savedDraftQuery(name, savedId, calls));
  useEffect(() => {
    if (opening?.state === 'open') onCarryOn(opening.draft);
    if (opening?.state === 'sent') onSent(savedId);
  }, [opening, savedId, onCarryOn, onSent]);
  const open = async (draft: Made) => {
    await saveDraft(name, draft);
    onCarryOn(draft);
  };

  if (error) {
    return (
      <Choice icon={CircleAlert} title="This draft could not be opened">
        <p>{serverMessage(error) ?? 'It is kept with your account. Try again when there is a signal.'}</p>
        <Button variant="primary" size="action" onClick={() => void refetch()}>
          Try again
        </Button>
        <Home />
      </Choice>
    );
  }
  if (opening?.state === 'moved') {
    const { mine, other } = opening;
    return (
      <WhichVersion
        kind={kind}
        mine={mine}
        other={other}
        onKeepMine={() => void open(asNewer(mine, other))}
        onTakeOther={() => void open(other)}
        onLater={() => onCarryOn(mine)}
      />
    );
  }
  return <Opening noun={noun} />;
}

function Home() {
  return (
    <Link to="/" className={buttonVariants({ size: 'action' })}>
      Home
    </Link>
  );
}
