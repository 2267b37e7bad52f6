import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import {
  ListMachineChecks,
  TellMachineState,
  type MachineCheck,
  type MachineState,
} from '@groundsheet/contracts';
import {
  classOf,
  openItems,
  readingOf,
  type CheckAnswer,
  type CheckAnswers,
  type VehicleType,
} from '@groundsheet/form-rules';
import type { Answers } from '@groundsheet/platform';
import { packedSql } from './packed-sql.js';

interface Row {
  id: string;
  reference: string;
  date: string;
  driver_id: string | null;
  driver_signed_name: string | null;
  machine_hours: string | null;
  attention_count: number;
  selected_vehicle: VehicleType | null;
  answers: CheckAnswers;
}

/** How far back the state of a machine is read. */
const CHECKS_OF_STATE = 100;

/** As the index has it: it is in the order of the list, so a page reads as many rows as it shows. */
const OF_MACHINE = `kind = 'check-sheet' and status = 'submitted' and superseded_by is null
       and ${packedSql('plant_number')} = ?`;

/** Answers the contract's question with one select. */
@QueryHandler(ListMachineChecks)
export class ListMachineChecksHandler implements Answers<ListMachineChecks> {
  constructor(private readonly em: EntityManager) {}

  async execute({ filter: { plantNumber, after, limit } }: ListMachineChecks): Promise<MachineCheck[]> {
    const rows = await checksOf(this.em, plantNumber, limit, after);
    return rows.map((row) => ({
      id: row.id,
      reference: row.reference,
      date: row.date,
      driverId: row.driver_id,
      driverName: row.driver_signed_name ?? '',
      machineHours: row.machine_hours,
      passed: Object.values(row.answers).filter(isPassed).length,
      attentionCount: row.attention_count,
    }));
  }
}

/** Answers the contract's question with one select, of a bounded number of rows. */
@QueryHandler(TellMachineState)
export class TellMachineStateHandler implements Answers<TellMachineState> {
  constructor(private readonly em: EntityManager) {}

  async execute({ plantNumber }: TellMachineState): Promise<MachineState> {
    const rows = await checksOf(this.em, plantNumber, CHECKS_OF_STATE);
    const readings = rows.toReversed().flatMap(({ date, machine_hours }) => {
      const hours = readingOf(machine_hours);
      return hours === null ? [] : [[date, hours] as const];
    });
    // Of two checks on one day the later counts.
    const hours = [...new Map(readings)].map(([date, read]) => ({ date, hours: read }));
    const checks = rows.map(({ date, selected_vehicle: vehicle, answers }) => ({ date, vehicle, answers }));
    return { hours, open: openItems(checks) };
  }
}

function checksOf(em: EntityManager, plantNumber: string, limit: number, after?: string): Promise<Row[]> {
  const later = after ? 'and (date, id) < (select date, id from forms where id = ?::uuid)' : '';
  return em.execute<Row[]>(
    `select id, reference, date::text as date, driver_id, driver_signed_name, machine_hours, attention_count,
            selected_vehicle, answers
       from forms
      where ${OF_MACHINE} ${later}
      order by date desc, id desc limit ?`,
    [plantNumber, ...(after ? [after] : []), limit],
  );
}

function isPassed(answer: CheckAnswer | undefined): boolean {
  return answer !== undefined && ['good', 'done'].includes(classOf(answer));
}
