import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { DriverForm } from './driver-form.entity.js';

export const SIGNATORIES = ['operator', 'client'] as const;
export type Signatory = (typeof SIGNATORIES)[number];

/** A signature on a form, kept apart so that lists never read pictures. */
@Entity({ tableName: 'form_signatures' })
export class FormSignature {
  [PrimaryKeyProp]?: ['form', 'by'];

  @ManyToOne({ entity: () => DriverForm, primary: true, deleteRule: 'cascade' })
  form!: Rel<DriverForm>;

  @Property({ type: 'string', length: 10, primary: true })
  by!: Signatory;

  /** A PNG that holds the picture and nothing else. */
  @Property({ type: 'blob' })
  image!: Buffer;
}
