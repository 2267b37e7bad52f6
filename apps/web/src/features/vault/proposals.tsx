import { PROPOSED_FIELDS } from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Pencil, X } from 'lucide-react';
import { useId, useState } from 'react';

import { Button } from '../../components/button.js';
import { Refusal } from '../../forms/refusal.js';
import { useSending } from '../../lib/use-sending.js';
import { answerProposal, proposalPictureUrl, VAULT_KEY, type Proposal, type VaultDocument } from './api.js';
import { DocumentField } from './document-field.js';
import { FIELD_LABELS, inWords } from './document-fields.js';

interface ProposalsProps {
  document: VaultDocument;
  onChanged: (document: VaultDocument) => void;
}

/** What a document says of itself; nothing of it counts before its owner has said so. */
export function Proposals({ document, onChanged }: ProposalsProps) {
  const id = useId();
  if (document.proposals.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-lg">
        Is this right?
      </h3>
      <p className="text-muted">We read this on your document. Nothing is filled in until you say so.</p>
      <ul className="flex flex-col gap-3">
        {PROPOSED_FIELDS.flatMap((field) =>
          document.proposals
            .filter((proposal) => proposal.field === field)
            .map((proposal) => (
              <li key={field}>
                <OneProposal document={document} proposal={proposal} onChanged={onChanged} />
              </li>
            )),
        )}
      </ul>
    </section>
  );
}

function OneProposal({ document, proposal, onChanged }: ProposalsProps & { proposal: Proposal }) {
  const { field, value } = proposal;
  const id = useId();
  const queryClient = useQueryClient();
  const [corrected, setCorrected] = useState<string | null>(null);
  const answer = useSending({
    mutationFn: (said: string | null) => answerProposal(document, field, said),
    onSuccess: onChanged,
    // A refusal may mean that it was answered on another device.
    onSettled: () => queryClient.invalidateQueries({ queryKey: VAULT_KEY }),
  });
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card border border-line bg-paper p-3"
    >
      <img
        src={proposalPictureUrl(document.id, field)}
        alt={`Where we read it: ${FIELD_LABELS[field]}`}
        className="max-h-24 max-w-full self-start rounded-control border border-line bg-sheet object-contain"
      />
      <p id={id}>
        <span className="text-muted">{FIELD_LABELS[field]}: </span>
        <strong className="text-lg break-words">{inWords(field, value)}</strong>
      </p>
      {corrected === null ? (
        <div className="grid grid-cols-2 gap-2">
          <Button
            variant="primary"
            className="col-span-2"
            disabled={answer.isPending}
            onClick={() => answer.mutate(value)}
          >
            <Check aria-hidden /> Accept
          </Button>
          <Button disabled={answer.isPending} onClick={() => setCorrected(value)}>
            <Pencil aria-hidden /> Correct
          </Button>
          <Button disabled={answer.isPending} onClick={() => answer.mutate(null)}>
            <X aria-hidden /> Not right
          </Button>
        </div>
      ) : (
        <form
          className="flex flex-col gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            answer.mutate(corrected.trim());
          }}
        >
          <DocumentField field={field} id={`${id}-value`} value={corrected} onChange={setCorrected} />
          <div className="grid grid-cols-2 gap-2">
            <Button onClick={() => setCorrected(null)}>Cancel</Button>
            <Button type="submit" variant="primary" disabled={answer.isPending || !corrected.trim()}>
              Save
            </Button>
          </div>
        </form>
      )}
      {answer.error ? (
        <Refusal error={answer.error} offline="No signal: nothing has been filled in. Try again." />
      ) : null}
    </div>
  );
}
