import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { RecordChecks, type CheckedRecord } from '@groundsheet/forms';
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
