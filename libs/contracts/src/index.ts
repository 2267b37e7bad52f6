export * from './events/timesheet-submitted.event.js';
export * from './events/check-sheet-submitted.event.js';
export * from './events/pdf-rendered.event.js';
export * from './events/email-queued.event.js';
export * from './events/housekeeping-due.event.js';
export * from './queries/judge-order.query.js';
