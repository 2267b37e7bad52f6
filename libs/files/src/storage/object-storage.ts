import type { Readable } from 'node:stream';

/** Keeps PDFs and photos: in a local folder or in S3, depending on the deployment (docs/decisions/0009). */
export abstract class ObjectStorage {
  /** Stores the whole object or nothing, and replaces an existing one. */
  abstract put(key: string, content: Buffer): Promise<void>;
  /** @throws {ObjectMissing} */
  abstract get(key: string): Promise<Buffer>;
  /** @throws {ObjectMissing} */
  abstract stream(key: string): Promise<Readable>;
  /** Deleting a missing object is fine. */
  abstract delete(key: string): Promise<void>;
  /** Whether there is no object at all. */
  abstract isEmpty(): Promise<boolean>;
}

export class ObjectMissing extends Error {}
