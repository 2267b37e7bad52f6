import { Question } from './question.js';
import type { AccountFacts } from './tell-accounts.query.js';

/** Who has to act when a machine is stopped? Asked by deliveries; answered by drivers with the active supervisors and admins. */
export class FindOffice extends Question<AccountFacts[]> {}
