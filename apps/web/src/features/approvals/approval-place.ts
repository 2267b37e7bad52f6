import { fallback, object, optional, picklist, type InferOutput } from 'valibot';

/** Who signs on site, in this order. */
const SIGNATORY_ORDER = ['client', 'foreman'] as const;
export type Signatory = (typeof SIGNATORY_ORDER)[number];

/** What is done with a set, in this order. The last two are for supervisors. With the first script, and so without what they do. */
export const STEPS = ['client', 'foreman', 'rate', 'send'] as const;
export type Step = (typeof STEPS)[number];

/** Where on the screen one is: part of the address, so that a reload and the Back of a phone keep to it. */
export const APPROVAL_PLACE = object({
  /** Opened by hand; absent, it is what comes next. */
  step: fallback(optional(picklist(STEPS)), undefined),
  /** Who has the device to sign on. */
  signing: fallback(optional(picklist(SIGNATORY_ORDER)), undefined),
});
export type ApprovalPlace = {
  [Name in keyof InferOutput<typeof APPROVAL_PLACE>]?: InferOutput<typeof APPROVAL_PLACE>[Name];
};
