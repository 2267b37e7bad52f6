import { DOCUMENT_CATEGORY_NAMES } from '@groundsheet/form-rules';
import { fallback, object, type InferOutput } from 'valibot';

import { oneOf, searched } from '../../lib/search-schema.js';

const STATES = ['processed', 'processing', 'expiring', 'to-check'] as const;

/** Which documents are shown. It stands within what the address of the home page carries. */
export const VAULT_SEARCH = fallback(
  object({ search: searched(), category: oneOf(DOCUMENT_CATEGORY_NAMES), state: oneOf(STATES) }),
  {},
);
export type VaultSearch = InferOutput<typeof VAULT_SEARCH>;
