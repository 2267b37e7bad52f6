import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { SignatureMade } from '@groundsheet/form-rules';

/** What was signed with, when, and how. */
@Entity({ abstract: true })
export abstract class GivenSignature {
  /** A PNG that holds the picture and nothing else. */
  @Property({ type: 'blob' })
  image!: Buffer;

  @Property({ type: 'datetime', length: 3 })
  signedAt!: Date;

  /** How the person asked has signed; null where they signed on the phone that it was collected with. */
  @Property({ type: 'json', nullable: true })
  made: SignatureMade | null = null;
}
