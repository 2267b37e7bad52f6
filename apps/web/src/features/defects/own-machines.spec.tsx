/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';

it('tells a driver at home which of their machines a certificate stops, and which ask for care', async () => {
  const state = { id: 'm-1', machineNumber: 'Thwaites 9t', vehicleType: 'dumper', dueCertificates: 0 };
  const certificate = { id: 'c-1', examinedOn: null, dueOn: null, dueAtHours: null, fileUrl: null };
  const examination = {
    ...{ ...certificate, label: 'Thorough examination, 12 months', state: 'over' },
    ...{ standing: 'Over: was due 1 Nov 2026', isRequired: true },
  };
  signedInHere('driver');
  aServer({
    ...anAccount('driver'),
    ...{ 'GET /api/history': [], 'GET /api/collations': [], 'GET /api/defects/own': [] },
    'GET /api/machine-states/own': [
      {
        ...{ ...state, plantNumber: 'D-114', status: 'do-not-use', openDefects: 0 },
        certificates: [
          examination,
          {
            ...certificate,
            id: 'c-2',
            label: 'Insurance',
            state: 'soon',
            standing: '5 days',
            isRequired: false,
          },
        ],
      },
      {
        ...state,
        id: 'm-2',
        plantNumber: 'R-215',
        status: 'use-with-care',
        openDefects: 2,
        certificates: [],
      },
    ],
  });
  openPage('/');
  const card = within(await screen.findByRole('region', { name: 'A machine you use is stopped' }));
  const told = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told).toEqual([
    'D-114  Do not useThorough examination, 12 months: Over: was due 1 Nov 2026, required for use',
    'R-215  Use with care2 open defects',
  ]);
  expect(card.getByRole('link', { name: /^D-114/ }).getAttribute('href')).toBe('/machines/D-114');
});

it('tells of each machine once, those that are stopped first, and calls none stopped that was released', async () => {
  const state = { machineNumber: 'Thwaites 9t', vehicleType: 'dumper', dueCertificates: 0, certificates: [] };
  const defect = {
    ...{
      finding: 'Fail',
      note: null,
      photoUrl: null,
      formId: null,
      proposed: null,
      dueOn: null,
      owner: null,
    },
    ...{ isRepeat: false, isOverdue: false, isWithdrawn: false, isMailed: true, customerMailed: null },
    ...{ isOwn: true, openedAt: '2026-11-17T23:59:59.000Z' },
  };
  const belt = {
    ...defect,
    id: '1',
    number: 'D-1001',
    plantNumber: 'D-118',
    item: 'Seatbelts',
    severity: 'A',
  };
  const brake = {
    ...defect,
    id: '2',
    number: 'D-1002',
    plantNumber: 'D-114',
    item: 'Park brake',
    severity: 'A',
  };
  signedInHere('driver');
  aServer({
    ...anAccount('driver'),
    ...{ 'GET /api/history': [], 'GET /api/collations': [] },
    'GET /api/defects/own': [
      { ...belt, state: 'repaired', isReleased: true, isStopping: false },
      { ...brake, state: 'open', isReleased: false, isStopping: true },
    ],
    'GET /api/machine-states/own': [
      { ...state, id: 'm-1', plantNumber: 'D-118', status: 'use-with-care', openDefects: 1 },
    ],
  });
  openPage('/');
  const card = within(await screen.findByRole('region', { name: 'A machine you use is stopped' }));
  const told = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told).toHaveLength(2);
  expect(told[0]).toMatch(/^D-114 .*Do not useD-1002 Park brake: Fail/);
  expect(told[1]).toMatch(
    /^D-118 .*Use with careD-1001 Seatbelts: FailRepaired\. Since 17 Nov 2026 Released/,
  );
  expect(told[1]).not.toContain('Do not use');
});
