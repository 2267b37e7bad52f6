import { emptyTimesheet } from '@groundsheet/form-rules';

import {
  beginDraft,
  enterOnForm,
  forCustomer,
  isLostWithDevice,
  isSaved,
  noteSaved,
  isUntouched,
  type Draft,
  type DraftForm,
} from './draft.js';

const customer = { customerId: 'c1', orderNumber: 'P-1234', customerName: 'Northgate Civils' };
const empty: DraftForm = emptyTimesheet('id-1', '2026-11-21');
const aDraft = (): Draft => beginDraft(empty, customer, '2026-11-18T08:00:00Z');

describe('a draft of any form', () => {
  it('begins at step 1 for the chosen customer, untouched and unsent', () => {
    const draft = aDraft();
    expect(draft.form).toMatchObject({
      id: 'id-1',
      customerId: 'c1',
      orderNumber: 'P-1234',
      clientCompany: 'Northgate Civils',
    });
    expect(draft).toMatchObject({ step: 1, attempt: null, customerName: 'Northgate Civils' });
    expect(isUntouched(draft)).toBe(true);
    expect(isUntouched(enterOnForm(draft, { clientCompany: 'Wharf Joint Venture' }))).toBe(false);
  });

  it('keeps a client company that is there already', () => {
    const form = { ...empty, clientCompany: 'Wharf Joint Venture' };
    expect(beginDraft(form, customer, 'now').form.clientCompany).toBe('Wharf Joint Venture');
  });

  it('that has no customer takes the one that is chosen', () => {
    const found = noteSaved(aDraft(), { version: 1, revision: 0 });
    const draft = forCustomer({ ...found, form: empty }, customer);
    expect(draft.form).toMatchObject({ customerId: 'c1', orderNumber: 'P-1234' });
    expect(draft.customerName).toBe('Northgate Civils');
    expect(isSaved(draft)).toBe(false);
  });

  it('is saved until something is entered; whatever step is looked at', () => {
    const saved = noteSaved(aDraft(), { version: 1, revision: 0 });
    expect(isSaved(aDraft())).toBe(false);
    expect(isSaved({ ...saved, step: 3 })).toBe(true);
    expect(isSaved(enterOnForm(saved, { clientCompany: 'Harrow' }))).toBe(false);
  });

  it.each([
    ['only opened', false, aDraft()],
    ['entered on this device alone', true, enterOnForm(aDraft(), { clientCompany: 'Harrow' })],
    ['saved', false, noteSaved(enterOnForm(aDraft(), {}), { version: 1, revision: 1 })],
    ['changed since it was saved', true, noteSaved(enterOnForm(aDraft(), {}), { version: 1, revision: 0 })],
  ])('that was %s is lost with the device: %s', (_, lost, draft) => {
    expect(isLostWithDevice(draft)).toBe(lost);
  });
});
