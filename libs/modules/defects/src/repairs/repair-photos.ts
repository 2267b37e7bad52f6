import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Uploads } from '@groundsheet/files';
import { refuseFaults, type FormSender } from '@groundsheet/platform';
import { RepairForm } from './repair-form.entity.js';

/** The photos of the records of repairs. */
@Injectable()
export class RepairPhotos {
  constructor(
    private readonly em: EntityManager,
    private readonly uploads: Uploads,
  ) {}

  /**
   * Takes photos into a record that is not signed yet, in the command's transaction: uploads of its sender, and copies of those that
   * the record has which it corrects.
   *
   * @param urls no more than a form may have
   * @throws {Problem} 422 with what is wrong, each at its place
   */
  async take(form: RepairForm, urls: readonly string[], sender: FormSender): Promise<void> {
    if (urls.length === 0) return;
    const copies = await this.carriedOver(form, urls);
    const photos = urls.map((url) => copies.get(url) ?? url);
    const { ids, faults } = await this.uploads.attach({
      heldBy: form.id,
      kind: 'photo',
      urls: photos,
      sender,
      path: 'photos',
    });
    refuseFaults(faults);
    // They are read again by what they are held by.
    await this.em.flush();
    form.photos = photos;
    form.photoHashes = await this.uploads.hashesOf(ids, form.id);
  }

  private async carriedOver({ id, corrects }: RepairForm, urls: readonly string[]) {
    const corrected = corrects === null ? null : await this.em.findOne(RepairForm, corrects);
    const kept = urls.filter((url) => corrected?.files().includes(url));
    if (!corrected || kept.length === 0) return new Map<string, string>();
    const copies = await this.uploads.copy(kept, corrected.id, id);
    await this.em.flush();
    return copies;
  }
}
