import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  FormKinds,
  picturesOf,
  type Beside,
  type FormKindDescriptor,
  formResponse,
  photoUrlsOf,
  type ReadAs,
} from '@groundsheet/forms';
import { Config } from '@groundsheet/platform';
import { moduleBeside, Uploads } from '@groundsheet/files';
import { captionOf, notedItems, answersToWire } from '@groundsheet/form-rules';
import { checkSheetExport } from './check-sheet-export.js';
import { answerOf, changesOf, coverOf, mailOf, UNCHANGED } from './check-sheet-mail.js';
import { paperOf } from './check-sheet-paper.js';
import { signedFor } from './check-sheet-signing.js';
import type { CheckSheet } from './check-sheet.entity.js';
import type { CheckSheetResponse } from './check-sheet.dto.js';

function checkSheetResponse(checkSheet: CheckSheet, readAs: ReadAs): CheckSheetResponse {
  const head = formResponse(checkSheet, readAs) as CheckSheetResponse;
  return { ...head, ...answersToWire(checkSheet.answers), photoURLs: photoUrlsOf(checkSheet) };
}

@Injectable()
export class CheckSheetKind implements FormKindDescriptor<CheckSheet>, OnModuleInit {
  readonly kind = 'check-sheet';
  readonly layout = moduleBeside(import.meta.url, './check-sheet.layout');
  readonly responseOf = checkSheetResponse;
  readonly mailOf = mailOf;
  readonly answerOf = answerOf;
  readonly changesOf = changesOf;
  readonly unchanged = UNCHANGED;
  readonly coverOf = coverOf;
  readonly signedFor = signedFor;
  readonly exported = checkSheetExport;

  constructor(
    private readonly kinds: FormKinds,
    private readonly uploads: Uploads,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  async paperOf(checkSheet: CheckSheet, beside: Beside<CheckSheet>): Promise<object> {
    const { selectedVehicle, itemNotes } = checkSheet;
    const noted = notedItems(selectedVehicle, itemNotes);
    const photos = await picturesOf(this.uploads, checkSheet, (url) => captionOf(noted, url));
    return paperOf(checkSheet, beside, photos, this.config.timeZone);
  }
}
