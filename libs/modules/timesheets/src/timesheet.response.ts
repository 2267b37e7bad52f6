import { formResponse, type ReadAs } from '@groundsheet/forms';
import { weekToWire } from '@groundsheet/form-rules';
import type { TimesheetResponse } from './timesheet.dto.js';
import type { Timesheet } from './timesheet.entity.js';

/** A timesheet with its signatures, on the wire. */
export function timesheetResponse(timesheet: Timesheet, readAs: ReadAs): TimesheetResponse {
  const { days, supervisorRating, supervisorNotes } = timesheet;
  const head = formResponse(timesheet, readAs) as TimesheetResponse;
  return { ...head, ...weekToWire(days), supervisorRating, supervisorNotes };
}
