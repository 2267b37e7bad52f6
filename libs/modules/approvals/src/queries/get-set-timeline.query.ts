import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { Timeline, type TimelineEntry } from '@groundsheet/forms';
import { VisibleSets } from '../visible-sets.js';

/** The event log of a set and of the forms in it, for its driver and for supervisors. */
export class GetSetTimeline extends Query<TimelineEntry[]> {
  constructor(
    readonly id: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(GetSetTimeline)
export class GetSetTimelineHandler implements IQueryHandler<GetSetTimeline> {
  constructor(
    private readonly sets: VisibleSets,
    private readonly timeline: Timeline,
  ) {}

  async execute({ id, caller }: GetSetTimeline): Promise<TimelineEntry[]> {
    const reader = { caller, bringsLink: false, isHead: false };
    const { set } = await this.sets.readRecorded(id, reader, 'form');
    const places = await this.sets.placesOf(set);
    const forms = places.map(({ formId }) => ({ kind: 'form' as const, id: formId }));
    return this.timeline.of([{ kind: 'form-set', id }, ...forms]);
  }
}
