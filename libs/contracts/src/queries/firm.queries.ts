import { Question } from './question.js';

/** The firm that runs this installation, as an admin has entered it. Plain texts, each of one line. */
export interface FirmFacts {
  /** Null until it is entered: the product then speaks in its own name. */
  readonly name: string | null;
  readonly addressLines: readonly string[];
  readonly telephone: string | null;
  /** Where replies go that nobody else is to have. */
  readonly replyAddress: string | null;
  /** `#rrggbb`, on which dark letters can be read; null for the product's own. */
  readonly accent: string | null;
  readonly hasLogo: boolean;
}

/** Which firm is writing? Asked by deliveries, drivers and machines for mails, and by forms, approvals and documents for paper; answered by companies. */
export class TellFirm extends Question<FirmFacts> {}

/** A picture on white, a PNG without transparency. */
export interface FirmLogo {
  readonly png: Uint8Array;
  /** Dots. */
  readonly width: number;
  readonly height: number;
}

/** What is its logo? Asked by the same for mails and paper; answered by companies: null where there is none. */
export class ReadFirmLogo extends Question<FirmLogo | null> {}
