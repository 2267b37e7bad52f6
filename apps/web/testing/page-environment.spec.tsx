import { screen } from '@testing-library/react';

const shown = () => screen.queryAllByRole('button').length;
const within = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};

it('hides what is within something hidden, as long as it is hidden', () => {
  const around = within('<div><p><button></button></p></div>');
  const seen = [shown()];
  for (const change of [
    () => (around.style.display = 'none'),
    () => (around.style.display = ''),
    () => (around.hidden = true),
    () => (around.hidden = false),
    () => (around.style.visibility = 'hidden'),
    () => around.removeAttribute('style'),
  ]) {
    change();
    seen.push(shown());
  }
  expect(seen).toEqual([1, 0, 1, 0, 1, 0, 1]);
});

it('hides what is within a dialog until it is opened', () => {
  const dialog = within('<dialog><button></button></dialog>');
  expect(shown()).toBe(0);
  dialog.setAttribute('open', '');
  expect(shown()).toBe(1);
});

it('hands a style down that is inherited', () => {
  const around = within('<div><button></button></div>');
  const takesTaps = () => getComputedStyle(screen.getByRole('button')).pointerEvents !== 'none';
  expect(takesTaps()).toBe(true);
  around.style.pointerEvents = 'none';
  expect(takesTaps()).toBe(false);
});
