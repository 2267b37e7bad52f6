import { Injectable } from '@nestjs/common';
import { JobThread } from '../threads/job-thread.js';
import { moduleBeside } from '../threads/module-beside.js';
import { ImageFault, type Signature } from './signature.js';

/** What the thread answers for one signature. */
export type SignatureRead = Signature | Pick<ImageFault, 'code' | 'message'>;

/** Reads signatures beside everything else: looking at each dot of them would hold up requests. */
@Injectable()
export class SignatureThread extends JobThread<string[], SignatureRead[]> {
  constructor() {
    super('signature thread', moduleBeside(import.meta.url, './signature-worker'));
  }

  /**
   * @param dataUrls as they came over the wire
   * @returns for each of them `readSignature`'s answer, or its refusal
   * @throws Error see `JobThread`
   */
  async read(dataUrls: string[]): Promise<(Signature | ImageFault)[]> {
    if (dataUrls.length === 0) return [];
    const read = await this.run(dataUrls);
    return read.map((one) =>
      'code' in one
        ? new ImageFault(one.code, one.message)
        : { image: bufferOf(one.image), paperImage: bufferOf(one.paperImage) },
    );
  }
}

/** A buffer comes out of a thread as an array of bytes. */
function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
