import { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { FormReader } from '@groundsheet/forms';
import { openedFile, Uploads } from '@groundsheet/files';
import { approvalProblems } from '../approval.problems.js';
import { VisibleSets } from '../visible-sets.js';

/** A photo of a form that is shown in full in its set, for readers of the set. */
export class GetSetPhoto extends Query<StreamableFile> {
  constructor(
    readonly id: string,
    readonly objectId: string,
    readonly reader: FormReader,
  ) {
    super();
  }
}

@QueryHandler(GetSetPhoto)
export class GetSetPhotoHandler implements IQueryHandler<GetSetPhoto> {
  constructor(
    private readonly sets: VisibleSets,
    private readonly uploads: Uploads,
  ) {}

  /** @throws {Problem} 404 where the reader may not have it, or no form shown in the set has it */
  async execute({ id, objectId, reader }: GetSetPhoto): Promise<StreamableFile> {
    const { set } = await this.sets.readRecorded(id, reader, 'photo');
    const forms = await this.sets.shownForms(await this.sets.placesOf(set));
    const form = forms.find((each) => each.fileIds().includes(objectId));
    if (!form) throw approvalProblems.unknownPhoto();
    const place = form.fileIds().indexOf(objectId) + 1;
    return openedFile(await this.uploads.open(objectId, form.id), `photo-${place}-${form.reference}`);
  }
}
