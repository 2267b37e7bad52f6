import { Injectable } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Config } from './config/config.js';

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
