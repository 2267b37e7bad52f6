import { folded } from '@groundsheet/form-rules';
import { Type } from 'class-transformer';
import { Id, WholeNumber } from '../bodies/fields.js';

/** Records on a page, unless the caller says otherwise. */
export const PAGE = 20;
const MOST_OF_A_PAGE = 100;

/** Which page of a list is wanted. The list is in an order of its own, which ends with the id. */
export class PageQuery {
  @Id({ about: 'From the `Link` header of the previous page: the last record that it showed.' })
  after?: string;

  @WholeNumber({ min: 1, max: MOST_OF_A_PAGE, about: `Records on a page; ${PAGE} if absent.` })
  @Type(() => Number)
  limit?: number;
}

/** A page of a list, and after which record the next one begins; null on the last page. */
export interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
}

/**
 * @param rows one more than the page shows, if there are so many: it says that there is another page
 * @param limit of the page, 1 to 100
 */
export function pageOf<Item extends { id: string }>(rows: readonly Item[], limit: number): Page<Item> {
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? items.at(-1)!.id : null };
}

/** The pattern for `like` that holds where a text that is `folded` contains this one, in letters that are as good as the same. */
export function containing(text: string): string {
  return `%${folded(text).replace(/[\\%_]/g, '\\$&')}%`;
}
