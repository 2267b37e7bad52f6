import { Injectable } from '@nestjs/common';
import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  MailTold,
  TellAccounts,
  TellAsks,
  type AskedWeek,
  type Caller,
  type ToldMail,
} from '@groundsheet/contracts';
import { ASK_NOTE_LENGTH, formatLongDate, formatMoment, oneLine } from '@groundsheet/form-rules';
import {
  Clock,
  Config,
  EventRecorder,
  Limits,
  LiveSignals,
  Tries,
  type Answers,
} from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';
import { approvalProblems } from './approval.problems.js';
import { FormSet } from './form-set.entity.js';

/** A driver is asked about a week once in this time, whatever the set or the screen (docs/decisions/0046). */
const ASKS = { name: 'asks-of-week-per-day', most: 1, hours: 24 } as const;

/** More than these tell a driver no more. */
const MOST_LINES = 20;
const LONGEST_LINE = 160;
/** What a line has room for beside the week; a week of many machines goes without them. */
const MOST_LETTERS = 80;

/** What a driver is asked for, and by whom. */
export interface Ask {
  /** Of the set, or of the sheets that are there, each once: `D-114, EX-0417`. */
  readonly plantNumber: string | null;
  /** In the middle of a sentence: `timesheet and check sheets`. */
  readonly needs: string;
  /** The set that is to be completed; null where a week is asked about. */
  readonly setId: string | null;
  /** A line for each form; empty where `needs` says it all. */
  readonly missing: readonly string[];
  /** What the supervisor has added, in one line. */
  readonly note: string | null;
  readonly askedBy: Caller;
}

/** Asks drivers for their forms. */
@Injectable()
export class Asking {
  constructor(
    private readonly em: EntityManager,
    private readonly tries: Tries,
    private readonly queries: QueryBus,
    private readonly events: EventRecorder,
    private readonly signals: LiveSignals,
    private readonly clock: Clock,
    private readonly config: Config,
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
    await this.mail(week, about, now);
    const sets = about.setId
      ? { id: about.setId }
      : { driverId, weekEnding, status: { $ne: 'completed' as const } };
    await this.em.nativeUpdate(FormSet, sets, { askedAt: now, askedBy: about.askedBy.id });
    await this.signals.tell('form-sets.changed', { ownerId: driverId });
    const reached = `${driverName || 'The driver'} has been asked already.`;
    const limit = { ...ASKS, subject: subjectOf(week), reached };
    await this.tries.count([{ ...limit, refusal: approvalProblems.askedAlready }]);
  }

  private async mail({ driverId, weekEnding }: AskedWeek, ask: Ask, now: Date): Promise<void> {
    const to = await this.queries.execute(new TellAccounts([driverId]));
    const when = formatMoment(now.toISOString(), this.config.timeZone);
    await this.events.record(
      new MailTold({
        key: uuidv7(),
        to,
        about: { kind: 'account' },
        purpose: 'form-set-asked',
        unwanted: 'heeded',
        isFromFirm: true,
        repliesTo: ask.askedBy.id,
        ...wordsOf(ask, formatLongDate(weekEnding), when),
      }),
    );
  }
}

/** Its subject says which, so that a driver knows it from the list of mails. */
function wordsOf(
  { plantNumber, needs, missing, note, setId, askedBy }: Ask,
  weekEnding: string,
  when: string,
): Pick<ToldMail, 'subject' | 'words'> {
  const machines = plantNumber && plantNumber.length <= MOST_LETTERS ? plantNumber : null;
  const which = [machines, `week ending ${weekEnding}`].filter(Boolean).join(', ');
  const name = oneLine(askedBy.fullName);
  const title = `${name} needs your ${needs}`;
  return {
    subject: `${title}, ${which}`,
    words: {
      title,
      sentence: `${name} needs the forms below. They are not complete yet.`,
      lines: [
        { label: 'Forms', value: `${needs.charAt(0).toUpperCase()}${needs.slice(1)}, ${which}` },
        { label: 'When', value: when },
      ],
      items: missing.slice(0, MOST_LINES).map((line) => oneLine(line, LONGEST_LINE)),
      note: note ? { text: oneLine(note, ASK_NOTE_LENGTH), by: name } : null,
      closing: 'Please complete and sign them:',
      button: { label: 'Open my forms', path: setId ? `/collations/${setId}` : '/collations' },
    },
  };
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
