import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { FindCompany, type CompanyNamed } from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';

@QueryHandler(FindCompany)
export class FindCompanyHandler implements Answers<FindCompany> {
  constructor(private readonly em: EntityManager) {}

  async execute({ name }: FindCompany): Promise<CompanyNamed | null> {
    const [company] = await this.em.execute<CompanyNamed[]>(
      `select id, name, contact_email as "contactEmail", off_hire_notice_days as "offHireNoticeDays"
         from companies where is_active and lower(name) = lower(?)`,
      // As the register writes names.
      [name.normalize('NFC')],
    );
    return company ?? null;
  }
}
