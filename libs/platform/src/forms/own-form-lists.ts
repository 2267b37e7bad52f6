import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ListedForm, OwnFormsFilter } from '@groundsheet/contracts';
import type { Form, FormEntity } from './form.js';
import { ownFormsSql, type FormTable, type OwnFormRow } from './own-forms-sql.js';

/** What both kinds of form have in a list. */
export type ListedHead = Omit<ListedForm, 'kind' | 'totalHours' | 'attentionCount'>;

/** Lists the forms of a driver. */
@Injectable()
export class OwnFormLists {
  constructor(private readonly em: EntityManager) {}

  /** @returns each with the further columns of its table; the forms themselves are not read */
  async list<Further>(table: FormTable, filter: OwnFormsFilter): Promise<[ListedHead, Further][]> {
    const { sql, values } = ownFormsSql(table, filter);
    const rows = await this.em.execute<(OwnFormRow & Further)[]>(sql, values);
    return rows.map((row) => [headOf(row), row]);
  }

  /** @returns the forms themselves, in the order of the list and with their signatures; nothing keeps them in memory */
  async read<F extends Form>(entity: FormEntity<F>, table: FormTable, filter: OwnFormsFilter): Promise<F[]> {
    const ids = (await this.list(table, filter)).map(([{ id }]) => id);
    const forms = (await this.em.find(entity, { id: { $in: ids } } as never, {
      populate: ['signatures'] as never,
      disableIdentityMap: true,
    })) as F[];
    return ids.flatMap((id) => forms.find((form) => form.id === id) ?? []);
  }
}

function headOf(row: OwnFormRow): ListedHead {
  return {
    id: row.id,
    status: row.status,
    reference: row.reference,
    date: row.date,
    companyId: row.company_id,
    companyName: row.company_name,
    siteLocation: row.site_location,
    plantNumber: row.plant_number,
    machineNumber: row.machine_number,
    orderNumber: row.order_number,
    version: row.version,
    changedAt: new Date(row.changed_at).toISOString(),
    submittedAt: row.submitted_at && new Date(row.submitted_at).toISOString(),
    corrects: row.corrects,
    supersededBy: row.superseded_by,
    pdfKey: row.pdf_key,
  };
}
