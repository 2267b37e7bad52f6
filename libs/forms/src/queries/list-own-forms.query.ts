import { QueryHandler } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import { ListOwnForms, type ListedForm } from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';
import { ownFormsSql, type OwnFormRow } from './own-forms-sql.js';

/** Answers the contract's question with one select; the forms themselves are not read. */
@QueryHandler(ListOwnForms)
export class ListOwnFormsHandler implements Answers<ListOwnForms> {
  constructor(private readonly em: EntityManager) {}

  async execute({ filter }: ListOwnForms): Promise<ListedForm[]> {
    const { sql, values } = ownFormsSql(filter);
    return (await this.em.execute<OwnFormRow[]>(sql, values)).map(listedForm);
  }
}

export function listedForm(row: OwnFormRow): ListedForm {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    reference: row.reference,
    date: row.date,
    companyId: row.company_id,
    companyName: row.company_name,
    siteLocation: row.site_location,
    plantNumber: row.plant_number,
    machineNumber: row.machine_number,
    orderNumber: row.order_number,
    totalHours: row.total_hours,
    attentionCount: row.attention_count,
    version: row.version,
    changedAt: new Date(row.changed_at).toISOString(),
    submittedAt: row.submitted_at && new Date(row.submitted_at).toISOString(),
    corrects: row.corrects,
    supersededBy: row.superseded_by,
    replacedBy: row.replaced_by,
    pdfKey: row.pdf_key,
  };
}
