import type { Readable } from 'node:stream';

/** Where PDFs and photos lie, and later documents. Swapped by deployment: a local folder, or S3. */
export abstract class ObjectStorage {
  /** Stores the whole object or nothing; an object that exists is replaced. */
  abstract put(key: string, content: Buffer): Promise<void>;
  /** @throws {ObjectMissing} */
  abstract get(key: string): Promise<Buffer>;
  /** @throws {ObjectMissing} */
  abstract stream(key: string): Promise<Readable>;
  /** Deleting what is not there is fine. */
  abstract delete(key: string): Promise<void>;
}

export class ObjectMissing extends Error {}
