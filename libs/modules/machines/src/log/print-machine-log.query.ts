import { EntityManager } from '@mikro-orm/postgresql';
import type { StreamableFile } from '@nestjs/common';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { LogDefects, type Caller } from '@groundsheet/contracts';
import { moduleBeside } from '@groundsheet/files';
import { FormRows, RenderedForms, type SentCheck } from '@groundsheet/forms';
import {
  formatLongDate,
  MACHINE_STATUSES,
  meterOf,
  VEHICLE_TYPES,
  type MachineStatus,
} from '@groundsheet/form-rules';
import { Audit, Clock, Config, download } from '@groundsheet/platform';
import { CurrentCertificates } from '../certificates/current-certificates.js';
import { aboutMachine } from '../machine.entity.js';
import { machineOf, type KnownMachine } from '../page/machine-page.queries.js';
import { MachineStatuses } from '../states/machine-statuses.js';
import { LoggedCertificates, MOST_REPLACED } from './logged-certificates.js';
import type { LoggedCheck, MachineLogPaper } from './machine-log.layout.js';

const LAYOUT = moduleBeside(import.meta.url, './machine-log.layout');
const MOST_CHECKS = 100;
const MOST_DEFECTS = 50;
const MOODS: Record<MachineStatus, MachineLogPaper['mood']> = {
  'do-not-use': 'bad',
  'use-with-care': 'attention',
  'in-use': 'good',
};

/** What is known of a machine on paper, for an inspector: certificates, defects and repairs, checks. */
export class PrintMachineLog extends Query<StreamableFile> {
  constructor(
    readonly plantNumber: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(PrintMachineLog)
export class PrintMachineLogHandler implements IQueryHandler<PrintMachineLog> {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: FormRows,
    private readonly rendered: RenderedForms,
    private readonly statuses: MachineStatuses,
    private readonly certificates: CurrentCertificates,
    private readonly loggedCertificates: LoggedCertificates,
    private readonly queries: QueryBus,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** @throws {Problem} 404 where there is no such machine */
  async execute(asked: PrintMachineLog): Promise<StreamableFile> {
    const known = await machineOf(this.em, this.forms, asked);
    const about = known.machine ? aboutMachine(known.machine) : ({ kind: 'machine', id: null } as const);
    await this.audit.recordHourly({ what: 'machine.log-printed', about, details: {} });
    const pdf = await this.rendered.draw({ layout: LAYOUT, data: await this.paperOf(known, asked) });
    const name = `machine-log-${known.key.replaceAll(/[^A-Z0-9]/g, '')}.pdf`;
    return download(pdf, { type: 'application/pdf', name });
  }

  private async paperOf(
    { key, machine }: KnownMachine,
    { plantNumber, caller }: PrintMachineLog,
  ): Promise<MachineLogPaper> {
    const checks = await this.forms.checksOf(key, MOST_CHECKS + 1);
    const meter = meterOf(checks);
    const judged = machine ? await this.certificates.of(machine, checks) : [];
    const { status, causes } = await this.statuses.of(key);
    const { certificates = [], replaced = 0 } = machine
      ? await this.loggedCertificates.of(machine, judged)
      : {};
    const { defects, total } = await this.queries.execute(new LogDefects(key, caller, MOST_DEFECTS));
    return {
      plantNumber: machine?.plantNumber ?? plantNumber.trim(),
      kind: machine
        ? `${VEHICLE_TYPES[machine.vehicleType]}, ${machine.machineNumber}`
        : 'Not in the register',
      description: machine?.description ?? '',
      status: MACHINE_STATUSES[status],
      mood: MOODS[status],
      causes,
      lastCheck: checks[0] ? formatLongDate(checks[0].date) : 'None',
      meter: meter === null ? '' : String(meter),
      printedBy: caller.fullName,
      printedAt: this.clock.now().toISOString(),
      timeZone: this.config.timeZone,
      certificates,
      defects,
      checks: checks.slice(0, MOST_CHECKS).map(loggedCheck),
      leftOut: leftOut({ replaced, defects: total, checks: checks.length }),
    };
  }
}

/** What is not printed, and where it is. */
function leftOut({ replaced, defects, checks }: Record<'replaced' | 'defects' | 'checks', number>): string[] {
  return [
    ...(replaced > MOST_REPLACED
      ? [
          `${MOST_REPLACED} of ${replaced} replaced certificates are printed, the latest. The office has the others.`,
        ]
      : []),
    ...(defects > MOST_DEFECTS
      ? [
          `${MOST_DEFECTS} of ${defects} defects are printed: those that are open, then the latest. All of them are in Groundsheet under Defects, open and closed; search by the plant number.`,
        ]
      : []),
    ...(checks > MOST_CHECKS
      ? [
          `The latest ${MOST_CHECKS} checks are printed. All of them are in Groundsheet on the page of the machine.`,
        ]
      : []),
  ];
}

function loggedCheck({ date, reference, driverName, machineHours, attentionCount }: SentCheck): LoggedCheck {
  return {
    day: formatLongDate(date),
    reference,
    driver: driverName,
    hours: machineHours ?? '',
    found: attentionCount === 0 ? 'None' : String(attentionCount),
  };
}
