import { emptyTimesheet } from '@groundsheet/form-rules';

import { beginDraft, enterOnForm, noteSaved, type Draft, type DraftForm } from './draft.js';
import { whichDraft, type Opening } from './open-saved.js';

const customer = { customerId: 'c1', orderNumber: null, customerName: null };
const empty: DraftForm = emptyTimesheet('id-1', '2026-11-21');
const aDraft = (): Draft => beginDraft(empty, customer, '2026-11-21T08:00:00Z');
const typed = (draft: Draft) => enterOnForm(draft, { clientCompany: 'Northgate' });
const saved = (draft: Draft, version: number) => noteSaved(draft, { version, revision: draft.revision });

const onServer = (version: number, status: 'draft' | 'submitted' = 'draft'): Draft => {
  const draft = { ...aDraft(), revision: 1 };
  return saved({ ...draft, form: { ...draft.form, status } }, version);
};

/** Whose draft is carried on with, or what has to be said first. */
function said(opening: Opening<Draft>, kept: Draft | undefined): string {
  if (opening.state !== 'open') return opening.state;
  return opening.draft.form === kept?.form ? 'mine' : 'theirs';
}

describe('opening a draft that is saved on the server', () => {
  it.each<[string, Draft | undefined, Draft, string]>([
    ['nothing is here', undefined, onServer(3), 'theirs'],
    ['it was only opened here', aDraft(), onServer(3), 'theirs'],
    ['it was changed here since it was saved', typed(saved(typed(aDraft()), 3)), onServer(3), 'mine'],
    ['it is the same here', saved(typed(aDraft()), 3), onServer(3), 'mine'],
    ['it was changed elsewhere only', saved(typed(aDraft()), 2), onServer(3), 'theirs'],
    ['it was changed here and elsewhere', typed(saved(typed(aDraft()), 2)), onServer(3), 'moved'],
    ['the answer to its first save was lost', typed(aDraft()), onServer(1), 'mine'],
    ['it was saved elsewhere after that', typed(aDraft()), onServer(2), 'moved'],
    ['it has been sent', typed(aDraft()), onServer(3, 'submitted'), 'sent'],
  ])('where %s', (_, kept, server, expected) => {
    expect(said(whichDraft(kept, server), kept)).toBe(expected);
  });

  it('lets what is here replace the first save whose answer was lost', () => {
    const opening = whichDraft(typed(aDraft()), onServer(1));
    expect(opening).toMatchObject({ draft: { saved: { version: 1, revision: -1 } } });
  });
});
