import type { Wire } from '@groundsheet/api-client';

import { readSearched } from '../../lib/read-text.js';
import { ROLE_LABELS, type Role } from '../../lib/session/role.js';

type Person = Wire['PersonResponse'];

export const STATE_LABELS: Record<Person['state'], string> = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
};

const ROLES = Object.keys(ROLE_LABELS) as Role[];
const STATES = Object.keys(STATE_LABELS) as Person['state'][];

export const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));
export const STATE_OPTIONS = STATES.map((value) => ({ value, label: STATE_LABELS[value] }));

/** What the address of the list carries: which people are shown. */
export interface PeopleSearch {
  search?: string | undefined;
  role?: Role | undefined;
  state?: Person['state'] | undefined;
}

/** Reads it from an address that may say anything; what no filter can be is left out. */
export function readPeopleSearch(search: Record<string, unknown>): PeopleSearch {
  return {
    search: readSearched(search['search']),
    role: ROLES.find((role) => role === search['role']),
    state: STATES.find((state) => state === search['state']),
  };
}
