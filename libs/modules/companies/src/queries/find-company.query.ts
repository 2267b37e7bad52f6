import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { FindCompany, type CompanyNamed } from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';

/** In SQL: a firm as it is called on the telephone, without capitals, punctuation and the legal form at its end. */
function firmSql(column: string): string {
  const words = `btrim(regexp_replace(replace(lower(${column}), '&', ' and '), '[^[:alnum:]]+', ' ', 'g'))`;
  return `regexp_replace(${words}, ' (ltd|limited|plc|llp)$', '')`;
}

@QueryHandler(FindCompany)
export class FindCompanyHandler implements Answers<FindCompany> {
  constructor(private readonly em: EntityManager) {}

  /** One that is called exactly so comes first; of several that differ in their legal form alone none is meant. */
  async execute({ name }: FindCompany): Promise<CompanyNamed | null> {
    // As the register writes names.
    const typed = name.normalize('NFC');
    const [company, other] = await this.em.execute<(CompanyNamed & { isExact: boolean })[]>(
      `select id, name, contact_email as "contactEmail", off_hire_notice_days as "offHireNoticeDays",
              lower(name) = lower(?) as "isExact"
         from companies
        where is_active and (lower(name) = lower(?) or (${firmSql('name')} = ${firmSql('?::text')} and ${firmSql('?::text')} <> ''))
        order by "isExact" desc limit 2`,
      [typed, typed, typed, typed],
    );
    return company && (company.isExact || !other) ? company : null;
  }
}
