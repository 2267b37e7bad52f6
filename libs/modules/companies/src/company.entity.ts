import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuidv7 } from 'uuid';

/**
 * A company of the register, for which forms are made. On the wire it is a "customer"; only the controller uses that
 * word (docs/product.md, Companies).
 */
@Entity({ tableName: 'companies' })
export class Company {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  @Property({ type: 'string', length: 120 })
  name!: string;

  @Property({ type: 'string', length: 120, nullable: true })
  contactPerson?: string | null;

  @Property({ type: 'string', length: 254, nullable: true })
  contactEmail?: string | null;

  @Property({ type: 'string', length: 40, nullable: true })
  contactPhone?: string | null;

  /** Order number rules joined by ` | `; empty if only the prefix matters. */
  @Property({ type: 'string', length: 1000, nullable: true })
  defaultOrderPattern?: string | null;

  @Property({ type: 'boolean' })
  requiresOrderValidation: boolean = false;

  /** False once archived. */
  @Property({ type: 'boolean' })
  isActive: boolean = true;
}
