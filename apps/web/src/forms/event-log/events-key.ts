/** Begins the key of every event log: whatever is done to a form or set adds to one. */
export const EVENTS_KEY = ['events'] as const;
