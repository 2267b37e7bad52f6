import { formatLongDate, formatMoment, REPAIR_RECORD } from '@groundsheet/form-rules';
import { facts, header, notes, remark, signatures, type Fact, type Page } from '@groundsheet/paper';
import type { RepairFacts } from '../defect.entity.js';

/** What the paper shows of a repair; plain data that can be sent to the PDF thread. */
export interface RepairPaper {
  readonly reference: string;
  readonly plantNumber: string;
  /** In words; null where the sheet did not say. */
  readonly vehicle: string | null;
  /** `D-1042 Park brake` */
  readonly defect: string;
  /** In words. */
  readonly severity: string;
  readonly finding: string;
  readonly note: string | null;
  /** ISO instants. */
  readonly openedAt: string;
  readonly recordedAt: string;
  /** Who recorded it; null where the fitter did. */
  readonly recordedBy: string | null;
  /** Whether the machine has to be released afterwards. */
  readonly isStopping: boolean;
  readonly repair: RepairFacts;
  readonly agreement: string;
  readonly signature: Uint8Array | null;
  /** Reference of the record whose place it takes. */
  readonly replaces: string | null;
  readonly timeZone: string;
}

const GAP = 12;

/** Draws a repair: what was wrong, what was done, by whom, and what still has to happen. */
export function draw(page: Page, paper: RepairPaper): void {
  const { reference, plantNumber, repair, timeZone } = paper;
  const day = formatLongDate(repair.on);
  const running = `${REPAIR_RECORD.title} ${reference}, ${plantNumber}, ${day}`;
  page.describe({
    title: running,
    footer: `${reference}  ·  Recorded ${formatMoment(paper.recordedAt, timeZone)}  ·  Groundsheet`,
    runningTitle: running,
  });
  header(page, { title: REPAIR_RECORD.title, subtitle: `${plantNumber}, ${day}`, reference, badge: null });
  page.y += GAP / 2;
  for (const row of rowsOf(paper)) facts(page, row);
  page.y += GAP;
  if (paper.note) {
    notes(page, 'What was wrong', paper.note);
    page.y += GAP;
  }
  notes(page, 'What was done', repair.work);
  page.y += GAP;
  if (repair.parts) {
    notes(page, 'Parts', repair.parts);
    page.y += GAP;
  }
  for (const text of remarksOf(paper)) remark(page, text);
  page.y += GAP;
  drawSignature(page, paper, day);
}

function rowsOf(paper: RepairPaper): Fact[][] {
  const { repair, timeZone } = paper;
  return [
    [
      { label: 'Machine', value: paper.plantNumber },
      { label: 'Vehicle type', value: paper.vehicle },
      { label: 'Hour meter', value: repair.meter },
    ],
    [
      { label: 'Defect', value: paper.defect },
      { label: 'Severity', value: paper.severity },
      { label: 'Found', value: `${paper.finding}, ${formatMoment(paper.openedAt, timeZone)}` },
    ],
    [
      { label: 'Fitter', value: repair.fitter },
      { label: 'Firm', value: repair.firm },
      { label: 'Hours of work', value: repair.hours === null ? null : String(repair.hours) },
    ],
  ];
}

function remarksOf({ isStopping, replaces, recordedBy, recordedAt, timeZone }: RepairPaper): string[] {
  return [
    ...(replaces ? [`This record takes the place of ${replaces}.`] : []),
    ...(recordedBy ? [`Recorded by ${recordedBy}, ${formatMoment(recordedAt, timeZone)}.`] : []),
    isStopping
      ? 'The machine must not be used until someone other than the reporter of the defect has released it. The next check that passes the item confirms the repair.'
      : 'The next check that passes the item confirms the repair.',
  ];
}

function drawSignature(page: Page, { signature, agreement, repair }: RepairPaper, day: string): void {
  const name = [repair.fitter, repair.firm].filter(Boolean).join(', ');
  const signedOn = `Repaired ${day}`;
  signatures(
    page,
    [{ role: 'Fitter', name, signedOn, picture: signature, absent: 'recorded by the office, not signed' }],
    signature ? agreement : '',
  );
}
