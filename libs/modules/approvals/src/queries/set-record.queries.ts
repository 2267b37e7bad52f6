import type { Caller } from '@groundsheet/contracts';
import { type CheckedRecord, RecordChecks, Timeline, type TimelineEntry } from '@groundsheet/forms';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { VisibleSets } from '../visible-sets.js';

/** Whether a set and the forms in it are as they were recorded, for the office. */
export class CheckSetRecord extends Query<CheckedRecord[]> {
  constructor(
    readonly id: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(CheckSetRecord)
export class CheckSetRecordHandler implements IQueryHandler<CheckSetRecord> {
  constructor(
    private readonly sets: VisibleSets,
    private readonly checks: RecordChecks,
  ) {}

  async execute({ id, caller }: CheckSetRecord): Promise<CheckedRecord[]> {
    const reader = { caller, bringsLink: false, isHead: false };
    const { set } = await this.sets.readRecorded(id, reader, 'form');
    const places = await this.sets.placesOf(set);
    const forms = places.map(({ formId }) => ({ kind: 'form' as const, id: formId }));
    return this.checks.of([{ kind: 'form-set', id }, ...forms]);
  }
}

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
    return this.timeline.of([{ kind: 'form-set', id }, ...forms], caller);
  }
}
