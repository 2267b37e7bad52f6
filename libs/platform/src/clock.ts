import { Injectable } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Config } from './config/config.js';

const QUARTER = 900_000;

/** The time, injected so that a test can stop it. */
@Injectable()
export class Clock {
  /** The Swedish format is the ISO one. Made once, because making it takes a hundred times as long as using it. */
  private readonly dates: Intl.DateTimeFormat;
  private readonly told = new AsyncLocalStorage<Date>();

  constructor({ timeZone }: Config) {
    this.dates = new Intl.DateTimeFormat('sv-SE', { timeZone });
  }

  now(): Date {
    return this.told.getStore() ?? new Date();
  }

  /** For the demo's history: in this work, and nowhere else, it is the instant that is named. */
  at<T>(instant: Date, work: () => T): T {
    return this.told.run(instant, work);
  }

  /** Today on site, as `YYYY-MM-DD` in `TIME_ZONE` (docs/product.md, Week and hours). */
  today(): string {
    return this.dayOf(this.now());
  }

  /** When the next day begins on site. Days have 23 to 25 hours, and no offset is finer than a quarter of an hour. */
  tomorrow(): Date {
    const today = this.today();
    let at = Math.ceil(this.now().getTime() / QUARTER) * QUARTER;
    while (this.dayOf(new Date(at)) === today) at += QUARTER;
    return new Date(at);
  }

  /** The date on site at an instant. */
  dayOf(instant: Date): string {
    return this.dates.format(instant);
  }
}
