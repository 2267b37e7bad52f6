import {
  type Caller,
  type FoundDefect,
  LogDefects,
  type LoggedDefect,
  TellFoundDefects,
} from '@groundsheet/contracts';
import {
  type CheckKey,
  DEFECT_EVENTS,
  DEFECT_STATES,
  defectNumber,
  formatCheckTime,
  labelOfItem,
  oneLine,
  SEVERITIES,
} from '@groundsheet/form-rules';
import { type Answers, Clock, Config } from '@groundsheet/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { DefectEvent } from '../defect-event.entity.js';
import { Defect, IS_OPEN } from '../defect.entity.js';
import { defectInFull } from '../defect.response.js';
import { type RepairOnPaper, repairsOf } from '../repairs/repair-records.js';

/** So many of one machine are looked through, the latest first. */
const MOST = 200;

@QueryHandler(TellFoundDefects)
export class TellFoundDefectsHandler implements Answers<TellFoundDefects> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ machineKey }: TellFoundDefects): Promise<FoundDefect[]> {
    const rows = await this.em.execute<
      { item: CheckKey; openedAt: Date; isOpen: boolean; formIds: string[] }[]
    >(
      `select item, opened_at as "openedAt", ${IS_OPEN} as "isOpen",
              array(select form_id from defect_events where defect_id = defects.id and form_id is not null) as "formIds"
         from defects where machine_key = ? order by number desc limit ?`,
      [machineKey, MOST],
    );
    return rows.map(({ openedAt, ...facts }) => ({ ...facts, since: this.clock.dayOf(new Date(openedAt)) }));
  }
}

const EVENTS_OF_EACH = 20;
/** Of the texts of an event, together. */
const SAID_LENGTH = 1000;

/** The defects of a machine as its log prints them. */
@QueryHandler(LogDefects)
export class LogDefectsHandler implements Answers<LogDefects> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async execute({ machineKey, caller, most: limit }: LogDefects) {
    const [defects, total] = await this.em.findAndCount(
      Defect,
      { machineKey },
      {
        orderBy: [{ closedAt: 'desc nulls first' }, { number: 'desc' }],
        limit,
        disableIdentityMap: true,
      },
    );
    const events = await this.latestOf(defects);
    const ofDefect = ({ id }: Defect) => events.filter(({ defectId }) => defectId === id);
    const repairs = await repairsOf(this.em, events, { signed: false });
    return {
      defects: defects.map((defect) => this.logged(defect, ofDefect(defect), repairs, caller)),
      total,
    };
  }

  /** In the order in which they happened. One defect with very many takes no room of the others. */
  private async latestOf(defects: readonly Defect[]): Promise<DefectEvent[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select latest.id from unnest(?::uuid[]) as wanted(id)
         cross join lateral (select id from defect_events where defect_id = wanted.id order by seq desc limit ?) as latest`,
      [`{${defects.map(({ id }) => id).join(',')}}`, EVENTS_OF_EACH],
    );
    return this.em.find(
      DefectEvent,
      { id: { $in: rows.map(({ id }) => id) } },
      { orderBy: { seq: 'asc' }, disableIdentityMap: true },
    );
  }

  private logged(
    defect: Defect,
    events: readonly DefectEvent[],
    repairs: ReadonlyMap<string, RepairOnPaper>,
    caller: Caller,
  ): LoggedDefect {
    const { number, vehicle, item, severity, state, isReleased } = defect;
    const standing = state === 'repaired' && isReleased ? 'Repaired and released' : DEFECT_STATES[state];
    const { timeZone } = this.config;
    const now = { today: this.clock.today(), timeZone };
    const { events: told } = defectInFull(defect, events, repairs, caller, now);
    return {
      name: `${defectNumber(number)} ${labelOfItem(vehicle, item)}`,
      severity: SEVERITIES[severity],
      state: standing,
      earlier: (events[0]?.seq ?? 1) - 1,
      events: told.map(({ kind, at, by, lines, record }) => ({
        at: formatCheckTime(at, timeZone),
        what: DEFECT_EVENTS[kind],
        by: by ?? '',
        said: oneLine(
          [...lines, ...(record ? [record.reference] : [])].map(asSentence).join(' '),
          SAID_LENGTH,
        ),
      })),
    };
  }
}

function asSentence(line: string): string {
  return /[.!?]\s*$/.test(line) ? line : `${line}.`;
}
