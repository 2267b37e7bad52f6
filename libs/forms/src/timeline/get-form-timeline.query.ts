import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { formProblems } from '../form/form.problems.js';
import type { FormReader } from '../reading/form-reader.js';
import { ReadableForms } from '../reading/readable-forms.js';
import { Timeline, type TimelineEntry } from './timeline.js';

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
    return this.timeline.of([{ kind: 'form', id }]);
  }
}
