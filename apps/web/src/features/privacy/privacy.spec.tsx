import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';
import { PrivacyBanner } from './privacy-banner.js';

describe('the privacy notice', () => {
  beforeEach(() => localStorage.clear());

  const NO_DOCUMENTS = { title: 'Wharf Road', driverName: 'Dave Hill', endsOn: '2026-12-06', documents: [] };
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

  it('holds what was chosen last, not both', async () => {
    const { unmount } = render(<PrivacyBanner />);
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    unmount();
    render(<PrivacyBanner />);
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(Object.keys(localStorage).toSorted()).toEqual(['privacy-accepted', 'privacy-accepted-date']);
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

  it('is a line of the footer for who comes by a code or a link of ours, for one thing', async () => {
    aServer({
      'POST /api/share-pack-links': new Response(null, { status: 204 }),
      'GET /api/share-packs/p': NO_DOCUMENTS,
    });
    openPage('/documents-for/p?key=abc');
    await screen.findByRole('heading', { name: 'Documents of Dave Hill' });
    expect(screen.getByRole('link', { name: /^Privacy policy/ })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Privacy' })).toBeNull();
  });

  it('is above every other page', async () => {
    aServer({});
    openPage('/privacy-policy');
    const heading = await screen.findByRole('heading', { level: 1 });
    const banner = screen.getByRole('region', { name: 'Privacy' });
    expect(heading.compareDocumentPosition(banner) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  });

  it('can be closed without a choice', async () => {
    render(<PrivacyBanner />);
    await userEvent.click(screen.getByRole('button', { name: 'Close privacy notice' }));
    expect(notice()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});

describe('the privacy policy', () => {
  it.each([
    ['What we collect', /The address itself is kept for as long as the record of mails/],
    ['If you have an account', /vault: the files, the text we read on them/],
    ['If you have an account', /for 30 days, from which network and device/],
    ['Who sees it', /who checked it, when, its hours/],
    ['Who sees it', /An administrator may look into your vault/],
    ['How long we keep it', /unless the hire firm that runs this service has set another time/],
    ['How long we keep it', /Documents in the vault: until you delete them/],
    ['Taking your data with you, and deleting your account', /your documents/],
  ])('the privacy policy says under “%s” what else is kept, and who sees it: %s', async (section, words) => {
    aServer({});
    openPage('/privacy-policy');
    const told = within(await screen.findByRole('region', { name: section }));
    expect(told.getByText(words)).toBeTruthy();
  });

  it('who is about to delete an account, or to download its data, is told of the vault', async () => {
    signedInHere('driver');
    aServer({ ...anAccount('driver'), 'GET /api/drivers/me/sessions': [] });
    const user = openPage('/?tab=account');
    expect(await screen.findByText(/Your account, your drafts and the documents in your vault/)).toBeTruthy();
    expect(
      screen.getByText(/One file \(JSON\) with .*the details of the documents in your vault/),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete account...' }));
    expect(await screen.findByText('the documents in your vault, and your share packs')).toBeTruthy();
  });
});
