import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { test as base } from '@playwright/test';

/** What becomes of a request on the way: it may arrive and its answer be lost, be refused as by a busy server, or hang. */
export type Fate = 'arrives' | 'answer-is-lost' | 'is-refused' | 'hangs';

/** The line of a phone to the product. Cut, it refuses every connection; mended, it takes them at the same address. */
export class BadLine {
  /** Every request that has come so far: 'POST /api/timesheets/one-step-completion'. */
  readonly calls: string[] = [];
  fateOf: (call: string) => Fate = () => 'arrives';
  /** Makes a file another one than the product has: as after an update. */
  readonly appended = new Map<string, string>();
  private readonly server = createServer((asked, answer) => this.carry(asked, answer));
  private port = 0;

  /** @param product its address */
  constructor(private readonly product: URL) {}

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  async mend(): Promise<void> {
    this.server.listen(this.port, 'localhost');
    await once(this.server, 'listening');
    ({ port: this.port } = this.server.address() as AddressInfo);
  }

  async cut(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  timesOf(call: string): number {
    return this.calls.filter((each) => each === call).length;
  }

  private carry(asked: IncomingMessage, answer: ServerResponse): void {
    const call = `${asked.method} ${asked.url}`;
    this.calls.push(call);
    const fate = this.fateOf(call);
    if (fate === 'hangs') return void asked.resume();
    if (fate === 'is-refused') return void asked.resume().on('end', () => answer.writeHead(503).end());
    const appended = this.appended.get(asked.url ?? '');
    const { hostname, port } = this.product;
    const { method, url: path, headers } = asked;
    const carried = request({ hostname, port, method, path, headers: appended ? {} : headers }, (given) => {
      if (fate === 'answer-is-lost') return void given.resume().on('end', () => answer.destroy());
      const { 'content-length': length, ...others } = given.headers;
      answer.writeHead(given.statusCode ?? 502, appended ? others : given.headers);
      if (appended) given.on('end', () => answer.end(appended));
      given.pipe(answer, { end: !appended });
      void length;
    });
    carried.on('error', () => answer.destroy());
    answer.on('close', () => carried.destroy());
    asked.pipe(carried);
  }
}

/** A test whose pages reach the product over a bad line. */
export const test = base.extend<{ line: BadLine }>({
  line: async ({ browserName: _ }, give) => {
    const line = new BadLine(new URL(process.env['BASE_URL'] ?? 'http://localhost:3000'));
    await line.mend();
    await give(line);
    await line.cut().catch(() => undefined);
  },
  baseURL: ({ line }, give) => give(line.address),
});
