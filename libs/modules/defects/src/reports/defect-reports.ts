import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { TellHirer, type Caller, type Hirer } from '@groundsheet/contracts';
import {
  OPEN_STATES,
  OTHER_FAULT,
  REPORTED,
  type CheckKey,
  type Severity,
  type VehicleType,
} from '@groundsheet/form-rules';
import { Clock } from '@groundsheet/platform';
import type { DefectEvent } from '../defect-event.entity.js';
import { DefectLog } from '../defect-log.js';
import { DefectMails } from '../defect-mails.js';
import type { FoundFacts } from '../defect-words.js';
import { Defect } from '../defect.entity.js';

interface Spot {
  readonly key: string;
  readonly plantNumber: string;
  readonly vehicle: VehicleType;
  readonly item: CheckKey;
}

/** What the reporter says of it. */
export interface Report {
  /** Of the event that it becomes. */
  readonly eventId: string;
  readonly proposed: Severity;
  /** A stranger's fourth of a day only proposes. */
  readonly mayStop: boolean;
  readonly note: string | null;
  readonly photoId: string | null;
  /** Null for a person without an account. */
  readonly by: Caller | null;
  readonly driverName: string;
}

/** What reports without a check sheet do to the defects of a machine. */
@Injectable()
export class DefectReports {
  constructor(
    private readonly em: EntityManager,
    private readonly log: DefectLog,
    private readonly mails: DefectMails,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** In a transaction that holds the machine. */
  async keep(spot: Spot, report: Report): Promise<{ defect: Defect; isKnown: boolean }> {
    const { key: machineKey, item } = spot;
    // Two other faults are two defects.
    const known =
      item === OTHER_FAULT
        ? null
        : await this.em.findOne(Defect, { machineKey, item, state: { $in: [...OPEN_STATES] } });
    if (known) await this.again(known, report);
    return known
      ? { defect: known, isKnown: true }
      : { defect: await this.open(spot, report), isKnown: false };
  }

  private async open(spot: Spot, report: Report): Promise<Defect> {
    const { key: machineKey, plantNumber, vehicle, item } = spot;
    const { proposed, note, photoId, by } = report;
    const at = this.clock.now();
    const defect = await this.log.open({
      machineKey,
      plantNumber,
      vehicle,
      item,
      openedAt: at,
      foundAt: at,
      proposed,
      reporterId: by?.id ?? null,
      finding: REPORTED,
      note,
      photoId,
      isRepeat: await this.log.comesBack(machineKey, item, at),
    });
    const severity = proposed === 'A' && !report.mayStop ? 'B' : proposed;
    const hirer = await this.hirerOf(machineKey);
    const customer = severity === 'A' && hirer.companyEmail ? { customer: hirer.companyName } : {};
    const event = await this.log.keep(defect, {
      id: report.eventId,
      kind: 'reported',
      at,
      by,
      severity,
      details: { ...detailsOf(report), ...customer, ...(severity === proposed ? {} : { proposed }) },
    });
    await this.mails.opened(defect, factsOfReport(event, hirer));
    return defect;
  }

  private async again(defect: Defect, report: Report): Promise<void> {
    const at = this.clock.now();
    // A stranger's fourth of a day stops no machine that was released.
    const isRejected = defect.state === 'repaired' && (defect.severity !== 'A' || report.mayStop);
    const kind = isRejected ? 'rejected' : 'again';
    const event = { id: report.eventId, kind, at, by: report.by, details: detailsOf(report) } as const;
    const facts = factsOfReport(event, await this.hirerOf(defect.machineKey));
    const { proposed, mayStop } = report;
    await this.log.again(defect, { event, proposed, mayStop, text: 'By the report' }, facts);
  }

  private hirerOf(machineKey: string): Promise<Hirer> {
    return this.queries.execute(new TellHirer(machineKey));
  }
}

function detailsOf({ note, photoId, driverName }: Report) {
  return { finding: REPORTED, note, photoId, driverName };
}

/** What a mail says of a report. */
export function factsOfReport(
  { at, details }: Pick<DefectEvent, 'at' | 'details'>,
  hirer: Hirer,
): FoundFacts {
  const { finding = REPORTED, note = null, photoId, driverName = '' } = details;
  const heard = at.toISOString();
  return {
    finding,
    note,
    hasPhoto: Boolean(photoId),
    driverName,
    reference: null,
    ...hirer,
    checkedAt: heard,
    receivedAt: heard,
  };
}
