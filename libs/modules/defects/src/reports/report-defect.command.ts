import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { FindMachineOfCode } from '@groundsheet/contracts';
import { uploadIdOf, Uploads } from '@groundsheet/files';
import { FormLimits, GuestDoor, StopLimit } from '@groundsheet/forms';
import {
  defectNumber,
  labelOfItem,
  machineKey,
  oneLine,
  OTHER_FAULT,
  REPORT_LENGTHS,
  reportedSeverity,
  reportFaults,
  stops,
} from '@groundsheet/form-rules';
import { refuseFaults, type FormSender } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';
import { DefectLog } from '../defect-log.js';
import { defectProblems } from '../defect.problems.js';
import { Severities } from '../severities/severities.js';
import type { ReportBody, ReportedResponse } from './report.dto.js';
import { DefectReports } from './defect-reports.js';

/** Reports what is wrong with a machine from beside it, with or without an account (docs/decisions/0124). */
export class ReportDefect extends Command<ReportedResponse> {
  constructor(
    readonly body: ReportBody,
    readonly sender: FormSender,
  ) {
    super();
  }
}

@CommandHandler(ReportDefect)
export class ReportDefectHandler implements ICommandHandler<ReportDefect> {
  constructor(
    private readonly queries: QueryBus,
    private readonly severities: Severities,
    private readonly log: DefectLog,
    private readonly reports: DefectReports,
    private readonly uploads: Uploads,
    private readonly stopLimit: StopLimit,
    private readonly limits: FormLimits,
    private readonly door: GuestDoor,
  ) {}

  /** @throws {Problem} 404 where no machine in use has the code, 422 with every fault, 429 above the sender's limits */
  async execute({ body, sender }: ReportDefect): Promise<ReportedResponse> {
    this.door.refuseClosed(sender);
    const machine = await this.queries.execute(new FindMachineOfCode(body.code));
    if (!machine) throw defectProblems.unknownCode();
    const { plantNumber, vehicleType: vehicle } = machine;
    const entry = {
      item: body.item || null,
      text: body.text?.trim() ?? '',
      mustNotBeUsed: body.mustNotBeUsed ?? false,
    };
    refuseFaults(reportFaults(entry, vehicle));

    const eventId = uuidv7();
    const photoId = await this.attach(eventId, body.photo, sender);
    const list = await this.severities.inForce();
    const proposed = reportedSeverity(list, entry, vehicle);
    const key = machineKey(plantNumber);
    const hasLabel = body.key?.trim() === machine.labelKey;
    const mayStop = proposed !== 'A' || (await this.stopLimit.mayStop(sender, hasLabel));
    const { defect, isKnown } = await this.log.change({ key, plantNumber }, () =>
      this.reports.keep(
        { key, plantNumber, vehicle, item: entry.item ?? OTHER_FAULT },
        {
          eventId,
          proposed,
          mayStop,
          photoId,
          note: entry.text || null,
          by: sender.caller ?? null,
          driverName: nameOf(body, sender),
        },
      ),
    );
    await this.limits.count(sender, [], null);
    const isProposed = defect.severity !== 'A' && defect.proposed === 'A';
    return {
      number: defectNumber(defect.number),
      plantNumber,
      item: labelOfItem(vehicle, defect.item),
      severity: defect.severity,
      isStopping: stops(defect),
      isProposed,
      isKnown,
      isMailed: defect.severity === 'A' || isProposed,
    };
  }

  /** @returns the number of the photo, which the event of the report holds */
  private async attach(heldBy: string, url: ReportBody['photo'], sender: FormSender): Promise<string | null> {
    if (!url) return null;
    const { faults } = await this.uploads.attach({
      heldBy,
      kind: 'photo',
      urls: [url],
      sender,
      path: 'photo',
    });
    refuseFaults(faults.map((fault) => ({ ...fault, path: 'photo' })));
    return uploadIdOf(url) ?? null;
  }
}

/** With an account, that of the account: nobody reports in another's name. */
function nameOf({ name }: ReportBody, { caller }: FormSender): string {
  return caller?.fullName ?? oneLine(name ?? '', REPORT_LENGTHS.name);
}
