import { weekToWire } from '@groundsheet/form-rules';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  FormKinds,
  type Beside,
  type FormKindDescriptor,
  type HoursOfKind,
  type MailOfKind,
  formResponse,
  type ReadAs,
} from '@groundsheet/forms';
import { Config } from '@groundsheet/platform';
import { moduleBeside } from '@groundsheet/files';
import { timesheetExport } from './timesheet-export.js';
import { answerOf, changesOf, coverOf, mailOf, UNCHANGED } from './timesheet-mail.js';
import { signedFor } from './timesheet-signing.js';
import { paperOf } from './timesheet-paper.js';
import type { Timesheet } from './timesheet.entity.js';
import type { TimesheetResponse } from './timesheet.dto.js';

/** A timesheet with its signatures, on the wire. */
function timesheetResponse(timesheet: Timesheet, readAs: ReadAs): TimesheetResponse {
  const { days, supervisorRating, supervisorNotes } = timesheet;
  const head = formResponse(timesheet, readAs) as TimesheetResponse;
  return { ...head, ...weekToWire(days), supervisorRating, supervisorNotes };
}

/** What the server does with a timesheet. */
@Injectable()
export class TimesheetKind implements FormKindDescriptor<Timesheet>, OnModuleInit {
  readonly kind = 'timesheet';
  readonly layout = moduleBeside(import.meta.url, './timesheet.layout');
  readonly responseOf = timesheetResponse;
  readonly answerOf = answerOf;
  readonly changesOf = changesOf;
  readonly unchanged = UNCHANGED;
  readonly coverOf = coverOf;
  readonly signedFor = signedFor;
  readonly hours: HoursOfKind<Timesheet> = {
    of: ({ days }) => days,
    takeProposals: (timesheet, lines) => timesheet.takeProposals(lines),
  };
  readonly exported = timesheetExport;

  constructor(
    private readonly kinds: FormKinds,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  paperOf(timesheet: Timesheet, beside: Beside<Timesheet>): object {
    return paperOf(timesheet, beside, this.config.timeZone);
  }

  mailOf(timesheet: Timesheet, beside: Beside<Timesheet>): MailOfKind {
    return mailOf(timesheet, beside, this.config.timeZone);
  }
}
