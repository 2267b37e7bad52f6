import type { Wire } from '@groundsheet/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { v4 as uuidv4 } from 'uuid';

import { Button } from '../../components/button.js';
import { FieldError, TextAreaField, TextField } from '../../components/field.js';
import { SignatureBox } from '../../components/signature/signature-box.js';
import { DEFECTS_KEY } from '../../forms/machine/machine-status-api.js';
import { photosIn, refuseWhileAdding, sendOrQueue, whyNotSent } from '../../forms/outbox/queue-call.js';
import { PagePhotos } from '../../forms/photos/page-photos.js';
import { api } from '../../lib/api.js';
import { fieldFaults, photoFault } from '../../lib/api-error.js';
import { today } from '../../lib/today.js';
import { useFocusOnFault } from '../../lib/use-focus-on-fault.js';
import { useOnline } from '../../lib/use-online.js';
import { useSending } from '../../lib/use-sending.js';
import { hoursTyped, repairOf, REQUIRED } from './record-repair.js';

export type Recorded = Wire['MachineRepairResponse'];

export interface RepairLink {
  id: string;
  /** The key of the link. */
  secret: string;
}

const NOTHING = { work: '', parts: '', hours: '', fitterSignature: '' };
type Words = typeof NOTHING;

export interface TypedRepair extends Words {
  /** As uploads are called in a request. */
  photos: string[];
}

export const NOTHING_REPAIRED: TypedRepair = { ...NOTHING, photos: [] };

/** What one repair of a machine has in common with the next. */
export interface Who {
  fitter: string;
  firm: string;
  meter: string;
}

export const NOBODY: Who = { fitter: '', firm: '', meter: '' };

/** A record as it was typed; it is signed again. */
export function typedIn({ work, parts, hours, photos }: Recorded): TypedRepair {
  return {
    work,
    parts: parts ?? '',
    hours: hours === null ? '' : String(hours),
    photos: [...photos],
    fitterSignature: '',
  };
}

/** What was typed and signed, of a repair that waited and was taken back. */
export function typedOf(body: Record<string, unknown>): { typed: TypedRepair; who: Who } {
  const textsOf = <Texts extends object>(texts: Texts) =>
    Object.fromEntries(
      Object.keys(texts).map((name) => [name, String(body[name] ?? '')]),
    ) as unknown as Texts;
  return { typed: { ...textsOf(NOTHING), photos: photosIn(body) }, who: textsOf(NOBODY) };
}

interface RepairFormProps {
  defectId: string;
  /** Of the defect, as it is called. */
  number: string;
  item: string;
  before?: Recorded;
  begun: TypedRepair;
  link: RepairLink;
  /** Typed once, for all repairs of the page. */
  who: Who;
  onWho: (who: Who) => void;
  onDone: () => void;
  /** It waits for a signal. */
  onQueued: () => void;
}

/** What a fitter has done, signed; without a signal it waits on the phone. */
export function RepairForm(props: RepairFormProps) {
  const { defectId, before, who, onWho } = props;
  const [{ typed, key }, setTyped] = useState(() => ({ typed: props.begun, key: uuidv4() }));
  const [tries, setTries] = useState(0);
  const { mutate, isPending, error } = useSendRepair(props, key);
  const isOnline = useOnline();
  const faults = fieldFaults(error);
  const form = useFocusOnFault(tries, error);
  // Something else is sent under another key.
  const change = (part: Partial<TypedRepair>) =>
    setTyped((last) => ({ typed: { ...last.typed, ...part }, key: uuidv4() }));
  const entry = (name: keyof Words) => ({
    name,
    value: typed[name],
    error: faults[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const person = (name: keyof Who, maxLength = 80) => ({
    name,
    value: who[name],
    error: faults[name],
    maxLength,
    onChange: ({ target }: { target: { value: string } }) => onWho({ ...who, [name]: target.value }),
  });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    mutate(typed);
  };
  const what = before ? 'correction' : 'repair';
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={save}>
      <TextField label="Your name" autoComplete="name" {...person('fitter')} />
      <TextField label="Your firm" autoComplete="organization" {...person('firm')} />
      <TextAreaField label="What was done" maxLength={1000} {...entry('work')} />
      <TextField label="Parts" maxLength={500} {...entry('parts')} />
      <TextField label="Hours of work" inputMode="decimal" maxLength={6} {...entry('hours')} />
      <TextField label="Hour meter" autoComplete="off" {...person('meter', 20)} />
      <PagePhotos
        of={photosOf(props)}
        hint="Of the finished repair."
        photos={typed.photos}
        elsewhere={(url) => url}
        error={photoFault(faults)}
        onChange={(rule) =>
          setTyped((last) => ({ typed: { ...last.typed, photos: rule(last.typed.photos) }, key: uuidv4() }))
        }
      />
      <SignatureBox
        id={`signature-${before?.id ?? defectId}`}
        label="Fitter signature"
        of={`repair ${before?.id ?? defectId}`}
        value={typed.fitterSignature || null}
        error={faults['fitterSignature']}
        onChange={(signature) => change({ fitterSignature: signature ?? '' })}
      />
      {error && Object.keys(faults).length === 0 ? (
        <div role="alert">
          <FieldError>{whyNotSent(error) ?? 'This needs a signal. Nothing has been sent.'}</FieldError>
        </div>
      ) : null}
      <Button type="submit" variant="send" size="action" disabled={isPending}>
        {isPending ? 'One moment...' : `Sign and ${isOnline || before ? 'send' : 'queue'} the ${what}`}
      </Button>
    </form>
  );
}

/** Under which the photos of a repair, or of a correction, are kept on this phone. */
function photosOf({ before, defectId }: RepairFormProps): string {
  return before ? `correction/${before.id}` : repairOf({ id: defectId });
}

/** @param key the same for the same words */
function useSendRepair(props: RepairFormProps, key: string) {
  const { defectId, number, item, before, link, who, onDone, onQueued } = props;
  const queryClient = useQueryClient();
  return useSending({
    mutationFn: async ({ hours, ...words }: TypedRepair) => {
      const body = {
        ...who,
        ...words,
        id: link.id,
        key: link.secret,
        defectId,
        hours: hoursTyped(hours),
        on: before?.on ?? today(),
        ...(before ? { corrects: before.id } : {}),
      };
      const params = { header: { 'Idempotency-Key': key } };
      const send = () => api.POST('/api/repair-links/repairs', { params, body });
      // Whether it still takes the place of the other one is known with a signal.
      if (before) {
        refuseWhileAdding(photosOf(props));
        return send().then(() => 'sent' as const);
      }
      const call = {
        kind: 'repair' as const,
        of: repairOf({ id: defectId }),
        key,
        body,
        about: `${number} ${item}`,
        required: [...REQUIRED, 'fitterSignature'],
        to: '/api/repair-links/repairs',
        page: `/repair/${link.id}#${link.secret}`,
      };
      return sendOrQueue(call, send);
    },
    onSuccess: (went) => (went === 'sent' ? onDone() : onQueued()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: DEFECTS_KEY }),
  });
}
