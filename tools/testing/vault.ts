import type { Test } from 'supertest';
import type { TestDriver } from './accounts.js';

/** A PDF of one empty page, which says nothing. */
export const EMPTY_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

export interface BegunDocument {
  readonly documentId: string;
  readonly uploadURL: string;
  readonly uploadUrl: string;
}

/** A driver's vault, as the app uses it. */
export class Vault {
  constructor(readonly driver: TestDriver) {}

  async begin(facts: object = {}): Promise<BegunDocument> {
    const usual = { category: 'other', fileName: 'scan.jpg', fileSize: 1000, mimeType: 'image/jpeg' };
    const asking = this.driver.request('post', '/api/documents/upload').send({ ...usual, ...facts });
    return (await asking.expect(200)).body as BegunDocument;
  }

  send({ uploadURL }: Pick<BegunDocument, 'uploadURL'>, file: Buffer): Test {
    const sending = this.driver.request('put', uploadURL).set('Content-Type', 'application/octet-stream');
    return sending.send(file);
  }

  /** The id in its address. */
  uploadOf({ uploadURL }: Pick<BegunDocument, 'uploadURL'>): string {
    return /[0-9a-f-]{36}/.exec(uploadURL)![0];
  }

  complete(id: string): Test {
    return this.driver.request('post', `/api/documents/${id}/complete`);
  }

  /** Begins, sends and completes a document of one file. */
  async bring(file: Buffer, facts: object = {}): Promise<string> {
    const begun = await this.begin(facts);
    await this.send(begun, file).expect(200);
    await this.complete(begun.documentId).expect(204);
    return begun.documentId;
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as it is on the wire
  async list(query = ''): Promise<any[]> {
    const path = `/api/documents/owner/${encodeURIComponent(this.driver.fullName)}${query}`;
    return (await this.driver.request('get', path).expect(200)).body;
  }
}
