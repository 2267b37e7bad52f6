import {
  APPROVAL_RATING_LABELS,
  dateOfDay,
  defectsCounted,
  DAY_LABELS,
  formatDayMonth,
  formatLongDate,
  hirersOf,
  formatMoment,
  hoursInColumn,
  SENT_BY_DRIVER,
  VEHICLE_TYPES,
  weekRuns,
  weekTotals,
  SET_HALVES,
  type Rating,
  type SetHalf,
  type VehicleType,
  type WeekDays,
  signedElsewhere,
  type SignedWay,
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
  type Banner,
  type Page,
  type SignatureBox,
} from '@groundsheet/paper';

export interface CheckOnCover {
  readonly reference: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly vehicle: VehicleType | null;
  /** The items that need attention, in words. */
  readonly attention: readonly string[];
  /** Whether its driver has noted something. */
  readonly hasNotes: boolean;
  readonly photoCount: number;
}

/** What the cover of a set shows; plain data that can be sent to the PDF thread. */
export interface FormSetPaper {
  /** The public reference, `FS-7K3M9QXD`; the QR code holds nothing else. */
  readonly reference: string;
  readonly weekEnding: string;
  readonly customerName: string | null;
  readonly orderNumbers: string | null;
  readonly driverName: string;
  readonly isSentByDriver: boolean;
  readonly plantNumber: string | null;
  readonly machineNumber: string | null;
  readonly siteLocation: string | null;
  readonly clientFirm: string | null;
  /** Null for a set of check sheets alone. */
  readonly timesheet: {
    readonly reference: string;
    readonly weekEnding: string;
    readonly days: WeekDays;
  } | null;
  readonly checkSheets: readonly CheckOnCover[];
  readonly signed: readonly SignedOnCover[];
  /** What its sender has completed it without. */
  readonly without: SetHalf | null;
  readonly notes: string | null;
  /** Only in the company's copy. */
  readonly rating: { readonly rating: Rating; readonly notes: string | null } | null;
  /** ISO instant, printed in `timeZone`; null of a set that is read before it is signed. */
  readonly completedAt: string | null;
  readonly timeZone: string;
}

export interface SignedOnCover {
  readonly role: 'Client' | 'Foreman';
  readonly name: string | null;
  /** PNG as stored. */
  readonly picture: Uint8Array | null;
  /** ISO instant. */
  readonly signedAt: string | null;
  readonly way: SignedWay;
}

/** The sheets behind the cover have every one. */
const MOST_SHEETS = 14;
const MOST_OF_SHEET = 5;
const DASH = '–';
const NOTHING = [DASH, DASH, DASH, DASH];

/** Draws the cover of a set: what needs attention, who and where, both summaries, signatures and rating. */
export function draw(page: Page, paper: FormSetPaper): void {
  const { reference, weekEnding, orderNumbers } = paper;
  const title = `Weekly form set ${reference}, week ending ${formatLongDate(weekEnding)}`;
  const approved = paper.completedAt
    ? `Approved ${formatMoment(paper.completedAt, paper.timeZone)}`
    : 'Not approved yet';
  page.describe({
    title,
    footer: `${reference}  ·  ${approved}  ·  Groundsheet`,
    runningTitle: title,
  });
  header(page, {
    title: 'Weekly form set',
    subtitle: `Week ending ${formatLongDate(weekEnding)}`,
    reference,
    badge: orderNumbers ? { label: 'Order no.', value: orderNumbers } : null,
  });
  page.y += 6;
  banner(page, bannerOf(paper));
  page.y += 6;
  drawHead(page, paper);
  page.y += 14;
  if (paper.without) {
    remark(page, `Completed without ${SET_HALVES[paper.without]}.`);
    page.y += 14;
  }
  if (paper.timesheet) drawWeek(page, paper.timesheet);
  if (paper.checkSheets.length > 0) drawChecks(page, paper.checkSheets);
  // Before what may be long: a usual week and both signatures then stand on one page, in every copy.
  signatures(
    page,
    paper.signed.map((each) => boxOf(each, paper.timeZone)),
  );
  if (paper.isSentByDriver) {
    page.y += 8;
    remark(page, `${SENT_BY_DRIVER}.`);
  }
  const written = [
    { title: 'Notes', text: paper.notes },
    { title: 'Notes on the driver’s performance', text: paper.rating?.notes },
  ];
  notesTogether(
    page,
    written.flatMap(({ title, text }) => (text?.trim() ? { title, text } : [])),
  );
}

function bannerOf({ checkSheets, plantNumber, machineNumber }: FormSetPaper): Banner {
  const found = checkSheets.filter(({ attention }) => attention.length > 0);
  const count = found.reduce((sum, { attention }) => sum + attention.length, 0);
  if (checkSheets.length === 0) return { mood: 'none', heading: 'No check sheet in this set', lines: [] };
  if (found.length === 0 && checkSheets.some(({ hasNotes }) => hasNotes)) {
    return {
      mood: 'attention',
      heading: 'No item failed, but there are notes on the check sheets',
      lines: [],
    };
  }
  if (found.length === 0) return { mood: 'good', heading: 'No defects on any check sheet', lines: [] };
  const machine = plantNumber ?? machineNumber;
  const counted = defectsCounted(count);
  return {
    mood: 'bad',
    heading: machine ? `${counted}: ${machine}` : counted,
    lines: shortened(
      found.map(
        ({ date, attention }) => `${formatLongDate(date)}: ${shortened(attention, MOST_OF_SHEET).join(', ')}`,
      ),
      MOST_SHEETS,
    ),
  };
}

function shortened(words: readonly string[], most: number): string[] {
  const others = words.length - most;
  return others > 0 ? [...words.slice(0, most), `and ${others} more`] : [...words];
}

function drawHead(page: Page, paper: FormSetPaper): void {
  facts(page, [
    ...hirersOf(paper.clientFirm, paper.customerName),
    { label: 'Site', value: paper.siteLocation },
  ]);
  facts(page, [
    { label: 'Driver', value: paper.driverName },
    { label: 'Plant number', value: paper.plantNumber },
    { label: 'Machine', value: paper.machineNumber },
    ...(paper.rating
      ? [{ label: 'Driver performance', value: APPROVAL_RATING_LABELS[paper.rating.rating] }]
      : []),
  ]);
}

function drawWeek(page: Page, { reference, weekEnding, days }: NonNullable<FormSetPaper['timesheet']>): void {
  const totals = weekTotals(days);
  const width = page.width / 5;
  heading(page, `Timesheet ${reference}`);
  table(
    page,
    [
      { title: 'Day', width },
      ...['Net hours', 'Working', 'Standing', 'Breakdown'].map(
        (title) => ({ title, width, align: 'right' }) as const,
      ),
    ],
    [
      ...weekRuns(days).flatMap((run) => {
        const isTold = run.days.some((name) => days[name].standing || days[name].breakdown);
        if (run.empty && !isTold)
          return { quiet: true, cells: [`${run.empty.label}: ${run.empty.words}`, ...NOTHING] };
        return run.days.map((name) => {
          const { netHours, working, standing, breakdown } = days[name];
          return {
            quiet: !netHours,
            cells: [
              `${DAY_LABELS[name]} ${formatDayMonth(dateOfDay(weekEnding, name))}`,
              ...[netHours || null, working, standing, breakdown].map(hoursInColumn),
            ],
          };
        });
      }),
      {
        total: true,
        cells: [
          'Total',
          ...[totals.totalHours, totals.working || null, totals.standingTime, totals.breakdown].map(
            hoursInColumn,
          ),
        ],
      },
    ],
  );
  page.y += 14;
}

function drawChecks(page: Page, checkSheets: readonly CheckOnCover[]): void {
  const found = page.width - 110 - 86 - 76 - 48;
  heading(page, checkSheets.length === 1 ? 'Check sheet' : `${checkSheets.length} check sheets`);
  table(
    page,
    [
      { title: 'Day', width: 110 },
      { title: 'Reference', width: 86 },
      { title: 'Vehicle', width: 76 },
      { title: 'Found', width: found },
      { title: 'Photos', width: 48, align: 'right' },
    ],
    checkSheets.map(({ date, reference, vehicle, attention, hasNotes, photoCount }) => ({
      cells: [
        formatLongDate(date),
        reference,
        vehicle ? VEHICLE_TYPES[vehicle] : DASH,
        [
          ...(attention.length > 0 ? shortened(attention, MOST_OF_SHEET) : ['No defects']),
          ...(hasNotes ? ['see the notes'] : []),
        ].join(', '),
        photoCount > 0 ? String(photoCount) : DASH,
      ],
    })),
  );
  page.y += 14;
}

function boxOf({ role, name, picture, signedAt, way }: SignedOnCover, timeZone: string): SignatureBox {
  const signedOn = signedAt && signedElsewhere({ at: signedAt, way }, timeZone);
  return { role, name, picture, signedOn };
}
