import { Subscribers } from '@groundsheet/platform';
import { suiteApi } from '@groundsheet/testing';
import * as contracts from '@groundsheet/contracts';
import { readFileSync } from 'node:fs';

const api = await suiteApi();

const page = readFileSync(new URL('../../../docs/events.md', import.meta.url), 'utf8');

/** The rows between the markers of docs/events.md: `| timesheet.submitted | timesheets | RenderPdfWhenFormSubmitted | … |`. */
function rowsOfPage(): string[] {
  const table = /<!-- events -->([\s\S]*)<!-- \/events -->/.exec(page)?.[1] ?? '';
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

/** `Listened to by: forms (erases the drafts), documents.` -> forms, documents */
function listenersInDocblock(event: string): string[] {
  const file = `${event.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.event.ts`;
  const source = readFileSync(new URL(`../../../libs/contracts/src/events/${file}`, import.meta.url), 'utf8');
  const [, said = ''] = /Listened to by: ([\s\S]*?)\.\n \*\//.exec(source) ?? [];
  const words = said.replaceAll('\n *', '').replaceAll(/\([^)]*\)/g, '');
  return words
    .split(',')
    .map((module) => module.trim())
    .toSorted();
}

it('are in the table of docs/events.md exactly as registered', () => {
  const registered = api.app
    .get(Subscribers)
    .all()
    .map(({ event, module, name }) => `${event.eventName} -> ${folderOf(module)} -> ${name}`)
    .toSorted();
  expect(registered.length).toBeGreaterThan(0);
  expect(rowsOfPage()).toEqual(registered);
});

it('all have a subscriber, and say in their docblock who', () => {
  const events = Object.values(contracts).flatMap((exported) => ('eventName' in exported ? [exported] : []));
  const listed = events.map((event) => [event.eventName, ...listenersInDocblock(event.name)]);
  const registered = events.map(({ eventName }) => {
    const subscribers = api.app.get(Subscribers).all();
    const modules = subscribers.flatMap(({ event, module }) =>
      event.eventName === eventName ? [folderOf(module)] : [],
    );
    return [eventName, ...[...new Set(modules)].toSorted()];
  });
  expect(registered.filter(([, ...modules]) => modules.length === 0)).toEqual([]);
  expect(listed).toEqual(registered);
});
