import { FIELD_LENGTHS, normaliseEmail, oneLine, RULE_SEPARATOR, splitRules } from '@groundsheet/form-rules';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuidv7 } from 'uuid';

/** What an admin enters of a company. */
export interface CompanyFacts {
  readonly name: string;
  readonly contactPerson?: string | null;
  readonly contactEmail?: string | null;
  readonly contactPhone?: string | null;
  readonly defaultOrderPattern?: string | null;
  readonly requiresOrderValidation?: boolean | null;
  readonly offHireNoticeDays?: number | null;
}

const CHANGEABLE = [
  'name',
  'contactPerson',
  'contactEmail',
  'contactPhone',
  'defaultOrderPattern',
  'requiresOrderValidation',
  'offHireNoticeDays',
  'isActive',
] as const;

/**
 * A company of the register, for which forms are made. On the wire it is a "customer"; only the controller uses that
 * word (docs/product.md, Companies).
 */
@Index({
  name: 'companies_active_name',
  expression: `create unique index "companies_active_name" on "companies" (folded("name")) where "is_active"`,
})
@Index({
  name: 'companies_listed',
  expression: `create index "companies_listed" on "companies" ("is_active", lower("name"), "id")`,
})
@Index({
  name: 'companies_searched',
  expression: `create index "companies_searched" on "companies" using gin (folded("name") gin_trgm_ops)`,
})
@Entity({ tableName: 'companies' })
export class Company {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  @Property({ type: 'integer', version: true })
  version!: number;

  @Property({ type: 'string', length: 120 })
  name!: string;

  @Property({ type: 'string', length: 120, nullable: true })
  contactPerson: string | null = null;

  @Property({ type: 'string', length: 254, nullable: true })
  contactEmail: string | null = null;

  @Property({ type: 'string', length: 40, nullable: true })
  contactPhone: string | null = null;

  /** Order number rules joined by ` | `; empty if only the prefix matters. */
  @Property({ type: 'string', length: 1000, nullable: true })
  defaultOrderPattern: string | null = null;

  @Property({ type: 'boolean' })
  requiresOrderValidation: boolean = false;

  /** Working days of notice that are agreed with it; null where they are the usual ones. */
  @Property({ type: 'smallint', nullable: true })
  offHireNoticeDays: number | null = null;

  /** When the order rules changed last: a form signed before that is not refused for them. */
  @Property({ type: 'datetime', length: 3, nullable: true, hidden: true })
  rulesChangedAt: Date | null = null;

  /** False once archived. */
  @Property({ type: 'boolean' })
  isActive: boolean = true;

  /** Everything at once: what is absent becomes empty. Whether a number is required then follows from whether there are rules. */
  describe(facts: CompanyFacts): void {
    const defaultOrderPattern = splitRules(facts.defaultOrderPattern ?? null).join(RULE_SEPARATOR) || null;
    Object.assign(this, {
      name: tidy(facts.name),
      contactPerson: tidy(facts.contactPerson),
      contactEmail: facts.contactEmail ? normaliseEmail(facts.contactEmail) || null : null,
      contactPhone: tidy(facts.contactPhone),
      defaultOrderPattern,
      requiresOrderValidation: facts.requiresOrderValidation ?? defaultOrderPattern !== null,
      offHireNoticeDays: facts.offHireNoticeDays ?? null,
    });
  }

  /** The fields that are not as they were. */
  differences(before: Readonly<CompanyFacts & { isActive: boolean }>): string[] {
    return CHANGEABLE.filter((field) => (this[field] ?? null) !== (before[field] ?? null));
  }
}

function tidy(text: string | null | undefined): string | null {
  return oneLine(text ?? '', FIELD_LENGTHS.name) || null;
}

/** For the audit log. */
export function aboutCompany({ id, name }: Company) {
  return { kind: 'company', id, name } as const;
}
