import { ASK_NOTE_LENGTH, lacksOf } from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { MessageCircleQuestion, Send } from 'lucide-react';
import { useState, type ComponentProps } from 'react';

import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { TextField } from '../../../components/field.js';
import { toast } from '../../../components/toast-store.js';
import { Refusal } from '../../../forms/refusal.js';
import { useSending } from '../../../lib/use-sending.js';
import { askDriver, COLLATIONS_KEY, type Collation } from '../api.js';
import { askedWords, canAskAgain } from './asked-words.js';

interface AskDriverProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'className'> {
  set: Collation;
}

/** Opens what the driver of a set is asked for, and sends it in the name of the person who presses it. */
export function AskDriver({ set, ...button }: AskDriverProps) {
  const [open, setOpen] = useState(false);
  const { asked } = set;
  const isAsked = asked !== null && !canAskAgain(asked);
  return (
    <>
      <Button
        {...button}
        disabled={isAsked}
        title={asked && isAsked ? askedWords(asked) : undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MessageCircleQuestion aria-hidden />
        <span>
          {isAsked ? 'Asked' : 'Ask'}
          <span className="sr-only">
            {' '}
            {whoOf(set)} {set.reference}
          </span>
        </span>
      </Button>
      {open ? <AskDialog set={set} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function AskDialog({ set, onClose }: { set: Collation; onClose: () => void }) {
  const [note, setNote] = useState('');
  const queryClient = useQueryClient();
  const who = whoOf(set);
  const asking = useSending({
    mutationFn: () => askDriver(set.id, note.trim() || null),
    onSuccess: async () => {
      onClose();
      toast({ title: 'Asked', description: `${who} gets a mail with what is missing.`, tone: 'good' });
      await queryClient.invalidateQueries({ queryKey: COLLATIONS_KEY });
    },
  });
  return (
    <Dialog open title={`Ask ${who}`} onOpenChange={onClose}>
      <p>
        {who} gets a mail in your name, with a link to this set. Replies come to you. At most one mail a day
        for each week.
      </p>
      <div>
        <p className="font-semibold">What is missing</p>
        <ul className="list-disc ps-5">
          {lacksOf(set).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <TextField
        label="Add a line (optional)"
        maxLength={ASK_NOTE_LENGTH}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {asking.error ? (
        <Refusal error={asking.error} offline="The mail was not sent. Check the signal and try again." />
      ) : null}
      <div className="grid gap-2.5 tablet:grid-cols-2">
        <Button size="action" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="primary" size="action" disabled={asking.isPending} onClick={() => asking.mutate()}>
          <Send aria-hidden /> {asking.isPending ? 'Sending...' : 'Send'}
        </Button>
      </div>
    </Dialog>
  );
}

/** The account is asked, whatever name stands on the forms. */
function whoOf({ account, driverSignedName }: Collation): string {
  return account?.fullName ?? (driverSignedName || 'the driver');
}
