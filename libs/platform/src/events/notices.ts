import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { filter, map, Subject, type Observable } from 'rxjs';
import { Config } from '../config/config.js';
import { describeError } from '../problems/describe-error.js';

const AGAIN_AFTER_MS = 1000;

/**
 * Hints from process to process that something has changed, by PostgreSQL's NOTIFY: heard once the transaction is
 * committed, and lost while nobody listens. For open screens; what has to happen is an event.
 */
@Injectable()
export class Notices implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Notices');
  private readonly heard = new Subject<{ channel: string; payload: string | null }>();
  private readonly channels = new Set<string>();
  private readonly stopping = new AbortController();
  private client: Client | null = null;
  private listening: Promise<void> | null = null;

  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
  ) {}

  /** @param payload at most 8,000 bytes */
  async tell(channel: string, payload: string): Promise<void> {
    await this.em.execute('select pg_notify(?, ?)', [channel, payload]);
  }

  /** What is told; null where something may have been missed. The first who asks opens this process's connection. */
  on(channel: string): Observable<string | null> {
    if (!this.channels.has(channel)) {
      this.channels.add(channel);
      void this.client?.query(`listen "${channel}"`).catch(() => undefined);
    }
    this.listening ??= this.keepListening();
    return this.heard.pipe(
      filter((notice) => notice.channel === channel),
      map(({ payload }) => payload),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.heard.complete();
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
    const client = new Client({ connectionString: this.config.databaseUrl, keepAlive: true });
    const ended = once(client, 'end', { signal: this.stopping.signal });
    ended.catch(() => undefined);
    // Its end follows.
    client.on('error', (error) => this.warn('lost a connection', error));
    client.on('notification', ({ channel, payload = '' }) => this.heard.next({ channel, payload }));
    try {
      await client.connect();
      this.client = client;
      for (const channel of this.channels) {
        await client.query(`listen "${channel}"`);
        this.heard.next({ channel, payload: null });
      }
      await ended;
    } finally {
      this.client = null;
      await client.end().catch(() => undefined);
    }
  }

  private warn(message: string, error: unknown): void {
    if (!this.stopping.signal.aborted) this.logger.warn({ message, cause: describeError(error) });
  }
}
