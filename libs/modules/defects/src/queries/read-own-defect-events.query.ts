import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { ReadOwnDefectEvents, type OwnDefectEvent } from '@groundsheet/contracts';
import { DEFECT_EVENTS, defectNumber, labelOfItem, SEVERITIES } from '@groundsheet/form-rules';
import type { Answers } from '@groundsheet/platform';
import { DefectEvent } from '../defect-event.entity.js';
import { Defect } from '../defect.entity.js';
import { repairsOf, type RepairOnPaper } from '../repairs/repair-records.js';

/** What a person has done under their name, and what their check sheets were the first to report. */
const OWN = `
  select id from defect_events where by_id = ?::uuid
   union
  select events.id from defects join defect_events as events on events.defect_id = defects.id and kind = 'reported'
   where reporter_id = ?::uuid`;

@QueryHandler(ReadOwnDefectEvents)
export class ReadOwnDefectEventsHandler implements Answers<ReadOwnDefectEvents> {
  constructor(private readonly em: EntityManager) {}

  async execute({ driverId, limit, after }: ReadOwnDefectEvents): Promise<OwnDefectEvent[]> {
    const further = after ? 'where id < ?::uuid' : '';
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from (${OWN}) as own ${further} order by id desc limit ?`,
      [driverId, driverId, ...(after ? [after] : []), limit],
    );
    const events = await this.em.find(
      DefectEvent,
      { id: { $in: rows.map(({ id }) => id) } },
      { orderBy: { id: 'desc' }, disableIdentityMap: true },
    );
    const defects = await this.em.find(
      Defect,
      { id: { $in: events.map(({ defectId }) => defectId) } },
      { disableIdentityMap: true },
    );
    const byId = new Map(defects.map((defect) => [defect.id, defect]));
    const repairs = await repairsOf(this.em, events, { signed: false });
    return events.map((event) => ownEvent(event, byId.get(event.defectId)!, repairs.get(event.id)));
  }
}

/** Which defect it is, and what they have said of it; no numbers of our own. */
function ownEvent(
  event: DefectEvent,
  { number, plantNumber, vehicle, item }: Defect,
  repair: RepairOnPaper | undefined,
): OwnDefectEvent {
  const { id, kind, at, byName, severity, details } = event;
  const { finding, note, from, to, text, driverName, photoId } = details;
  const said = { finding, note, text, owner: to, repair: repair?.facts, hasPhoto: Boolean(photoId) };
  return {
    id,
    defect: defectNumber(number),
    plantNumber,
    item: labelOfItem(vehicle, item),
    what: DEFECT_EVENTS[kind],
    at: at.toISOString(),
    name: byName ?? driverName ?? null,
    severity: severity && SEVERITIES[severity],
    severityBefore: from && SEVERITIES[from],
    ...said,
  } as OwnDefectEvent;
}
