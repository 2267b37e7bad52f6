import { Injectable } from '@nestjs/common';
import { Uploads } from '@groundsheet/files';
import type { DriverForm } from '../form/driver-form.entity.js';
import type { FormReceipt } from '../form/form.dto.js';

/** Says what the server has of a form that was sent (docs/decisions/0113). */
@Injectable()
export class Receipts {
  constructor(private readonly uploads: Uploads) {}

  async of(form: DriverForm): Promise<FormReceipt> {
    const { id, reference, bodySha256 } = form;
    const pictures = await this.uploads.hashesOf(form.fileIds(), id);
    return { reference, formId: id, bodySha256, pictures };
  }
}
