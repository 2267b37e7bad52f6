import { seesAll, type Caller } from '@groundsheet/contracts';
import type { Config } from '@groundsheet/platform';
import type { FormSet } from './form-set.entity.js';

/** Whether someone who sends sets may not send this one: their own, where the settings forbid it (docs/decisions/0030). */
export function needsAnotherSupervisor(
  set: FormSet,
  caller: Caller | null,
  { supervisorsSendOwnSets }: Pick<Config, 'supervisorsSendOwnSets'>,
): boolean {
  return !supervisorsSendOwnSets && caller !== null && seesAll(caller) && set.driverId === caller.id;
}
