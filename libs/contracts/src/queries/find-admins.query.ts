import { Question } from './question.js';
import type { AccountFacts } from './tell-accounts.query.js';

/** Who looks after this installation? Asked by forms, documents and machines when there is something to tell them; answered by drivers with the active admins. */
export class FindAdmins extends Question<AccountFacts[]> {}
