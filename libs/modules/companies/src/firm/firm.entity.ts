import { FIELD_LENGTHS, normaliseEmail, oneLine } from '@groundsheet/form-rules';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** There is one row, or none until something has been entered. */
export const FIRM_ID = '00000000-0000-7000-8000-00000000f100';

/** What an admin enters of the firm. */
export interface TypedFirm {
  readonly name: string;
  readonly addressLines?: readonly string[] | null;
  readonly telephone?: string | null;
  readonly replyAddress?: string | null;
  readonly accent?: string | null;
}

/** The firm that runs this installation (docs/product.md, Our firm). */
@Entity({ tableName: 'firm' })
export class Firm {
  @PrimaryKey({ type: 'uuid' })
  id: string = FIRM_ID;

  @Property({ type: 'integer', version: true })
  version!: number;

  @Property({ type: 'string', length: FIELD_LENGTHS.name })
  name!: string;

  @Property({ type: 'json' })
  addressLines: string[] = [];

  @Property({ type: 'string', length: FIELD_LENGTHS.contactPhone, nullable: true })
  telephone: string | null = null;

  @Property({ type: 'string', length: FIELD_LENGTHS.contactEmail, nullable: true })
  replyAddress: string | null = null;

  /** `#rrggbb` in lower case. */
  @Property({ type: 'string', length: 7, nullable: true })
  accent: string | null = null;

  /** What its upload is called, `/api/objects/<uuid>`. */
  @Property({ type: 'string', length: 60, nullable: true })
  logo: string | null = null;

  /** Everything but the logo at once: what is absent becomes empty. */
  enter({ name, addressLines, telephone, replyAddress, accent }: TypedFirm): void {
    Object.assign(this, {
      name: tidy(name, FIELD_LENGTHS.name),
      addressLines: (addressLines ?? []).map((line) => tidy(line, FIELD_LENGTHS.addressLine)).filter(Boolean),
      telephone: tidy(telephone, FIELD_LENGTHS.contactPhone) || null,
      replyAddress: normaliseEmail(replyAddress ?? '') || null,
      accent: accent?.trim().toLowerCase() || null,
    });
  }
}

/** It goes into heads of mails: one line, and nothing in it that turns or hides letters. */
function tidy(text: string | null | undefined, most: number): string {
  return oneLine(text ?? '', most);
}
