/** What a driver sees after the first step, in one file. */
export { SaveDraft } from '../save-draft.js';
export { SendTimesheet } from '../send-timesheet.js';
export { SignSubmit } from './sign-submit.js';
export { VehicleHours } from './vehicle-hours.js';
export { WeeklyHours } from './weekly-hours.js';
export { WhichWeek } from './which-week.js';
