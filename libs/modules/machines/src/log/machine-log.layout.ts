import type { LoggedDefect } from '@groundsheet/contracts';
import { formatMoment } from '@groundsheet/form-rules';
import {
  banner,
  facts,
  header,
  heading,
  remark,
  table,
  type Page,
  type TableColumn,
} from '@groundsheet/paper';

/** What stands in the log of a machine, in words; plain data that can be sent to the PDF thread. */
export interface MachineLogPaper {
  readonly plantNumber: string;
  /** Vehicle type and machine number; that the register does not have it. */
  readonly kind: string;
  readonly description: string;
  /** Whether it may be used, and the mark for it. */
  readonly status: string;
  readonly mood: 'good' | 'attention' | 'bad';
  /** What it must not be used for. */
  readonly causes: readonly string[];
  readonly lastCheck: string;
  readonly meter: string;
  /** Who has it printed, and when: ISO instant, printed in `timeZone`. */
  readonly printedBy: string;
  readonly printedAt: string;
  readonly timeZone: string;
  /** The current ones first. */
  readonly certificates: readonly LoggedCertificate[];
  /** Those that are open first. */
  readonly defects: readonly LoggedDefect[];
  readonly checks: readonly LoggedCheck[];
  /** What the log leaves out, in sentences. */
  readonly leftOut: readonly string[];
}

export interface LoggedCertificate {
  readonly label: string;
  readonly examined: string;
  readonly due: string;
  readonly standing: string;
  readonly isMissed: boolean;
  readonly isReplaced: boolean;
}

export interface LoggedCheck {
  readonly day: string;
  readonly reference: string;
  readonly driver: string;
  readonly hours: string;
  readonly found: string;
}

const CERTIFICATES: TableColumn[] = [
  { title: 'Certificate', width: 190 },
  { title: 'Dated', width: 75 },
  { title: 'Due', width: 118 },
  { title: 'Today', width: 140 },
];
const DEFECTS: TableColumn[] = [
  { title: 'When', width: 96 },
  { title: 'What', width: 96 },
  { title: 'By', width: 90 },
  { title: 'Said', width: 241 },
];
const CHECKS: TableColumn[] = [
  { title: 'Day', width: 100 },
  { title: 'Check sheet', width: 100 },
  { title: 'Driver', width: 150 },
  { title: 'Hours', width: 73, align: 'right' },
  { title: 'Needs attention', width: 100, align: 'right' },
];
const GAP = 14;

/** Draws the log of a machine, for an inspector: how it is, its certificates, defects and repairs, and its checks. */
export function draw(page: Page, log: MachineLogPaper): void {
  const printed = formatMoment(log.printedAt, log.timeZone);
  page.describe({
    title: 'Machine log',
    footer: `Machine log  ·  ${printed}  ·  Groundsheet`,
    runningTitle: `Machine log of ${log.plantNumber}, ${printed}`,
  });
  header(page, {
    title: 'Machine log',
    subtitle: log.kind,
    reference: log.plantNumber,
    badge: null,
  });
  facts(page, [
    { label: 'Last check', value: log.lastCheck },
    { label: 'Hours last read', value: log.meter },
    { label: 'Printed', value: `${printed}, ${log.printedBy}` },
  ]);
  if (log.description) facts(page, [{ label: 'Description', value: log.description }]);
  page.y += GAP;
  banner(page, { mood: log.mood, heading: log.status, lines: [...log.causes] });
  drawCertificates(page, log);
  drawDefects(page, log);
  drawChecks(page, log);
  page.y += GAP;
  for (const sentence of log.leftOut) remark(page, sentence);
}

function drawCertificates(page: Page, { certificates }: MachineLogPaper): void {
  titled(page, 'Certificates');
  if (certificates.length === 0) return remark(page, 'None on record.');
  table(
    page,
    CERTIFICATES,
    certificates.map(({ label, examined, due, standing, isMissed, isReplaced }) => ({
      cells: [label, examined, due, standing],
      changed: isMissed,
      quiet: isReplaced,
    })),
  );
}

function drawDefects(page: Page, { defects }: MachineLogPaper): void {
  titled(page, 'Defects and repairs');
  if (defects.length === 0) return remark(page, 'None on record.');
  for (const { name, severity, state, earlier, events } of defects) {
    heading(page, `${name}: ${severity}. ${state}`);
    table(
      page,
      DEFECTS,
      events.map(({ at, what, by, said }) => ({ cells: [at, what, by, said] })),
    );
    if (earlier > 0)
      remark(page, `${earlier} earlier entries are on the page of this defect in Groundsheet.`);
    page.y += GAP / 2;
  }
}

function drawChecks(page: Page, { checks }: MachineLogPaper): void {
  titled(page, 'Checks');
  if (checks.length === 0) return remark(page, 'None on record.');
  table(
    page,
    CHECKS,
    checks.map(({ day, reference, driver, hours, found }) => ({
      cells: [day, reference, driver, hours, found],
    })),
  );
}

function titled(page: Page, title: string): void {
  page.y += GAP;
  heading(page, title);
}
