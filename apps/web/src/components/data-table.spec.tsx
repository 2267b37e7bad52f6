/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

import { DataTable, type Column } from './data-table.js';

interface Firm {
  id: string;
  name: string;
}

const FIRMS = Array.from({ length: 200 }, (_, at) => ({ id: String(at), name: `Firm ${at}` }));
/** Names in the order in which they were drawn. */
const drawn: string[] = [];
const COLUMNS: readonly [Column<Firm>, ...Column<Firm>[]] = [
  {
    header: 'Name',
    cell: ({ name }) => {
      drawn.push(name);
      return name;
    },
  },
];
const actions = ({ name }: Firm) => <button type="button">Edit {name}</button>;

function Register() {
  const [firms, setFirms] = useState<readonly Firm[]>(FIRMS.slice(0, 180));
  const [typed, setTyped] = useState('');
  return (
    <>
      <input aria-label="Search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button type="button" onClick={() => setFirms(FIRMS)}>
        Show more
      </button>
      <button
        type="button"
        onClick={() => setFirms((before) => before.with(1, { ...before[1]!, name: 'Renamed' }))}
      >
        Rename
      </button>
      <DataTable
        caption="Firms"
        items={firms}
        keyOf={({ id }) => id}
        columns={COLUMNS}
        actions={actions}
        room={76}
      />
    </>
  );
}

it('draws of a long register only the rows that are new or have changed, and keeps the focus in the others', async () => {
  const user = userEvent.setup();
  render(<Register />);
  const rows = () => within(screen.getByRole('list', { name: 'Firms' })).getAllByRole('listitem');
  expect(rows()).toHaveLength(180);
  drawn.length = 0;
  await user.type(screen.getByLabelText('Search'), 'hill');
  expect(drawn).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(rows()).toHaveLength(200);
  expect(drawn).toEqual(FIRMS.slice(180).map(({ name }) => name));
  drawn.length = 0;
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(drawn).toEqual(['Renamed']);
  screen.getByRole('button', { name: 'Edit Firm 7' }).focus();
  await user.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('Edit Firm 8');
});
