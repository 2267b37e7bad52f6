import type { Wire } from '@groundsheet/api-client';
import { formatCheckTime, formatMoment } from '@groundsheet/form-rules';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, OctagonX, PencilLine, TriangleAlert, Wrench } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { Card } from '../../components/card.js';
import { LastSeen } from '../../components/last-seen.js';
import { Skeleton } from '../../components/skeleton.js';
import { DEFECTS_KEY } from '../../forms/machine/machine-status-api.js';
import { useQueuedCall } from '../../forms/outbox/use-queued-call.js';
import { Refusal } from '../../forms/refusal.js';
import { RingFirm } from '../../forms/something-wrong.js';
import { api, dataOf } from '../../lib/api.js';
import { KEPT_QUERY } from '../../lib/kept/kept-query.js';
import { orLastSeen } from '../../lib/kept/last-seen.js';
import { usePageTitle } from '../../lib/page-title.js';
import { ownZone } from '../../lib/own-zone.js';
import { repairOf } from './record-repair.js';
import {
  NOBODY,
  NOTHING_REPAIRED,
  RepairForm,
  typedIn,
  typedOf,
  type Recorded,
  type RepairLink,
  type TypedRepair,
  type Who,
} from './repair-form.js';
import { WaitingRepair } from './waiting-repair.js';

type ToRepair = Wire['DefectToRepair'];

/** Without a signal as it was last seen: the machine may stand in a pit. */
const repairPageQuery = ({ id, secret: key }: RepairLink) => {
  const queryKey = [...DEFECTS_KEY, 'repair', id] as const;
  return queryOptions({
    queryKey,
    queryFn: () =>
      orLastSeen(queryKey, async () =>
        dataOf(await api.POST('/api/repair-links/open', { body: { id, key } })),
      ),
    staleTime: 0,
    ...KEPT_QUERY,
  });
};

/** What is to be repaired on one machine, for a fitter without an account (docs/machines.md, Defects). */
export function FitterPage(link: RepairLink) {
  // A messenger may cut an address off at its hash.
  const isWhole = link.secret !== '';
  const { data, error } = useQuery({ ...repairPageQuery(link), enabled: isWhole });
  const [typedWho, setWho] = useState<Who | null>(null);
  const who = typedWho ?? whoOf(data?.records[0]);
  const [done, setDone] = useState<Done | null>(null);
  usePageTitle(data?.plantNumber);
  if (error || !isWhole)
    return (
      <>
        <h1 className="text-2xl">This page cannot be opened</h1>
        {isWhole ? (
          <Refusal error={error} offline="The machine cannot be loaded without a signal." />
        ) : (
          <p role="alert">This link is not complete. Please ask for it again.</p>
        )}
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
      {data.seenAt ? <LastSeen what="This page" at={data.seenAt} /> : null}
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

/** What a fitter has signed, to be put right and signed again. */
function RecordedRepair({ record, ...props }: RecordedRepairProps) {
  const [open, setOpen] = useState(false);
  const { reference, number, item, work, photos } = record;
  const startCorrecting = () => {
    props.onWho({ ...whoOf(record), meter: record.meter ?? '' });
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
        {photos.length > 0 ? (
          <p className="text-sm text-muted">{photos.length === 1 ? '1 photo' : `${photos.length} photos`}</p>
        ) : null}
      </div>
      {open ? (
        <RepairForm
          {...props}
          {...{ number, item, begun: typedIn(record) }}
          defectId={record.defectId}
          before={record}
          onDone={close}
          onQueued={() => setOpen(false)}
        />
      ) : (
        <Button onClick={startCorrecting}>
          <PencilLine aria-hidden /> Correct<span className="sr-only"> {reference}</span>
        </Button>
      )}
    </Card>
  );
}

/** Who has signed a repair here signs the next one too; the meter has to be read again on another day. */
function whoOf(record: Recorded | undefined): Who {
  return record ? { ...NOBODY, fitter: record.fitter, firm: record.firm ?? '' } : NOBODY;
}

interface DefectToRepairProps {
  defect: ToRepair;
  link: RepairLink;
  /** Typed once, for all repairs of the page. */
  who: Who;
  /** The only act of the page. */
  isAlone: boolean;
  onWho: (who: Who) => void;
  onDone: () => void;
}

function DefectToRepair(props: DefectToRepairProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<TypedRepair>(NOTHING_REPAIRED);
  const waiting = useQueuedCall(repairOf(props.defect));
  const wasWaiting = useRef(false);
  const queryClient = useQueryClient();
  const { onDone } = props;
  useEffect(() => {
    if (waiting && waiting.state !== 'sent') wasWaiting.current = true;
    if (waiting?.state !== 'sent' || !wasWaiting.current) return;
    wasWaiting.current = false;
    onDone();
    void queryClient.invalidateQueries({ queryKey: DEFECTS_KEY });
  }, [waiting, onDone, queryClient]);
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
            {isStopping ? 'Do not use. ' : ''}Since {formatCheckTime(openedAt, ownZone())}
          </p>
          {note ? <p className="wrap-anywhere whitespace-pre-line">{note}</p> : null}
        </div>
      </div>
      {waiting && waiting.state !== 'sent' ? (
        <WaitingRepair
          entry={waiting}
          onTakenBack={(body) => {
            const taken = typedOf(body);
            setTyped(taken.typed);
            props.onWho(taken.who);
            setOpen(true);
          }}
        />
      ) : open ? (
        <RepairForm
          {...props}
          {...{ number, item, begun: typed }}
          defectId={props.defect.id}
          onQueued={() => setOpen(false)}
        />
      ) : (
        <Button size="action" variant={props.isAlone ? 'primary' : 'outline'} onClick={() => setOpen(true)}>
          <Wrench aria-hidden /> Repaired<span className="sr-only"> {number}</span>
        </Button>
      )}
    </Card>
  );
}
