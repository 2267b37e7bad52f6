import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FindOffice, TellHirer } from '@groundsheet/contracts';
import { AcceptedForms, formSha256, type FormAcceptedResponse, type FormCompany } from '@groundsheet/forms';
import {
  isDefectOpen,
  isRepairDay,
  normaliseEmail,
  photoFaults,
  type DefectEventKind,
} from '@groundsheet/form-rules';
import { Audit, Clock, refuseFaults, type FormSender } from '@groundsheet/platform';
import type { DefectEvent } from '../defect-event.entity.js';
import { DefectLog } from '../defect-log.js';
import { Defect } from '../defect.entity.js';
import { defectProblems } from '../defect.problems.js';
import { DefectActs } from '../defect-acts.js';
import { RepairForm } from './repair-form.entity.js';
import { RepairPhotos } from './repair-photos.js';
import type { RepairFacts } from './repair-words.js';

/** What a fitter has signed on a phone of their own. */
export interface SignedRepair {
  readonly png: Buffer;
  /** `Chrome on Android` */
  readonly device: string;
  /** Through which link. */
  readonly linkId: string;
}

/** A repair as it is brought. */
export interface RepairDone {
  readonly facts: RepairFacts;
  /** The `url` of each upload, or one of the record that is corrected. */
  readonly photos: readonly string[];
  /** Null where the office records what a fitter has told them. */
  readonly signed: SignedRepair | null;
  /** The record that it takes the place of, by its id; where nothing is said, the one that stands while the next check is awaited. */
  readonly corrects?: string | undefined;
}

/** A link lists no more than these. */
const MOST_SIGNED = 20;

/** Repairs that are recorded: each an event of its defect, and a form with the id of that event. */
@Injectable()
export class RecordedRepairs {
  constructor(
    private readonly em: EntityManager,
    private readonly defects: DefectActs,
    private readonly log: DefectLog,
    private readonly queries: QueryBus,
    private readonly accepted: AcceptedForms,
    private readonly photos: RepairPhotos,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Records a repair, in the command's transaction and as the last thing in it. As long as no check has failed the item since, another
   * one corrects the first.
   *
   * @throws {Problem} 404, also where another link's fitter signed the record; 409 where the defect is closed or the record has been
   *   corrected before; 422 with the faults of the photos and of the day; 429 above the sender's limits
   */
  async record(defectId: string, done: RepairDone, by: FormSender): Promise<FormAcceptedResponse> {
    const { photos, signed, corrects } = done;
    refuseFaults(photoFaults({ photos: [...photos] }, { guest: false, of: 'repair' }));
    // With the link people sign as a fitter, with an account or without.
    const sender = signed ? { ...by, caller: null } : by;
    let corrected: string | null = null;
    const event = await this.defects.repair(defectId, sender.caller, async (defect) => {
      const standing = await this.standingOf(defect);
      if (signed && corrects) await this.refuseOthers(corrects, signed);
      const kind = judge(defect, standing, done);
      this.refuseOtherDays(done.facts, defect);
      if (kind === 'corrected') corrected = standing!.id;
      return { kind };
    });
    const defect = await this.em.findOneOrFail(Defect, { id: defectId });
    const form = await this.form(defect, event, done, corrected);
    await this.photos.take(form, photos, by);
    if (signed) this.sign(form, signed, event.at);
    return this.accepted.sent(form, sender);
  }

  /** What was signed through a link, and nobody has corrected; the latest first. */
  signedThrough(repairLinkId: string): Promise<RepairForm[]> {
    return this.em.find(
      RepairForm,
      { repairLinkId, status: 'submitted', supersededBy: null },
      { orderBy: [{ changedAt: 'desc' }, { id: 'desc' }], limit: MOST_SIGNED, disableIdentityMap: true },
    );
  }

  /** Who of the office has recorded the repair that stands, or given its fitter the link; null where it was nobody. */
  async seenToBy(defect: Defect): Promise<string | null> {
    const standing = await this.standingOf(defect);
    const { repairLinkId: id = null, driverId = null } = standing ?? {};
    if (id === null) return driverId;
    const done = await this.audit.about([{ kind: 'repair-link', id }]);
    return done.find(({ what }) => what === 'repair-link.made')?.who ?? null;
  }

  private refuseOtherDays({ on }: RepairFacts, { openedAt }: Defect): void {
    if (isRepairDay(on, { foundOn: this.clock.dayOf(openedAt), today: this.clock.today() })) return;
    const message = 'Please enter the day of the repair, from a month before the defect was found to today.';
    refuseFaults([{ path: 'on', code: 'repair.day', message }]);
  }

  /** What was signed through another link, or recorded by the office, is nothing of theirs. @throws {Problem} 404 */
  private async refuseOthers(id: string, { linkId: repairLinkId }: SignedRepair): Promise<void> {
    if (!(await this.em.count(RepairForm, { id, repairLinkId }))) throw defectProblems.unknownRecord();
  }

  /** The record of the repair that stands: recorded since the item was last found, and corrected by none. */
  private async standingOf(defect: Defect): Promise<RepairForm | null> {
    const history = await this.log.historyOf(defect);
    const last = history.findLast(({ kind }) => ENDS_OR_STANDS.includes(kind));
    if (!last || !STANDS.includes(last.kind)) return null;
    return this.em.findOne(RepairForm, { id: last.id });
  }

  private async form(
    defect: Defect,
    { id, byId, byName, at }: DefectEvent,
    { facts, signed }: RepairDone,
    corrects: string | null,
  ): Promise<RepairForm> {
    const { fitter, firm, work, parts, hours, meter, on } = facts;
    const { plantNumber, vehicle, severity, finding, note, openedAt } = defect;
    const form = new RepairForm().begin(id, byId);
    const { number: defectNumber, item: defectItem } = defect;
    Object.assign(form, { corrects, defectId: defect.id, defectNumber, defectItem });
    const body = {
      repairDate: on,
      driverSignedName: fitter,
      company: firm,
      machineHours: meter,
      plantNumber,
      selectedVehicle: vehicle,
      signatureDate: this.clock.today(),
      work,
      parts,
      workHours: hours,
      severity,
      finding,
      defectNote: note,
      recordedBy: byName,
      foundOn: this.clock.dayOf(openedAt),
      operatorSignedName: signed && fitter,
    };
    const customer = await this.customerOf(defect);
    const submissionEmails = await this.told(defect, customer);
    form.submit({ ...body, submissionEmails }, customer, at);
    form.repairLinkId = signed?.linkId ?? null;
    return form;
  }

  /** Of a machine that was stopped the whole office and the customer; of any other the people of the office who see to the defect. */
  private async told(defect: Defect, customer: FormCompany | null): Promise<string[]> {
    const office = await this.queries.execute(new FindOffice());
    const isStopping = defect.severity === 'A';
    const seeing = isStopping ? null : await this.seeingTo(defect);
    const concerned = office.filter(({ id }) => !seeing || seeing.has(id));
    const hirer = isStopping && customer?.contactEmail ? [customer.contactEmail] : [];
    const told = [...concerned.map(({ email }) => email), ...hirer];
    return [...new Set(told.map(normaliseEmail))];
  }

  /** The accounts in its history, and those that have given a fitter a link to its machine. */
  private async seeingTo({ id, machineKey }: Defect): Promise<ReadonlySet<string>> {
    const rows = await this.em.execute<{ by: string }[]>(
      `select by_id as by from defect_events where defect_id = ? and by_id is not null
        union select by_id from repair_links where machine_key = ? and expires_at > ?`,
      [id, machineKey, this.clock.now()],
    );
    return new Set(rows.map(({ by }) => by));
  }

  private async customerOf({ machineKey }: Defect): Promise<FormCompany | null> {
    const {
      companyId: id,
      companyName: name,
      companyEmail: contactEmail,
    } = await this.queries.execute(new TellHirer(machineKey));
    return id && name ? { id, name, contactEmail } : null;
  }

  /** All that was typed is signed for, of which defect, and each photo. */
  private sign(form: RepairForm, { png, device }: SignedRepair, at: Date): void {
    form.signAnew(new Map([['operator', png]]));
    const shownSha256 = formSha256(form);
    form.signedHow = { operator: { way: 'own-phone-link', at: at.toISOString(), device, shownSha256 } };
  }
}

const STANDS: readonly DefectEventKind[] = ['repaired', 'corrected'];
const ENDS_OR_STANDS: readonly DefectEventKind[] = [...STANDS, 'rejected', 'reopened'];

/** What has happened to the defect by that. @throws {Problem} 409 */
function judge(defect: Defect, standing: RepairForm | null, { signed, corrects }: RepairDone) {
  if (corrects) {
    if (standing?.id !== corrects) throw defectProblems.correctedAlready();
    return 'corrected';
  }
  if (!isDefectOpen(defect)) throw defectProblems.closed();
  if (defect.state !== 'repaired' || !standing) return 'repaired';
  // Two fitters may have the link: the second learns of the first.
  if (signed) throw defectProblems.repairedAlready();
  return 'corrected';
}
