import { isDeepStrictEqual } from 'node:util';
import {
  agreementTo,
  computeNetHours,
  dateOfDay,
  DAY_LABELS,
  DAYS,
  formatDayMonth,
  formatLongDate,
  hirersOf,
  formatMoment,
  hoursInColumn,
  inHours,
  isAdjusted,
  isDayComplete,
  netHoursOf,
  NOT_WORKED,
  RATING_MOODS,
  signedElsewhere,
  SIGNED_WAYS,
  signedOnSet,
  TIMESHEET_RATING_LABELS,
  VEHICLE_TYPES,
  weekTotals,
  type DayName,
  type Rating,
  type SignatureMade,
  type SignedOnSet,
  type TimesheetForm,
  type WeekDays,
  sentLine,
} from '@groundsheet/form-rules';
import {
  banner,
  facts,
  header,
  heading,
  notesTogether,
  remark,
  signatures,
  table,
  tiles,
  type Page,
  type SignatureBox,
  type TableColumn,
  type TableRow,
} from '@groundsheet/paper';

/** What the paper shows of a timesheet; plain data that can be sent to the PDF thread. */
export interface TimesheetPaper {
  /** The public reference, `TS-7K3M9QXD`; the QR code holds nothing else. */
  reference: string;
  customerName: string | null;
  /** The signatures of the form itself are not looked at. */
  form: TimesheetForm;
  rating: Rating | null;
  ratingNotes: string | null;
  /** PNG as stored; null prints 'not signed'. */
  operatorSignature: Uint8Array | null;
  clientSignature: Uint8Array | null;
  /** Who has signed for the client on its completed set instead. */
  signedOnSet: SignedOnSet | null;
  /** How the client has signed who was asked to; null where they signed on the driver's phone. */
  clientSignedHow: SignatureMade | null;
  /** ISO instant, printed in `timeZone`. */
  submittedAt: string;
  /** ISO; null where the phone did not say when its driver pressed Send. */
  signedAt: string | null;
  timeZone: string;
  /** The form whose place it takes. */
  corrects: { reference: string; sentAt: string; days: WeekDays; changes: string[] } | null;
}

const COLUMNS: TableColumn[] = [
  { title: 'Day', width: 72 },
  { title: 'Start', width: 44, align: 'right' },
  { title: 'Finish', width: 44, align: 'right' },
  { title: 'Break (min)', width: 44, align: 'right' },
  { title: 'Net hours', width: 50, align: 'right', face: 'strong' },
  { title: 'Working', width: 50, align: 'right' },
  { title: 'Standing', width: 51, align: 'right' },
  { title: 'Breakdown', width: 58, align: 'right' },
];
const DASH = '–';

/** Draws a weekly timesheet: one page for a normal week, more where notes are long. */
export function draw(page: Page, paper: TimesheetPaper): void {
  const { form, reference } = paper;
  const weekEnding = formatLongDate(form.weekEnding);
  // Its signature record stands below it; a correction has more to say above.
  const gap = paper.corrects ? 4 : 6;
  page.describe({
    title: `Weekly timesheet ${reference}, week ending ${weekEnding}`,
    footer: `${reference}  ·  ${sentLine(paper)}  ·  Groundsheet`,
    runningTitle: `Weekly timesheet ${reference}, week ending ${weekEnding}`,
  });
  header(page, {
    title: 'Weekly timesheet',
    subtitle: `Week ending ${weekEnding}`,
    reference,
    badge: form.orderNumber ? { label: 'Order no.', value: form.orderNumber } : null,
  });
  drawCorrection(page, paper);
  drawHead(page, paper);
  page.y += gap + 2;
  drawWeek(page, paper);
  page.y += gap;
  drawSums(page, paper);
  drawRemarks(page, paper, gap);
  signatures(page, signedBy(paper), paper.clientSignature ? agreementTo(form) : undefined);
}

function drawCorrection(page: Page, { corrects, timeZone }: TimesheetPaper): void {
  if (!corrects) return;
  page.y += 6;
  banner(page, {
    mood: 'attention',
    heading: `Corrects ${corrects.reference} of ${formatMoment(corrects.sentAt, timeZone)}`,
    lines: corrects.changes,
  });
  page.y += 6;
}

function drawHead(page: Page, { form, customerName }: TimesheetPaper): void {
  facts(page, [...hirersOf(form.clientCompany, customerName), { label: 'Site', value: form.siteLocation }]);
  facts(page, [
    { label: 'Driver', value: form.driverSignedName },
    { label: 'Hire firm', value: form.company },
    { label: 'Vehicle type', value: form.selectedVehicle && VEHICLE_TYPES[form.selectedVehicle] },
  ]);
  facts(page, [
    { label: 'Plant number', value: form.plantNumber },
    { label: 'Machine', value: form.machineNumber },
    { label: 'Machine hours', value: form.machineHours },
  ]);
}

function drawWeek(page: Page, { form, corrects }: TimesheetPaper): void {
  const used = COLUMNS.reduce((sum, { width }) => sum + width, 0);
  const site: TableColumn = { title: 'Site', width: page.width - used, indent: 8 };
  const totals = weekTotals(form.days);
  heading(page, 'Hours');
  table(
    page,
    [...COLUMNS, site],
    [
      ...DAYS.map((day) => ({
        ...rowOf(day, form),
        changed: corrects !== null && !isDeepStrictEqual(corrects.days[day], form.days[day]),
      })),
      {
        total: true,
        cells: [
          'Total',
          '',
          '',
          '',
          totals.totalHours,
          totals.working || null,
          totals.standingTime,
          totals.breakdown,
        ].map((cell) => (typeof cell === 'string' ? cell : hoursInColumn(cell))),
      },
    ],
  );
  const adjusted = DAYS.filter((day) => isAdjusted(form.days[day]));
  if (adjusted.length === 0) return;
  page.y += 3;
  remark(
    page,
    `* Adjusted by hand. The times alone give ${adjusted.map((day) => computedOf(day, form)).join(', ')}.`,
  );
}

function rowOf(name: DayName, form: TimesheetForm): TableRow {
  const day = form.days[name];
  const netHours = netHoursOf(day);
  const worked = isDayComplete(day);
  return {
    quiet: !worked,
    cells: [
      `${DAY_LABELS[name].slice(0, 3)} ${formatDayMonth(dateOfDay(form.weekEnding, name))}`,
      day.start ?? DASH,
      day.finish ?? DASH,
      worked ? String(day.breakMinutes ?? DASH) : DASH,
      worked || netHours > 0 ? hoursInColumn(netHours) + (isAdjusted(day) ? '*' : '') : DASH,
      hoursInColumn(day.working),
      hoursInColumn(day.standing),
      hoursInColumn(day.breakdown),
      [day.didNotWork ? NOT_WORKED : null, day.siteLocation].filter(Boolean).join(', '),
    ],
  };
}

function drawSums(page: Page, { form, rating }: TimesheetPaper): void {
  const totals = weekTotals(form.days);
  tiles(page, [
    { label: 'Total hours', value: inHours(totals.totalHours), accent: true },
    { label: 'Standing time', value: inHours(totals.standingTime) },
    { label: 'Breakdown', value: inHours(totals.breakdown) },
    rating
      ? { label: 'Rating', value: TIMESHEET_RATING_LABELS[rating], face: RATING_MOODS[rating] }
      : { label: 'Rating', value: DASH },
  ]);
}

function drawRemarks(page: Page, { form, ratingNotes, corrects }: TimesheetPaper, gap: number): void {
  const breakdowns = form.breakdownNotes?.trim();
  const rated = ratingNotes?.trim();
  const all = [
    // A correction has more to say above, and stays on one page.
    ...(breakdowns || !corrects ? [{ title: 'Breakdown notes', text: breakdowns || 'None.' }] : []),
    ...(rated ? [{ title: 'Notes on the rating', text: rated }] : []),
  ];
  if (all.length > 0) notesTogether(page, all, gap);
  page.y += 8;
}

function signedBy({
  form,
  operatorSignature,
  clientSignature,
  signedOnSet: onSet,
  clientSignedHow: how,
  timeZone,
}: TimesheetPaper): SignatureBox[] {
  const absent = onSet && signedOnSet(onSet, timeZone);
  const signedOn = form.signatureDate ? `Signed ${formatLongDate(form.signatureDate)}` : null;
  return [
    { role: 'Driver', name: form.operatorSignedName, signedOn, picture: operatorSignature },
    {
      role: 'Client',
      name: form.clientSignedName ?? onSet?.name,
      signedOn: how
        ? signedElsewhere(how, timeZone)
        : [signedOn ?? 'Signed', SIGNED_WAYS['driver-phone']].join(', '),
      picture: clientSignature,
      absent,
    },
  ];
}

function computedOf(name: DayName, form: TimesheetForm): string {
  const { start, finish, breakMinutes } = form.days[name];
  return `${hoursInColumn(computeNetHours(start, finish, breakMinutes))} on ${DAY_LABELS[name]}`;
}
