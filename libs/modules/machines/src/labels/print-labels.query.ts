import { EntityManager } from '@mikro-orm/postgresql';
import type { StreamableFile } from '@nestjs/common';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TellFirm } from '@groundsheet/contracts';
import { Config, download } from '@groundsheet/platform';
import { moduleBeside } from '@groundsheet/files';
import { PdfThread } from '@groundsheet/forms';
import { VEHICLE_TYPES } from '@groundsheet/form-rules';
import type { LabelsQuery } from '../machine.dto.js';
import { labelAddress, Machine } from '../machine.entity.js';
import { machineProblems } from '../machine.problems.js';
import { machinesSql, type MachinesFilter } from '../queries/machines-sql.js';
import type { LabelsPaper } from './machine-labels.layout.js';
import { LABEL_SHEETS } from './sheets.js';

const LAYOUT = moduleBeside(import.meta.url, './machine-labels.layout');
/** Twenty sheets of the smallest. */
const MOST_LABELS = 480;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type LabelledMachine = Pick<Machine, 'qrCode' | 'labelKey' | 'plantNumber' | 'machineNumber' | 'vehicleType'>;

/** The labels of some machines as a PDF to be printed. */
export class PrintLabels extends Query<StreamableFile> {
  constructor(readonly asked: LabelsQuery) {
    super();
  }
}

@QueryHandler(PrintLabels)
export class PrintLabelsHandler implements IQueryHandler<PrintLabels> {
  constructor(
    private readonly em: EntityManager,
    private readonly pdf: PdfThread,
    private readonly queries: QueryBus,
    private readonly config: Config,
  ) {}

  /** @throws {Problem} 404 where there are no such machines, 422 where there are too many */
  async execute({ asked: { sheet, start = 1, ids, ...asked } }: PrintLabels): Promise<StreamableFile> {
    const chosen = ids?.split(',').filter((id) => UUID.test(id));
    const machines = chosen ? await this.chosen(chosen) : await this.found(asked);
    if (machines.length === 0) throw machineProblems.noLabels();
    if (machines.length > MOST_LABELS) throw machineProblems.tooManyLabels(MOST_LABELS);
    const { columns, rows } = LABEL_SHEETS[sheet];
    const firm = await this.queries.execute(new TellFirm());
    const data: LabelsPaper = {
      sheet,
      start: Math.min(start, columns * rows),
      firm: firm.name,
      phone: firm.telephone,
      labels: machines.map((machine) => ({
        address: Buffer.from(labelAddress(this.config.publicUrl, machine)),
        plantNumber: machine.plantNumber,
        machineNumber: machine.machineNumber,
        vehicleType: VEHICLE_TYPES[machine.vehicleType],
      })),
    };
    const pdf = await this.pdf.render([{ layout: LAYOUT, data }]);
    return download(pdf, { type: 'application/pdf', name: 'machine-labels.pdf' });
  }

  private chosen(ids: readonly string[]): Promise<LabelledMachine[]> {
    return this.em.find(
      Machine,
      { id: { $in: [...ids] } },
      { orderBy: { plantNumber: 'asc' }, disableIdentityMap: true },
    );
  }

  private async found(asked: Omit<MachinesFilter, 'limit'>): Promise<LabelledMachine[]> {
    const { sql, values } = machinesSql({ ...asked, limit: MOST_LABELS + 1 });
    const rows = await this.em.execute<{ id: string }[]>(sql, values);
    return this.chosen(rows.map(({ id }) => id));
  }
}
