import { Injectable } from '@nestjs/common';
import { Clock, isLikeGuest, isNewDriver, Limits, type FormSender } from '@groundsheet/platform';

/** What stops a machine in 24 hours: of an account that is new, of a stranger's device and account, of their network, and of all strangers. */
const MOST_OF_NEW = 5;
const MOST_OF_ONE = 3;
const MOST_OF_NETWORK = 5;
const MOST_OF_ALL = 10;

/** A stranger who makes up defects must not stop a whole fleet, whatever they throw away between two (docs/machines.md, Defects). */
@Injectable()
export class StopLimit {
  constructor(
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** Whether it holds for this sender at all. */
  holdsFor(sender: FormSender): boolean {
    return isLikeGuest(sender) || isNewDriver(sender.caller!, this.clock.now());
  }

  /**
   * Counts something that would stop a machine, in the caller's transaction.
   *
   * @param hasLabel whether its label was scanned: a plant number is painted on it, and a code can be guessed from that
   */
  async mayStop(sender: FormSender, hasLabel: boolean): Promise<boolean> {
    const { caller, device, network } = sender;
    if (isLikeGuest(sender) && !hasLabel) return false;
    if (!this.holdsFor(sender)) return true;
    const limit = (of: string, subject: string, most: number) => ({
      name: `stops-of-${of}-per-day`,
      subject,
      most,
      hours: 24,
    });
    if (!isLikeGuest(sender))
      return !(await this.limits.countAndFindOver([limit('new-account', caller!.id, MOST_OF_NEW)]));
    const over = await this.limits.countAndFindOver([
      limit('device', device, MOST_OF_ONE),
      ...(caller ? [limit('account', caller.id, MOST_OF_ONE)] : []),
      limit('network', network, MOST_OF_NETWORK),
      limit('strangers', 'all', MOST_OF_ALL),
    ]);
    return over === undefined;
  }
}
