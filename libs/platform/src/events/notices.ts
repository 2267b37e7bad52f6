import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { Signals } from '@groundsheet/contracts';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { Config } from '../config/config.js';
import { Transaction } from '../database/transaction.js';
import { describeError } from '../problems/describe-error.js';

const CHANNEL = 'signals';
const AGAIN_AFTER_MS = 1000;

/** Emitted whenever this process begins to listen: signals from before that may have been missed. */
export const MAY_HAVE_MISSED = 'signals.may-have-missed';

/** Carries signals from process to process by PostgreSQL's NOTIFY; the emitter of each process that listens has them. */
@Injectable()
export class Notices implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Notices');
  private readonly stopping = new AbortController();
  private listening: Promise<void> | null = null;

  constructor(
    private readonly transaction: Transaction,
    private readonly config: Config,
    private readonly emitter: EventEmitter2,
  ) {}

  /** @param payload at most 8,000 bytes with its name */
  async tell<Name extends keyof Signals>(name: Name, payload: Signals[Name]): Promise<void> {
    await this.transaction.announce({ notices: [[name, payload]] });
  }

  /** Opens this process's connection, where it has none yet. */
  listen(): void {
    this.listening ??= this.keepListening();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.listening;
  }

  private async keepListening(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.listenOnce().catch((error: unknown) => this.warn('could not listen', error));
      await sleep(AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async listenOnce(): Promise<void> {
    const client = new Client({ connectionString: this.config.databaseDirectUrl, keepAlive: true });
    const ended = once(client, 'end', { signal: this.stopping.signal });
    ended.catch(() => undefined);
    // Its end follows.
    client.on('error', (error) => this.warn('lost a connection', error));
    client.on('notification', ({ payload }) => this.emit(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.emitter.emit(MAY_HAVE_MISSED);
      await ended;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private emit(told: string | undefined): void {
    const [name, payload] = JSON.parse(told!) as [keyof Signals, Signals[keyof Signals]];
    this.emitter.emit(name, payload);
  }

  private warn(message: string, error: unknown): void {
    if (!this.stopping.signal.aborted) this.logger.warn({ message, cause: describeError(error) });
  }
}
