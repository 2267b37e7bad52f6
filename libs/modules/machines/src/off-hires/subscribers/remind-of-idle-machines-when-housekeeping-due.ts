import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue, MachinesIdle, type MachineAtRest } from '@groundsheet/contracts';
import { FormRows, machineKeySql, type IdleMachine } from '@groundsheet/forms';
import { IDLE_DAYS, machineKey, VEHICLE_TYPES, workingDaysBefore } from '@groundsheet/form-rules';
import {
  Clock,
  Config,
  EventRecorder,
  Limits,
  Subscriber,
  Transaction,
  type EventSubscriber,
} from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';
import { machinesNumbered } from '../../machine-rules.js';

const WEEK = 7 * 24;
const DAY = 24;
/** Who has more at rest knows it. */
const MOST_MACHINES = 20;

/**
 * Reminds customers of machines that have stood for three working days, where the settings ask for it: each customer in one mail a
 * day, of each machine once a week, and of none that waits for collection (docs/machines.md, Off-hire).
 */
@Subscriber(HousekeepingDue)
export class RemindOfIdleMachinesWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: FormRows,
    private readonly limits: Limits,
    private readonly events: EventRecorder,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async handle(): Promise<void> {
    const { remindsOfIdle, nation } = this.config.offHire;
    if (!remindsOfIdle) return;
    const days = workingDaysBefore(this.clock.today(), IDLE_DAYS, nation);
    const idle = await this.forms.idleMachines(days);
    const known = await this.known(idle.map(({ key }) => key));
    const ofCustomers = Map.groupBy(
      idle.filter(({ key }) => known.has(key)),
      ({ companyEmail }) => companyEmail,
    );
    for (const machines of ofCustomers.values())
      await this.transaction.run(() => this.remind(machines.slice(0, MOST_MACHINES), known, days));
  }

  /** Those of the register that are in use and wait for no collection, by their keys. */
  private async known(keys: readonly string[]): Promise<ReadonlyMap<string, MachineAtRest>> {
    if (keys.length === 0) return new Map();
    const waiting = await this.em.execute<{ key: string }[]>(
      `select distinct ${machineKeySql('plant_number')} as key from off_hires
        where state = 'waiting' and ${machineKeySql('plant_number')} = any(?::text[])`,
      [`{${keys.join(',')}}`],
    );
    const machines = (await machinesNumbered(this.em, keys)).filter(({ archivedAt }) => !archivedAt);
    const inUse = machines.map(({ plantNumber, vehicleType, machineNumber }) => {
      const machine = `${VEHICLE_TYPES[vehicleType]}, ${machineNumber}`;
      return [machineKey(plantNumber), { plantNumber, machine }] as const;
    });
    return new Map(inUse.filter(([key]) => !waiting.some((each) => each.key === key)));
  }

  private async remind(
    idle: readonly IdleMachine[],
    known: ReadonlyMap<string, MachineAtRest>,
    days: readonly string[],
  ): Promise<void> {
    const { companyName, companyEmail } = idle[0]!;
    const today = { name: 'idle-reminders-to-customer', subject: companyEmail, most: 1, hours: DAY };
    if ((await this.limits.read(today)) > 0) return;
    const counted = await this.limits.count(
      idle.map(({ key }) => ({
        ...{ name: 'idle-reminders-of-machine', subject: `${key} ${companyEmail}`, most: 1, hours: WEEK },
      })),
    );
    const due = idle.filter((_, at) => counted[at]!.count === 1);
    if (due.length === 0) return;
    await this.limits.count([today]);
    const [to, from] = [days[0]!, days.at(-1)!];
    const machines = due.map(({ key }) => known.get(key)!);
    const requestId = uuidv7();
    await this.events.record(new MachinesIdle({ requestId, companyName, companyEmail, machines, from, to }));
  }
}
