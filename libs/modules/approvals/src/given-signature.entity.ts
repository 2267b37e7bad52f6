import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { WayOfSigning } from '@groundsheet/form-rules';

/** What was signed with, when, and how. */
@Entity({ abstract: true })
export abstract class GivenSignature {
  /** A PNG that holds the picture and nothing else. */
  @Property({ type: 'blob' })
  image!: Buffer;

  @Property({ type: 'datetime', length: 3 })
  signedAt!: Date;

  /** How it was made, all of it where a person was asked; null where they signed on the driver's phone. */
  @Property({ type: 'json', nullable: true })
  made: WayOfSigning | null = null;
}
