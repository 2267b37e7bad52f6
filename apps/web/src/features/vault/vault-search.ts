import { DOCUMENT_CATEGORY_NAMES, type DocumentCategory } from '@groundsheet/form-rules';

import { readSearched } from '../../lib/read-text.js';

export const VAULT_STATES = ['processed', 'processing', 'expiring'] as const;
export type VaultState = (typeof VAULT_STATES)[number];

/** Which documents are shown. */
export interface VaultSearch {
  search?: string | undefined;
  category?: DocumentCategory | undefined;
  state?: VaultState | undefined;
}

/** Reads it from an address that may say anything; what no filter can be is left out. */
export function readVaultSearch(said: unknown): VaultSearch {
  const { search, category, state } = (typeof said === 'object' && said !== null ? said : {}) as Record<
    string,
    unknown
  >;
  return {
    search: readSearched(search),
    category: DOCUMENT_CATEGORY_NAMES.find((name) => name === category),
    state: VAULT_STATES.find((name) => name === state),
  };
}

export function isFiltered(search: VaultSearch): boolean {
  return Object.values(search).some(Boolean);
}
