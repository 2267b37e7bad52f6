import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { AskedSignatory, SignatureMade } from '@groundsheet/form-rules';
import type { SentFromDevice } from '@groundsheet/platform';
import { Issued } from './issued.entity.js';

/** What a form says of its own sending, which may have been hours after it was signed (docs/decisions/0113), and of signing it elsewhere. */
@Entity({ abstract: true })
export abstract class SentFromPhone extends Issued {
  /** SHA-256 of the body that it was sent with, hexadecimal: the same body again is the same sending. */
  @Property({ type: 'character', length: 64, nullable: true })
  bodySha256: string | null = null;

  /** When its driver pressed Send, by our clock, where the phone says so. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  signedAt: Date | null = null;

  /** How far the phone's clock was ahead of ours then, in milliseconds. */
  @Property({ type: 'bigint', nullable: true })
  clockOffsetMs: number | null = null;

  /** The customer's order rules changed between its signing and its arrival; the number fits only the earlier ones. */
  @Property({ type: 'boolean', default: false })
  isOrderOutdated: boolean = false;

  /** How those have signed who did so on a phone of their own; the others have signed on the driver's. */
  @Property({ type: 'json', default: '{}' })
  signedHow: Partial<Record<AskedSignatory | 'operator', SignatureMade>> = {};

  keepSending({ bodySha256, signedAt, clockOffsetMs }: SentFromDevice): void {
    Object.assign(this, { bodySha256, signedAt, clockOffsetMs });
  }
}
