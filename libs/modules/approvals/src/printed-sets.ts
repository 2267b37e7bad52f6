import { Injectable } from '@nestjs/common';
import {
  FormKinds,
  RenderedForms,
  SignatureRecords,
  type DriverForm,
  type PdfPart,
} from '@groundsheet/forms';
import { moduleBeside } from '@groundsheet/files';
import { Config } from '@groundsheet/platform';
import { paperOf } from './form-set-paper.js';
import type { FormSet } from './form-set.entity.js';
import { SET_SIGNATORIES, type SetSignatory } from './set-approval.js';
import { setSha256 } from './set-audit.js';

const LAYOUT = moduleBeside(import.meta.url, './form-set.layout');

const ROLES: Record<SetSignatory, string> = { client: 'Client', foreman: 'Foreman' };

/** A set on paper: a cover with the signature record, and its forms behind it. */
@Injectable()
export class PrintedSets {
  constructor(
    private readonly kinds: FormKinds,
    private readonly rendered: RenderedForms,
    private readonly records: SignatureRecords,
    private readonly config: Config,
  ) {}

  /** @param withRating false for every copy but the company's */
  cover(set: FormSet, forms: readonly DriverForm[], withRating: boolean): PdfPart {
    const { timeZone } = this.config;
    return { layout: LAYOUT, data: paperOf(set, forms, this.kinds, { withRating, timeZone }) };
  }

  /** What comes below and behind the cover: the signature record, and the forms. Signatures are loaded. */
  async behind(set: FormSet, forms: readonly DriverForm[]): Promise<PdfPart[]> {
    const parts = [this.signatureRecord(set, forms)];
    for (const form of forms) parts.push(await this.rendered.onPaper(form));
    return parts;
  }

  private signatureRecord(set: FormSet, forms: readonly DriverForm[]): PdfPart {
    const shownSha256 = setSha256(set, forms);
    const firm = forms.find(({ clientFirm }) => clientFirm)?.clientFirm ?? set.companyName;
    const signed = SET_SIGNATORIES.flatMap((by) => {
      const signature = set.signatureOf(by);
      const name = by === 'client' ? set.clientName : set.foremanName;
      const signing = { role: ROLES[by], name, firm, made: signature?.made ?? null };
      return signature ? [this.records.signedBy(signing, shownSha256, signature.signedAt)] : [];
    });
    const roles = set.isCompleted ? [] : SET_SIGNATORIES.filter((by) => !set.signatureOf(by));
    const toSign = roles.length > 0 ? { roles: roles.map((by) => ROLES[by]), shownSha256 } : null;
    return this.records.below(set, { signed, toSign, forms });
  }
}
