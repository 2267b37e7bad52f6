import { Injectable } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { Config } from './config/config.js';

/** The time, injected so that a test can stop it. */
@Injectable()
export class Clock {
  /** The Swedish format is the ISO one. Made once, because making it takes a hundred times as long as using it. */
  private readonly dates: Intl.DateTimeFormat;

  constructor({ timeZone }: Config) {
    this.dates = new Intl.DateTimeFormat('sv-SE', { timeZone });
  }

  now(): Date {
    return new Date();
  }

  /** Never inside a transaction, which would hold its connection. */
  async pause(milliseconds: number): Promise<void> {
    await wait(milliseconds);
  }

  /** Today on site, as `YYYY-MM-DD` in `TIME_ZONE` (docs/product.md, Week and hours). */
  today(): string {
    return this.dayOf(this.now());
  }

  /** The date on site at an instant. */
  dayOf(instant: Date): string {
    return this.dates.format(instant);
  }
}
