import { keptStore } from '../../lib/kept/kept-store.js';

/** The forms of this device that were signed and wait for a signal, by their ids; see forms/outbox. */
export const outboxDatabase = keptStore('groundsheet-outbox', 'outbox');
