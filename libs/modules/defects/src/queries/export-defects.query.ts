import { EntityManager } from '@mikro-orm/postgresql';
import { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  DEFECT_STATES,
  defectNumber,
  formatTableMoment,
  labelOfItem,
  SEVERITIES,
} from '@groundsheet/form-rules';
import { Clock, Config, madeTable } from '@groundsheet/platform';
import { boardSql } from '../board-sql.js';
import type { DefectsChoice } from '../defect-requests.dto.js';
import { Defect } from '../defect.entity.js';

const MOST_ROWS = 10_000;
const HEADERS = [
  'Number',
  'Plant number',
  'Item',
  'Found',
  'Note',
  'Severity',
  'State',
  'Opened',
  'Due',
  'Who',
];

/** The defects of a column of the board as a table. */
export class ExportDefects extends Query<StreamableFile> {
  constructor(readonly choice: DefectsChoice) {
    super();
  }
}

@QueryHandler(ExportDefects)
export class ExportDefectsHandler implements IQueryHandler<ExportDefects> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async execute({ choice }: ExportDefects): Promise<StreamableFile> {
    const today = this.clock.today();
    const { sql, values } = boardSql(choice, { today, limit: MOST_ROWS });
    const ids = (await this.em.execute<{ id: string }[]>(sql, values)).map(({ id }) => id);
    const defects = await this.em.find(Defect, { id: { $in: ids } }, { disableIdentityMap: true });
    const byId = new Map(defects.map((defect) => [defect.id, defect]));
    return madeTable(
      `defects-${today}.csv`,
      HEADERS,
      ids.map((id) => this.rowOf(byId.get(id)!)),
    );
  }

  private rowOf(defect: Defect): unknown[] {
    const { number, plantNumber, vehicle, item, finding, note, severity, state, openedAt, dueOn, owner } =
      defect;
    return [
      ...[defectNumber(number), plantNumber, labelOfItem(vehicle, item), finding, note],
      ...[SEVERITIES[severity], DEFECT_STATES[state]],
      ...[formatTableMoment(openedAt.toISOString(), this.config.timeZone), dueOn, owner],
    ];
  }
}
