import { Injectable, StreamableFile } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '../clock.js';
import { FormLinks } from '../form-links/form-links.js';
import { signatureUrl } from '../images/signature.js';
import { ObjectStorage } from '../storage/object-storage.js';
import { formProblems } from './form-problems.js';
import type { FormEntity, SentForm } from './sent-form.js';

/** Who may have a form that was sent: those with the key of a mailed link, and its sender who sends it again. */
@Injectable()
export class SentForms {
  constructor(
    private readonly em: EntityManager,
    private readonly links: FormLinks,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  /**
   * The form with its signatures, for whoever holds the key of a mailed link.
   *
   * @throws {Problem} 404 where there is no such form or the key does not open it
   */
  open<Form extends SentForm>(entity: FormEntity<Form>, id: string, key: string | undefined): Promise<Form> {
    return this.find(entity, id, key, ['signatures']);
  }

  /** @throws {Problem} 404 as `open` does, 503 while the PDF is being made */
  async openPdf<Form extends SentForm>(
    entity: FormEntity<Form>,
    id: string,
    key: string | undefined,
  ): Promise<StreamableFile> {
    const form = await this.find(entity, id, key);
    if (!form.pdfKey) throw formProblems.pdfNotReady(entity.formKind);
    return new StreamableFile(await this.storage.stream(form.pdfKey), {
      type: 'application/pdf',
      disposition: `attachment; filename="${form.pdfFileName()}"`,
    });
  }

  /**
   * Two sendings of one form wait for each other here, so the second sees what the first stored. Whoever brings the
   * driver's signature of the sent form, to the dot, is its sender and may open it.
   *
   * @throws {Problem} 409 that says when the form was sent
   */
  async refuseSecondSending<Form extends SentForm>(
    entity: FormEntity<Form>,
    { id, operatorSignature }: { id?: string; operatorSignature?: string | null },
  ): Promise<void> {
    if (!id) return;
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [id]);
    const sent = await this.em.findOne(entity, { id, status: 'submitted' } as never, {
      populate: ['signatures'] as never,
    });
    if (!sent?.submittedAt) return;
    const image = sent.signatureOf('operator');
    const isSender = image !== null && operatorSignature === signatureUrl(image);
    const link = {
      formId: id,
      recipient: 'sender',
      linkVersion: sent.linkVersion,
      sentOn: this.clock.today(),
    };
    const key = isSender ? this.links.keyFor(link) : undefined;
    throw formProblems.alreadySent(entity.formKind, { id, sentAt: sent.submittedAt, key });
  }

  private async find<Form extends SentForm>(
    entity: FormEntity<Form>,
    id: string,
    key: string | undefined,
    populate: string[] = [],
  ): Promise<Form> {
    // The key is judged before anything is read: a wrong one costs no query.
    if (!this.links.allows(key, id)) throw formProblems.unknown(entity.formKind);
    const form = await this.em.findOne(entity, { id } as never, { populate: populate as never });
    if (!form || !this.links.allows(key, id, form.linkVersion)) throw formProblems.unknown(entity.formKind);
    return form as Form;
  }
}
