import { DOCUMENT_CATEGORY_NAMES, type DocumentCategory } from '@groundsheet/form-rules';

export const VAULT_STATES = ['processed', 'processing', 'expiring'] as const;
export type VaultState = (typeof VAULT_STATES)[number];

/** Which documents are shown. */
export interface VaultSearch {
  search?: string | undefined;
  category?: DocumentCategory | undefined;
  state?: VaultState | undefined;
}

/** As long as the server takes it. */
export const SEARCH_LENGTH = 100;

/** Reads it from an address that may say anything; what no filter can be is left out. */
export function readVaultSearch(said: unknown): VaultSearch {
  const { search, category, state } = (typeof said === 'object' && said !== null ? said : {}) as Record<
    string,
    unknown
  >;
  return {
    search: typeof search === 'string' && search ? search.slice(0, SEARCH_LENGTH) : undefined,
    category: DOCUMENT_CATEGORY_NAMES.find((name) => name === category),
    state: VAULT_STATES.find((name) => name === state),
  };
}

export function isFiltered(search: VaultSearch): boolean {
  return Object.values(search).some(Boolean);
}
