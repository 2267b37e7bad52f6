import { fallback, object, optional, picklist, type InferOutput } from 'valibot';

import { SIGNATORY_ORDER } from './review/approval-record.js';
import { STEPS } from './steps/steps.js';

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
