import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  AcceptedForms,
  FormAcceptedResponse,
  FormLimits,
  GuestDoor,
  FormOrders,
  ChangeableForms,
  tidied,
  type BroughtSignatures,
} from '@groundsheet/forms';
import { Clock, isLikeGuest, refuseGathered, type Fault, type FormSender } from '@groundsheet/platform';
import { Uploads } from '@groundsheet/files';
import { checkSheetFaults, noteFaults } from '@groundsheet/form-rules';
import { attachPhotos } from '../attach-photos.js';
import type { CheckSheetBody, CompleteCheckSheetBody } from '../check-sheet.dto.js';
import { CheckSheet } from '../check-sheet.entity.js';
import { SheetStops } from '../sheet-stops.js';

/**
 * A day's check is signed and sent in one step: by a guest, or by a driver, whose saved draft then becomes the sent form
 * itself (docs/product.md, Sending).
 */
export class SubmitCheckSheet extends Command<FormAcceptedResponse> {
  constructor(
    readonly body: CompleteCheckSheetBody,
    readonly signatures: BroughtSignatures,
    readonly sender: FormSender,
  ) {
    super();
  }
}

@CommandHandler(SubmitCheckSheet)
export class SubmitCheckSheetHandler implements ICommandHandler<SubmitCheckSheet> {
  constructor(
    private readonly orders: FormOrders,
    private readonly forms: ChangeableForms,
    private readonly uploads: Uploads,
    private readonly accepted: AcceptedForms,
    private readonly limits: FormLimits,
    private readonly door: GuestDoor,
    private readonly stops: SheetStops,
    private readonly clock: Clock,
  ) {}

  async execute({ body, signatures, sender }: SubmitCheckSheet): Promise<FormAcceptedResponse> {
    const { checkSheetData } = body;
    const form = tidied(checkSheetData, sender, {
      checkDate: checkSheetData.checkDate ?? this.clock.today(),
      photos: checkSheetData.photos ?? [],
    });
    await this.door.refuseUninvited(form, sender);
    const checkSheet = await this.forms.toSend(CheckSheet, form, sender);
    const order = await this.orders.judge('check-sheet', form, sender);
    await this.check(body, form, [...order.faults, ...signatures.faults], sender);

    checkSheet.submit(form, order.company, this.clock.now());
    checkSheet.isOrderOutdated = order.isOutdated;
    checkSheet.mayStop = await this.stops.mayStop(checkSheet, form.machineKey, sender);
    checkSheet.signAnew(signatures.signed);
    return this.accepted.sent(checkSheet, sender);
  }

  /** Asks every other rule and refuses with all faults at once; takes the photos into the form. */
  private async check(
    body: CompleteCheckSheetBody,
    form: CheckSheetBody & { id: string; photos: string[] },
    found: readonly Fault[],
    sender: FormSender,
  ): Promise<void> {
    const complete = checkSheetFaults(form as never, {
      guest: !sender.caller,
      mailsLikeGuest: isLikeGuest(sender),
      maxRecipients: this.limits.mostRecipients(sender),
    });
    const photos = await attachPhotos(this.uploads, form, sender);
    const own = [...complete, ...noteFaults(form), ...found, ...photos.faults];
    refuseGathered(
      body,
      own.map((fault) => ({ ...fault, path: `checkSheetData.${fault.path}` })),
    );
  }
}
