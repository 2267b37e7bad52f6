import { readText } from '../lib/read-text.js';
import type { DraftForm } from './drafts/draft.js';

/** Of the shortest wizard. */
const LAST_STEP = 4;

/** What the address of a form carries: how it was opened and whom it is for. */
export interface FormSearch {
  mode?: 'quick' | undefined;
  customerId?: string | undefined;
  orderNumber?: string | undefined;
  /** The firm it is for, where no customer of the register was chosen. */
  firm?: string | undefined;
  /** Plant number of the machine whose page it was begun on, see `in-hand.ts`. */
  machine?: string | undefined;
  /** Which of the unsent forms on this device is meant; without one a new form is. */
  id?: string | undefined;
  /** The id of a draft that is saved to the account, to be carried on with. */
  draft?: string | undefined;
  /** The step at which that draft, or a new form, opens, where what it says is not what decides. */
  step?: number | undefined;
}

/** Reads it from an address that may say anything. */
export function readFormSearch(search: Record<string, unknown>): FormSearch {
  return {
    mode: search['mode'] === 'quick' ? 'quick' : undefined,
    customerId: readText(search['customerId']),
    orderNumber: readText(search['orderNumber'])?.toUpperCase(),
    firm: readText(search['firm']),
    machine: readText(search['machine']),
    id: readText(search['id']),
    draft: readText(search['draft']),
    step: readStep(search['step']),
  };
}

function readStep(value: unknown): number | undefined {
  const isStep = Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LAST_STEP;
  return isStep ? Number(value) : undefined;
}

type OpenedAgain = Pick<DraftForm, 'customerId' | 'orderNumber'> & Partial<Pick<DraftForm, 'clientCompany'>>;

/** The address at which an unsent form is carried on with. */
export function formSearchOf({ customerId, orderNumber, clientCompany }: OpenedAgain) {
  if (!customerId) return { firm: clientCompany ?? undefined };
  return { customerId, orderNumber: orderNumber ?? undefined };
}
