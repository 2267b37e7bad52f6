import { Injectable } from '@nestjs/common';
import { Clock } from './clock.js';
import { Config } from './config/config.js';

/** How long what was sent is kept: `RETENTION_YEARS` (docs/safeguards.md, Retention). */
@Injectable()
export class Retention {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** What was sent then or before is kept no longer. */
  over(): Date {
    const over = new Date(this.clock.now());
    over.setUTCFullYear(over.getUTCFullYear() - this.config.retentionYears);
    return over;
  }
}
