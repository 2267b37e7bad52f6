import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { FormSet } from './form-set.entity.js';

/** Who signs a set on site. */
export const SET_SIGNATORIES = ['client', 'foreman'] as const;
export type SetSignatory = (typeof SET_SIGNATORIES)[number];

/** A signature on a set, kept apart so that lists never read pictures. */
@Entity({ tableName: 'form_set_signatures' })
export class FormSetSignature {
  [PrimaryKeyProp]?: ['set', 'by'];

  @ManyToOne({ entity: () => FormSet, fieldName: 'set_id', primary: true, deleteRule: 'cascade' })
  set!: Rel<FormSet>;

  @Property({ type: 'string', length: 10, primary: true })
  by!: SetSignatory;

  /** A PNG that holds the picture and nothing else. */
  @Property({ type: 'blob' })
  image!: Buffer;

  @Property({ type: 'datetime', length: 3 })
  signedAt!: Date;
}
