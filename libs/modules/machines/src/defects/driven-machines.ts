import { Injectable } from '@nestjs/common';
import { FormRows } from '@groundsheet/forms';
import { addDays, machineKey } from '@groundsheet/form-rules';
import { Clock } from '@groundsheet/platform';
import { IN_USE_DAYS } from './hired-to.js';

const LOOKED_AT = 20;

/** Who has sent a form for a machine in so many days is one of its drivers. */
@Injectable()
export class DrivenMachines {
  constructor(
    private readonly forms: FormRows,
    private readonly clock: Clock,
  ) {}

  /** As `machineKey` has them. */
  async of(driverId: string): Promise<string[]> {
    const since = addDays(this.clock.today(), -IN_USE_DAYS);
    const driven = await this.forms.machinesOf(driverId, LOOKED_AT);
    return driven
      .filter(({ hasPlantNumber, lastOn }) => hasPlantNumber && lastOn >= since)
      .map(({ machine }) => machineKey(machine));
  }
}
