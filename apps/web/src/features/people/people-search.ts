import type { Wire } from '@groundsheet/api-client';
import { object, type InferOutput } from 'valibot';

import { letter, oneOf, searched } from '../../lib/search-schema.js';
import { ROLE_LABELS, type Role } from '../../lib/session/role.js';

type Person = Wire['PersonResponse'];

const STATE_LABELS: Record<Person['state'], string> = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
};

const ROLES = Object.keys(ROLE_LABELS) as Role[];
const STATES = Object.keys(STATE_LABELS) as Person['state'][];

export const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));
export const STATE_OPTIONS = STATES.map((value) => ({ value, label: STATE_LABELS[value] }));

/** What the address of the list carries: which people are shown. */
export const PEOPLE_SEARCH = object({ search: searched(), letter, role: oneOf(ROLES), state: oneOf(STATES) });
export type PeopleSearch = InferOutput<typeof PEOPLE_SEARCH>;
