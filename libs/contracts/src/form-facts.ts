import type { FormKind } from '@groundsheet/form-rules';

/** Something on a form that needs attention. */
export interface Attention {
  /** What it is about, as its kind calls it: the wire name of an item. */
  readonly key: string;
  /** `Brake fluid: top up` */
  readonly words: string;
}

/** What others need to know of a form when it changes, so that nobody has to ask back. */
export interface FormFacts {
  readonly kind: FormKind;
  readonly id: string;
  readonly version: number;
  readonly reference: string;
  readonly status: 'draft' | 'submitted';
  /** The account whose form it is; null for a guest's. */
  readonly driverId: string | null;
  /** As typed on the form; empty where nothing was. */
  readonly driverName: string;
  /** The company of the register that the form is for. */
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly plantNumber: string | null;
  readonly machineNumber: string | null;
  readonly siteLocation: string | null;
  /** Week ending or day of the check, `YYYY-MM-DD`. */
  readonly date: string;
  readonly orderNumber: string | null;
  /** The sent form that it is the correction of. */
  readonly corrects: string | null;
  readonly attention: readonly Attention[];
  /** What its kind asks for and is not on it yet, in words: `Machine hours`. A complete form lacks nothing. */
  readonly missing: readonly string[];
  readonly signed: boolean;
}
