import { QueryHandler } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import { ExportOwnForms, type ExportedForm } from '@groundsheet/contracts';
import type { VehicleType } from '@groundsheet/form-rules';
import type { Answers } from '@groundsheet/platform';
import { FormKinds, type ExportRow } from '../form-kinds.js';
import { listedForm } from './list-own-forms.query.js';
import { ownFormsSql, type OwnFormRow } from './own-forms-sql.js';

const HEAD = ['driver_signed_name', 'driver_firm', 'client_firm', 'selected_vehicle', 'machine_hours'];

interface HeadRow extends OwnFormRow {
  driver_signed_name: string | null;
  driver_firm: string | null;
  client_firm: string | null;
  selected_vehicle: VehicleType | null;
  machine_hours: string | null;
}

/** Answers the contract's question with one select; signatures and photos are not read. */
@QueryHandler(ExportOwnForms)
export class ExportOwnFormsHandler implements Answers<ExportOwnForms> {
  constructor(
    private readonly em: EntityManager,
    private readonly kinds: FormKinds,
  ) {}

  async execute({ filter }: ExportOwnForms): Promise<ExportedForm[]> {
    const ofKinds = this.kinds.all().flatMap(({ exported }) => exported);
    const { sql, values } = ownFormsSql(filter, [...HEAD, ...ofKinds]);
    const rows = await this.em.execute<(HeadRow & ExportRow)[]>(sql, values);
    return rows.map((row) => ({
      ...listedForm(row),
      driverName: row.driver_signed_name,
      driverFirm: row.driver_firm,
      clientFirm: row.client_firm,
      vehicle: row.selected_vehicle,
      machineHours: row.machine_hours,
      ...this.kinds.of(row).exportOf(row),
    }));
  }
}
