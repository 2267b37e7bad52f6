import { draftName } from '../../lib/drafts/draft-store.js';

/** Its name on a device without an account. By itself: the home page needs no more of the form. */
export const CHECK_SHEET_DRAFT = draftName('check-sheet');
