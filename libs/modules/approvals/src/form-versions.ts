import { approvalProblems } from './approval.problems.js';
import type { FormVersion } from './approval.dto.js';
import { formsToSign, type FormInSetFacts } from './forms-to-sign.js';

/** Id of a form -> its version. */
export type Versions = Readonly<Record<string, number>>;

/** The versions of the forms that are signed for and dispatched. */
export function versionsOf(forms: readonly FormInSetFacts[]): Versions {
  return Object.fromEntries(formsToSign(forms).map(({ formId, facts }) => [formId, facts.version]));
}

export function isSame(one: Versions, other: Versions): boolean {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
}

/**
 * What is signed for or dispatched is what the screen showed.
 *
 * @param shown absent: the forms as they are now are meant
 * @throws {Problem} 409 where a form has moved, come or gone since
 */
export function refuseMoved(
  shown: readonly FormVersion[] | null | undefined,
  places: readonly FormInSetFacts[],
): void {
  if (!shown) return;
  const versions = Object.fromEntries(shown.map(({ id, version }) => [id, version]));
  if (!isSame(versions, versionsOf(places))) throw approvalProblems.moved();
}
