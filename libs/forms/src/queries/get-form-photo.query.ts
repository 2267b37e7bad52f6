import { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { FormKind } from '@groundsheet/form-rules';
import { openedFile, Uploads } from '@groundsheet/files';
import type { FormReader } from '../reading/form-reader.js';
import { ReadableForms } from '../reading/readable-forms.js';

/** A photo of a form for its readers. */
export class GetFormPhoto extends Query<StreamableFile> {
  constructor(
    readonly id: string,
    readonly objectId: string,
    readonly reader: FormReader,
    /** The only kind that will do. */
    readonly kind: FormKind,
  ) {
    super();
  }
}

@QueryHandler(GetFormPhoto)
export class GetFormPhotoHandler implements IQueryHandler<GetFormPhoto> {
  constructor(
    private readonly forms: ReadableForms,
    private readonly uploads: Uploads,
  ) {}

  async execute({ id, objectId, reader, kind }: GetFormPhoto): Promise<StreamableFile> {
    const { form } = await this.forms.openRecorded(id, reader, { as: 'photo', kind });
    const place = form.fileIds().indexOf(objectId) + 1;
    return openedFile(await this.uploads.open(objectId, id), `photo-${place}-${form.reference}`);
  }
}
