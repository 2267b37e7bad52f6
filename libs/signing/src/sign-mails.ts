import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  FindOffice,
  MailTold,
  TellAccounts,
  type MailButton,
  type MailLine,
  type MailRecipient,
  type ToldWords,
} from '@groundsheet/contracts';
import {
  formatMoment,
  ISSUED_KINDS,
  normaliseEmail,
  oneLine,
  queriedWords,
  SIGNED_WAYS,
} from '@groundsheet/form-rules';
import { Config, currentRequest, EventRecorder, heldBackBy } from '@groundsheet/platform';
import type { Shown } from '@groundsheet/forms';
import { v7 as uuidv7 } from 'uuid';
import type { SignQuery } from './sign-query.entity.js';
import type { SignRequest } from './sign-request.entity.js';
import type { Signable } from './sign-targets.js';

const MOST_LINES = 30;
const LONGEST_LINE = 300;
const LONGEST_NOTE = 500;
const LONGEST_SUBJECT = 160;

interface Words extends Required<Pick<ToldWords, 'title' | 'sentence' | 'lines'>> {
  readonly note: string | null;
  readonly subject: string;
  readonly button: string;
  /** The page to sign on, "I did not sign this", or the form itself. */
  readonly leadsTo: 'signing' | 'denying' | 'form';
}

/** What is mailed about a request to sign: to the person asked, and of what they say to driver, supervisors and admins. */
@Injectable()
export class SignMails {
  constructor(
    private readonly queries: QueryBus,
    private readonly events: EventRecorder,
    private readonly config: Config,
  ) {}

  /** Nothing where the asker passes the link on. @param again where they have been asked before */
  async asked(request: SignRequest, shown: Shown, again = false): Promise<void> {
    if (request.channel !== 'mail' || !request.toAddress) return;
    const noun = nounOf(request);
    const title = again ? `Reminder: please sign a ${noun}` : `Please sign a ${noun}`;
    await this.tell(request, [{ email: request.toAddress }], {
      subject: `${title}: ${request.driverName}, ${shown.subtitle}`,
      title,
      sentence: `${request.driverName} asks you to read and sign this ${noun} on your own phone. You do not need an account.`,
      lines: inShort(shown),
      note: null,
      button: 'Read and sign',
      leadsTo: 'signing',
    });
  }

  /**
   * The receipt: to the customer's own address, and to the signer.
   *
   * @returns whether the one that the signer has asked for goes: no signature is refused for it
   */
  async signed(request: SignRequest, signable: Signable, receiptTo: string | null): Promise<boolean> {
    const shown = signable.shown();
    const noun = nounOf(request);
    const { companyEmail } = signable;
    const words: Words = {
      subject: `Signed ${noun}: ${request.driverName}, ${shown.subtitle}`,
      title: `${request.signedName} has signed a ${noun}`,
      sentence:
        'This is your receipt for the signature. If nobody at your firm signed this, press the button within 30 days.',
      lines: [
        { label: 'Signed by', value: `${request.signedName}, for the ${request.signatory}` },
        { label: 'When', value: formatMoment(request.closedAt!.toISOString(), this.config.timeZone) },
        {
          label: 'How',
          value: SIGNED_WAYS[request.channel === 'code' ? 'own-phone-code' : 'own-phone-link'],
        },
        ...inShort(shown),
        { label: 'Agreed', value: shown.agreement },
      ],
      note: null,
      button: 'I did not sign this',
      leadsTo: 'denying',
    };
    const { toAddress } = request;
    const typed = receiptTo ?? toAddress;
    await this.tell(
      request,
      [
        ...(typed ? [{ email: typed }] : []),
        ...(companyEmail ? [{ email: companyEmail, whose: 'customer' as const }] : []),
      ],
      words,
    );
    if (receiptTo === null || !heldBackBy(currentRequest()).includes(normaliseEmail(receiptTo))) return true;
    if (toAddress) await this.tell(request, [{ email: toAddress }], words);
    return false;
  }

  /** Driver, supervisors and admins hear of it. */
  async queried(request: SignRequest, query: SignQuery): Promise<void> {
    const noun = nounOf(request);
    await this.tellOurs(request, {
      subject: `Something is wrong: ${noun} ${request.reference}, ${request.driverName}`,
      title: `${query.name} says something is wrong`,
      sentence: query.afterSigning
        ? `They had already signed the ${noun}, and the signature stands.`
        : `They have not signed the ${noun}. Accept what they say to open a correction, or answer in words.`,
      lines: query.lines.map((line) => ({
        label: line.label,
        value: `${line.value} (${queriedWords(line)})`,
      })),
      note: query.note,
      button: 'Open it',
      leadsTo: 'form',
    });
  }

  /** To the person asked by mail; not where the link opens nothing any more. */
  async answered(request: SignRequest, answer: string): Promise<void> {
    if (!request.toAddress || request.state === 'withdrawn' || request.state === 'void') return;
    const noun = nounOf(request);
    await this.tell(request, [{ email: request.toAddress }], {
      subject: `Answer about the ${noun} ${request.reference}`,
      title: `An answer about the ${noun}`,
      sentence: 'You said something is wrong. Here is the answer. You can still sign, or tell us more.',
      lines: [],
      note: answer,
      button: 'Read and sign',
      leadsTo: 'signing',
    });
  }

  async denied(request: SignRequest): Promise<void> {
    const noun = nounOf(request);
    await this.tellOurs(request, {
      subject: `“I did not sign this”: ${noun} ${request.reference}`,
      title: 'The customer says nobody there signed this',
      sentence: `“I did not sign this” was pressed in the receipt for this ${noun}. Please ring the customer.`,
      lines: [
        { label: 'Signed as', value: request.signedName ?? '' },
        { label: 'Signed', value: formatMoment(request.closedAt!.toISOString(), this.config.timeZone) },
        { label: 'Driver', value: request.driverName },
      ],
      note: null,
      button: 'Open it',
      leadsTo: 'form',
    });
  }

  private async tellOurs(request: SignRequest, words: Words): Promise<void> {
    const office = await this.queries.execute(new FindOffice());
    const owner = request.ownerId ? await this.queries.execute(new TellAccounts([request.ownerId])) : [];
    await this.tell(request, [...owner, ...office], words);
  }

  private async tell(
    request: SignRequest,
    to: readonly MailRecipient[],
    { subject, button: label, leadsTo, title, sentence, lines, note }: Words,
  ): Promise<void> {
    const { id: requestId, formKind, formId, reference, driverName, ownerId } = request;
    const folder = formKind === 'form-set' ? 'collations' : ISSUED_KINDS[formKind].page;
    const page: MailButton = { label, path: `/${folder}/${formId}` };
    await this.events.record(
      new MailTold({
        key: uuidv7(),
        to,
        about: { kind: formKind, id: formId, reference, driverName },
        repliesTo: ownerId,
        subject: oneLine(subject, LONGEST_SUBJECT),
        words: {
          title: oneLine(title, LONGEST_LINE),
          sentence: oneLine(sentence, LONGEST_LINE),
          lines: lines.slice(0, MOST_LINES).map(cut),
          isTable: true,
          note: note ? { text: oneLine(note, LONGEST_NOTE) } : null,
          button: leadsTo === 'form' ? page : { ...page, key: { opens: leadsTo, requestId } },
        },
      }),
    );
  }
}

function cut({ label, value }: MailLine): MailLine {
  return { label: oneLine(label, LONGEST_LINE), value: oneLine(value, LONGEST_LINE) };
}

function nounOf({ formKind }: SignRequest): string {
  return ISSUED_KINDS[formKind].noun;
}

function inShort({ answer, subtitle, facts, reference }: Shown): MailLine[] {
  return [{ label: subtitle, value: answer }, ...facts, { label: 'Reference', value: reference }];
}
