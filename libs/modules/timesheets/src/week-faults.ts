import {
  DAYS,
  isTime,
  netHoursOf,
  settleNetHours,
  TIMESHEET_DAY_FIELDS,
  type TimesheetDayField,
  type WeekDays,
} from '@groundsheet/form-rules';
import { isStorable, NOT_STORABLE, type Fault } from '@groundsheet/platform';

/** Values of a week that are no times, minutes, hours or texts, or hours that nobody can have worked. */
export function weekFaults(days: WeekDays): Fault[] {
  return DAYS.flatMap((day) => {
    const faults = TIMESHEET_DAY_FIELDS.flatMap((field) => {
      const message = valueFault(field, days[day][field.key]);
      return message ? [{ path: `days.${day}.${field.key}`, code: 'request.invalid-value', message }] : [];
    });
    if (faults.length > 0) return faults;
    if (days[day].didNotWork && (days[day].start || days[day].finish || netHoursOf(days[day]) > 0)) {
      const message = 'A day that was not worked has no hours. Leave out one or the other.';
      return [{ path: `days.${day}.didNotWork`, code: 'timesheet.not-worked-with-hours', message }];
    }
    const settled = settleNetHours(days[day]);
    if (!('fault' in settled)) return [];
    return [{ path: `days.${day}.netHours`, code: 'timesheet.net-hours-wrong', message: settled.fault }];
  });
}

/** A sentence about a value that does not fit its field of the table; nothing when it does or is empty. */
function valueFault(field: TimesheetDayField, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (field.kind === 'flag') return value === true ? undefined : 'This must be true or false.';
  if (field.kind === 'time') {
    return typeof value === 'string' && isTime(value)
      ? undefined
      : 'Please enter the time as HH:MM, from 00:00 to 23:59.';
  }
  if (field.kind === 'text') {
    if (typeof value === 'string' && !isStorable(value)) return NOT_STORABLE;
    return typeof value === 'string' && value.length <= field.maxLength!
      ? undefined
      : `Please use ${field.maxLength} characters or fewer.`;
  }
  const { min = 0, max = 0, step = 1 } = field;
  const steps = typeof value === 'number' ? value / step : NaN;
  const fits =
    typeof value === 'number' && value >= min && value <= max && Math.abs(steps - Math.round(steps)) < 1e-6;
  return fits ? undefined : `Please enter a number from ${min} to ${max} in steps of ${step}.`;
}
