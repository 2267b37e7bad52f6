import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { FormReader } from '../reading/form-reader.js';
import { ReadableForms } from '../reading/readable-forms.js';
import { RecordChecks, type CheckedRecord } from '../record/record-checks.js';

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
