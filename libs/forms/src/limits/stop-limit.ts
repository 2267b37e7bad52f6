import { Injectable } from '@nestjs/common';
import { isLikeGuest, Limits, type FormSender } from '@groundsheet/platform';

/** What a guest's device may say in 24 hours that stops a machine. */
const MOST_STOPS = 3;

/** A stranger who makes up defects must not stop a whole fleet (docs/machines.md, Defects). */
@Injectable()
export class StopLimit {
  constructor(private readonly limits: Limits) {}

  /** Counts something that would stop a machine, in the caller's transaction. */
  async mayStop(sender: FormSender): Promise<boolean> {
    if (!isLikeGuest(sender)) return true;
    const limit = { name: 'stops-of-device-per-day', subject: sender.device, most: MOST_STOPS, hours: 24 };
    return (await this.limits.countAndFindOver([limit])) === undefined;
  }
}
