import type { IssuedKind } from '@groundsheet/form-rules';
import type { MailLine } from '../mail-words.js';
import type { AccountLink } from '../queries/account.queries.js';
import type { AccountMailState } from '../queries/mail.queries.js';

/** Whom a mail goes to. An account fits; of a mail about accounts it says whose the mail is, and the name may be empty. */
export interface MailRecipient {
  readonly email: string;
  readonly id?: string;
  readonly fullName?: string;
  /** That of a customer in the register, or of our firm: nobody has typed it for this mail. An account's is ours. */
  readonly whose?: 'customer' | 'ours';
}

/** The record that a mail is about. */
export interface MailAbout {
  /** Of the recipient's own account there is no more to say: the mail goes with it. */
  readonly kind: IssuedKind | 'account' | 'off-hire' | 'defect';
  /** UUID; absent where it is about several. */
  readonly id?: string;
  readonly reference?: string;
  /** Whose form it is, as typed. */
  readonly driverName?: string;
}

/** What makes a link open something. Its key is made when the mail goes out: nothing that opens anything is stored. */
export type MailKey =
  | { readonly opens: 'account'; readonly link: AccountLink }
  | { readonly opens: 'signing' | 'denying'; readonly requestId: string };

export interface MailButton {
  readonly label: string;
  /** A page of ours, from its first slash; with a key it is what the office is shown in place of the link. */
  readonly path: string;
  readonly key?: MailKey;
}

/** What a mail says, in the order in which it stands there. Typed text is as it was typed: the mail makes no link of it. */
export interface ToldWords {
  readonly title: string;
  /** The title is a warning. */
  readonly isAlarm?: boolean;
  readonly sentence: string;
  readonly lines?: readonly MailLine[];
  /** The lines are a table, what they are called in a column of its own. */
  readonly isTable?: boolean;
  readonly items?: readonly string[];
  /** What somebody has typed, in quotation marks or after the name of who writes it. */
  readonly note?: { readonly text: string; readonly by?: string } | null;
  readonly closing?: string;
  readonly button?: MailButton | null;
  /** Below the button, in small print. */
  readonly smallPrint?: string;
  /** Where its recipient says that they want no more of these. */
  readonly switchOff?: Pick<MailButton, 'label' | 'path'>;
}

/** One mail to each of some people. */
export interface ToldMail {
  /** Of mails with one key to one address only the first is sent. A new UUIDv7, or a text that says what is told but once. */
  readonly key: string;
  readonly to: readonly MailRecipient[];
  readonly about: MailAbout;
  /** Of a mail about an account: what it tells. */
  readonly purpose?: AccountMailState['purpose'];
  /** The account that replies go to, once its address is confirmed; otherwise the firm. */
  readonly repliesTo?: string | null;
  readonly subject: string;
  /** The subject begins with our firm's name, or the product's. */
  readonly isFromFirm?: boolean;
  /**
   * What becomes of it where its recipient wants no mail from here. It is not sent, and says how to say so, if this is absent; `heeded`:
   * not sent; `needed`: sent, because people could not get back into their account without it, or keep others out.
   */
  readonly unwanted?: 'heeded' | 'needed';
  readonly words: ToldWords;
}

/**
 * Fired where a module has something to say by mail, in the transaction of what has happened: its words are those of the module
 * that knows the matter. By: forms, machines, drivers, documents, approvals. Listened to by: deliveries (stores the mails).
 */
export class MailTold {
  static readonly eventName = 'mail.told';

  constructor(readonly payload: ToldMail) {}
}
