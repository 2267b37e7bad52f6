import { Injectable } from '@nestjs/common';
import { isLikeGuest, Limits, type FormSender } from '@groundsheet/platform';

/** What stops a machine in 24 hours: of a stranger's device and account, of their network, and of all strangers together. */
const MOST_OF_ONE = 3;
const MOST_OF_NETWORK = 5;
const MOST_OF_ALL = 10;

/** A stranger who makes up defects must not stop a whole fleet, whatever they throw away between two (docs/machines.md, Defects). */
@Injectable()
export class StopLimit {
  constructor(private readonly limits: Limits) {}

  /** Counts something that would stop a machine, in the caller's transaction. */
  async mayStop(sender: FormSender): Promise<boolean> {
    if (!isLikeGuest(sender)) return true;
    const { caller, device, network } = sender;
    const limit = (of: string, subject: string, most: number) => ({
      name: `stops-of-${of}-per-day`,
      subject,
      most,
      hours: 24,
    });
    const over = await this.limits.countAndFindOver([
      limit('device', device, MOST_OF_ONE),
      ...(caller ? [limit('account', caller.id, MOST_OF_ONE)] : []),
      limit('network', network, MOST_OF_NETWORK),
      limit('strangers', 'all', MOST_OF_ALL),
    ]);
    return over === undefined;
  }
}
