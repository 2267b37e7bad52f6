import { MOST_SPREADSHEET_ROWS } from './office-forms.problems.js';
import { Spreadsheets } from './spreadsheets.js';

const spreadsheets = new Spreadsheets();
afterAll(() => spreadsheets.onApplicationShutdown());

async function* rowsOf(count: number) {
  for (let row = 0; row < count; row += 1) yield await Promise.resolve([row, 'EX-0417']);
}

it('writes as many rows as a month of 200 drivers has', async () => {
  const table = { headers: ['Row', 'Plant number'], rows: rowsOf(MOST_SPREADSHEET_ROWS) };
  expect((await spreadsheets.of(table, 'forms.xlsx')).options.disposition).toContain('forms.xlsx');
});

it('refuses one row more, so that nobody waits for the others', async () => {
  const table = { headers: ['Row', 'Plant number'], rows: rowsOf(MOST_SPREADSHEET_ROWS + 1) };
  await expect(spreadsheets.of(table, 'forms.xlsx')).rejects.toMatchObject({
    code: 'forms.spreadsheet-too-long',
  });
});
