import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import type { Signatory, Signature } from '@groundsheet/platform';
import { CheckSheet } from './check-sheet.entity.js';

/** A signature on a check sheet, kept apart so that lists never read pictures. */
@Entity({ tableName: 'check_sheet_signatures' })
export class CheckSheetSignature implements Signature {
  [PrimaryKeyProp]?: ['checkSheet', 'by'];

  @ManyToOne({ entity: () => CheckSheet, primary: true, deleteRule: 'cascade' })
  checkSheet!: Rel<CheckSheet>;

  @Property({ type: 'string', length: 10, primary: true })
  by!: Signatory;

  @Property({ type: 'blob' })
  image!: Buffer;

  @Property({ type: 'blob' })
  paperImage!: Buffer;
}
