/** Begins the key of every query that tells of the driver's own forms: whatever changes one of them invalidates it. */
export const HISTORY_KEY = ['/api/history'] as const;
