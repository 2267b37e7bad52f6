import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import type { S3Place } from '@groundsheet/platform';
import { ObjectMissing, ObjectStorage } from './object-storage.js';

/**
 * Objects in a bucket, for several machines. S3 shows an object completely or not at all. Credentials are found as usual:
 * `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, or the role of the machine.
 */
export class S3Storage extends ObjectStorage {
  private readonly client: S3Client;

  constructor(private readonly place: S3Place) {
    super();
    const { region, endpoint } = place;
    this.client = new S3Client({
      ...(region ? { region } : {}),
      // Servers other than Amazon's rarely have a host name per bucket or know its newer checksums.
      ...(endpoint ? { endpoint, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' } : {}),
    });
  }

  async put(key: string, content: Buffer): Promise<void> {
    await this.client.send(new PutObjectCommand({ ...this.at(key), Body: content }));
  }

  async get(key: string): Promise<Buffer> {
    const { Body } = await this.fetch(key);
    return Buffer.from(await Body!.transformToByteArray());
  }

  async stream(key: string): Promise<Readable> {
    const { Body } = await this.fetch(key);
    return Body as Readable;
  }

  async delete(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key)));
  }

  async isEmpty(): Promise<boolean> {
    const { bucket: Bucket, prefix: Prefix } = this.place;
    const { Contents } = await this.client.send(new ListObjectsV2Command({ Bucket, Prefix, MaxKeys: 1 }));
    return !Contents?.length;
  }

  private fetch(key: string) {
    return this.client.send(new GetObjectCommand(this.at(key))).catch((error: unknown) => {
      throw error instanceof NoSuchKey ? new ObjectMissing(`No object ${key}.`) : error;
    });
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.place.bucket, Key: this.place.prefix + key };
  }
}
