import { AccountBeside, FormReading } from '@groundsheet/forms';
import { Instant, OneOf, ResponseField, Text } from '@groundsheet/platform';
import { OmitType } from '@nestjs/swagger';
import type { RowsOf } from '../history/form-table.js';
import { FIELD_LENGTHS } from '@groundsheet/form-rules';
import { HistoryEntry, HistoryQuery } from '../history/history.dto.js';

const ROWS = ['day', 'form'] as const satisfies readonly RowsOf[];
const YES_OR_NO = ['yes', 'no'] as const;
type YesOrNo = (typeof YES_OR_NO)[number];

/** Which forms the office wants to see, and which page of them. */
export class OfficeFormsQuery extends HistoryQuery {
  @Text({ max: FIELD_LENGTHS.driverSignedName, about: 'Part of the driver’s name on the form.' })
  driver?: string;

  @OneOf(YES_OR_NO, {
    about: 'Whether the client has signed the form itself. A signature on its set does not count.',
  })
  clientSigned?: YesOrNo;

  @OneOf(YES_OR_NO, { about: 'Whether a correction has replaced it.' })
  corrected?: YesOrNo;

  @Instant({ about: 'Only forms that have been saved or sent since then.' })
  changedSince?: string;
}

/** Which of everybody's forms are exported: all that the filters find, however many pages they fill in the list. */
export class OfficeTableQuery extends OmitType(OfficeFormsQuery, ['after', 'limit'] as const) {
  @OneOf(ROWS, {
    about:
      'A row for each day with entries and for each check sheet (the default), or for each form with its sums.',
  })
  rows?: RowsOf;
}

export class OfficePdfsQuery extends OmitType(OfficeFormsQuery, ['after', 'limit'] as const) {}

export class OfficeForm extends HistoryEntry {
  @ResponseField({ type: String, example: 'Łukasz Wójcik', description: 'As on the form.' })
  driverName!: string;

  @ResponseField({
    type: AccountBeside,
    nullable: true,
    description: 'Null for a guest’s, and once the account is deleted.',
  })
  account!: AccountBeside | null;

  @ResponseField({
    type: Boolean,
    description: 'Whether the client has signed the form itself. A signature on its set does not count.',
  })
  isClientSigned!: boolean;

  @ResponseField({
    type: Boolean,
    description:
      'Signed before the customer’s order rules were changed: the order number, or that there is none, fits only the earlier rules.',
  })
  isOrderOutdated!: boolean;

  @ResponseField({
    type: [FormReading],
    description: 'Who has opened it from the office or by a mailed link, the latest first.',
  })
  readBy!: FormReading[];
}
