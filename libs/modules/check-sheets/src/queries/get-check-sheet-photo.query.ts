import { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ReadableForms, type FormReader } from '@groundsheet/forms';
import { openedFile, Uploads } from '@groundsheet/files';
import type { CheckSheet } from '../check-sheet.entity.js';

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
    const { form } = await this.forms.openRecorded(id, reader, { as: 'photo', kind: 'check-sheet' });
    const checkSheet = form as CheckSheet;
    const place = checkSheet.fileIds().indexOf(objectId) + 1;
    return openedFile(await this.uploads.open(objectId, id), `photo-${place}-${checkSheet.reference}`);
  }
}
