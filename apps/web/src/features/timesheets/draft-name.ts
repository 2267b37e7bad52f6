/** The kind of draft, by which it is kept on the device. By itself: the home page needs no more of the form. */
export const TIMESHEET_DRAFT = 'timesheet';
