import { Injectable } from '@nestjs/common';
import { JobThread } from '../threads/job-thread.js';
import { moduleBeside } from '../threads/module-beside.js';

/** What the thread is sent. */
export interface RenderJob {
  layout: string;
  data: object;
}

/** Renders PDFs beside everything else. */
@Injectable()
export class PdfThread extends JobThread<RenderJob, Uint8Array> {
  constructor() {
    super('PDF thread', moduleBeside(import.meta.url, './pdf-worker'));
  }

  /**
   * @param layout a module that exports `draw(sheet, data)`; see `moduleBeside`
   * @param data what structured cloning can carry
   * @returns the PDF's bytes
   * @throws Error see `JobThread`
   */
  async render(layout: URL, data: object): Promise<Buffer> {
    const pdf = await this.run({ layout: layout.href, data });
    return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  }
}
