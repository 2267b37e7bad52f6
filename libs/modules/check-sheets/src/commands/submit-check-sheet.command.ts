import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CheckSheetSubmitted } from '@groundsheet/contracts';
import {
  Clock,
  Config,
  EventRecorder,
  FormAcceptedAnswer,
  formAccepted,
  FormOrders,
  GuestForms,
  readSignatures,
  refuseGathered,
  SentForms,
  Uploads,
  type FormSender,
} from '@groundsheet/platform';
import {
  checkSheetFaults,
  MAX_GUEST_PHOTOS,
  normaliseOrderNumber,
  validEmails,
} from '@groundsheet/form-rules';
import { v7 as uuidv7 } from 'uuid';
import type { CheckSheetBody, CompleteCheckSheetBody } from '../check-sheet.dto.js';
import { CheckSheet } from '../check-sheet.entity.js';

/** A guest signs a day's check and sends it (specification part 2, section 7, one-step completion). */
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
    private readonly sentForms: SentForms,
    private readonly uploads: Uploads,
    private readonly events: EventRecorder,
    private readonly clock: Clock,
    private readonly guestForms: GuestForms,
    private readonly config: Config,
  ) {}

  async execute({ body, sender }: SubmitCheckSheet): Promise<FormAcceptedAnswer> {
    const form = this.tidied(body.checkSheetData);
    await this.sentForms.refuseSecondSending(CheckSheet, form);
    const { company, images } = await this.check(body, form, sender);

    const checkSheet = CheckSheet.submit(form, company, this.clock.now());
    for (const [by, image] of images) checkSheet.sign(by, image);
    this.em.persist(checkSheet);

    await this.events.record(new CheckSheetSubmitted({ checkSheetId: checkSheet.id }));
    await this.em.flush();
    await this.guestForms.count(sender, checkSheet.submissionEmails, company.contactEmail);
    return formAccepted('check-sheet', checkSheet);
  }

  private tidied(form: CheckSheetBody): TidyCheckSheet {
    return Object.assign(form, {
      // Photos are taken into the form before it is stored, so it has its id now.
      id: form.id ?? uuidv7(),
      checkDate: form.checkDate ?? this.clock.today(),
      photos: form.photos ?? [],
      // What the screen does not count is not mailed either (product decisions, Mail).
      submissionEmails: validEmails(form.submissionEmails ?? [], { guest: true }),
      ...(form.orderNumber ? { orderNumber: normaliseOrderNumber(form.orderNumber) } : {}),
    });
  }

  /** Asks every rule and refuses with all faults at once; takes the photos into the form. */
  private async check(body: CompleteCheckSheetBody, form: TidyCheckSheet, sender: FormSender) {
    const complete = checkSheetFaults(form as never, {
      guest: true,
      maxRecipients: this.config.guests.recipients,
    });
    const order = await this.orders.judge('check-sheet', form);
    const signatures = await readSignatures(form);
    const photos = await this.attach(form, sender);
    const own = [...complete, ...order.faults, ...signatures.faults, ...photos.faults];
    refuseGathered(
      body,
      own.map((fault) => ({ ...fault, path: `checkSheetData.${fault.path}` })),
    );
    return { company: order.company!, images: signatures.images };
  }

  /** More photos than a form may have are not looked at: how many there are is the fault then. */
  private async attach({ id, photos }: TidyCheckSheet, { device }: FormSender) {
    if (photos.length === 0 || photos.length > MAX_GUEST_PHOTOS) return { faults: [] };
    return this.uploads.attach({ formId: id, urls: photos, uploader: device, path: 'photos' });
  }
}
