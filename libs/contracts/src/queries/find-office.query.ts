import { Question } from './question.js';
import type { AccountFacts } from './tell-accounts.query.js';

/** Who looks after everybody's forms and machines? Asked by forms and machines; answered by drivers with the active supervisors and admins. */
export class FindOffice extends Question<AccountFacts[]> {}
