import { Injectable } from '@nestjs/common';
import { DocumentUploaded } from '@groundsheet/contracts';
import { EventRecorder, LiveSignals, Transaction } from '@groundsheet/platform';
import { Uploads } from '@groundsheet/files';
import { VAULT_BYTES } from '@groundsheet/form-rules';
import type { Document } from './document.entity.js';
import { documentProblems } from './document.problems.js';
import { OwnDocuments } from './own-documents.js';

/** Takes the files that have come for documents into the vault. */
@Injectable()
export class ArrivedDocuments {
  constructor(
    private readonly transaction: Transaction,
    private readonly documents: OwnDocuments,
    private readonly uploads: Uploads,
    private readonly events: EventRecorder,
    private readonly signals: LiveSignals,
  ) {}

  /**
   * In the caller's transaction, and with its flush. Where nothing new has come it changes nothing.
   *
   * @param document locked
   * @throws {Problem} 413 where the vault has no room for it
   */
  async take(document: Document): Promise<void> {
    const { id, ownerId } = document;
    const expected = document.files.getItems().filter(({ isHere }) => !isHere);
    // Of two documents that arrive at once, the second sees what the first takes up.
    await this.transaction.lock(`groundsheet.vault:${ownerId}`);
    const files = await this.uploads.takeArrived(
      expected.map((file) => file.id),
      id,
    );
    if (files.length === 0) return;
    const bytes = files.reduce((sum, { byteSize }) => sum + byteSize, 0);
    if ((await this.documents.bytesOf(ownerId)) + bytes > VAULT_BYTES) throw documentProblems.vaultFull();
    document.arrived(files);
    await this.events.record(new DocumentUploaded({ id, ownerId }));
    await this.signals.tell('documents.changed', { ownerId });
  }
}
