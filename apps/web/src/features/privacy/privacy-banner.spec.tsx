import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { PrivacyBanner } from './privacy-banner.js';

beforeEach(() => localStorage.clear());

const notice = () => screen.queryByRole('region', { name: 'Privacy' });

it('stays until it is accepted, which is kept with its date', async () => {
  const { unmount } = render(<PrivacyBanner />);
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(notice()).toBeNull();
  expect(localStorage.getItem('privacy-accepted')).toBe('true');
  expect(localStorage.getItem('privacy-accepted-date')).toMatch(/^\d{4}-\d\d-\d\dT/);
  unmount();
  render(<PrivacyBanner />);
  expect(notice()).toBeNull();
});

it('says what declining means, and comes back the next time', async () => {
  const { unmount } = render(<PrivacyBanner />);
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  const alert = await screen.findByRole('alertdialog', { name: 'Privacy' });
  expect(alert.textContent).toContain(
    'You have chosen not to accept our privacy policy. Some features may be limited.',
  );
  expect(notice()).toBeNull();
  expect({ ...localStorage }).toEqual({ 'privacy-rejected': 'true' });
  unmount();
  render(<PrivacyBanner />);
  expect(notice()).not.toBeNull();
});

it('can be closed without a choice', async () => {
  render(<PrivacyBanner />);
  await userEvent.click(screen.getByRole('button', { name: 'Close privacy notice' }));
  expect(notice()).toBeNull();
  expect(localStorage).toHaveLength(0);
});
