import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DocumentShared, DocumentUploaded } from '@groundsheet/contracts';
import { EventRecorder, LiveSignals } from '@groundsheet/platform';
import { Uploads } from '@groundsheet/files';
import { Document, DocumentFile } from './document.entity.js';
import { VaultRoom } from './vault-room.js';

/** Takes the files that have come for documents into the vault. */
@Injectable()
export class ArrivedDocuments {
  constructor(
    private readonly em: EntityManager,
    private readonly room: VaultRoom,
    private readonly uploads: Uploads,
    private readonly events: EventRecorder,
    private readonly signals: LiveSignals,
  ) {}

  /** Of documents nobody has said of that they are complete, those that a file has come for. */
  async finishing(ownerIds: readonly string[]): Promise<string[]> {
    const expected = await this.em.find(
      DocumentFile,
      { document: { ownerId: { $in: [...ownerIds] }, status: 'expected', deletedAt: null } },
      { fields: ['document'], disableIdentityMap: true },
    );
    const arrived = await this.uploads.arrivedOf(expected.map(({ id }) => id));
    const here = expected.filter(({ id }) => arrived.includes(id));
    return [...new Set(here.map(({ document }) => document.id))];
  }

  /**
   * In the caller's transaction, and with its flush. Where nothing new has come it changes nothing.
   *
   * @param document locked
   * @throws {Problem} 413 where the vault, 503 where all vaults together have no room for it
   */
  async take(document: Document): Promise<void> {
    const { id, ownerId } = document;
    const expected = document.files.getItems().filter(({ isHere }) => !isHere);
    // Of two documents that arrive at once, the second sees what the first takes up.
    await this.room.hold();
    const files = await this.uploads.takeArrived(
      expected.map((file) => file.id),
      id,
    );
    if (files.length === 0) return;
    const bytes = files.reduce((sum, { byteSize }) => sum + byteSize, 0);
    await this.room.refuseWithout(ownerId, bytes);
    await this.uploads.letGo(document.arrived(files), id);
    await this.em.flush();
    await this.room.noticeFilling();
    const hasPdf = document.arrivedFiles.some(({ isPdf }) => isPdf);
    const waiting = await this.em.count(Document, { ownerId, status: 'processing', id: { $ne: id } });
    await this.events.record(new DocumentUploaded({ id, ownerId, hasPdf, waiting }));
    if (document.drawing === 'waiting')
      await this.events.record(new DocumentShared({ id, ownerId, waiting }));
    await this.signals.tell('documents.changed', { ownerId });
  }
}
