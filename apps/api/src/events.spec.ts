import { Subscribers } from '@groundsheet/platform';
import { startApi, type TestApi } from '@groundsheet/testing';
import * as contracts from '@groundsheet/contracts';
import { readFileSync } from 'node:fs';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

/** The rows between the markers of README: `| timesheet.submitted | timesheets | RenderPdfWhenFormSubmitted | … |`. */
function rowsOfReadme(): string[] {
  const table = /<!-- events -->([\s\S]*)<!-- \/events -->/.exec(readme)?.[1] ?? '';
  return table
    .split('\n')
    .filter((line) => /^\| `/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, 4)
        .map((cell) => cell.replaceAll('`', '').trim())
        .join(' -> '),
    )
    .toSorted();
}

/** `CheckSheetsModule` -> `check-sheets` */
function folderOf(module: string): string {
  return module
    .replace(/Module$/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase();
}

it('are in the table of the README exactly as registered', () => {
  const registered = api.app
    .get(Subscribers)
    .all()
    .map(({ event, module, name }) => `${event.eventName} -> ${folderOf(module)} -> ${name}`)
    .toSorted();
  expect(registered.length).toBeGreaterThan(0);
  expect(rowsOfReadme()).toEqual(registered);
});

/** Facts that nobody reacts to yet; README says so. */
it('all have somebody who listens', () => {
  const events = Object.values(contracts).flatMap((exported) =>
    'eventName' in exported ? [exported.eventName] : [],
  );
  const heard = new Set(
    api.app
      .get(Subscribers)
      .all()
      .map(({ event }) => event.eventName),
  );
  expect(events.filter((name) => !heard.has(name)).toSorted()).toEqual([]);
});
