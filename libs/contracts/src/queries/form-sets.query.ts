import type { FormFacts } from '../form-facts.js';
import { Question } from './question.js';

/** The timesheet that a set has already. */
export interface TimesheetOfSet {
  readonly id: string;
  readonly reference: string;
}

/**
 * Takes its place in its set for a form that is being sent. Asked by forms, in their transaction; answered by approvals
 * with the timesheet that has been sent for the open set before, or null where the place is free or the form needs none
 * (docs/product.md, Form sets). The place is held until the transaction ends: of two senders the second waits.
 */
export class TakePlaceInSet extends Question<TimesheetOfSet | null> {
  constructor(readonly form: FormFacts) {
    super();
  }
}

/** Which timesheet has been sent for the set of this one? Asked by forms to warn whoever saves a second as a draft. */
export class FindTimesheetOfSet extends Question<TimesheetOfSet | null> {
  constructor(readonly form: FormFacts) {
    super();
  }
}

/** The completed set that a form is locked by. */
export interface CompletedSet {
  readonly reference: string;
  /** ISO instant. */
  readonly completedAt: string;
}

/** Is this form locked by a completed set? Asked by forms before one is corrected; answered by approvals. */
export class FindCompletedSet extends Question<CompletedSet | null> {
  constructor(readonly formId: string) {
    super();
  }
}

/**
 * Which version do the links to this completed set have? Asked by forms when a link is opened that is to no form; answered
 * by approvals with null where there is no such set.
 */
export class FindLinkVersionOfSet extends Question<number | null> {
  constructor(readonly setId: string) {
    super();
  }
}
