import { FORM_KINDS, formatLongDate, formatMoment } from '@groundsheet/form-rules';
import {
  banner,
  facts,
  header,
  notes,
  photos,
  remark,
  signatures,
  type Fact,
  type Page,
  type Picture,
} from '@groundsheet/paper';

/** What the paper shows of a repair; plain data that can be sent to the PDF thread. */
export interface RepairPaper {
  readonly reference: string;
  /** `YYYY-MM-DD`, of the repair, and of the day on which the defect was found. */
  readonly date: string;
  readonly foundOn: string | null;
  readonly plantNumber: string;
  /** In words; null where the sheet did not say. */
  readonly vehicle: string | null;
  /** `D-1042 Park brake` */
  readonly defect: string;
  /** In words. */
  readonly severity: string | null;
  readonly finding: string | null;
  readonly note: string | null;
  readonly fitter: string;
  readonly firm: string | null;
  readonly work: string | null;
  readonly parts: string | null;
  readonly workHours: number | null;
  readonly machineHours: string | null;
  /** ISO instant. */
  readonly recordedAt: string;
  /** Who recorded it; null where the fitter did. */
  readonly recordedBy: string | null;
  /** Whether the machine has to be released afterwards. */
  readonly isStopping: boolean;
  readonly agreement: string;
  readonly signature: Uint8Array | null;
  /** The record whose place it takes. */
  readonly corrects: { readonly reference: string; readonly changes: string[] } | null;
  /** JPEGs, in the order of the record. */
  readonly photos: readonly Picture[];
  readonly timeZone: string;
}

const GAP = 12;

/** Draws a repair: what was wrong, what was done, by whom, what still has to happen, and its photos. */
export function draw(page: Page, paper: RepairPaper): void {
  const { reference, plantNumber, timeZone, corrects } = paper;
  const { title } = FORM_KINDS.repair;
  const day = formatLongDate(paper.date);
  const running = `${title} ${reference}, ${plantNumber}, ${day}`;
  page.describe({
    title: running,
    footer: `${reference}  ·  Recorded ${formatMoment(paper.recordedAt, timeZone)}  ·  Groundsheet`,
    runningTitle: running,
  });
  header(page, { title, subtitle: `${plantNumber}, ${day}`, reference, badge: null });
  page.y += GAP / 2;
  if (corrects) {
    const heading = `Corrects ${corrects.reference}`;
    banner(page, { mood: 'attention', heading, lines: corrects.changes });
    page.y += GAP / 2;
  }
  for (const row of rowsOf(paper)) facts(page, row);
  page.y += GAP;
  drawWords(page, paper);
  for (const text of remarksOf(paper)) remark(page, text);
  page.y += GAP;
  drawSignature(page, paper, day);
  photos(page, paper.photos);
}

function drawWords(page: Page, { note, work, parts }: RepairPaper): void {
  const said = { 'What was wrong': note, 'What was done': work, Parts: parts };
  for (const [title, text] of Object.entries(said)) {
    if (!text) continue;
    notes(page, title, text);
    page.y += GAP;
  }
}

function rowsOf(paper: RepairPaper): Fact[][] {
  const { workHours, finding, foundOn } = paper;
  return [
    [
      { label: 'Machine', value: paper.plantNumber },
      { label: 'Vehicle type', value: paper.vehicle },
      { label: 'Hour meter', value: paper.machineHours },
    ],
    [
      { label: 'Defect', value: paper.defect },
      { label: 'Severity', value: paper.severity },
      { label: 'Found', value: [finding, foundOn && formatLongDate(foundOn)].filter(Boolean).join(', ') },
    ],
    [
      { label: 'Fitter', value: paper.fitter },
      { label: 'Firm', value: paper.firm },
      { label: 'Hours of work', value: workHours === null ? null : String(workHours) },
    ],
  ];
}

function remarksOf({ isStopping, recordedBy, recordedAt, timeZone }: RepairPaper): string[] {
  return [
    ...(recordedBy ? [`Recorded by ${recordedBy}, ${formatMoment(recordedAt, timeZone)}.`] : []),
    isStopping
      ? 'The machine must not be used until someone other than the reporter of the defect has released it. The next check that passes the item confirms the repair.'
      : 'The next check that passes the item confirms the repair.',
  ];
}

function drawSignature(page: Page, { signature, agreement, fitter, firm }: RepairPaper, day: string): void {
  const name = [fitter, firm].filter(Boolean).join(', ');
  const signedOn = `Repaired ${day}`;
  signatures(
    page,
    [{ role: 'Fitter', name, signedOn, picture: signature, absent: 'recorded by the office, not signed' }],
    signature ? agreement : '',
  );
}
