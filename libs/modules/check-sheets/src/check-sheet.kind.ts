import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  FormKinds,
  moduleBeside,
  type ExportOfKind,
  type ExportRow,
  type FormKindDescriptor,
} from '@groundsheet/forms';
import { Config, Uploads } from '@groundsheet/platform';
import { saturdaysAround, type CheckAnswers, type VehicleType } from '@groundsheet/form-rules';
import { buffer } from 'node:stream/consumers';
import { attentionWords } from './attention-words.js';
import { changesOf, mailOf } from './check-sheet-mail.js';
import { paperOf } from './check-sheet-paper.js';
import type { CheckSheet } from './check-sheet.entity.js';
import { checkSheetResponse } from './check-sheet.response.js';

/** What the server does with a check sheet. */
@Injectable()
export class CheckSheetKind implements FormKindDescriptor<CheckSheet>, OnModuleInit {
  readonly kind = 'check-sheet';
  readonly layout = moduleBeside(import.meta.url, './check-sheet.layout');
  readonly responseOf = checkSheetResponse;
  readonly mailOf = mailOf;
  readonly changesOf = changesOf;
  readonly exported = ['answers', 'defects_notes'];

  constructor(
    private readonly kinds: FormKinds,
    private readonly uploads: Uploads,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  async paperOf(checkSheet: CheckSheet, corrected: CheckSheet | null): Promise<object> {
    const photos: Buffer[] = [];
    for (const photoId of checkSheet.photoIds()) {
      const { content } = await this.uploads.open(photoId, checkSheet.id);
      photos.push(await buffer(content));
    }
    return paperOf(checkSheet, corrected, photos, this.config.timeZone);
  }

  exportOf(row: ExportRow): ExportOfKind {
    const {
      selected_vehicle: vehicle,
      answers,
      defects_notes: notes,
    } = row as ExportRow & {
      selected_vehicle: VehicleType | null;
      answers: CheckAnswers;
      defects_notes: string | null;
    };
    const attention = attentionWords(vehicle, answers);
    const weekEnding = saturdaysAround(row.date).coming;
    return { weekEnding, days: [{ date: row.date, hours: null }], attention, notes };
  }
}
