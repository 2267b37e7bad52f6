import type { SeverityList } from '@groundsheet/form-rules';
import { Question } from './question.js';

/** How bad is what a check finds? Asked by check-sheets, to count what a guest stops, and by machines for phones; answered by defects. */
export class TellSeverities extends Question<SeverityList> {}
