import type { Shown } from '@groundsheet/forms';
import { defectNumber, formatLongDate, labelOfItem, REPAIR_RECORD } from '@groundsheet/form-rules';
import type { DefectEvent } from '../defect-event.entity.js';
import type { Defect, RepairFacts } from '../defect.entity.js';

export function pdfUrlOf(eventId: string): string {
  return `/api/repairs/${eventId}/pdf`;
}

/** `D-1042 Park brake` */
export function titleOfDefect({
  number,
  vehicle,
  item,
}: Pick<Defect, 'number' | 'vehicle' | 'item'>): string {
  return `${defectNumber(number)} ${labelOfItem(vehicle, item)}`;
}

/** What a fitter signs: all that they typed, and of which defect. */
export function shownOfRepair(defect: Defect, repair: RepairFacts, reference: string): Shown {
  const { fitter, firm, work, parts, hours, meter, on } = repair;
  const lines = [
    ['Work', work],
    ['Parts', parts],
    ['Hours of work', hours === null ? null : String(hours)],
    ['Hour meter', meter],
    ['Day of the repair', formatLongDate(on)],
  ] as const;
  return {
    title: REPAIR_RECORD.title,
    subtitle: defect.plantNumber,
    reference,
    ...{ driverName: fitter, firm },
    answer: `Repaired: ${titleOfDefect(defect)}`,
    agreement: agreementOf(defect),
    facts: lines.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    ...{ lines: [], lists: [] },
  };
}

/** Over the signature. */
export function agreementOf(defect: Defect): string {
  return `I have repaired ${titleOfDefect(defect)} on ${defect.plantNumber}.`;
}

/** The repair that this one takes the place of: of the same finding, recorded before, and failed by no check since. */
export function replacedBy(event: DefectEvent, history: readonly DefectEvent[]): DefectEvent | undefined {
  const before = history.filter(({ seq }) => seq < event.seq);
  const last = before.findLast(({ kind }) => ['repaired', 'rejected', 'reopened'].includes(kind));
  return last?.kind === 'repaired' ? last : undefined;
}
