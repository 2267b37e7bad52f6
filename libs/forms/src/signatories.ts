/** Who signs a form. */
export const SIGNATORIES = ['operator', 'client'] as const;
export type Signatory = (typeof SIGNATORIES)[number];

/** The signatures of a form, which are read where they are asked for (`populate`): lists never read pictures. */
export const SIGNATURES = [
  'operatorSignature',
  'clientSignature',
] as const satisfies `${Signatory}Signature`[];
