import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { LinkToHandOn } from './link-to-hand-on.js';
import { Toaster } from './toaster.js';

const LINK = 'https://groundsheet.test/repair/1#key';

function shown() {
  const user = userEvent.setup();
  render(
    <>
      <LinkToHandOn label="Link for a fitter" link={LINK} title="Repair of EX-0417" />
      <Toaster />
    </>,
  );
  return user;
}
afterEach(() => {
  delete (navigator as { share?: unknown }).share;
});

it('copies the link and says so', async () => {
  const user = shown();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link for a fitter' }).value).toBe(LINK);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(copied).toHaveBeenCalledWith(LINK);
  await screen.findByText('Link Copied');
});

it('lets the person copy it where the browser will not', async () => {
  const user = shown();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  const asked = jest.spyOn(window, 'prompt').mockReturnValue(null);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(asked).toHaveBeenCalledWith('Copy the URL below', LINK);
});

it('is not shared where the phone has nothing for it', () => {
  shown();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

it('says with what is shared which machine it is about', async () => {
  const share = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  const user = shown();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'Repair of EX-0417', url: LINK });
});
