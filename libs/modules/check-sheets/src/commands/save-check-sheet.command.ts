import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import {
  Clock,
  DraftCheck,
  formSaved,
  FormSavedAnswer,
  OwnForms,
  Uploads,
  type FormSender,
} from '@groundsheet/platform';
import { photoFaults } from '@groundsheet/form-rules';
import { v7 as uuidv7 } from 'uuid';
import { attachPhotos } from '../attach-photos.js';
import type { CheckSheetBody } from '../check-sheet.dto.js';
import { CheckSheet } from '../check-sheet.entity.js';

/** Keeps a day's check as far as its driver has entered it (specification part 2, section 7). */
export class SaveCheckSheet extends Command<FormSavedAnswer> {
  constructor(
    readonly body: CheckSheetBody,
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
    private readonly em: EntityManager,
    private readonly ownForms: OwnForms,
    private readonly drafts: DraftCheck,
    private readonly uploads: Uploads,
    private readonly clock: Clock,
  ) {}

  async execute({ body, sender, draftId: id }: SaveCheckSheet): Promise<FormSavedAnswer> {
    const { version } = body;
    const driver = sender.caller!;
    const draft = id
      ? await this.ownForms.draft(CheckSheet, { id, version }, driver)
      : await this.begin(body, driver);
    const photos = body.photos ?? [];
    const attached = await attachPhotos(this.uploads, { id: draft.id, photos }, sender);
    const faults = [...photoFaults({ photos }, { guest: false }), ...attached.faults];
    const { company, signed } = await this.drafts.judge('check-sheet', body, faults);

    draft.save({ ...body, checkDate: body.checkDate ?? this.clock.today() }, company, this.clock.now());
    draft.signAnew(signed);
    this.em.persist(draft);

    await this.em.flush();
    return formSaved(draft);
  }

  private async begin({ id }: CheckSheetBody, driver: Caller): Promise<CheckSheet> {
    if (id) await this.ownForms.refuseBegun(CheckSheet, id, driver);
    return CheckSheet.begin(id ?? uuidv7(), driver.id);
  }
}
