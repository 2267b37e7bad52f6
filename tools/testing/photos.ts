import sharp from 'sharp';
import type { Response } from 'supertest';
import type { TestApi } from './own-api.js';

/** A photo as a phone makes it: noisy enough to be no tiny file. */
export async function aPhoto({ width = 640, height = 480 } = {}): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888888', noise } })
    .jpeg()
    .toBuffer();
}

/** A browser that uploads photos: it keeps the cookie that its first upload sets, and calls from one address. */
export class UploadingPhone {
  /** As a `Cookie` header takes it. */
  cookie: string | undefined;

  constructor(
    private readonly api: TestApi,
    private readonly network = '203.0.113.200',
  ) {}

  async ask(): Promise<Response> {
    const request = this.api.request('post', '/api/objects/upload').set('X-Forwarded-For', this.network);
    if (this.cookie) void request.set('Cookie', this.cookie);
    const answer = await request;
    const [set] = (answer.headers['set-cookie'] as unknown as string[] | undefined) ?? [];
    if (set) this.cookie = set.split(';')[0];
    return answer;
  }

  /** Sends a file to an address. */
  put(uploadUrl: string, file: Buffer, contentType = 'image/jpeg'): Promise<Response> {
    const request = this.api.request('put', uploadUrl).set('Content-Type', contentType);
    if (this.cookie) void request.set('Cookie', this.cookie);
    // As it is, also where the type would have it made into JSON.
    return request
      .serialize((bytes: unknown) => bytes as string)
      .send(file)
      .then((answer) => answer);
  }

  /** Asks and sends; returns what the photo is called in a form. */
  async upload(file?: Buffer): Promise<string> {
    const { body } = await this.ask();
    const answer = await this.put((body as { uploadURL: string }).uploadURL, file ?? (await aPhoto()));
    if (answer.status !== 200) throw new Error(`The photo was refused: ${answer.text}`);
    return (answer.body as { url: string }).url;
  }
}
