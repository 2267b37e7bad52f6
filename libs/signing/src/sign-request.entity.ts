import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import {
  FORM_KINDS,
  QUERY_NOTE_LENGTH,
  SIGN_CHANNEL_MINUTES,
  WAY_OF_CHANNEL,
  type AskedSignatory,
  type IssuedKind,
  type Rating,
  masked,
  type SignatureMade,
  type SignChannel,
  type SignRequestState,
} from '@groundsheet/form-rules';
import { hashOf, networksOf, OfAccount } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';

/** What is known when a person is asked. */
export type AskedFor = Pick<
  SignRequest,
  | 'formKind'
  | 'formId'
  | 'reference'
  | 'ownerId'
  | 'driverName'
  | 'companyId'
  | 'companyName'
  | 'plantNumber'
  | 'signatory'
  | 'channel'
  | 'toName'
  | 'toAddress'
  | 'askedBy'
  | 'askedDevice'
  | 'askedNetwork'
  | 'shownSha256'
> & { readonly follows?: string | null };

/** What lists are searched by, as a generated column. */
const SEARCHED_TEXT = `(folded(${[
  'reference',
  'driver_name',
  'plant_number',
  'company_name',
  'to_name',
  'to_address',
  'passed_on_to',
]
  .map((column) => `coalesce(${column}, '')`)
  .join(' || chr(10) || ')})) stored`;

/** What tells one network from another, stored. @param site see `FormSender` */
export function networkHash(site: string): string {
  return hashOf(`sign request from ${site}`);
}

/** What tells one device from another, stored; see `knownDeviceOf`. */
export function deviceHash(device: string): string {
  return hashOf(`sign request ${device}`);
}

/**
 * A person is asked to sign one exact version of a form or set on their own phone, once (docs/product.md, Asked to sign).
 */
@Index({ properties: ['formId', 'createdAt'] })
@Index({
  name: 'sign_requests_waiting',
  expression: `create index "sign_requests_waiting" on "sign_requests" ("created_at" desc, "id" desc) where "state" in ('open', 'seen', 'disagreed')`,
})
@Index({
  name: 'sign_requests_denied',
  expression: `create index "sign_requests_denied" on "sign_requests" ("id") where "denied_at" is not null`,
})
@Index({
  name: 'sign_requests_searched',
  expression: `create index "sign_requests_searched" on "sign_requests" using gin ("searched" gin_trgm_ops)`,
})
@OfAccount('owner_id')
@Entity({ tableName: 'sign_requests' })
export class SignRequest {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  @Property({ type: 'string', length: 20 })
  formKind!: IssuedKind;

  /** Of the form, or of the set. */
  @Property({ type: 'uuid' })
  formId!: string;

  @Property({ type: 'string', length: 11 })
  reference!: string;

  /** The account whose form it is; null for a guest's, and once there is no account any more. */
  @Index()
  @Property({ type: 'uuid', nullable: true })
  ownerId: string | null = null;

  /** As typed on the form. */
  @Property({ type: 'string', length: 80 })
  driverName!: string;

  /** Whom it is for, and for which machine, as it was shown. */
  @Property({ type: 'uuid', nullable: true })
  companyId: string | null = null;

  @Property({ type: 'string', length: 120, nullable: true })
  companyName: string | null = null;

  @Property({ type: 'string', length: 60, nullable: true })
  plantNumber: string | null = null;

  @Property({ type: 'string', length: 10 })
  signatory!: AskedSignatory;

  @Property({ type: 'string', length: 10 })
  channel!: SignChannel;

  @Property({ type: 'string', length: 80, nullable: true })
  toName: string | null = null;

  /** Normalised. */
  @Property({ type: 'string', length: 254, nullable: true })
  toAddress: string | null = null;

  @Property({ type: 'uuid' })
  askedBy!: string;

  /** The device that asked may not sign: see `deviceHash`. */
  @Property({ type: 'character', length: 64 })
  askedDevice!: string;

  /** From where it was asked: see `networkHash`. */
  @Property({ type: 'character', length: 64 })
  askedNetwork!: string;

  /** It was signed from there as well. */
  @Property({ type: 'boolean', default: false })
  sameNetwork: boolean = false;

  /** Of what is shown: another one makes the request void. */
  @Property({ type: 'character', length: 64 })
  shownSha256!: string;

  /** `expired` is never stored: see `stateAt`. */
  @Property({ type: 'string', length: 10 })
  state: SignRequestState = 'open';

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Property({ type: 'datetime', length: 3 })
  expiresAt!: Date;

  /** When its button was first pressed on a phone that may sign. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  seenAt: Date | null = null;

  /** When it was signed, withdrawn or void. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  closedAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  remindedAt: Date | null = null;

  /** As typed under the signature. */
  @Property({ type: 'string', length: 80, nullable: true })
  signedName: string | null = null;

  /** To whom the person asked has passed it on; once. */
  @Property({ type: 'string', length: 80, nullable: true })
  passedOnTo: string | null = null;

  /** When its signer said that they did not sign it. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  deniedAt: Date | null = null;

  /** What its signer says of the driver's week; the driver never sees it. */
  @Property({ type: 'string', length: 10, nullable: true })
  rating: Rating | null = null;

  @Property({ type: 'string', length: QUERY_NOTE_LENGTH, nullable: true })
  ratingNotes: string | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  ratedAt: Date | null = null;

  /** When a correction of its form was sent: nobody need deal with a signature that was denied any more. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  correctedAt: Date | null = null;

  /** The request about the form that this one's form has taken the place of. */
  @Index()
  @Property({ type: 'uuid', nullable: true })
  follows: string | null = null;

  @Property({ type: 'text', nullable: true, lazy: true, generated: SEARCHED_TEXT })
  readonly searched?: string;

  static ask(asked: AskedFor, now: Date): SignRequest {
    const request = Object.assign(new SignRequest(), asked, { createdAt: now });
    request.renew(now);
    return request;
  }

  /** A code lives on as long as it is shown. */
  renew(now: Date): void {
    this.expiresAt = new Date(now.getTime() + SIGN_CHANNEL_MINUTES[this.channel] * 60_000);
  }

  stateAt(now: Date): SignRequestState {
    const canExpire = this.state === 'open' || this.state === 'seen';
    return canExpire && this.expiresAt <= now ? 'expired' : this.state;
  }

  see(now: Date): void {
    this.seenAt ??= now;
    if (this.state === 'open') this.state = 'seen';
  }

  close(state: 'signed' | 'withdrawn' | 'void', now: Date): void {
    Object.assign(this, { state, closedAt: now });
  }

  /** Once, by the client who has signed for hours. */
  get canBeRated(): boolean {
    const { state, signatory, formKind, ratedAt, deniedAt } = this;
    const hasHours = formKind === 'form-set' || FORM_KINDS[formKind].clientSigns;
    return state === 'signed' && signatory === 'client' && hasHours && !ratedAt && !deniedAt;
  }

  rate(rating: Rating, notes: string | null, now: Date): void {
    Object.assign(this, { rating, ratingNotes: notes, ratedAt: now });
  }

  /** @param network the address that it is signed from */
  made(device: string, network: string | undefined, now: Date): SignatureMade {
    const { channel, shownSha256, toAddress } = this;
    this.sameNetwork = networkHash(networksOf(network).at(-1)!.name) === this.askedNetwork;
    return {
      way: WAY_OF_CHANNEL[channel],
      at: now.toISOString(),
      device,
      shownSha256,
      ...(channel === 'mail' && toAddress ? { mailedTo: masked(toAddress) } : {}),
      ...(this.sameNetwork ? { sameNetwork: true } : {}),
    };
  }
}
