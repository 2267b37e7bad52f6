import { Injectable } from '@nestjs/common';
import { FormKinds, RenderedForms, type DriverForm, type PdfPart } from '@groundsheet/forms';
import { moduleBeside } from '@groundsheet/files';
import { Config } from '@groundsheet/platform';
import { paperOf } from './form-set-paper.js';
import type { FormSet } from './form-set.entity.js';

const LAYOUT = moduleBeside(import.meta.url, './form-set.layout');

/** A set on paper: a cover, and its forms behind it. */
@Injectable()
export class PrintedSets {
  constructor(
    private readonly kinds: FormKinds,
    private readonly rendered: RenderedForms,
    private readonly config: Config,
  ) {}

  /** @param withRating false for every copy but the company's */
  cover(set: FormSet, forms: readonly DriverForm[], withRating: boolean): PdfPart {
    const { timeZone } = this.config;
    return { layout: LAYOUT, data: paperOf(set, forms, this.kinds, { withRating, timeZone }) };
  }

  /** What comes behind the cover. Signatures are loaded. */
  async behind(forms: readonly DriverForm[]): Promise<PdfPart[]> {
    const parts: PdfPart[] = [];
    for (const form of forms) parts.push(await this.rendered.onPaper(form));
    return parts;
  }
}
