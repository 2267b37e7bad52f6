import type { Wire } from '@groundsheet/api-client';
import { formatMoment } from '@groundsheet/form-rules';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, OctagonX, PencilLine, TriangleAlert, Wrench } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { Card } from '../../components/card.js';
import { FieldError, TextAreaField, TextField } from '../../components/field.js';
import { SignatureBox } from '../../components/signature/signature-box.js';
import { Skeleton } from '../../components/skeleton.js';
import { DEFECTS_KEY } from '../../forms/machine/machine-status-api.js';
import { Refusal } from '../../forms/refusal.js';
import { RingFirm } from '../../forms/something-wrong.js';
import { api, dataOf } from '../../lib/api.js';
import { fieldFaults, serverMessage } from '../../lib/api-error.js';
import { usePageTitle } from '../../lib/page-title.js';
import { useFocusOnFault } from '../../lib/use-focus-on-fault.js';
import { useSending } from '../../lib/use-sending.js';
import { ownZone } from '../../lib/own-zone.js';

type ToRepair = Wire['DefectToRepair'];
type Recorded = Wire['MachineRepairResponse'];

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
  const [done, setDone] = useState<Done | null>(null);
  usePageTitle(data?.plantNumber);
  if (error)
    return (
      <>
        <h1 className="text-2xl">This page cannot be opened</h1>
        <Refusal error={error} offline="The machine cannot be loaded without a signal." />
        <p className="empty:hidden">
          <RingFirm before="You can also ring " after="." />
        </p>
      </>
    );
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
            {done.isCorrection
              ? `The repair record of ${done.number} is corrected.`
              : `${done.number} is recorded as repaired.`}
            {done.isStopping ? ' The machine stays stopped until the office has released it.' : ''}
          </p>
        </Notice>
      ) : null}
      {data.defects.length === 0 ? <p>There is nothing left to repair on this machine.</p> : null}
      {data.defects.map((defect) => (
        <DefectToRepair
          key={defect.id}
          {...{ defect, link, who }}
          isAlone={data.defects.length === 1}
          onWho={setWho}
          onDone={() => setDone(defect)}
        />
      ))}
      {data.records.length > 0 ? <h2 className="text-xl">Recorded by this link</h2> : null}
      {data.records.map((record) => (
        <RecordedRepair
          key={record.id}
          {...{ record, link, who }}
          onWho={setWho}
          onDone={() => setDone({ number: record.number, isStopping: false, isCorrection: true })}
        />
      ))}
    </>
  );
}

/** What has just been signed. */
interface Done extends Pick<ToRepair, 'number' | 'isStopping'> {
  isCorrection?: true;
}

interface RecordedRepairProps extends Omit<DefectToRepairProps, 'defect' | 'isAlone'> {
  record: Recorded;
}

/** What a fitter has signed, to be put right and signed anew. */
function RecordedRepair({ record, ...props }: RecordedRepairProps) {
  const [open, setOpen] = useState(false);
  const { reference, number, item, work, fitter, firm } = record;
  const startCorrecting = () => {
    props.onWho({ fitter, firm: firm ?? '' });
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    props.onDone();
  };
  return (
    <Card className="flex flex-col gap-3">
      <div className="min-w-0">
        <h3 className="text-lg wrap-anywhere">
          {number} {item}
        </h3>
        <p className="figures text-sm text-muted">{reference}</p>
        <p className="wrap-anywhere whitespace-pre-line">{work}</p>
      </div>
      {open ? (
        <RepairForm {...props} defectId={record.defectId} before={record} onDone={close} />
      ) : (
        <Button onClick={startCorrecting}>
          <PencilLine aria-hidden /> Correct<span className="sr-only"> {reference}</span>
        </Button>
      )}
    </Card>
  );
}

interface DefectToRepairProps {
  defect: ToRepair;
  link: Link;
  /** Typed once, for all repairs of the page. */
  who: { fitter: string; firm: string };
  /** The only act of the page. */
  isAlone: boolean;
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
        <RepairForm {...props} defectId={props.defect.id} />
      ) : (
        <Button size="action" variant={props.isAlone ? 'primary' : 'outline'} onClick={() => setOpen(true)}>
          <Wrench aria-hidden /> Repaired<span className="sr-only"> {number}</span>
        </Button>
      )}
    </Card>
  );
}

const NOTHING = { work: '', parts: '', hours: '', meter: '' };

function typedIn({ work, parts, hours, meter }: Recorded): typeof NOTHING {
  return { work, parts: parts ?? '', hours: hours === null ? '' : String(hours), meter: meter ?? '' };
}

interface RepairFormProps extends Omit<DefectToRepairProps, 'defect' | 'isAlone'> {
  defectId: string;
  /** The record that this one corrects. */
  before?: Recorded;
}

function RepairForm({ defectId, before, link, who, onWho, onDone }: RepairFormProps) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(before ? typedIn(before) : NOTHING);
  const [fitterSignature, setSignature] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const { mutate, isPending, error } = useSending({
    mutationFn: async (sent: typeof typed) => {
      const { hours, ...words } = sent;
      await api.POST('/api/repair-links/repairs', {
        body: {
          ...{ ...who, ...words, id: link.id, key: link.secret, defectId },
          ...(before ? { corrects: before.id, on: before.on } : {}),
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
      <TextField label="Hour meter" maxLength={20} {...entry('meter')} />
      <SignatureBox
        id={`signature-${before?.id ?? defectId}`}
        label="Fitter signature"
        of={`repair ${before?.id ?? defectId}`}
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
        {isPending ? 'One moment...' : before ? 'Sign and send the correction' : 'Sign and send the repair'}
      </Button>
    </form>
  );
}
