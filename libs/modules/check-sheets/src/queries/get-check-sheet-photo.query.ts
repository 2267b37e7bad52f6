import { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { photoAnswer, SentForms, Uploads } from '@groundsheet/platform';
import { CheckSheet } from '../check-sheet.entity.js';

/** A photo of a check sheet for somebody who holds the key of a mailed link. */
export class GetCheckSheetPhoto extends Query<StreamableFile> {
  constructor(
    readonly id: string,
    readonly objectId: string,
    readonly key: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(GetCheckSheetPhoto)
export class GetCheckSheetPhotoHandler implements IQueryHandler<GetCheckSheetPhoto> {
  constructor(
    private readonly sentForms: SentForms,
    private readonly uploads: Uploads,
  ) {}

  async execute({ id, objectId, key }: GetCheckSheetPhoto): Promise<StreamableFile> {
    const checkSheet = await this.sentForms.open(CheckSheet, id, key);
    const place = checkSheet.photoIds().indexOf(objectId) + 1;
    return photoAnswer(await this.uploads.open(objectId, id), `photo-${place}-${checkSheet.reference}`);
  }
}
