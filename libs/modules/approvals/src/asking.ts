import { Injectable } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import { FormSetAsked, TellAsks, type AskedWeek, type PayloadOfAsk } from '@groundsheet/contracts';
import { Clock, EventRecorder, Limits, LiveSignals, Tries, type Answers } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';
import { approvalProblems } from './approval.problems.js';
import { FormSet } from './form-set.entity.js';

/** A driver is asked about a week once in this time, whatever the set or the screen (docs/decisions/0046). */
const ASKS = { name: 'asks-of-week-per-day', most: 1, hours: 24 } as const;

type Ask = Omit<PayloadOfAsk, 'requestId' | 'driverId' | 'weekEnding' | 'at'>;

/** Asks drivers for their forms. */
@Injectable()
export class Asking {
  constructor(
    private readonly em: EntityManager,
    private readonly tries: Tries,
    private readonly events: EventRecorder,
    private readonly signals: LiveSignals,
    private readonly clock: Clock,
  ) {}

  /**
   * Has one mail sent, and says on the set, or on the open sets of the week, who asked and when; call it last.
   *
   * @param driverName empty where nobody knows it
   * @throws {Problem} 429 where the driver was asked about this week within a day
   */
  async ask(week: AskedWeek, about: Ask, driverName: string): Promise<void> {
    const { driverId, weekEnding } = week;
    const now = this.clock.now();
    const asked = { requestId: uuidv7(), driverId, weekEnding, ...about, at: now.toISOString() };
    await this.events.record(new FormSetAsked(asked));
    const sets = about.setId
      ? { id: about.setId }
      : { driverId, weekEnding, status: { $ne: 'completed' as const } };
    await this.em.nativeUpdate(FormSet, sets, { askedAt: now, askedBy: about.askedBy });
    await this.signals.tell('form-sets.changed', { ownerId: driverId });
    const reached = `${driverName || 'The driver'} has been asked already.`;
    const limit = { ...ASKS, subject: subjectOf(week), reached };
    await this.tries.count([{ ...limit, refusal: approvalProblems.askedAlready }]);
  }
}

@QueryHandler(TellAsks)
export class TellAsksHandler implements Answers<TellAsks> {
  constructor(private readonly limits: Limits) {}

  async execute({ weeks }: TellAsks): Promise<(string | null)[]> {
    const ends = await this.limits.ends(ASKS.name, weeks.map(subjectOf));
    return ends.map((end) => end && new Date(end.getTime() - ASKS.hours * 3_600_000).toISOString());
  }
}

function subjectOf({ driverId, weekEnding }: AskedWeek): string {
  return `${driverId} ${weekEnding}`;
}
