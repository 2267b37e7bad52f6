import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { TellAccounts } from '@groundsheet/contracts';
import { Clock, Config, Transaction } from '@groundsheet/platform';
import { Document } from '../document.entity.js';

const SECOND = 1000;
const HOUR = 3_600_000;
/** Accounts whose documents wait; where there are more, the others come after these. */
const MOST_OWNERS = 100;

/** How long the documents of an account have been read, in milliseconds. */
interface Used {
  readonly ownerId: string;
  readonly ofHour: number;
  readonly ofDay: number;
}

interface Waiting extends Used {
  readonly id: string;
  readonly turns: number;
}

export interface ReadingTurn {
  readonly id: string;
  readonly turnId: string;
}

/** Whose document is read next, and whether there is time for it (docs/decisions/0040). */
@Injectable()
export class ReadingTurns {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** The next turn, which is then taken; undefined where nothing waits that there is time for. */
  take(): Promise<ReadingTurn | undefined> {
    return this.transaction.run(async () => {
      await this.transaction.lock('groundsheet.reading-turns');
      const id = (await this.withTimeLeft(await this.waiting()))?.id;
      if (!id) return undefined;
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const document = await this.em.findOne(Document, id, { lockMode, refresh: true });
      if (!document) return undefined;
      const turnId = document.takeTurn();
      await this.count(document.ownerId, 0);
      await this.em.flush();
      return { id, turnId };
    });
  }

  /** Whether a document waits that has not been read at all, and that there is time for. */
  async isUnreadWaiting(): Promise<boolean> {
    const unread = (await this.waiting()).filter(({ turns }) => turns === 0);
    return unread.length > 0 && (await this.withTimeLeft(unread)) !== undefined;
  }

  /**
   * From when on the documents of these accounts are read again; those whose time is not used up are left out. It is a few
   * minutes later where others come first.
   */
  async pausedUntil(ownerIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const { hour, day } = this.time();
    const used = await this.em.execute<Used[]>(
      `select owner_id as "ownerId", case when hour = ? then of_hour else 0 end as "ofHour",
              case when day = ? then of_day else 0 end as "ofDay"
         from reading_times where owner_id = any(?::uuid[])`,
      [hour, day, `{${ownerIds.join(',')}}`],
    );
    const isUsedUp = await this.dayUsedUp(used);
    return new Map(
      used.flatMap((account) => {
        if (isUsedUp(account)) return [[account.ownerId, this.clock.tomorrow()] as const];
        return this.isHourUsedUp(account)
          ? [[account.ownerId, new Date(hour.getTime() + HOUR)] as const]
          : [];
      }),
    );
  }

  /** Adds to the time of an account, in the caller's transaction. */
  async count(ownerId: string, milliseconds: number): Promise<void> {
    const { now, hour, day } = this.time();
    await this.em.execute(
      `insert into reading_times as was (owner_id, turn_at, hour, of_hour, day, of_day) values (?, ?, ?, ?, ?, ?)
       on conflict (owner_id) do update set
         turn_at = excluded.turn_at, hour = excluded.hour, day = excluded.day,
         of_hour = excluded.of_hour + case when was.hour = excluded.hour then was.of_hour else 0 end,
         of_day = excluded.of_day + case when was.day = excluded.day then was.of_day else 0 end`,
      [ownerId, now, hour, Math.ceil(milliseconds), day, Math.ceil(milliseconds)],
    );
  }

  /**
   * Of each account the document that comes next, in the order of the turns: what has not been read at all before what is
   * read on, then the account whose turn was longest ago, and pictures before PDFs where nobody has had one.
   */
  private waiting(): Promise<Waiting[]> {
    const { now, hour, day } = this.time();
    return this.em.execute<Waiting[]>(
      `select next.id, next.owner_id as "ownerId", next.turns,
              case when time.hour = ? then time.of_hour else 0 end as "ofHour",
              case when time.day = ? then time.of_day else 0 end as "ofDay"
         from (select distinct on (document.owner_id) document.id, document.owner_id, document.turns, has_pdf
                 from documents as document,
                      lateral (select exists (select 1 from document_files as file
                         where file.document_id = document.id and file.content_type = 'application/pdf') as has_pdf) as kind
                where document.status = 'processing' or document.drawing = 'waiting'
                order by document.owner_id, document.turns, has_pdf, document.id) as next
         left join reading_times as time on time.owner_id = next.owner_id
        order by next.turns > 0, case when time.turn_at > ? then time.turn_at end nulls first, next.has_pdf, next.id
        limit ?`,
      [hour, day, new Date(now.getTime() - HOUR), MOST_OWNERS],
    );
  }

  private async withTimeLeft(waiting: readonly Waiting[]): Promise<Waiting | undefined> {
    const inHour = waiting.filter((account) => !this.isHourUsedUp(account));
    const isUsedUp = await this.dayUsedUp(inHour);
    return inHour.find((account) => !isUsedUp(account));
  }

  private isHourUsedUp({ ofHour }: Used): boolean {
    return ofHour >= this.config.vaults.secondsPerHour * SECOND;
  }

  /** Only accounts whose address is not confirmed have a day's time. */
  private async dayUsedUp(accounts: readonly Used[]): Promise<(account: Used) => boolean> {
    const most = this.config.vaults.secondsPerDayUnconfirmed * SECOND;
    const over = accounts.filter(({ ofDay }) => ofDay >= most).map(({ ownerId }) => ownerId);
    if (over.length === 0) return () => false;
    const owners = await this.queries.execute(new TellAccounts(over));
    const confirmed = new Set(owners.filter(({ isConfirmed }) => isConfirmed).map(({ id }) => id));
    return ({ ownerId, ofDay }) => ofDay >= most && !confirmed.has(ownerId);
  }

  private time() {
    const now = this.clock.now();
    return { now, hour: new Date(Math.floor(now.getTime() / HOUR) * HOUR), day: this.clock.today() };
  }
}
