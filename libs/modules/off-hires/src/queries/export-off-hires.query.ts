import type { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { formatTableMoment, OFF_HIRE_STATES, VEHICLE_TYPES } from '@groundsheet/form-rules';
import { Clock, Config, madeTable } from '@groundsheet/platform';
import type { OffHiresChoice } from '../off-hire.dto.js';
import type { OffHire } from '../off-hire.entity.js';
import { offHireProblems } from '../off-hire.problems.js';
import { ListedOffHires } from '../listed-off-hires.js';

const MOST_ROWS = 10_000;
const AT_A_TIME = 100;

type Cell = string | number | null;

const COLUMNS: Readonly<Record<string, (offHire: OffHire, timeZone: string) => Cell>> = {
  Reference: ({ reference }) => reference,
  State: ({ state }) => OFF_HIRE_STATES[state],
  'Plant number': ({ plantNumber }) => plantNumber,
  Machine: ({ machineNumber }) => machineNumber,
  'Vehicle type': ({ vehicleType }) => vehicleType && VEHICLE_TYPES[vehicleType],
  'In the register': ({ machineId }) => (machineId ? 'Yes' : 'No'),
  Firm: ({ firm }) => firm,
  'Customer of the register': ({ companyId }) => (companyId ? 'Yes' : 'No'),
  Name: ({ contactName }) => contactName,
  Telephone: ({ phone }) => phone,
  Email: ({ email }) => email,
  Site: ({ siteLocation }) => siteLocation,
  'Hours on the clock': ({ machineHours }) => machineHours,
  Given: ({ givenAt }, timeZone) => formatTableMoment(givenAt.toISOString(), timeZone),
  'Working days of notice': ({ noticeDays }) => noticeDays,
  'Notice ends': ({ noticeEnds }) => noticeEnds,
  'Ready from': ({ readyFrom }) => readyFrom,
  Photos: ({ photos }) => photos.length,
  Collected: ({ collectedAt }, timeZone) =>
    collectedAt && formatTableMoment(collectedAt.toISOString(), timeZone),
  'Collected by': ({ collectedBy }) => collectedBy,
  'Note of the collection': ({ collectedNote }) => collectedNote,
  'Photos of the collection': ({ collectedPhotos }) => collectedPhotos.length,
  'Withdrawn because': ({ withdrawnReason }) => withdrawnReason,
};

/** All notices that the filters find, for a spreadsheet. */
export class ExportOffHires extends Query<StreamableFile> {
  constructor(readonly asked: OffHiresChoice) {
    super();
  }
}

@QueryHandler(ExportOffHires)
export class ExportOffHiresHandler implements IQueryHandler<ExportOffHires> {
  constructor(
    private readonly listed: ListedOffHires,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** @throws {Problem} 422 where the table would become too long */
  async execute({ asked }: ExportOffHires): Promise<StreamableFile> {
    if (await this.listed.areMoreThan(MOST_ROWS, asked)) throw offHireProblems.tooLong(MOST_ROWS);
    return madeTable(`off-hires-${this.clock.today()}.csv`, Object.keys(COLUMNS), this.rows(asked));
  }

  private async *rows(asked: OffHiresChoice): AsyncGenerator<Cell[]> {
    const cells = Object.values(COLUMNS);
    let after: string | undefined;
    do {
      const { items, next } = await this.listed.page(asked, AT_A_TIME, after);
      for (const offHire of items) yield cells.map((cell) => cell(offHire, this.config.timeZone));
      after = next ?? undefined;
    } while (after);
  }
}
