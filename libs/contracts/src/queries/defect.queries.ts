import type { CheckKey, DefectState, Severity, SeverityList } from '@groundsheet/form-rules';
import type { Caller } from './caller.queries.js';
import { Question } from './question.js';

/** A defect that is still on a machine, as far as the person who asks may know it. */
export interface OpenDefect {
  readonly id: string;
  /** D-1042 */
  readonly number: string;
  readonly plantNumber: string;
  readonly key: CheckKey;
  /** The item in words. */
  readonly item: string;
  readonly finding: string;
  readonly note: string | null;
  readonly photoUrl: string | null;
  readonly severity: Severity;
  /** Where it is not in force. */
  readonly proposed: Severity | null;
  readonly state: DefectState;
  /** The machine must not be used because of it. */
  readonly isStopping: boolean;
  readonly isReleased: boolean;
  readonly isWithdrawn: boolean;
  readonly isRepeat: boolean;
  /** ISO instant. */
  readonly openedAt: string;
  /** `YYYY-MM-DD`; null for one that waits for the next service. */
  readonly dueOn: string | null;
  readonly isOverdue: boolean;
  readonly owner: string | null;
  readonly formId: string | null;
}

/**
 * What is wrong with this machine now, the worst first? Asked by machines, to judge whether it may be used and for its page; answered
 * by defects.
 */
export class TellDefects extends Question<OpenDefect[]> {
  constructor(
    /** As `machineKey` of form-rules has it. */
    readonly machineKey: string,
    /** Null for anybody: no names, and nothing that only some may open. */
    readonly caller: Caller | null,
  ) {
    super();
  }
}

/** Something that was or is wrong with a machine. */
export interface FoundDefect {
  readonly item: CheckKey;
  /** The day on which it was found first, `YYYY-MM-DD`. */
  readonly since: string;
  readonly isOpen: boolean;
  /** Of the check sheets that have found it. */
  readonly formIds: readonly string[];
}

/** What was found wrong with this machine, the latest first? Asked by approvals, which says since when; answered by defects. */
export class TellFoundDefects extends Question<FoundDefect[]> {
  /** @param machineKey as `machineKey` of form-rules has it */
  constructor(readonly machineKey: string) {
    super();
  }
}

/** A defect with what happened to it, in the words of paper. */
export interface LoggedDefect {
  /** `D-1042 Park brake` */
  readonly name: string;
  readonly severity: string;
  readonly state: string;
  /** Entries of its history that are not told. */
  readonly earlier: number;
  readonly events: readonly {
    readonly at: string;
    readonly what: string;
    readonly by: string;
    readonly said: string;
  }[];
}

/** How has this machine been? Those that are open first, then those that ended last. Asked by machines for its log; answered by defects. */
export class LogDefects extends Question<{ readonly defects: LoggedDefect[]; readonly total: number }> {
  constructor(
    /** As `machineKey` of form-rules has it. */
    readonly machineKey: string,
    readonly caller: Caller,
    /** Defects at most; `total` says how many there are. */
    readonly most: number,
  ) {
    super();
  }
}

/** How bad is what a check finds? Asked by check-sheets, to count what a guest stops, and by machines for phones; answered by defects. */
export class TellSeverities extends Question<SeverityList> {}

/** What a person has reported, or done about a defect, as the download of own data shows it. */
export interface OwnDefectEvent {
  readonly id: string;
}

/**
 * What has this account reported of machines, and done about their defects? Asked by records for the download of own data;
 * answered by defects, the latest first.
 */
export class ReadOwnDefectEvents extends Question<OwnDefectEvent[]> {
  constructor(
    readonly driverId: string,
    readonly limit: number,
    /** Id of the event that the page before ended with. */
    readonly after?: string,
  ) {
    super();
  }
}
