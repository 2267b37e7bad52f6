import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import type { Signatory } from '@groundsheet/platform';
import { CheckSheet } from './check-sheet.entity.js';

/** A signature on a check sheet, as drawn; kept apart so that lists never read pictures. */
@Entity({ tableName: 'check_sheet_signatures' })
export class CheckSheetSignature {
  [PrimaryKeyProp]?: ['checkSheet', 'by'];

  @ManyToOne({ entity: () => CheckSheet, primary: true, deleteRule: 'cascade' })
  checkSheet!: Rel<CheckSheet>;

  @Property({ type: 'string', length: 10, primary: true })
  by!: Signatory;

  /** PNG. */
  @Property({ type: 'blob' })
  image!: Buffer;
}
