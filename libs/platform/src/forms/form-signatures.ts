import { Injectable } from '@nestjs/common';
import { SignatureThread } from '../images/signature-thread.js';
import { ImageFault, type Signature } from '../images/signature.js';
import type { Fault } from '../problems/problem.js';
import type { Signatory } from './form.js';

const SIGNATORIES: readonly Signatory[] = ['operator', 'client'];

/** Reads the signatures that a form brings. */
@Injectable()
export class FormSignatures {
  constructor(private readonly thread: SignatureThread) {}

  /** @returns who has signed and how; what cannot be taken is a fault with its path in the form */
  async read(
    form: Partial<Record<`${Signatory}Signature`, string | null>>,
  ): Promise<{ signed: [Signatory, Signature][]; faults: Fault[] }> {
    const brought = SIGNATORIES.filter((by) => form[`${by}Signature`]);
    const read = await this.thread.read(brought.map((by) => form[`${by}Signature`]!));
    const signed: [Signatory, Signature][] = [];
    const faults: Fault[] = [];
    brought.forEach((by, index) => {
      const one = read[index]!;
      if (one instanceof ImageFault)
        faults.push({ path: `${by}Signature`, code: one.code, message: one.message });
      else signed.push([by, one]);
    });
    return { signed, faults };
  }
}
