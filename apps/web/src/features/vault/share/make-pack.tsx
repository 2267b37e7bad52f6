import { addDays, FIELD_LENGTHS, LONGEST_PACK_DAYS } from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { TextField } from '../../../components/field.js';
import { Refusal } from '../../../forms/refusal.js';
import { today } from '../../../lib/today.js';
import { useSending } from '../../../lib/use-sending.js';
import type { VaultDocument } from '../api.js';
import { makeSharePack, SHARE_PACKS_KEY } from './api.js';
import { PackDocuments } from './pack-documents.js';
import { PackLink } from './pack-link.js';

/** So long most inductions are asked about. */
const USUAL_DAYS = 14;

interface MakePackProps {
  ownerName: string;
  onClose: () => void;
}

/** Picks documents for a site office, and gives the link. */
export function MakePack({ ownerName, onClose }: MakePackProps) {
  const queryClient = useQueryClient();
  const [title, setTitle] = useState('');
  const [endsOn, setEndsOn] = useState(() => addDays(today(), USUAL_DAYS));
  const [chosen, setChosen] = useState<readonly VaultDocument[]>([]);
  const make = useSending({
    mutationFn: () => makeSharePack({ title: title.trim(), endsOn, documentIds: chosen.map(({ id }) => id) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SHARE_PACKS_KEY }),
  });
  if (make.data)
    return (
      <Dialog open title="Share pack" onOpenChange={onClose}>
        <PackLink link={make.data.link} title={title} />
        <Button variant="primary" size="action" onClick={onClose}>
          Done
        </Button>
      </Dialog>
    );
  const turn = (document: VaultDocument) => {
    const others = chosen.filter(({ id }) => id !== document.id);
    setChosen(others.length < chosen.length ? others : [...chosen, document]);
  };
  return (
    <Dialog open keepOnOutsideTap title="New share pack" onOpenChange={onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          make.mutate();
        }}
      >
        <p className="text-muted">
          The site office sees pictures and expiry dates and nothing else, and at most the first ten pages of
          a PDF. You see each time it is opened, and can withdraw it whenever you like.
        </p>
        <TextField
          required
          label="Who is it for?"
          placeholder="Site office, Wharf Road"
          maxLength={FIELD_LENGTHS.packTitle}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextField
          required
          type="date"
          label="Can be opened until"
          min={today()}
          max={addDays(today(), LONGEST_PACK_DAYS)}
          value={endsOn}
          onChange={({ target }) => setEndsOn(target.value)}
        />
        <PackDocuments ownerName={ownerName} chosen={chosen} onTurn={turn} />
        {make.error ? (
          <Refusal error={make.error} offline="No signal: nothing is shared yet. Try again in a moment." />
        ) : null}
        <Button
          type="submit"
          variant="primary"
          size="action"
          disabled={make.isPending || chosen.length === 0 || !title.trim() || !endsOn}
        >
          {make.isPending ? 'One moment...' : wordsFor(chosen.length)}
        </Button>
      </form>
    </Dialog>
  );
}

const wordsFor = (chosen: number) => (chosen > 1 ? `Make the link to ${chosen} documents` : 'Make the link');
