import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { formProblems } from '../form/form.problems.js';
import type { FormReader } from '../reading/form-reader.js';
import { ReadableForms } from '../reading/readable-forms.js';
import { type CheckedRecord, RecordChecks } from '../record/record-checks.js';
import { Timeline, type TimelineEntry } from './timeline.js';

/** Whether a form is as it was recorded, for the office. */
export class CheckFormRecord extends Query<CheckedRecord[]> {
  constructor(
    readonly id: string,
    readonly reader: FormReader,
  ) {
    super();
  }
}

@QueryHandler(CheckFormRecord)
export class CheckFormRecordHandler implements IQueryHandler<CheckFormRecord> {
  constructor(
    private readonly forms: ReadableForms,
    private readonly checks: RecordChecks,
  ) {}

  /** @throws {Problem} 404 where there is no such form, or a draft that only its driver sees */
  async execute({ id, reader }: CheckFormRecord): Promise<CheckedRecord[]> {
    await this.forms.openRecorded(id, reader, { as: 'form' });
    return this.checks.of([{ kind: 'form', id }]);
  }
}

/** The event log of a form, for its driver and for the office. */
export class GetFormTimeline extends Query<TimelineEntry[]> {
  constructor(
    readonly id: string,
    readonly reader: FormReader,
  ) {
    super();
  }
}

@QueryHandler(GetFormTimeline)
export class GetFormTimelineHandler implements IQueryHandler<GetFormTimeline> {
  constructor(
    private readonly forms: ReadableForms,
    private readonly timeline: Timeline,
  ) {}

  /** @throws {Problem} 404 for everybody else, those it was mailed to as well */
  async execute({ id, reader }: GetFormTimeline): Promise<TimelineEntry[]> {
    const { readAs } = await this.forms.openRecorded(id, reader, { as: 'form' });
    if (readAs === 'recipient') throw formProblems.unknown();
    return this.timeline.of([{ kind: 'form', id }], reader.caller);
  }
}
