import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  FindOffice,
  SignatureTold,
  TellAccounts,
  type MailLine,
  type SignatureMailPayload,
} from '@groundsheet/contracts';
import {
  formatMoment,
  ISSUED_KINDS,
  normaliseEmail,
  queriedWords,
  SIGNED_WAYS,
} from '@groundsheet/form-rules';
import { Config, EventRecorder } from '@groundsheet/platform';
import type { Shown } from '@groundsheet/forms';
import { v7 as uuidv7 } from 'uuid';
import type { SignQuery } from './sign-query.entity.js';
import type { SignRequest } from './sign-request.entity.js';
import type { Signable } from './sign-targets.js';

type Words = Pick<
  SignatureMailPayload,
  'subject' | 'title' | 'sentence' | 'lines' | 'note' | 'button' | 'leadsTo'
>;

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
    await this.tell(request, [request.toAddress], {
      subject: `${title}: ${request.driverName}, ${shown.subtitle}`,
      title,
      sentence: `${request.driverName} asks you to read and sign this ${noun} on your own phone. You do not need an account.`,
      lines: inShort(shown),
      note: null,
      button: 'Read and sign',
      leadsTo: 'sign',
    });
  }

  /** The receipt: to the customer's own address, and to the signer. */
  async signed(request: SignRequest, signable: Signable, receiptTo: string | null): Promise<void> {
    const shown = signable.shown();
    const noun = nounOf(request);
    const to = [signable.companyEmail, receiptTo ?? request.toAddress];
    const addresses = to.flatMap((each) => (each ? [normaliseEmail(each)] : []));
    await this.tell(request, [...new Set(addresses)], {
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
      leadsTo: 'deny',
    });
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
    await this.tell(request, [request.toAddress], {
      subject: `Answer about the ${noun} ${request.reference}`,
      title: `An answer about the ${noun}`,
      sentence: 'You said something is wrong. Here is the answer. You can still sign, or tell us more.',
      lines: [],
      note: answer,
      button: 'Read and sign',
      leadsTo: 'sign',
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
    const addresses = [...owner, ...office].map(({ email }) => email);
    await this.tell(request, [...new Set(addresses)], words);
  }

  private async tell(request: SignRequest, recipients: readonly string[], words: Words): Promise<void> {
    const { id: requestId, formKind, formId, reference, driverName, ownerId: senderId } = request;
    const about = { requestId, formKind, formId, reference, driverName, senderId };
    await this.events.record(
      ...recipients.map(
        (recipient) => new SignatureTold({ mailId: uuidv7(), recipient, ...about, ...words }),
      ),
    );
  }
}

function nounOf({ formKind }: SignRequest): string {
  return ISSUED_KINDS[formKind].noun;
}

function inShort({ answer, subtitle, facts, reference }: Shown): MailLine[] {
  return [{ label: subtitle, value: answer }, ...facts, { label: 'Reference', value: reference }];
}
