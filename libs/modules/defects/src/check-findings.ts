import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { QueryBus } from '@nestjs/cqrs';
import { FindMachine, TellHirer } from '@groundsheet/contracts';
import { FormRows, type CheckInFull, type LaterAnswer } from '@groundsheet/forms';
import { uploadIdOf } from '@groundsheet/files';
import {
  answerLabel,
  classOf,
  heardBy,
  isDefectOpen,
  itemsIn,
  noteOf,
  OPEN_STATES,
  OTHER_FAULT,
  proposedBy,
  type CheckAnswer,
  type CheckKey,
  type Severity,
  type SeverityList,
} from '@groundsheet/form-rules';
import { Clock, Config } from '@groundsheet/platform';
import { DefectEvent } from './defect-event.entity.js';
import { DefectLog, type NumberedMachine } from './defect-log.js';
import { DefectMails } from './defect-mails.js';
import type { FoundFacts } from './defect-words.js';
import { Defect, type DefectDetails } from './defect.entity.js';
import { factsOfReport } from './reports/defect-reports.js';
import { Severities } from './severities/severities.js';

/** The sheet with what it may do. */
interface Taken {
  readonly sheet: CheckInFull;
  readonly machine: NumberedMachine;
  readonly open: Defect[];
  /** A guest's, of a machine that we do not know, or one of too many: it stops nothing by itself. */
  readonly onlyProposes: boolean;
  /** The severities in force. */
  readonly list: SeverityList;
}

const REPORTS = ['reported', 'again', 'rejected'] as const;
/** A late sheet says so, in milliseconds. */
const LATE_MS = 3_600_000;

/** What a check sheet does to the defects of its machine: opens, finds again, confirms or withdraws them. */
@Injectable()
export class CheckFindings {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: FormRows,
    private readonly log: DefectLog,
    private readonly mails: DefectMails,
    private readonly severities: Severities,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** In the transaction that sends the sheet, behind the lock of its machine. */
  async take(id: string, machine: NumberedMachine): Promise<void> {
    const sheet = (await this.forms.checkInFull(id, this.config.timeZone))!;
    const open = await this.em.find(Defect, { machineKey: machine.key, state: { $in: [...OPEN_STATES] } });
    const isKnown = !sheet.isLikeGuest || (await this.queries.execute(new FindMachine(sheet.plantNumber)));
    const list = await this.severities.inForce();
    const taken: Taken = { sheet, machine, open, onlyProposes: !sheet.mayStop || !isKnown, list };
    await this.withdraw(taken);
    const said = await this.alreadySaid(taken);
    for (const { key } of itemsIn(sheet.vehicle, sheet.answers)) {
      const answer = sheet.answers[key];
      if (answer === undefined) continue;
      const defect = open.find((each) => each.item === key && isDefectOpen(each));
      const isFound = classOf(answer) === 'attention';
      if (isFound && !said.has(key)) await (defect ? this.again(taken, defect) : this.report(taken, key));
      else if (!isFound && defect) await this.hear(taken, defect, answer);
    }
    for (const defect of open) if (defect.item === OTHER_FAULT) await this.hearOther(taken, defect);
  }

  /** A person has raised it or opened it again: told of as the report or the sheet that opened it was, while there is one. */
  async announceAgain(defect: Defect): Promise<void> {
    if (defect.formId === null) {
      const [report] = await this.log.historyOf(defect);
      const hirer = await this.queries.execute(new TellHirer(defect.machineKey));
      await this.mails.opened(defect, factsOfReport(report!, hirer));
      return;
    }
    const sheet = await this.forms.checkInFull(defect.formId, this.config.timeZone);
    if (sheet) await this.mails.opened(defect, foundFacts(sheet, defect.item));
  }

  /** The items that the sheets which this one corrects have reported and that stand. */
  private async alreadySaid({ sheet, open }: Taken): Promise<ReadonlySet<CheckKey>> {
    if (sheet.earlier.length === 0) return new Set();
    const kind = { $in: [...REPORTS] };
    const events = await this.em.find(DefectEvent, { formId: { $in: [...sheet.earlier] }, kind });
    const stands = ({ id, isWithdrawn }: Defect) =>
      !isWithdrawn && events.some(({ defectId }) => defectId === id);
    return new Set(open.filter(stands).map(({ item }) => item));
  }

  private async report(taken: Taken, item: CheckKey): Promise<void> {
    const { sheet, machine } = taken;
    const proposed = proposes(taken, item);
    const severity = proposed === 'A' && taken.onlyProposes ? 'B' : proposed;
    const { checkedAt, vehicle, id: formId, driverId: reporterId } = sheet;
    const found = detailsOf(sheet, item);
    const { finding = '', note = null, photoId = null } = found;
    const defect = await this.log.open({
      machineKey: machine.key,
      plantNumber: machine.plantNumber,
      vehicle,
      item,
      openedAt: checkedAt,
      foundAt: checkedAt,
      formId,
      reporterId,
      proposed,
      finding,
      note,
      photoId,
      isRepeat: await this.log.comesBack(machine.key, item, checkedAt),
    });
    const details = { ...found, ...(severity === proposed ? {} : { proposed }) };
    await this.log.keep(defect, { kind: 'reported', at: checkedAt, formId, severity, details });
    taken.open.push(defect);
    await this.mails.opened(defect, foundFacts(sheet, item));
    const later = await this.forms.laterAnswer(machine.key, item, checkedAt, this.config.timeZone);
    if (later && heardBy(defect, later.answer) === 'confirmed') await this.confirm(defect, later);
  }

  private async again(taken: Taken, defect: Defect): Promise<void> {
    const { sheet } = taken;
    const { item } = defect;
    const isAfterRepair = !defect.repairedAt || sheet.checkedAt > defect.repairedAt;
    const kind = isAfterRepair ? heardBy(defect, sheet.answers[item]!) : 'again';
    if (kind !== 'again' && kind !== 'rejected') return;
    const event = { kind, at: sheet.checkedAt, formId: sheet.id, details: detailsOf(sheet, item) } as const;
    const proposed = proposes(taken, item);
    const mayStop = !taken.onlyProposes;
    await this.log.again(defect, { event, proposed, mayStop, text: 'By the check' }, foundFacts(sheet, item));
  }

  /** No check asks for another fault: "All Defects", answered good after the repair, confirms that it is gone. */
  private async hearOther(taken: Taken, defect: Defect): Promise<void> {
    const { repairedAt, state } = defect;
    const answer = taken.sheet.answers.defectDefects;
    if (state !== 'repaired' || !repairedAt || taken.sheet.checkedAt <= repairedAt) return;
    if (answer !== undefined && classOf(answer) === 'good') await this.hear(taken, defect, answer);
  }

  private async hear({ sheet }: Taken, defect: Defect, answer: CheckAnswer): Promise<void> {
    // Of two checks with the same time, as sheets of a day that is over have it, the one that arrives later counts.
    if (sheet.checkedAt < defect.foundAt) return;
    if (defect.severity === 'A' && defect.releasedAt && sheet.checkedAt <= defect.releasedAt) return;
    if (heardBy(defect, answer) === 'confirmed') await this.confirm(defect, { ...sheet, answer });
  }

  private async confirm(defect: Defect, check: LaterAnswer): Promise<void> {
    const { id: formId, reference, driverName, date, checkedAt: at } = check;
    const details = { reference, driverName, date, finding: answerLabel(check.answer) };
    await this.log.keep(defect, { kind: 'confirmed', at, formId, details });
  }

  /** The correction finds nothing where its sheet did: the defect of that sheet alone was none. An A stands. */
  private async withdraw({ sheet, open }: Taken): Promise<void> {
    if (sheet.earlier.length === 0) return;
    for (const defect of open) {
      const answer = sheet.answers[defect.item];
      if (answer !== undefined && classOf(answer) === 'attention') continue;
      const history = await this.log.historyOf(defect);
      const reports = history.filter(({ kind }) => (REPORTS as readonly string[]).includes(kind));
      const isOwn = reports.every(({ formId }) => sheet.earlier.includes(formId!));
      if (!isOwn || defect.isWithdrawn) continue;
      const { id: formId, reference, driverName, date, submittedAt: at } = sheet;
      await this.log.keep(defect, {
        kind: 'withdrawn',
        at,
        formId,
        details: { reference, driverName, date },
      });
    }
  }
}

/** How bad the sheet's answer is, by the severities in force. */
function proposes({ sheet: { vehicle, answers }, list }: Taken, item: CheckKey): Severity {
  return proposedBy(list, { vehicle, item, answer: answers[item]! })!;
}

function detailsOf(sheet: CheckInFull, item: CheckKey): DefectDetails {
  const { reference, driverName, date, checkedAt, submittedAt } = sheet;
  const note = noteOf(sheet.itemNotes, item);
  const isLate = submittedAt.getTime() - checkedAt.getTime() > LATE_MS;
  return {
    finding: answerLabel(sheet.answers[item]),
    note: note?.text?.trim() || null,
    photoId: note?.photo ? (uploadIdOf(note.photo) ?? null) : null,
    reference,
    driverName,
    date,
    ...(isLate ? { receivedAt: submittedAt.toISOString() } : {}),
  };
}

function foundFacts(sheet: CheckInFull, item: CheckKey): FoundFacts {
  const { note = null, photoId, finding = '' } = detailsOf(sheet, item);
  const { reference, driverName, companyName, companyEmail } = sheet;
  return {
    finding,
    note,
    hasPhoto: Boolean(photoId),
    reference,
    driverName,
    companyName,
    companyEmail,
    checkedAt: sheet.checkedAt.toISOString(),
    receivedAt: sheet.submittedAt.toISOString(),
  };
}
