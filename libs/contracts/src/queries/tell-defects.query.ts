import type { CheckKey } from '@groundsheet/form-rules';
import { Question } from './question.js';

/** Something that was or is wrong with a machine. */
export interface KnownDefect {
  readonly item: CheckKey;
  /** The day on which it was found first, `YYYY-MM-DD`. */
  readonly since: string;
  readonly isOpen: boolean;
  /** Of the check sheets that have found it. */
  readonly formIds: readonly string[];
}

/** What was found wrong with this machine, the latest first? Asked by approvals, which says since when; answered by machines. */
export class TellDefects extends Question<KnownDefect[]> {
  /** @param machineKey as `machineKey` of form-rules has it */
  constructor(readonly machineKey: string) {
    super();
  }
}
