import { CheckSheetSubmitted } from '@groundsheet/contracts';
import {
  Config,
  FormPdfs,
  Subscriber,
  Uploads,
  type EventSubscriber,
  type PayloadOf,
} from '@groundsheet/platform';
import { moduleBeside } from '@groundsheet/paper/thread';
import { buffer } from 'node:stream/consumers';
import { CheckSheet } from '../check-sheet.entity.js';
import { paperOf } from '../check-sheet-paper.js';
import type { CheckSheetPaper } from '../check-sheet.layout.js';

const LAYOUT = moduleBeside(import.meta.url, '../check-sheet.layout');

@Subscriber(CheckSheetSubmitted)
export class RenderPdfWhenCheckSheetSubmitted implements EventSubscriber<
  PayloadOf<typeof CheckSheetSubmitted>
> {
  constructor(
    private readonly pdfs: FormPdfs,
    private readonly uploads: Uploads,
    private readonly config: Config,
  ) {}

  handle({ checkSheetId: id, fromGuest }: PayloadOf<typeof CheckSheetSubmitted>): Promise<void> {
    return this.pdfs.render(
      CheckSheet,
      { id, fromGuest },
      {
        layout: LAYOUT,
        paperOf: (checkSheet) => this.paperOf(checkSheet),
      },
    );
  }

  private async paperOf(checkSheet: CheckSheet): Promise<CheckSheetPaper> {
    const photos: Buffer[] = [];
    for (const photoId of checkSheet.photoIds()) {
      const { content } = await this.uploads.open(photoId, checkSheet.id);
      photos.push(await buffer(content));
    }
    return paperOf(checkSheet, photos, this.config.timeZone);
  }
}
