import { readStored } from '../../lib/local-storage.js';

/** Without it nothing of the outbox is fetched on the home page: most who come have nothing in it. */
export const OUTBOX_HINT = 'groundsheet-outbox-used';

export const mayHaveOutbox = () => readStored(OUTBOX_HINT) !== null;
