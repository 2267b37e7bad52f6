/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { QueryClient } from '@tanstack/react-query';
import { jest } from '@jest/globals';

import { createAppRouter } from '../router.js';
import { onceNothingIsUnsaved, watchEntries } from './unsaved.js';

const router = createAppRouter(new QueryClient());
const anAct = () => jest.fn<() => void>();
watchEntries(router);

/** As the router says it of a page that stands. */
const goTo = (pathChanged: boolean) => {
  const toLocation = router.latestLocation;
  router.emit({ type: 'onResolved', toLocation, pathChanged, hrefChanged: true, hashChanged: false });
};
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const add = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
};

afterEach(() => {
  document.body.innerHTML = '';
  goTo(true);
});

it('does at once what loses nothing, and again where it came to nothing', async () => {
  const act = anAct();
  onceNothingIsUnsaved(act);
  await settled();
  expect(act).toHaveBeenCalledTimes(1);
  lookAgain();
  await settled();
  expect(act).toHaveBeenCalledTimes(2);
});

it.each([
  ['typed', 'input', '<input>'],
  ['chosen', 'change', '<select></select>'],
  ['drawn', 'pointerdown', '<div data-entry></div>'],
  ['done in a dialog', 'pointerdown', '<div role="dialog"></div>'],
])('waits for what was %s until its page is left', async (_, kind, html) => {
  const act = anAct();
  add(html).dispatchEvent(new Event(kind, { bubbles: true }));
  document.body.innerHTML = '';
  onceNothingIsUnsaved(act);
  goTo(false);
  lookAgain();
  await settled();
  expect(act).not.toHaveBeenCalled();
  goTo(true);
  lookAgain();
  await settled();
  expect(act).toHaveBeenCalledTimes(1);
});

it.each(['dialog', 'alertdialog'])('waits for an open %s', async (role) => {
  const act = anAct();
  add(`<div role="${role}"></div>`);
  onceNothingIsUnsaved(act);
  lookAgain();
  await settled();
  expect(act).not.toHaveBeenCalled();
  document.body.innerHTML = '';
  lookAgain();
  await settled();
  expect(act).toHaveBeenCalledTimes(1);
});

it('a tap on what holds nothing is no reason to wait, nor is a page on which it may not be done one to do it', async () => {
  const act = anAct();
  add('<button></button>').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  onceNothingIsUnsaved(act, () => false);
  lookAgain();
  await settled();
  expect(act).not.toHaveBeenCalled();
  onceNothingIsUnsaved(act);
  await settled();
  expect(act).toHaveBeenCalledTimes(1);
});
