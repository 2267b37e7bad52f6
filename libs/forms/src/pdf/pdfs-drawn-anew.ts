import { Injectable } from '@nestjs/common';
import { EntityManager, type QueryResult } from '@mikro-orm/postgresql';
import { Transaction } from '@groundsheet/platform';
import type { DriverForm } from '../form/driver-form.entity.js';
import { MadePdfs } from './made-pdfs.js';
import { RenderedForms, type StoredPdf } from './rendered-forms.js';

/** A form that went out before the client had signed gets a PDF that says so; the one that was mailed is kept (docs/decisions/0022). */
@Injectable()
export class PdfsDrawnAnew {
  constructor(
    private readonly em: EntityManager,
    private readonly rendered: RenderedForms,
    private readonly made: MadePdfs,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Its signatures are loaded. Does nothing where it has been redrawn before.
   *
   * @throws {Error} where it has no PDF yet that was mailed: it is its turn first, and this one is tried again
   */
  async draw(form: DriverForm): Promise<void> {
    if (form.firstPdfKey) return;
    if (!form.pdfKey) throw new Error(`The PDF that ${form.reference} is mailed with is still to be drawn.`);
    const pdf = await this.rendered.storeForm(form);
    const kept = await this.transaction.run(() => this.keep(form, pdf));
    if (!kept) await this.made.discard(pdf.objectKey);
  }

  /** False when another attempt was faster, or the form is no more. The version stays: what was entered has not changed. */
  private async keep({ id, pdfKey }: DriverForm, { objectKey, byteSize }: StoredPdf): Promise<boolean> {
    const { affectedRows } = await this.em.execute<QueryResult>(
      'update forms set first_pdf_key = pdf_key, pdf_key = ?, pdf_byte_size = ? where id = ? and pdf_key = ?',
      [objectKey, byteSize, id, pdfKey],
      'run',
    );
    if (affectedRows > 0) await this.made.replace(pdfKey!);
    return affectedRows > 0;
  }
}
