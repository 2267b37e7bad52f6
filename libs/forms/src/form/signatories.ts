import { FORM_KIND_NAMES, signatoriesOf } from '@groundsheet/form-rules';

export const SIGNATORIES: readonly string[] = [...new Set(FORM_KIND_NAMES.flatMap(signatoriesOf))];

/**
 * The signatures of a form, which are read where they are asked for (`populate`): lists never read pictures. The tables of
 * fields make their columns, of which the types of the ORM know nothing.
 */
export const SIGNATURES = SIGNATORIES.map((by) => `${by}Signature`) as never[];
