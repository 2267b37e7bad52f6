import { Injectable } from '@nestjs/common';
import { ImageFault, readSignature, type Signature } from '../images/signature.js';
import type { Fault } from '../problems/problem.js';
import type { Signatory } from './form.js';

const SIGNATORIES: readonly Signatory[] = ['operator', 'client'];

/** Reads the signatures that a form brings. */
@Injectable()
export class FormSignatures {
  /** @returns who has signed and how; what cannot be taken is a fault with its path in the form */
  async read(
    form: Partial<Record<`${Signatory}Signature`, string | null>>,
  ): Promise<{ signed: [Signatory, Signature][]; faults: Fault[] }> {
    const signed: [Signatory, Signature][] = [];
    const faults: Fault[] = [];
    for (const by of SIGNATORIES) {
      const dataUrl = form[`${by}Signature`];
      if (!dataUrl) continue;
      try {
        const image = await readSignature(dataUrl);
        signed.push([by, { image, paperImage: image }]);
      } catch (error) {
        if (!(error instanceof ImageFault)) throw error;
        faults.push({ path: `${by}Signature`, code: error.code, message: error.message });
      }
    }
    return { signed, faults };
  }
}
