import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Clock, Config } from '@groundsheet/platform';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A156B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

type Method = 'GET' | 'POST' | 'PUT';

/** A person of the demo, who uses the product by the same calls as its screens do, at a time of the past. */
export class DemoPerson {
  private cookie = '';

  private constructor(
    private readonly app: NestFastifyApplication,
    /** Where the product listens. */
    private readonly url: string,
  ) {}

  /** @returns null where there is no such account any more */
  static async signIn(
    app: NestFastifyApplication,
    email: string,
    password: string,
  ): Promise<DemoPerson | null> {
    const person = new DemoPerson(app, await app.getUrl());
    const answer = await person.send('POST', '/api/drivers/login', { email, password });
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    person.cookie = cookies.map((each) => each.split(';')[0]).join('; ');
    return answer.statusCode === 200 ? person : null;
  }

  async get<T>(path: string): Promise<T> {
    return (await this.call('GET', path)) as T;
  }

  /** @param at an instant that is not in the future */
  async does<T>(at: Date, path: string, body: object = {}): Promise<T> {
    return (await this.app.get(Clock).at(at, () => this.call('POST', path, body))) as T;
  }

  /** Puts a whole record in place of another. */
  async enters(path: string, body: object): Promise<void> {
    await this.call('PUT', path, body);
  }

  /**
   * Over a real connection, which the product watches while a file comes in.
   *
   * @param asked where its address is asked for
   * @returns what the picture is called
   */
  async uploads(photo: Buffer, asked = '/api/objects/upload'): Promise<string> {
    const { uploadURL } = (await this.call('POST', asked)) as { uploadURL: string };
    return ((await this.puts(uploadURL, photo)) as { url: string }).url;
  }

  /** Brings a document into the vault. @param facts what is known of it beside what is read on it; null for nothing */
  async brings(picture: Buffer, about: object, facts: object | null): Promise<void> {
    const body = { ...about, fileSize: picture.length, mimeType: 'image/jpeg' };
    const begun = await this.call('POST', '/api/documents/upload', body);
    const { documentId, uploadURL } = begun as { documentId: string; uploadURL: string };
    await this.puts(uploadURL, picture);
    await this.call('POST', `/api/documents/${documentId}/complete`);
    if (facts) await this.enters(`/api/documents/${documentId}`, facts);
  }

  private async puts(uploadURL: string, picture: Buffer): Promise<unknown> {
    const answer = await fetch(new URL(uploadURL, this.url), {
      method: 'PUT',
      headers: { ...this.headers(), 'content-type': 'image/jpeg' },
      body: new Uint8Array(picture),
    });
    if (!answer.ok) throw new Error(`The picture was refused: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  private async call(method: Method, path: string, body?: object): Promise<unknown> {
    const { statusCode, payload } = await this.send(method, path, body);
    if (statusCode >= 300) throw new Error(`${method} ${path}: ${statusCode} ${payload}`);
    return payload ? JSON.parse(payload) : undefined;
  }

  private send(method: Method, url: string, body?: object) {
    return this.app.inject({ method, url, headers: this.headers(), ...(body ? { payload: body } : {}) });
  }

  private headers() {
    const origin = this.app.get(Config).publicOrigin ?? this.url;
    return { cookie: this.cookie, origin, host: new URL(this.url).host, 'user-agent': PHONE };
  }
}
