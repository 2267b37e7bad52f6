import type { MailLine, MailList } from '@groundsheet/contracts';
import type { QueryReason } from '@groundsheet/form-rules';

/** One line of what is signed for, which the person asked may say is wrong. */
export interface ShownLine {
  /** Tells it from the others: `tuesday`, behind the id of its form. */
  readonly key: string;
  /** 'Tue 17 Nov' */
  readonly label: string;
  /** '9.0 h' */
  readonly value: string;
  /** '07:00 to 16:30, break 30 min'; null where there is nothing to add. */
  readonly detail: string | null;
  readonly reasons: readonly QueryReason[];
}

/** What a person is asked to sign, exactly as it is shown to them. Of plain data, and always the same for the same version. */
export interface Shown {
  readonly title: string;
  readonly subtitle: string;
  readonly reference: string;
  readonly driverName: string;
  readonly firm: string | null;
  /** '45.5 hours' */
  readonly answer: string;
  /** What stands over the signature. */
  readonly agreement: string;
  readonly facts: readonly MailLine[];
  readonly lines: readonly ShownLine[];
  readonly lists: readonly MailList[];
}
