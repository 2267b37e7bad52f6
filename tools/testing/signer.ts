import type { Response, Test } from 'supertest';
import { aSignature } from './builders.js';
import type { TestApi } from './own-api.js';
import { aDriver, type TestDriver } from './accounts.js';
import { mailsTo } from './mails-to.js';
import { BusyDriver } from './sent-forms.js';

/** A request to sign, as its asker got it. */
export interface AskedRequest {
  readonly id: string;
  readonly url: string;
}

/** Asks for a signature on a form or set. */
export function ask(by: TestDriver, id: string, change: object = {}): Test {
  const body = { kind: 'timesheet', id, signatory: 'client', channel: 'share', toName: 'Siân O’Neill' };
  return by.request('post', '/api/sign-requests').send({ ...body, ...change });
}

/** The request with the link that only the mailbox has, where it was mailed. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as the API answers
export async function linked(api: TestApi, request: any): Promise<any> {
  if (request.url) return request;
  const mails = await mailsTo(api, request.toAddress);
  const text = mails.map(({ mail }) => mail?.text ?? '').join('\n');
  const [url] = new RegExp(`\\S+/sign/${request.id}#[\\w-]+`).exec(text) ?? [];
  if (!url) throw new Error(`No mail to ${request.toAddress} has the link.`);
  return { ...request, url };
}

/** A phone of a person asked to sign: without a session or a cookie of ours. */
export class Signer {
  readonly id: string;
  readonly key: string;
  cookie = '';

  constructor(
    private readonly api: TestApi,
    { id, url }: AskedRequest,
  ) {
    this.id = id;
    this.key = new URL(url).hash.slice(1);
  }

  post(verb: string, body: object = {}): Test {
    const call = this.api.request('post', `/api/sign-requests/${this.id}/${verb}`);
    if (this.cookie) call.set('Cookie', this.cookie);
    return call.send({ key: this.key, ...body });
  }

  open(): Test {
    return this.post('open');
  }

  /** Signs what it has been shown. */
  async signs(change: object = {}, status = 200): Promise<Response> {
    const { shownSha256 = 'x' } = (await this.open()).body;
    return this.signsShown(shownSha256, change, status);
  }

  async signsShown(shownSha256: string, change: object = {}, status = 200): Promise<Response> {
    const signerSignature = await aSignature(7);
    return this.post('sign', { name: 'Siân O’Neill', shownSha256, signerSignature, ...change }).expect(
      status,
    );
  }
}

/** A driver who has sent a week that the client has not signed, and asks for it. */
export async function anUnsigned(api: TestApi, company: string) {
  const driver = await aDriver(api, { fullName: 'Dan Hill' });
  const sent = await new BusyDriver(driver, company).sendsTimesheet({ clientSignature: null });
  const asked = async (how: object = {}) =>
    linked(api, (await ask(driver, sent.body.id, how).expect(201)).body);
  return { driver, id: sent.body.id as string, asked };
}
