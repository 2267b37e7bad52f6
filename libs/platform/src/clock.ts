import { Injectable } from '@nestjs/common';
import { Config } from './config/config.js';

/** The time, so that a test can stop it. */
@Injectable()
export class Clock {
  constructor(private readonly config: Config) {}

  now(): Date {
    return new Date();
  }

  /** Today on site, as `YYYY-MM-DD` in `TIME_ZONE` (product decisions, Week and hours). */
  today(): string {
    // Sweden writes dates as ISO does.
    return new Intl.DateTimeFormat('sv-SE', { timeZone: this.config.timeZone }).format(this.now());
  }
}
