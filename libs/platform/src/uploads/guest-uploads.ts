import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { Config } from '../config/config.js';
import { afterTime } from '../limits/after-time.js';
import { DEVICES_PER_NETWORK_AND_HOUR } from '../limits/sender.js';
import { Limits } from '../limits/limits.js';
import type { FormSender } from '../limits/sender.js';
import { Problem } from '../problems/problem.js';

/** Counts the addresses that people without an account ask for (docs/product.md, Photos and uploads). */
@Injectable()
export class GuestUploads {
  constructor(
    private readonly config: Config,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts an address that is being given out, in its transaction and as the last thing in it (see {@link Limits}).
   *
   * @throws {Problem} 429 with Retry-After
   */
  async count({ device, network }: FormSender): Promise<void> {
    const { uploadsPerHour } = this.config.guests;
    const over = await this.limits.countAndFindOver([
      { name: 'uploads-of-device-per-hour', subject: device, most: uploadsPerHour, hours: 1 },
      {
        name: 'uploads-of-network-per-hour',
        subject: network,
        most: uploadsPerHour * DEVICES_PER_NETWORK_AND_HOUR,
        hours: 1,
      },
    ]);
    if (over) throw this.refusal(over.until);
  }

  private refusal(until: Date): Problem {
    const now = this.clock.now();
    const sentence = `A great many files have been added from here within an hour. Send your form with those that it has, or add more ${afterTime(until, now, this.config.timeZone)}.`;
    const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
    return new Problem(429, 'upload.too-many', sentence, { tryAgainAt: until.toISOString() }, seconds);
  }
}
