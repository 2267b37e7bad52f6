import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  AcceptedForms,
  DraftCheck,
  FormSavedResponse,
  ChangeableForms,
  type BroughtSignatures,
} from '@groundsheet/forms';
import { Clock, type FormSender } from '@groundsheet/platform';
import { Uploads } from '@groundsheet/files';
import { noteFaults, photoFaults } from '@groundsheet/form-rules';
import { attachPhotos } from '../attach-photos.js';
import type { CheckSheetBody } from '../check-sheet.dto.js';
import { CheckSheet } from '../check-sheet.entity.js';

/** Keeps a day's check as far as its driver has entered it (docs/product.md, Drafts). */
export class SaveCheckSheet extends Command<FormSavedResponse> {
  constructor(
    readonly body: CheckSheetBody,
    readonly signatures: BroughtSignatures,
    /** Signed in. */
    readonly sender: FormSender,
    /** The draft that it replaces; without one a new draft begins. */
    readonly draftId?: string,
  ) {
    super();
  }
}

@CommandHandler(SaveCheckSheet)
export class SaveCheckSheetHandler implements ICommandHandler<SaveCheckSheet> {
  constructor(
    private readonly forms: ChangeableForms,
    private readonly drafts: DraftCheck,
    private readonly uploads: Uploads,
    private readonly accepted: AcceptedForms,
    private readonly clock: Clock,
  ) {}

  async execute({ body, signatures, sender, draftId }: SaveCheckSheet): Promise<FormSavedResponse> {
    const draft = await this.forms.toSave(CheckSheet, draftId, body, sender.caller!);
    const photos = body.photos ?? [];
    const attached = await attachPhotos(this.uploads, { id: draft.id, photos }, sender);
    const faults = [...photoFaults({ photos }, { guest: false }), ...noteFaults(body), ...attached.faults];
    const company = await this.drafts.judge('check-sheet', body, signatures, faults);

    const checkDate = body.checkDate ?? this.clock.today();
    draft.save({ ...body, checkDate }, company, this.clock.now());
    draft.signAnew(signatures.signed);
    return this.accepted.saved(draft);
  }
}
