import { Injectable } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import { Config } from '../config/config.js';

/** Of the connections to the database. */
const SHARE = 0.4;

/**
 * How many requests that send something are worked on at once. They are counted, and so wait for each other until the
 * commit (docs/decisions/0005). When everybody sends at once, the others wait here, without a connection to the database;
 * otherwise all connections would be waiting, and people who sign in or read with them.
 */
@Injectable()
export class SendingPlaces {
  private readonly places: Semaphore;

  constructor({ databasePoolSize }: Config) {
    this.places = new Semaphore(Math.max(1, Math.floor(databasePoolSize * SHARE)));
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.places.runExclusive(work);
  }
}
