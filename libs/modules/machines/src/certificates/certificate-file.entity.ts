import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { CertificateProposals } from '@groundsheet/contracts';

/** The paper itself, a PDF or a picture: brought first, read, and then part of a certificate. It holds its own upload. */
@Entity({ tableName: 'certificate_files' })
export class CertificateFile {
  /** The id of its upload. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Who brings it, and alone may make a certificate with it. */
  @Property({ type: 'uuid' })
  addedById!: string;

  /** Null until it is part of one; what never is goes after a day. */
  @Index()
  @Property({ type: 'uuid', nullable: true })
  certificateId: string | null = null;

  @Index()
  @Property({ type: 'datetime', length: 3 })
  expectedAt!: Date;

  /** Null until it has come. */
  @Property({ type: 'string', length: 40, nullable: true })
  contentType: string | null = null;

  /** What it says of itself, for the person who brings it to judge; null until it has been read. */
  @Property({ type: 'json', nullable: true })
  proposals: CertificateProposals | null = null;

  get isHere(): boolean {
    return this.contentType !== null;
  }
}
