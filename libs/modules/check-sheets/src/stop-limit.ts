import { Injectable } from '@nestjs/common';
import { severityOf, type CheckAnswers, type CheckKey } from '@groundsheet/form-rules';
import { isLikeGuest, Limits, type FormSender } from '@groundsheet/platform';

/** Sheets of a guest's device that may stop a machine in 24 hours. */
const MOST_STOPS = 3;

/** A stranger who makes up defects must not stop a whole fleet (docs/product.md, Defects). */
@Injectable()
export class StopLimit {
  constructor(private readonly limits: Limits) {}

  /** Counts a sheet that would stop a machine, in the caller's transaction. */
  async mayStop(answers: CheckAnswers, sender: FormSender): Promise<boolean> {
    if (!isLikeGuest(sender) || !findsDanger(answers)) return true;
    const limit = { name: 'stops-of-device-per-day', subject: sender.device, most: MOST_STOPS, hours: 24 };
    return (await this.limits.countAndFindOver([limit])) === undefined;
  }
}

function findsDanger(answers: CheckAnswers): boolean {
  return Object.entries(answers).some(
    ([item, answer]) => answer !== undefined && severityOf(item as CheckKey, answer) === 'A',
  );
}
