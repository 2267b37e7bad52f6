/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { SearchField } from './search-field.js';

afterEach(cleanup);

/** Types into a box, and presses what is beside it at once. */
async function typeAndPress(role: 'dialog' | 'region'): Promise<(string | undefined)[]> {
  const told: (string | undefined)[] = [];
  render(
    <div role={role} aria-label="All of it">
      <SearchField label="Search" value={undefined} onSearch={(text) => told.push(text)} />
      <button type="button">Open D-1042</button>
    </div>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Search'), 'd-121');
  await user.click(screen.getByRole('button', { name: 'Open D-1042' }));
  return told;
}

it('leaves the list beside it as it is while one of its rows is pressed', async () => {
  expect(await typeAndPress('region')).toEqual([]);
});

it('passes on what was typed last when it is left in a dialog, which may close', async () => {
  expect(await typeAndPress('dialog')).toEqual(['d-121']);
});
