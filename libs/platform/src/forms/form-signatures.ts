import { ImageFault, readSignature } from '../images/signature.js';
import type { Fault } from '../problems/problem.js';
import type { Signatory } from './form.js';

const SIGNATORIES: readonly Signatory[] = ['operator', 'client'];

/** Reads the signatures that a form brings; what cannot be taken becomes a fault with its path in the form. */
export async function readSignatures(
  form: Partial<Record<`${Signatory}Signature`, string | null>>,
): Promise<{ images: [Signatory, Buffer][]; faults: Fault[] }> {
  const images: [Signatory, Buffer][] = [];
  const faults: Fault[] = [];
  await Promise.all(
    SIGNATORIES.map(async (by) => {
      const path = `${by}Signature` as const;
      const drawn = form[path];
      if (!drawn) return;
      try {
        images.push([by, await readSignature(drawn)]);
      } catch (error) {
        if (!(error instanceof ImageFault)) throw error;
        faults.push({ path, code: error.code, message: error.message });
      }
    }),
  );
  return { images, faults };
}
