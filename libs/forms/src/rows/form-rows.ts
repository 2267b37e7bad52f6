import { addDays, machineKey, type CheckKey, type DayName } from '@groundsheet/form-rules';
import { Clock } from '@groundsheet/platform';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DriverForm } from '../form/driver-form.entity.js';
import { SIGNATURES } from '../form/signatories.js';
import {
  checkInFullSql,
  checksSql,
  laterAnswerSql,
  type CheckInFull,
  type LaterAnswer,
  type SentCheck,
} from './checks-sql.js';
import {
  listedFormsSql,
  openCountOf,
  type FormPlace,
  type FormsChoice,
  type ListedForm,
  type ListedRow,
} from './listed-forms-sql.js';
import {
  customerOfMachineSql,
  machinesOfDriverSql,
  OF_DRIVERS,
  type DrivenMachine,
  type MachineCustomer,
} from './driven-machines-sql.js';
import { searchStages } from './search-stages.js';

/** A form itself, with what its row says of the form that has taken its place. */
export interface ReadForm extends Pick<ListedForm, 'replacedBy' | 'isClientSigned'> {
  readonly form: DriverForm;
}

/** What a timesheet adds up to. */
export interface WeekOfForm {
  readonly totalHours: number;
  readonly worked: DayName[];
}

/** A machine is in the hands of whom its forms of the last so many days name. */
const IN_USE_DAYS = 7;
/** Machines of one driver are looked through. */
const MOST_IN_USE = 20;

/** Reads across forms, for modules that list, export or count them. */
@Injectable()
export class FormRows {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * A page of a driver's forms, or of everybody's, the last changed first; the forms themselves are not read.
   *
   * @param after the form that the page before ended with
   */
  async list(choice: FormsChoice, limit: number, after?: FormPlace): Promise<ListedForm[]> {
    for (const { choice: part, enough } of searchStages(choice, limit, after, this.clock.now())) {
      const found = await this.select(part, limit, after);
      if (found.length >= enough) return found;
    }
    return [];
  }

  private async select(choice: FormsChoice, limit: number, after?: FormPlace): Promise<ListedForm[]> {
    const { sql, values } = listedFormsSql(choice, limit, after);
    const rows = await this.em.execute<ListedRow[]>(sql, values);
    return rows.map(({ vehicle, answers, ...row }) => ({
      ...row,
      openCount: openCountOf({ vehicle, answers }),
      changedAt: new Date(row.changedAt).toISOString(),
      submittedAt: row.submittedAt && new Date(row.submittedAt).toISOString(),
    }));
  }

  /**
   * All that are wanted, page by page, with one page in memory. A form that is changed meanwhile moves to the front, and
   * is missed if it was not reached yet.
   */
  async *pages(choice: FormsChoice, atATime: number): AsyncGenerator<ListedForm[]> {
    let after: FormPlace | undefined;
    do {
      const page = await this.select(choice, atATime, after);
      yield page;
      after = page.length === atATime ? page.at(-1) : undefined;
    } while (after);
  }

  /** The forms of a page themselves, in its order; nothing keeps them in memory. */
  async read(page: readonly ListedForm[], { signatures }: { signatures: boolean }): Promise<ReadForm[]> {
    const forms = await this.em.find(
      DriverForm,
      { id: { $in: page.map(({ id }) => id) } },
      { populate: signatures ? SIGNATURES : [], disableIdentityMap: true },
    );
    const byId = new Map(forms.map((form) => [form.id, form]));
    return page.flatMap(({ id, replacedBy, isClientSigned }) => {
      const form = byId.get(id);
      return form ? [{ form, replacedBy, isClientSigned }] : [];
    });
  }

  async referencesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.em.execute<{ id: string; reference: string }[]>(
      'select id, reference from forms where id = any(?::uuid[])',
      [`{${ids.join(',')}}`],
    );
    return new Map(rows.map(({ id, reference }) => [id, reference]));
  }

  /** What these timesheets add up to, by their ids. */
  async weeksOf(ids: readonly string[]): Promise<ReadonlyMap<string, WeekOfForm>> {
    const rows = await this.em.execute<({ id: string } & WeekOfForm)[]>(
      `select id, coalesce(total_hours, 0)::float as "totalHours",
              array(select key from jsonb_each(days) as day where (day.value->>'netHours')::numeric > 0) as worked
         from forms where id = any(?::uuid[]) and days is not null`,
      [`{${ids.join(',')}}`],
    );
    return new Map(rows.map(({ id, ...week }) => [id, week]));
  }

  /** How many forms each of these accounts has sent, without those who have sent none. */
  async countSent(driverIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.em.execute<{ driver_id: string; forms: number }[]>(
      `select driver_id, count(*)::int as forms from forms
        where driver_id = any(?::uuid[]) and status = 'submitted' and ${OF_DRIVERS} group by driver_id`,
      [`{${driverIds.join(',')}}`],
    );
    return new Map(rows.map(({ driver_id: id, forms }) => [id, forms]));
  }

  /** The machines that an account has sent forms for, the latest first. */
  async machinesOf(driverId: string, limit: number): Promise<DrivenMachine[]> {
    const { sql, values } = machinesOfDriverSql(driverId, limit);
    return this.em.execute<DrivenMachine[]>(sql, values);
  }

  /** The machines that an account has sent a form for within `IN_USE_DAYS`, as `machineKey` has them: it is one of their drivers. */
  async inUseBy(driverId: string): Promise<string[]> {
    const since = addDays(this.clock.today(), -IN_USE_DAYS);
    const driven = await this.machinesOf(driverId, MOST_IN_USE);
    return driven
      .filter(({ hasPlantNumber, lastOn }) => hasPlantNumber && lastOn >= since)
      .map(({ machine }) => machineKey(machine));
  }

  /**
   * The customer a machine was last for, by the forms of the last `IN_USE_DAYS`; null where none says so.
   *
   * @param machine as `machineKey` has it
   */
  async customerOf(machine: string): Promise<MachineCustomer | null> {
    const { sql, values } = customerOfMachineSql(machine, addDays(this.clock.today(), -IN_USE_DAYS));
    const [row] = await this.em.execute<MachineCustomer[]>(sql, values);
    return row ? { ...row, sentAt: new Date(row.sentAt) } : null;
  }

  /**
   * The sent checks of a machine, the latest day first. One that has been corrected is not among them, its correction is.
   *
   * @param machine as `machineKey` has it
   * @param after id of the check that the page before ended with
   */
  async checksOf(machine: string, limit: number, after?: string): Promise<SentCheck[]> {
    const { sql, values } = checksSql(machine, limit, after);
    return this.em.execute<SentCheck[]>(sql, values);
  }

  /** A sent check with all that it found; null where there is no such sheet any more. */
  async checkInFull(id: string, timeZone: string): Promise<CheckInFull | null> {
    const { sql, values } = checkInFullSql(id, timeZone);
    const [row] = await this.em.execute<CheckInFull[]>(sql, values);
    return row
      ? { ...row, checkedAt: new Date(row.checkedAt), submittedAt: new Date(row.submittedAt) }
      : null;
  }

  /** How the first check of a machine after this time found an item; null where none has answered it since. */
  async laterAnswer(
    machine: string,
    item: CheckKey,
    after: Date,
    timeZone: string,
  ): Promise<LaterAnswer | null> {
    const { sql, values } = laterAnswerSql(machine, item, after, timeZone);
    const [row] = await this.em.execute<LaterAnswer[]>(sql, values);
    return row ? { ...row, checkedAt: new Date(row.checkedAt) } : null;
  }
}
