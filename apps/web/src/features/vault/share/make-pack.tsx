import { addDays, FIELD_LENGTHS, LONGEST_PACK_DAYS, MOST_DOCUMENTS_OF_PACK } from '@groundsheet/form-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { TextField } from '../../../components/field.js';
import { Refusal } from '../../../forms/refusal.js';
import { today } from '../../../lib/today.js';
import type { VaultDocument } from '../api.js';
import { expiryWords } from '../document-facts.js';
import { makeSharePack, SHARE_PACKS_KEY } from './api.js';
import { PackLink } from './pack-link.js';

/** So long most inductions are asked about. */
const USUAL_DAYS = 14;

interface MakePackProps {
  documents: readonly VaultDocument[];
  onClose: () => void;
}

/** Picks documents for a site office, and gives the link. */
export function MakePack({ documents, onClose }: MakePackProps) {
  const queryClient = useQueryClient();
  const [title, setTitle] = useState('');
  const [endsOn, setEndsOn] = useState(() => addDays(today(), USUAL_DAYS));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const make = useMutation({
    mutationFn: () => makeSharePack({ title: title.trim(), endsOn, documentIds: [...chosen] }),
    networkMode: 'always',
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
  const turn = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
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
          The site office sees pictures and expiry dates, nothing else. You see every opening, and can
          withdraw it at any time.
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
        <fieldset className="flex min-w-0 flex-col gap-2">
          <legend className="mb-1.5 font-semibold">Documents</legend>
          {documents.map((document) => (
            <Choice
              key={document.id}
              document={document}
              chosen={chosen.includes(document.id)}
              full={chosen.length >= MOST_DOCUMENTS_OF_PACK}
              onTurn={() => turn(document.id)}
            />
          ))}
        </fieldset>
        {make.error ? (
          <Refusal error={make.error} offline="No signal: nothing is shared yet. Try again in a moment." />
        ) : null}
        <Button
          type="submit"
          variant="primary"
          size="action"
          disabled={make.isPending || chosen.length === 0 || !title.trim() || !endsOn}
        >
          {make.isPending ? 'One moment...' : 'Make the link'}
        </Button>
      </form>
    </Dialog>
  );
}

interface ChoiceProps {
  document: VaultDocument;
  chosen: boolean;
  full: boolean;
  onTurn: () => void;
}

function Choice({ document, chosen, full, onTurn }: ChoiceProps) {
  const due = expiryWords(document);
  return (
    <label className="flex min-h-action cursor-pointer items-center gap-3 rounded-control border-2 border-strong bg-surface px-3.5 py-2 has-checked:border-accent has-checked:bg-accent-soft">
      <input
        type="checkbox"
        checked={chosen}
        disabled={full && !chosen}
        onChange={onTurn}
        className="size-6 shrink-0 accent-text"
      />
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold break-words">{document.originalFileName}</span>
        <span className="text-sm text-muted">
          {[document.description, due].filter(Boolean).join(' · ') || 'Without an expiry date'}
        </span>
      </span>
    </label>
  );
}
