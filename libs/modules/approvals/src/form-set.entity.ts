import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Collection, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import type { FormFacts } from '@groundsheet/contracts';
import { Issued, newReference } from '@groundsheet/forms';
import {
  alike,
  byPlace,
  FIELD_LENGTHS,
  FORM_SET,
  type Rating,
  setKeyOf,
  type SetHalf,
  type SetStatus,
  type WayOfSigning,
} from '@groundsheet/form-rules';
import { OfAccount } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';
import { FormSetIndexes, SEARCHED_TEXT } from './form-set-indexes.js';
import { GivenSignature } from './given-signature.entity.js';
import { isSame, versionsOf, type Versions } from './form-versions.js';
import type { Approval, SetRating, SetSignatory } from './set-approval.js';
import {
  byDate,
  currentForms,
  isUnsigned,
  theTimesheetOf,
  type Dispatched,
  type FormInSetFacts,
} from './forms-to-sign.js';

const NAME = FIELD_LENGTHS.driverSignedName;

/**
 * The forms of one driver, one machine, one company and one week: signed on site as one, rated and dispatched
 * (docs/product.md, Form sets). There is one open set of a kind; completed ones are never touched again.
 */
@FormSetIndexes()
@OfAccount('driver_id')
@Entity({ tableName: 'form_sets' })
export class FormSet extends Issued {
  /** The account whose forms they are; null on a completed set once there is no account any more. */
  @Property({ type: 'uuid', nullable: true })
  driverId: string | null = null;

  /** Until then supervisors find the set in a list of its own (docs/decisions/0043). */
  @Property({ type: 'boolean', default: true })
  isOfConfirmed: boolean = true;

  @Property({ type: 'string', length: NAME })
  driverName: string = '';

  /** As the first of its forms writes it; without a plant number the machine's. */
  @Property({ type: 'string', length: FIELD_LENGTHS.machineNumber, nullable: true })
  plantNumber: string | null = null;

  /** Which machine it is, however its number is written: see `machineKey`. */
  @Property({ type: 'string', length: FIELD_LENGTHS.machineNumber, nullable: true })
  machineKey: string | null = null;

  /** A Saturday, `YYYY-MM-DD`. */
  @Property({ type: 'date' })
  weekEnding!: string;

  @Property({ type: 'string', length: 10 })
  status: SetStatus = 'pending';

  @Property({ type: 'boolean' })
  timesheetComplete: boolean = false;

  @Property({ type: 'boolean' })
  checkSheetComplete: boolean = false;

  /** What it was completed without, because its sender said so; null where nothing was left out. */
  @Property({ type: 'string', length: 12, nullable: true })
  completedWithout: SetHalf | null = null;

  /** See `theTimesheetOf`. */
  @Property({ type: 'uuid', nullable: true })
  timesheetId: string | null = null;

  /** The latest day's. */
  @Property({ type: 'uuid', nullable: true })
  checkSheetId: string | null = null;

  @Property({ type: 'string', length: FIELD_LENGTHS.siteLocation, nullable: true })
  siteLocation: string | null = null;

  @Property({ type: 'string', length: FIELD_LENGTHS.machineNumber, nullable: true })
  machineNumber: string | null = null;

  /** Of its forms, each once, in one text. */
  @Property({ type: 'text', nullable: true })
  orderNumbers: string | null = null;

  /** Of its forms, in one text. */
  @Property({ type: 'text', nullable: true })
  formReferences: string | null = null;

  /** What the list of completed sets is searched by. */
  @Property({
    type: 'text',
    nullable: true,
    generated: SEARCHED_TEXT,
  })
  readonly searched?: string;

  /** When one of its forms changed last, or it was completed. */
  @Property({ type: 'datetime', length: 3 })
  changedAt!: Date;

  /** When its driver was last asked to complete it. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  askedAt: Date | null = null;

  /** The supervisor who asked. */
  @Property({ type: 'uuid', nullable: true })
  askedBy: string | null = null;

  /** Of what is collected on site: raised by everything that changes it (docs/decisions/0030). */
  @Property({ type: 'integer', default: 0 })
  approvalVersion: number = 0;

  @Property({ type: 'string', length: NAME, nullable: true })
  clientName: string | null = null;

  @Property({ type: 'string', length: NAME, nullable: true })
  foremanName: string | null = null;

  @Property({ type: 'text', nullable: true })
  supervisorNotes: string | null = null;

  /** The forms that were signed for, as they were then; null while nobody has signed. */
  @Property({ type: 'json', nullable: true })
  signedVersions: Versions | null = null;

  /** When signatures were dropped because a form had changed; null once they have been collected again. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  signaturesDroppedAt: Date | null = null;

  @Property({ type: 'string', length: 10, nullable: true })
  rating: Rating | null = null;

  @Property({ type: 'text', nullable: true })
  ratingNotes: string | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  ratedAt: Date | null = null;

  /** The supervisor who dispatched it. */
  @Property({ type: 'uuid', nullable: true })
  dispatchedBy: string | null = null;

  /** Whether that was the driver of its forms; stays when there is no account any more. */
  @Property({ type: 'boolean', default: false })
  isSentByDriver: boolean = false;

  /** Lower case, each once. */
  @Property({ type: 'json', default: '[]' })
  emails: string[] = [];

  /** The copy without the rating: for everybody but the company itself and the office. */
  @Property({ type: 'string', length: 80, nullable: true })
  plainPdfKey: string | null = null;

  @OneToMany({ entity: () => FormSetSignature, mappedBy: 'set', orphanRemoval: true })
  signatures = new Collection<FormSetSignature>(this);

  static begin(facts: FormFacts): FormSet {
    const { driverId, companyId } = facts;
    const set = Object.assign(new FormSet(), { driverId, companyId, ...setKeyOf(facts) });
    return Object.assign(set, { id: uuidv7(), reference: newReference(FORM_SET.prefix) });
  }

  recipients(): string[] {
    return this.emails;
  }

  pdfFileName(): string {
    return `form-set-${this.weekEnding}-${this.reference}.pdf`;
  }

  get isCompleted(): boolean {
    return this.status === 'completed';
  }

  /**
   * Judges the set by the forms that stand in it. Signatures hold for the forms that were signed for, and for nothing
   * else: when one of them moves, or another comes, they are dropped, and the rating with them.
   *
   * @param forms at least one
   * @param dispatched what sets of the same week have that were completed before
   */
  refresh(forms: readonly FormInSetFacts[], dispatched: Dispatched, now: Date): void {
    const timesheet = theTimesheetOf(forms);
    const checkSheets = byPlace(currentForms(forms)).many;
    const latestCheck = checkSheets.toSorted(byDate).at(-1);
    const shown = (timesheet ?? latestCheck)!.facts;
    const orders = new Map(
      forms.flatMap(({ facts: { orderNumber } }) => (orderNumber ? [[alike(orderNumber), orderNumber]] : [])),
    );
    Object.assign(this, {
      driverName: shown.driverName.slice(0, NAME),
      companyName: shown.companyName,
      siteLocation: shown.siteLocation ?? latestCheck?.facts.siteLocation ?? null,
      machineNumber: shown.machineNumber,
      orderNumbers: [...orders.values()].join(', ') || null,
      formReferences: forms.map(({ facts }) => facts.reference).join(', '),
      timesheetId: timesheet?.formId ?? null,
      checkSheetId: latestCheck?.formId ?? null,
      timesheetComplete: timesheet ? timesheet.isComplete : dispatched.timesheet,
      checkSheetComplete:
        checkSheets.length > 0 ? checkSheets.every(({ isComplete }) => isComplete) : dispatched.checkSheets,
    });
    if (!this.isCompleted) this.status = forms.some(isUnsigned) ? 'draft' : 'pending';
    if (this.signedVersions && !isSame(this.signedVersions, versionsOf(forms))) this.dropSignatures(now);
  }

  /**
   * Keeps what has been collected on site, for the forms as they are now.
   *
   * @param by who is signed in on the phone that it is collected with
   * @returns who has signed again
   */
  collect(
    { clientName, foremanName, notes }: Approval,
    images: ReadonlyMap<SetSignatory, Buffer>,
    forms: readonly FormInSetFacts[],
    { now, by: collector }: { now: Date; by: string },
  ): SetSignatory[] {
    Object.assign(this, { clientName, foremanName, supervisorNotes: notes });
    this.approvalVersion += 1;
    const before = this.signatures.getItems();
    const made: WayOfSigning | null = collector === this.driverId ? null : { way: 'supervisor-phone' };
    const anew: SetSignatory[] = [];
    for (const [by, image] of images) {
      const old = before.find((each) => each.by === by);
      if (old?.image.equals(image)) continue;
      anew.push(by);
      if (old) Object.assign(old, { image, signedAt: now, made });
      else this.signatures.add(Object.assign(new FormSetSignature(), { by, image, signedAt: now, made }));
    }
    for (const old of before) if (!images.has(old.by)) this.signatures.remove(old);
    this.signedVersions = images.size > 0 ? versionsOf(forms) : null;
    if (images.size > 0) this.signaturesDroppedAt = null;
    return anew;
  }

  rate({ rating, notes }: SetRating, now: Date): void {
    Object.assign(this, { rating, ratingNotes: notes, ratedAt: now });
  }

  /** For good: from here on nothing of it changes. */
  complete(
    emails: readonly string[],
    dispatchedBy: string,
    completedWithout: SetHalf | null,
    now: Date,
  ): void {
    const sent = { submittedAt: now, changedAt: now, isSentByDriver: dispatchedBy === this.driverId };
    Object.assign(this, {
      status: 'completed',
      emails: [...emails],
      dispatchedBy,
      completedWithout,
      ...sent,
    });
  }

  /** Null where this person has not signed. Needs the signatures to be loaded. */
  signatureOf(by: SetSignatory): FormSetSignature | null {
    return this.signatures.getItems().find((signature) => signature.by === by) ?? null;
  }

  private dropSignatures(now: Date): void {
    this.signatures.removeAll();
    this.approvalVersion += 1;
    Object.assign(this, {
      signedVersions: null,
      signaturesDroppedAt: now,
      rating: null,
      ratingNotes: null,
      ratedAt: null,
    });
  }
}

/** A signature on a set, kept apart so that lists never read pictures. */
@Entity({ tableName: 'form_set_signatures' })
export class FormSetSignature extends GivenSignature {
  [PrimaryKeyProp]?: ['set', 'by'];

  @ManyToOne({ entity: () => FormSet, fieldName: 'set_id', primary: true, deleteRule: 'cascade' })
  set!: Rel<FormSet>;

  @Property({ type: 'string', length: 10, primary: true })
  by!: SetSignatory;
}
