import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FindAdmins, MailTold, TellFirm, type MailLine, type MailRecipient } from '@groundsheet/contracts';
import {
  formatLongDate,
  formatMoment,
  noticeWords,
  OFF_HIRE_LENGTHS,
  oneLine,
  type OffHireState,
} from '@groundsheet/form-rules';
import { Config, EventRecorder } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';
import type { OffHire } from './off-hire.entity.js';

type Side = 'hirer' | 'office';

const MACHINE_IN_SUBJECT = 30;
const SUBJECTS: Record<OffHireState, string> = {
  waiting: 'Off-hire notice',
  collected: 'Collected',
  withdrawn: 'Off-hire notice withdrawn',
};

/** The longest that was typed, whole. */
const whole = (text: string) => oneLine(text, OFF_HIRE_LENGTHS.note);

/** Mails about off-hire notices, to either side, in the transaction of what they tell. */
@Injectable()
export class OffHireMails {
  constructor(
    private readonly queries: QueryBus,
    private readonly events: EventRecorder,
    private readonly config: Config,
  ) {}

  /** How the notice stands now: given, collected or withdrawn. The office has a way to it, the hirer everything in the mail. */
  async tell(offHire: OffHire): Promise<void> {
    const { email, companyEmail } = offHire;
    const hirers = [
      ...(email ? [{ email }] : []),
      ...(companyEmail ? [{ email: companyEmail, whose: 'customer' as const }] : []),
    ];
    const office = await this.office();
    await this.events.record(this.mailOf(offHire, 'hirer', hirers), this.mailOf(offHire, 'office', office));
  }

  /** The admins, where the firm has no address of its own for replies. */
  private async office(): Promise<MailRecipient[]> {
    const { replyAddress } = await this.queries.execute(new TellFirm());
    return replyAddress ? [{ email: replyAddress, whose: 'ours' }] : this.queries.execute(new FindAdmins());
  }

  private mailOf(offHire: OffHire, side: Side, to: readonly MailRecipient[]): MailTold {
    const { id, reference, state, plantNumber } = offHire;
    return new MailTold({
      key: uuidv7(),
      to,
      about: { kind: 'off-hire', id, reference },
      isFromFirm: true,
      subject: `${SUBJECTS[state]} ${reference}, ${oneLine(plantNumber, MACHINE_IN_SUBJECT)}`,
      words: {
        ...wordsOf(offHire, side),
        lines: linesOf(offHire, this.config.timeZone),
        isTable: true,
        button: side === 'office' ? { label: 'Open the notice', path: `/off-hires/${id}` } : null,
      },
    });
  }
}

const NOT_OURS = ' It is not in our register: please ask them which machine they mean.';

/** What a mail says first, and below its facts. */
function wordsOf({ state, plantNumber, machineId, firm: typed }: OffHire, side: Side) {
  const machine = whole(plantNumber);
  const firm = whole(typed);
  switch (state) {
    case 'waiting':
      return side === 'hirer'
        ? {
            title: `Off-hire notice for ${machine}`,
            sentence: 'We have your notice. Please keep this number: it is your proof that you gave it.',
            closing:
              'The notice does not end the hire by itself. The hire desk arranges the collection and confirms it by mail. If this was not you or your firm, please ring us at once.',
          }
        : {
            title: `${firm} has off-hired ${machine}`,
            sentence: `They have given notice that this machine can be collected.${machineId ? '' : NOT_OURS}`,
            closing:
              'Nothing is off hire yet. Arrange the collection, and confirm it once the machine is back.',
          };
    case 'collected':
      return {
        title: `${machine} has been collected`,
        sentence: 'The hire desk has confirmed the collection of this machine.',
        closing:
          side === 'hirer'
            ? 'If something about this is not right, please reply to this mail or ring us.'
            : 'The customer got the same mail.',
      };
    case 'withdrawn':
      return {
        title: `The off-hire notice for ${machine} has been withdrawn`,
        sentence: 'The hire desk has withdrawn this notice. The hire goes on.',
        closing:
          side === 'hirer'
            ? 'If you did not ask for that, please reply to this mail or ring us.'
            : 'The customer got the same mail.',
      };
  }
}

/** What is known of it, line by line. */
function linesOf(offHire: OffHire, timeZone: string): MailLine[] {
  const shown = (at: Date | null) => at && formatMoment(at.toISOString(), timeZone);
  const lines: [label: string, value: string | null][] = [
    ['Number', offHire.reference],
    ['Collected', shown(offHire.collectedAt)],
    ['Collected by', offHire.collectedBy],
    ['Note', offHire.collectedNote],
    ['Withdrawn', shown(offHire.withdrawnAt)],
    ['Reason', offHire.withdrawnReason],
    ['Machine', [offHire.plantNumber, offHire.machineWords()].filter(Boolean).join(', ')],
    ['Firm', offHire.firm],
    ['Given by', offHire.contactName],
    ['Telephone', offHire.phone],
    ['Email', offHire.email],
    ['Site', offHire.siteLocation],
    ['Hours on the clock', offHire.machineHours],
    ['Given', shown(offHire.givenAt)],
    ['Notice', noticeWords(offHire)],
    ['Ready from', formatLongDate(offHire.readyFrom)],
    ['Photos', offHire.photos.length > 0 ? String(offHire.photos.length) : null],
  ];
  return lines.flatMap(([label, value]) => (value ? [{ label, value: whole(value) }] : []));
}
