import { Injectable } from '@nestjs/common';
import { EventChains, ResponseField, type ChainedRecord } from '@groundsheet/platform';

/** Whether the event log of one form or set is as it was recorded (docs/decisions/0035). */
export class CheckedRecord {
  @ResponseField({ type: String, format: 'uuid', description: 'The form or set.' })
  about!: string;

  @ResponseField({ type: 'integer', description: 'How many entries it has had.', example: 7 })
  length!: number;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Hash of the last entry, SHA-256; null where there is none.',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  })
  head!: string | null;

  @ResponseField({
    type: 'integer',
    nullable: true,
    description: 'The first entry that is not as it was recorded, from 1; null where the record is whole.',
    example: null,
  })
  brokenAt!: number | null;

  @ResponseField({ type: Boolean, description: 'Whether that entry is missing.' })
  isMissing!: boolean;
}

@Injectable()
export class RecordChecks {
  constructor(private readonly chains: EventChains) {}

  /** @param records a form; or a set and the forms in it */
  async of(records: readonly ChainedRecord[]): Promise<CheckedRecord[]> {
    const checked = await this.chains.check(records);
    return checked.map(({ id: about, length, head, brokenAt, isMissing }) => ({
      about,
      length,
      head,
      brokenAt,
      isMissing,
    }));
  }
}
