import { approvalProblems } from './approval.problems.js';
import type { FormVersion } from './approval.dto.js';
import type { FormInSet } from './form-in-set.entity.js';
import { isSame, versionsOf } from './standing-forms.js';

/**
 * What is signed for or dispatched is what the screen showed.
 *
 * @param shown absent: the forms as they are now are meant
 * @throws {Problem} 409 where a form has moved, come or gone since
 */
export function refuseMoved(
  shown: readonly FormVersion[] | null | undefined,
  places: readonly FormInSet[],
): void {
  if (!shown) return;
  const versions = Object.fromEntries(shown.map(({ id, version }) => [id, version]));
  if (!isSame(versions, versionsOf(places))) throw approvalProblems.moved();
}
