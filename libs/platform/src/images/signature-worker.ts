import { answerJobs } from '../threads/answer-jobs.js';
import type { SignatureRead } from './signature-thread.js';
import { ImageFault, readSignature } from './signature.js';

answerJobs<string[], SignatureRead[]>((dataUrls) => Promise.all(dataUrls.map(read)));

async function read(dataUrl: string): Promise<SignatureRead> {
  try {
    return await readSignature(dataUrl);
  } catch (error) {
    if (!(error instanceof ImageFault)) throw error;
    return { code: error.code, message: error.message };
  }
}
