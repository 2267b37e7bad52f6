import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { ADDRESS, aServerWith, aSet, KEEP, PICTURE, SIGNED } from '../../../testing/form-set.js';
import { openPage } from '../../../testing/page.js';
import { refusal } from '../../../testing/server.js';
import { approvalName, countUnsavedApprovals, saveApproval } from '../../forms/drafts/approval-store.js';
import { beginApproval, collect } from './review/approval-record.js';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

describe('what is collected on site', () => {
  it('on another device is not overwritten', async () => {
    const server = aServerWith(aSet());
    const user = openPage(`${ADDRESS}?step=foreman`);
    await user.type(await field('Foreman name'), 'Dai Rees');
    const { approval } = server.there.set;
    server.there.set = aSet({ approval: { ...approval, clientName: 'Jo', clientSignature: PICTURE } });
    await user.tab();
    await waitFor(() =>
      expect(server.bodiesOf(KEEP)).toMatchObject([
        { clientName: 'Jo', clientSignature: PICTURE, foremanName: 'Dai Rees' },
      ]),
    );
    await user.click(screen.getByRole('button', { name: /Client signs/ }));
    expect(await field('Representative name')).toHaveProperty('value', 'Jo');
  });

  it('is brought together with what another device saves at the same moment', async () => {
    const server = aServerWith(aSet());
    const keep = server.replies[KEEP] as (request: Request) => Promise<Response>;
    server.replies[KEEP] = (request: Request) => {
      server.replies[KEEP] = keep;
      const { approval } = server.there.set;
      server.there.set = aSet({ approval: { ...approval, clientName: 'Jo' }, approvalVersion: 1 });
      return keep(request);
    };
    const user = openPage(`${ADDRESS}?step=foreman`);
    await user.type(await field('Foreman name'), 'Dai Rees');
    await user.tab();
    await waitFor(() =>
      expect(server.there.set).toMatchObject({
        approval: { clientName: 'Jo', foremanName: 'Dai Rees' },
        approvalVersion: 2,
      }),
    );
    await user.click(screen.getByRole('button', { name: /Client signs/ }));
    expect(await field('Representative name')).toHaveProperty('value', 'Jo');
  });

  it('on another device appears at once', async () => {
    const { there, streams } = aServerWith(aSet());
    openPage(ADDRESS);
    await region('Client Signature');
    there.set = aSet({ approval: SIGNED });
    act(() => streams.open()[0]!.tell('changed'));
    expect(await region('Rate Driver Performance')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Foreman signs ?Dai Rees/ })).toBeTruthy();
  });

  it('survives a killed browser without a signal, and is saved when it is back', async () => {
    const server = aServerWith(aSet());
    const keep = server.replies[KEEP]!;
    delete server.replies[KEEP];
    const user = openPage(ADDRESS);
    await user.type(await field('Representative name'), 'Jo Kerr');
    await user.tab();
    expect(await screen.findByText(/^Not saved yet/)).toBeTruthy();
    expect(await countUnsavedApprovals('supervisor')).toBe(1);
    cleanup();
    server.replies[KEEP] = keep;
    openPage(ADDRESS);
    await waitFor(async () => expect(await field('Representative name')).toHaveProperty('value', 'Jo Kerr'));
    await waitFor(() => expect(server.there.set.approval.clientName).toBe('Jo Kerr'));
    await waitFor(async () => expect(await countUnsavedApprovals('supervisor')).toBe(0));
  });

  it('is dropped with a word when a form has changed, but for what was typed', async () => {
    const server = aServerWith(aSet({ approval: SIGNED }));
    const moved = { ...SIGNED, clientSignature: null, foremanSignature: null };
    server.replies[KEEP] = refusal(409, 'form-set.changed-meanwhile', 'A form has changed.');
    const user = openPage(ADDRESS);
    await user.type(await field('Approval notes (optional)'), 'Gate left open.');
    server.there.set = aSet({
      versions: [{ id: 't-2', version: 1 }],
      approval: { ...moved, signaturesDroppedAt: '2026-11-21T13:00:00.000Z' },
    });
    await user.tab();
    expect((await screen.findByText(/^The signatures were dropped on 21 Nov 2026/)).textContent).toMatch(
      /because a form in this set has changed/,
    );
    expect(await field('Representative name')).toHaveProperty('value', 'Siân O’Neill');
    await user.click(screen.getByRole('button', { name: /Rate$/ }));
    expect(screen.getByLabelText('Approval notes (optional)')).toHaveProperty('value', 'Gate left open.');
    expect(screen.queryByText('Rate Driver Performance')).toBeNull();
  });

  it('is dropped where only this device has it, and is not brought to the server for what it was not given for', async () => {
    const server = aServerWith(aSet());
    const drawn = collect(beginApproval(server.there.set), {
      clientName: 'Jo Kerr',
      clientSignature: PICTURE,
    });
    await saveApproval(approvalName('set-1'), drawn, true);
    server.there.set = aSet({ versions: [{ id: 't-2', version: 1 }] });
    openPage(ADDRESS);
    expect(await screen.findByText(/^The signatures were dropped/)).toBeTruthy();
    expect(await field('Representative name')).toHaveProperty('value', 'Jo Kerr');
    await waitFor(() => expect(server.there.set.approval.clientName).toBe('Jo Kerr'));
    expect(server.bodiesOf(KEEP)).toMatchObject([{ clientSignature: null, foremanSignature: null }]);
    expect(screen.queryByRole('img', { name: 'Client signature' })).toBeNull();
  });
});
