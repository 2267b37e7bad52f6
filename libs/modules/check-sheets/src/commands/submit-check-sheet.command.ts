import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CheckSheetSubmitted } from '@groundsheet/contracts';
import {
  Clock,
  EventRecorder,
  FormAcceptedAnswer,
  formAccepted,
  FormClaims,
  FormLimits,
  FormOrders,
  FormSignatures,
  isLikeGuest,
  OwnForms,
  refuseGathered,
  Uploads,
  type FormSender,
} from '@groundsheet/platform';
import { checkSheetFaults, normaliseOrderNumber, validEmails } from '@groundsheet/form-rules';
import { v7 as uuidv7 } from 'uuid';
import { attachPhotos } from '../attach-photos.js';
import type { CheckSheetBody, CompleteCheckSheetBody } from '../check-sheet.dto.js';
import { CheckSheet } from '../check-sheet.entity.js';

/**
 * A day's check is signed and sent (specification part 2, section 7, one-step completion): by a guest, or by a driver,
 * whose saved draft then becomes the sent form itself.
 */
export class SubmitCheckSheet extends Command<FormAcceptedAnswer> {
  constructor(
    readonly body: CompleteCheckSheetBody,
    readonly sender: FormSender,
  ) {
    super();
  }
}

/** What every form has once it is tidied. */
type TidyCheckSheet = CheckSheetBody & Required<Pick<CheckSheetBody, 'id' | 'photos' | 'submissionEmails'>>;

@CommandHandler(SubmitCheckSheet)
export class SubmitCheckSheetHandler implements ICommandHandler<SubmitCheckSheet> {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: FormOrders,
    private readonly signatures: FormSignatures,
    private readonly ownForms: OwnForms,
    private readonly uploads: Uploads,
    private readonly events: EventRecorder,
    private readonly clock: Clock,
    private readonly limits: FormLimits,
    private readonly claims: FormClaims,
  ) {}

  async execute({ body, sender }: SubmitCheckSheet): Promise<FormAcceptedAnswer> {
    const form = this.tidied(body.checkSheetData, sender);
    const draft = await this.ownForms.toSend(CheckSheet, form, sender.caller);
    const { company, signed } = await this.check(body, form, sender);

    const checkSheet = draft ?? CheckSheet.begin(form.id, sender.caller?.id ?? null);
    checkSheet.submit(form, company, this.clock.now());
    checkSheet.signAnew(signed);
    this.em.persist(checkSheet);
    await this.ownForms.supersedeCorrected(CheckSheet, checkSheet);

    const fromGuest = isLikeGuest(sender);
    await this.events.record(new CheckSheetSubmitted({ checkSheetId: checkSheet.id, fromGuest }));
    await this.em.flush();
    const recipients = checkSheet.recipients();
    await this.limits.count(sender, recipients, company.contactEmail);
    const isDirect = checkSheet.submissionEmails.length === 0;
    const answer = formAccepted('check-sheet', checkSheet.id, isDirect ? null : recipients.length);
    return this.claims.offer(answer, checkSheet);
  }

  private tidied(form: CheckSheetBody, { caller }: FormSender): TidyCheckSheet {
    return Object.assign(form, {
      // Photos are taken into the form before it is stored, so it has its id now.
      id: form.id ?? uuidv7(),
      checkDate: form.checkDate ?? this.clock.today(),
      photos: form.photos ?? [],
      // What the screen does not count is not mailed either (product decisions, Mail).
      submissionEmails: validEmails(form.submissionEmails ?? [], { guest: !caller }),
      ...(form.orderNumber ? { orderNumber: normaliseOrderNumber(form.orderNumber) } : {}),
    });
  }

  /** Asks every rule and refuses with all faults at once; takes the photos into the form. */
  private async check(body: CompleteCheckSheetBody, form: TidyCheckSheet, sender: FormSender) {
    const complete = checkSheetFaults(form as never, {
      guest: !sender.caller,
      maxRecipients: this.limits.mostRecipients(sender),
    });
    const [order, signatures] = await Promise.all([
      this.orders.judge('check-sheet', form),
      this.signatures.read(form),
    ]);
    const photos = await attachPhotos(this.uploads, form, sender);
    const own = [...complete, ...order.faults, ...signatures.faults, ...photos.faults];
    refuseGathered(
      body,
      own.map((fault) => ({ ...fault, path: `checkSheetData.${fault.path}` })),
    );
    return { company: order.company!, signed: signatures.signed };
  }
}
