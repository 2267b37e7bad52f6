import type { Wire } from '@groundsheet/api-client';
import { formatMoment } from '@groundsheet/form-rules';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, OctagonX, TriangleAlert, Wrench } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { Card } from '../../components/card.js';
import { FieldError, TextAreaField, TextField } from '../../components/field.js';
import { SignatureBox } from '../../components/signature/signature-box.js';
import { Skeleton } from '../../components/skeleton.js';
import { DEFECTS_KEY } from '../../forms/machine/machine-status-api.js';
import { Refusal } from '../../forms/refusal.js';
import { api, dataOf } from '../../lib/api.js';
import { fieldFaults, serverMessage } from '../../lib/api-error.js';
import { usePageTitle } from '../../lib/page-title.js';
import { useFocusOnFault } from '../../lib/use-focus-on-fault.js';
import { useSending } from '../../lib/use-sending.js';
import { ownZone } from '../../lib/own-zone.js';

type ToRepair = Wire['DefectToRepair'];

interface Link {
  id: string;
  /** The key of the link. */
  secret: string;
}

const repairPageQuery = ({ id, secret: key }: Link) =>
  queryOptions({
    queryKey: [...DEFECTS_KEY, 'repair', id],
    queryFn: async () => dataOf(await api.POST('/api/repair-links/open', { body: { id, key } })),
    staleTime: 0,
  });

/** What is to be repaired on one machine, for a fitter without an account (docs/machines.md, Defects). */
export function FitterPage(link: Link) {
  const { data, error } = useQuery(repairPageQuery(link));
  const [who, setWho] = useState({ fitter: '', firm: '' });
  const [done, setDone] = useState<ToRepair | null>(null);
  usePageTitle(data?.plantNumber);
  if (error) return <Refusal error={error} offline="The machine cannot be loaded without a signal." />;
  if (!data) return <Skeleton label="Loading the machine..." rows={3} />;
  return (
    <>
      <div>
        <h1 className="text-2xl wrap-anywhere">Repair of {data.plantNumber}</h1>
        <p className="text-muted">
          {data.askedBy} has asked you to repair it. This page works until{' '}
          {formatMoment(data.expiresAt, ownZone())}.
        </p>
      </div>
      {done ? (
        <Notice tone="good" role="status">
          <CircleCheck aria-hidden />
          <p>
            {done.number} is recorded as repaired.
            {done.isStopping ? ' The machine stays stopped until the office has released it.' : ''}
          </p>
        </Notice>
      ) : null}
      {data.defects.length === 0 ? <p>There is nothing left to repair on this machine.</p> : null}
      {data.defects.map((defect) => (
        <DefectToRepair
          key={defect.id}
          {...{ defect, link, who }}
          onWho={setWho}
          onDone={() => setDone(defect)}
        />
      ))}
    </>
  );
}

interface DefectToRepairProps {
  defect: ToRepair;
  link: Link;
  /** Typed once, for all repairs of the page. */
  who: { fitter: string; firm: string };
  onWho: (who: { fitter: string; firm: string }) => void;
  onDone: () => void;
}

function DefectToRepair(props: DefectToRepairProps) {
  const [open, setOpen] = useState(false);
  const { number, item, finding, note, isStopping, openedAt } = props.defect;
  const Icon = isStopping ? OctagonX : TriangleAlert;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-start gap-2.5">
        <Icon
          aria-hidden
          className={isStopping ? 'mt-0.5 shrink-0 text-bad' : 'mt-0.5 shrink-0 text-attention'}
        />
        <div className="min-w-0">
          <h2 className="text-lg wrap-anywhere">
            {number} {item}: {finding}
          </h2>
          <p className="text-sm text-muted">
            {isStopping ? 'Do not use. ' : ''}Since {formatMoment(openedAt, ownZone())}
          </p>
          {note ? <p className="wrap-anywhere whitespace-pre-line">{note}</p> : null}
        </div>
      </div>
      {open ? (
        <RepairForm {...props} />
      ) : (
        <Button size="action" variant="primary" onClick={() => setOpen(true)}>
          <Wrench aria-hidden /> Repaired<span className="sr-only"> {number}</span>
        </Button>
      )}
    </Card>
  );
}

const NOTHING = { work: '', parts: '', hours: '', meter: '' };

function RepairForm({ defect, link, who, onWho, onDone }: DefectToRepairProps) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(NOTHING);
  const [fitterSignature, setSignature] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const { mutate, isPending, error } = useSending({
    mutationFn: async (sent: typeof typed) => {
      const { hours, ...words } = sent;
      await api.POST('/api/repair-links/repairs', {
        body: {
          ...{ ...who, ...words, id: link.id, key: link.secret, defectId: defect.id },
          fitterSignature: fitterSignature ?? '',
          hours: hours.trim() ? Number(hours) : null,
        },
      });
    },
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: DEFECTS_KEY }),
  });
  const faults = fieldFaults(error);
  const form = useFocusOnFault(tries, error);
  const entry = (name: keyof typeof NOTHING) => ({
    ...{ name, value: typed[name], error: faults[name], autoComplete: 'off' },
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const person = (name: keyof typeof who) => ({
    ...{ name, value: who[name], error: faults[name], maxLength: 80 },
    onChange: ({ target }: { target: { value: string } }) => onWho({ ...who, [name]: target.value }),
  });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    mutate(typed);
  };
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={save}>
      <TextField label="Your name" autoComplete="name" {...person('fitter')} />
      <TextField label="Your firm" autoComplete="organization" {...person('firm')} />
      <TextAreaField label="What was done" maxLength={1000} {...entry('work')} />
      <TextField label="Parts" maxLength={500} {...entry('parts')} />
      <TextField label="Hours of work" inputMode="decimal" maxLength={6} {...entry('hours')} />
      <TextField label="Hour meter" maxLength={40} {...entry('meter')} />
      <SignatureBox
        id={`signature-${defect.id}`}
        label="Fitter signature"
        of={`repair ${defect.id}`}
        value={fitterSignature}
        error={faults['fitterSignature']}
        onChange={setSignature}
      />
      {error && Object.keys(faults).length === 0 ? (
        <div role="alert">
          <FieldError>{serverMessage(error) ?? 'This needs a signal. Nothing has been sent.'}</FieldError>
        </div>
      ) : null}
      <Button type="submit" variant="send" size="action" disabled={isPending}>
        {isPending ? 'One moment...' : 'Sign and send the repair'}
      </Button>
    </form>
  );
}
