import { formatMomentBeside, QUERY_NOTE_LENGTH } from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { Check, MessageSquareText, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { TextAreaField } from '../../components/field.js';
import { lasting } from '../../lib/age.js';
import { ownZone } from '../../lib/own-zone.js';
import { useSending } from '../../lib/use-sending.js';
import { Refusal } from '../refusal.js';
import { acceptQuery, answerQuery, SIGN_REQUESTS_KEY, type SignRequest } from './api.js';

interface QueryOfClientProps {
  request: SignRequest;
  query: SignRequest['queries'][number];
  isOpen: boolean;
  isOwn: boolean;
  onCorrection: (draftId: string) => void;
}

/** What a client says is wrong, and what is done about it: it is accepted, or answered in words. */
export function QueryOfClient({ request, query, isOpen, isOwn, onCorrection }: QueryOfClientProps) {
  const { name, lines, note, answer, afterSigning } = query;
  return (
    <Notice tone={isOpen ? 'bad' : 'plain'}>
      <TriangleAlert aria-hidden />
      <div className="flex min-w-0 grow flex-col gap-2">
        <p className="font-semibold">
          {name} says something is wrong{afterSigning ? ', after signing' : ''}:
        </p>
        <ul>
          {[...lines, ...(note ? [`“${note}”`] : [])].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="figures text-sm">{timesOf(query)}</p>
        {answer ? <p>Answered: {answer}</p> : null}
        {query.acceptedAt ? (
          <p>Accepted. They will be asked again once the correction has been sent.</p>
        ) : null}
        {isOpen ? (
          <Answering request={request} canAccept={isOwn && !afterSigning} onCorrection={onCorrection} />
        ) : null}
      </div>
    </Notice>
  );
}

/** 'Said Tue 24 Nov, 14:05, open for 2 days' */
function timesOf({ at, answeredAt, acceptedAt }: QueryOfClientProps['query']): string {
  const zone = ownZone();
  const said = `Said ${formatMomentBeside(at, new Date().toISOString(), zone)}`;
  if (acceptedAt) return `${said}, accepted ${formatMomentBeside(acceptedAt, at, zone)}`;
  if (answeredAt) return `${said}, answered ${formatMomentBeside(answeredAt, at, zone)}`;
  return `${said}, open for ${lasting(at)}`;
}

interface AnsweringProps {
  request: SignRequest;
  canAccept: boolean;
  onCorrection: (draftId: string) => void;
}

function Answering({ request, canAccept, onCorrection }: AnsweringProps) {
  const [words, setWords] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: SIGN_REQUESTS_KEY });
  const accepting = useSending({
    mutationFn: () => acceptQuery(request.id),
    onSuccess: async (draft) => {
      await refresh();
      onCorrection(draft.id);
    },
  });
  const answering = useSending({
    mutationFn: (answer: string) => answerQuery(request.id, answer),
    onSuccess: refresh,
  });
  const error = accepting.error ?? answering.error;
  return (
    <div className="flex flex-col gap-2 text-text">
      {error ? (
        <Refusal error={error} offline="It did not go through. Check the signal and try again." />
      ) : null}
      {words === null ? (
        <div className="flex flex-wrap gap-2">
          {canAccept ? (
            <Button variant="primary" disabled={accepting.isPending} onClick={() => accepting.mutate()}>
              <Check aria-hidden /> Accept and correct
            </Button>
          ) : null}
          <Button onClick={() => setWords('')}>
            <MessageSquareText aria-hidden /> Answer in words
          </Button>
        </div>
      ) : (
        <>
          <TextAreaField
            label="Your answer"
            hint="They will see it when they open the link, and can still sign."
            maxLength={QUERY_NOTE_LENGTH}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              disabled={!words.trim() || answering.isPending}
              onClick={() => answering.mutate(words.trim())}
            >
              Send the answer
            </Button>
            <Button onClick={() => setWords(null)}>Back</Button>
          </div>
        </>
      )}
    </div>
  );
}
