import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '@groundsheet/contracts';
import { Driver } from '../accounts/driver.entity.js';
import { ONLY_ADMIN, OWN_ACCOUNT } from '../accounts/driver.problems.js';
import { ACTIVE_ADMINS } from './lock-admins.js';
import type { PersonResponse, PersonState } from './people.dto.js';

/** What the office reads of an account. */
export const PERSON_COLUMNS = `id, full_name, email, role, deactivated_at, invited_until, last_signed_in_at,
           confirmed_at is not null as confirmed`;

export interface PersonRow {
  id: string;
  full_name: string;
  email: string;
  role: Role;
  deactivated_at: string | null;
  invited_until: string | null;
  confirmed: boolean;
  last_signed_in_at: string | null;
}

export function personOf(row: PersonRow): Omit<PersonResponse, 'forms' | 'closed'> {
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    role: row.role,
    state: stateOf(row),
    confirmed: row.confirmed,
    invitedUntil: instant(row.invited_until),
    lastSignedInAt: instant(row.last_signed_in_at),
  };
}

function stateOf({ deactivated_at: deactivatedAt, invited_until: invitedUntil }: PersonRow): PersonState {
  if (deactivatedAt) return 'deactivated';
  return invitedUntil ? 'invited' : 'active';
}

function instant(at: string | null): string | null {
  return at && new Date(at).toISOString();
}

/** Why admins cannot change their own account. */
export async function closedToThemselves(em: EntityManager): Promise<string> {
  return (await em.count(Driver, ACTIVE_ADMINS)) > 1 ? OWN_ACCOUNT : ONLY_ADMIN;
}
