import { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { photoAnswer, ReadableForms, Uploads, type FormReader } from '@groundsheet/platform';
import { CheckSheet } from '../check-sheet.entity.js';

/** A photo of a check sheet for somebody who may read it. */
export class GetCheckSheetPhoto extends Query<StreamableFile> {
  constructor(
    readonly id: string,
    readonly objectId: string,
    readonly reader: FormReader,
  ) {
    super();
  }
}

@QueryHandler(GetCheckSheetPhoto)
export class GetCheckSheetPhotoHandler implements IQueryHandler<GetCheckSheetPhoto> {
  constructor(
    private readonly forms: ReadableForms,
    private readonly uploads: Uploads,
  ) {}

  async execute({ id, objectId, reader }: GetCheckSheetPhoto): Promise<StreamableFile> {
    const checkSheet = await this.forms.open(CheckSheet, id, reader);
    const place = checkSheet.photoIds().indexOf(objectId) + 1;
    return photoAnswer(await this.uploads.open(objectId, id), `photo-${place}-${checkSheet.reference}`);
  }
}
