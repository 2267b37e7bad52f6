import { seesAll, seesFormsOf, type Caller, type OpenDefect } from '@groundsheet/contracts';
import {
  defectNumber,
  FORM_KINDS,
  formatDate,
  formatMoment,
  isDefectOpen,
  isWorse,
  labelOfItem,
  REPORTED,
  SEVERITIES,
  stops,
} from '@groundsheet/form-rules';
import { signatureUrl } from '@groundsheet/forms';
import type { DefectEvent } from './defect-event.entity.js';
import type { DefectEventResponse, DefectInFullResponse, DefectResponse } from './defect.dto.js';
import type { Defect } from './defect.entity.js';
import type { RepairOnPaper } from './repairs/repair-records.js';
import type { RepairFacts } from './repairs/repair-words.js';

/** A defect, to people with an account; null for anybody else. */
export function defectResponse(defect: Defect, caller: Caller | null, today: string): DefectResponse {
  const { id, plantNumber, vehicle, item, finding, note, severity, state, dueOn } = defect;
  const { isReleased, isWithdrawn, isRepeat } = defect;
  const opens = caller !== null && seesFormsOf(caller, defect.reporterId);
  return {
    id,
    plantNumber,
    finding,
    note,
    severity,
    state,
    isReleased,
    isWithdrawn,
    isRepeat,
    dueOn,
    number: defectNumber(defect.number),
    item: labelOfItem(vehicle, item),
    photoUrl: opens ? photoUrlOf(defect) : null,
    proposed: isWorse(defect.proposed, severity) ? defect.proposed : null,
    isStopping: stops(defect),
    openedAt: defect.openedAt.toISOString(),
    isOverdue: isDefectOpen(defect) && state !== 'repaired' && dueOn !== null && dueOn < today,
    owner: caller?.confirmed ? defect.owner : null,
    formId: opens ? defect.formId : null,
  };
}

function photoUrlOf({ id, formId, photoId }: Defect): string | null {
  if (!photoId) return null;
  const holder = formId ? `${FORM_KINDS['check-sheet'].path}/${formId}` : `defects/${id}`;
  return `/api/${holder}/photos/${photoId}`;
}

export function defectInFull(
  defect: Defect,
  events: readonly DefectEvent[],
  repairs: ReadonlyMap<string, RepairOnPaper>,
  caller: Caller,
  { today, timeZone }: { today: string; timeZone: string },
): Omit<DefectInFullResponse, 'isWithFitter' | 'othersFromThere'> {
  return {
    ...defectResponse(defect, caller, today),
    isOwn: defect.reporterId === caller.id,
    events: events.map((event) => {
      const repair = repairs.get(event.id);
      return { ...eventResponse(event, repair, caller, timeZone), ...paperFor(caller, event, repair) };
    }),
  };
}

/** The same to other modules, which may ask for anybody. */
export function openDefect(defect: Defect, caller: Caller | null, today: string): OpenDefect {
  return { ...defectResponse(defect, caller, today), key: defect.item };
}

/** Anybody can make an account: who works here is told to those who have confirmed who they are. */
function eventResponse(
  { kind, at, byName, severity, details }: DefectEvent,
  repair: RepairOnPaper | undefined,
  caller: Caller,
  timeZone: string,
): Omit<DefectEventResponse, 'signature' | 'record'> {
  const { finding, note, proposed, reference, driverName, date, receivedAt, from, to, text } = details;
  const change = from && severity ? `${SEVERITIES[from]} to ${SEVERITIES[severity]}` : null;
  const check = reference && date ? `Check sheet ${reference} of ${formatDate(date)}` : null;
  const lines = [
    finding === REPORTED ? null : finding,
    note,
    proposed && `Proposed: ${SEVERITIES[proposed]}`,
    change,
    caller.confirmed && to ? `By ${to}` : null,
    text,
    ...(repair ? repairLines(repair.facts, caller) : []),
    check,
    receivedAt && `Sent later: ${formatMoment(receivedAt, timeZone)}`,
  ];
  return {
    kind,
    at: at.toISOString(),
    by: caller.confirmed ? byName || driverName || null : null,
    lines: lines.flatMap((line) => line || []),
  };
}

function repairLines(repair: RepairFacts, { confirmed }: Caller): string[] {
  const { fitter, firm, work, parts, hours, meter, on } = repair;
  const who = [fitter, firm].filter(Boolean).join(', ');
  return [
    work,
    ...(parts ? [`Parts: ${parts}`] : []),
    ...(hours === null ? [] : [`Hours: ${hours}`]),
    ...(meter ? [`Meter: ${meter}`] : []),
    `${confirmed ? `${who}, ` : ''}${formatDate(on)}`,
  ];
}

function paperFor(
  caller: Caller,
  { id }: DefectEvent,
  repair: RepairOnPaper | undefined,
): Pick<DefectEventResponse, 'signature' | 'record'> {
  if (!repair || !seesAll(caller)) return { signature: null, record: null };
  const { reference, facts, png, photos } = repair;
  return {
    signature: png && signatureUrl(png),
    record: { id, reference, ...facts, ...photos },
  };
}
