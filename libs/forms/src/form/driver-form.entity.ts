import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import {
  emptyValue,
  FORM_CONTENTS,
  FORM_KINDS,
  HEAD_FIELDS,
  signatoriesOf,
  type FormCopy,
  type FormFields,
  type FormKind,
} from '@groundsheet/form-rules';
import type { Attention, FormFacts } from '@groundsheet/contracts';
import { uploadIdOf } from '@groundsheet/files';
import { OfAccount } from '@groundsheet/platform';
import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { columnsTold } from './columns-told.js';
import { FieldColumns, storedName, type Stored } from './field-columns.js';
import type { FormCompany } from './issued.entity.js';
import { SentFromPhone } from './sent-from-phone.entity.js';
import { FormIndexes, SEARCHED_TEXT } from './form-indexes.js';
import { newReference } from './reference.js';

/** The columns that the fields of the head make; the class decorator adds them. */
const IssuedWithHead = SentFromPhone as abstract new () => SentFromPhone & Stored<typeof HEAD_FIELDS>;

/** What was entered, by the names of the wire. */
export type Entered = Readonly<Record<string, unknown>>;

/**
 * A form that a driver, or a fitter, fills in, as a guest or with an account: a draft, or sent. A kind of form adds its own columns,
 * and says what of them a correction takes over (docs/product.md, Corrections).
 */
@OfAccount('driver_id')
@Entity({ tableName: 'forms', abstract: true, discriminatorColumn: 'kind' })
@FieldColumns(HEAD_FIELDS)
@FormIndexes()
export abstract class DriverForm<Body extends object = object> extends IssuedWithHead {
  /** Its indexes begin with it, or are of one kind. */
  @Property({ type: 'string', length: 20, index: false })
  readonly kind!: FormKind;

  @Property({ type: 'string', length: 10 })
  status: 'draft' | 'submitted' = 'draft';

  /** The account whose form it is; null for a guest's. */
  @Property({ type: 'uuid', nullable: true })
  driverId: string | null = null;

  /** Week ending, or day of the check or the repair, `YYYY-MM-DD`. */
  @Property({ type: 'date' })
  date!: string;

  /** When it was saved or sent last. */
  @Property({ type: 'datetime', length: 3 })
  changedAt!: Date;

  /** The sent form that this one is the correction of; each has one at most. */
  @Unique()
  @Property({ type: 'uuid', nullable: true })
  corrects: string | null = null;

  /** The correction that has been sent in this one's place. */
  @Property({ type: 'uuid', nullable: true })
  supersededBy: string | null = null;

  /** Its PDF as it was mailed, where another has been drawn since (docs/decisions/0022). */
  @Property({ type: 'string', length: 80, nullable: true })
  firstPdfKey: string | null = null;

  /** It went to nobody by itself: its set was mailed. */
  @Property({ type: 'boolean', default: false })
  isMailedWithSet: boolean = false;

  /** Whether a kind that goes to the company by itself may: not for guests, nor until an account's address is confirmed. */
  @Property({ type: 'boolean', default: false })
  isMailedToCompany: boolean = false;

  /** Shows that a guest's device has sent it, and says nothing of what else it has sent; null for an account's. */
  @Property({ type: 'character', length: 64, nullable: true })
  senderHash: string | null = null;

  /** What lists are searched by. */
  @Property({ type: 'text', nullable: true, lazy: true, generated: SEARCHED_TEXT })
  readonly searched?: string;

  private signedAnew: readonly string[] | undefined;

  /** Makes a new object a form on which nothing has been entered yet. @param driverId null for a guest */
  begin(id: string, driverId: string | null): this {
    this.sign(new Map());
    return Object.assign(this, { id, driverId, reference: newReference(FORM_KINDS[this.kind].prefix) });
  }

  /** Keeps what its driver has entered; `body` need not be complete. */
  save(body: Body, company: FormCompany | null, at: Date): void {
    this.enter(body as Entered);
    this.isFor(company);
    this.changedAt = at;
    this.enterOwn(body);
  }

  /** Signed and sent; `body` has passed every rule. */
  submit(body: Body, company: FormCompany | null, at: Date): void {
    this.save(body, company, at);
    this.status = 'submitted';
    this.submittedAt = at;
  }

  /** A signed draft is sent with its set, which is mailed as one. */
  sendWithSet(at: Date): void {
    Object.assign(this, { status: 'submitted', submittedAt: at, changedAt: at, isMailedWithSet: true });
  }

  /**
   * A new draft of this sent form, to be put right.
   *
   * @param today plain date, of the signatures to come
   */
  correction(today: string, at: Date): this {
    return Object.assign(this.draftLike('correction', at), { corrects: this.id, signatureDate: today });
  }

  /** Every field that is on the wire as it is stored, by its name there. What is not a field stays private. */
  entered(): Record<string, unknown> {
    const values = this as unknown as Record<string, unknown>;
    const pairs = Object.entries(this.fields).flatMap(([name, field]) => {
      const property = storedName(name, field);
      return property ? [[name, values[property]]] : [];
    });
    return { ...Object.fromEntries(pairs), customerId: this.companyId };
  }

  /** What it says, by name: what was entered, and what only its kind has. */
  content(): Record<string, unknown> {
    return this.entered();
  }

  /** Has these signatures and no others. */
  signAnew(signed: ReadonlyMap<string, Buffer>): void {
    this.signedAnew = this.signatories().filter((by) => signed.has(by) && !this.signatureOf(by));
    this.sign(signed);
  }

  /** Who signs a form of its kind. */
  signatories(): readonly string[] {
    return signatoriesOf(this.kind);
  }

  /** Who has signed since it was read. */
  newSignatories(): readonly string[] {
    return this.signedAnew ?? [];
  }

  /**
   * The PNG, which holds the picture and nothing else; null where this person has not signed.
   *
   * @throws {Error} where the form was read without its signatures
   */
  signatureOf(by: string): Buffer | null {
    const png = this.signatures[`${by}Signature`];
    if (png === undefined) throw new Error('This form was read without its signatures.');
    return png;
  }

  /** Of a correction: why it was made, where that was said, before what has changed. */
  withReason(changes: readonly string[]): string[] {
    const why = this.correctionReason?.trim();
    return [...(why ? [`Why: ${why}`] : []), ...changes];
  }

  /** Who filled it in, as typed; empty where nothing was. */
  driverName(): string {
    return this.driverSignedName ?? this.operatorSignedName ?? '';
  }

  recipients(): string[] {
    return this.isMailedWithSet ? [] : this.ownRecipients();
  }

  /** Those of them that its sender has a say in: they count towards the sender's limits. */
  chosenRecipients(): string[] {
    return this.recipients();
  }

  /** From here on the account's; the device it was sent from proves nothing any more. */
  claim(driverId: string): void {
    Object.assign(this, { driverId, senderHash: null });
  }

  /** @param device of the guest who has sent it, from the device's cookie */
  sentFrom(device: string): void {
    this.senderHash = this.hashOf(device);
  }

  wasSentFrom(device: string): boolean {
    return this.senderHash === this.hashOf(device);
  }

  /** The same people get it once it has no driver any more. */
  leave(): void {
    this.submissionEmails = this.recipients();
    this.driverId = null;
  }

  pdfFileName(): string {
    return `${this.kind}-${this.date}-${this.reference}.pdf`;
  }

  /** What others are told of it when it changes. Needs the signatures to be loaded. */
  facts(): FormFacts {
    return {
      ...columnsTold(this),
      driverName: this.driverName(),
      attention: this.attention(),
      missing: this.missing(),
      signed: this.isSigned(),
    };
  }

  /** Takes over the files of a form that this one corrects: each address there, with that of its copy. */
  takeFiles(_copies: ReadonlyMap<string, string>): void {}

  /** Addresses of the uploaded files on it. */
  files(): readonly string[] {
    return [];
  }

  /** Ids of these files, in their order. */
  fileIds(): string[] {
    return this.files().map((url) => uploadIdOf(url)!);
  }

  attention(): Attention[] {
    return [];
  }

  /** What its kind asks for and is not on it yet, its driver's signature too, in words. Needs the signatures to be loaded. */
  missing(): string[] {
    return [...this.missingOwn(), ...(this.isSigned() ? [] : ['Driver’s signature'])];
  }

  /** What only its kind asks for and is not on it yet, in words. */
  protected abstract missingOwn(): string[];

  /** Whom it is mailed to by itself: normalised, each once. */
  protected ownRecipients(): string[] {
    return this.submissionEmails;
  }

  /** Takes what only its kind has from a body, and works out what is not entered. */
  protected abstract enterOwn(body: Body): void;

  /** Takes what only its kind has from a sent form that this draft begins like. */
  protected abstract takeOwnFrom(sent: this, copy: FormCopy): void;

  protected isSigned(): boolean {
    return this.signatureOf('operator') !== null;
  }

  /** A new draft with the fields that such a copy takes, by their table; nothing else of this form travels. */
  protected draftLike(copy: FormCopy, at: Date): this {
    const draft = new (this.constructor as new () => this)().begin(uuidv7(), this.driverId);
    const kept = Object.entries(this.entered()).filter(([name]) =>
      this.fields[name]?.copiedInto?.includes(copy),
    );
    draft.enter(structuredClone(Object.fromEntries(kept)));
    draft.takeOwnFrom(this, copy);
    const { companyId, companyName, companyEmail } = this;
    return Object.assign(draft, { companyId, companyName, companyEmail, changedAt: at });
  }

  private sign(signed: ReadonlyMap<string, Buffer>): void {
    for (const by of this.signatories()) this.signatures[`${by}Signature`] = signed.get(by) ?? null;
  }

  /** Absent are those that have not been read (`SIGNATURES`). */
  private get signatures(): Record<string, Buffer | null | undefined> {
    return this as never;
  }

  /** Replaces every field of the table: what is absent, or null, is empty. The sums are worked out elsewhere. */
  private enter(values: Entered): void {
    const stored: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(this.fields)) {
      const property = storedName(name, field);
      if (property) stored[property] = values[name] ?? emptyValue(field);
    }
    Object.assign(this, stored);
  }

  private hashOf(device: string): string {
    return createHash('sha256').update(`${this.id}:${device}`).digest('hex');
  }

  private get fields(): FormFields {
    return FORM_CONTENTS[this.kind].fields;
  }
}
