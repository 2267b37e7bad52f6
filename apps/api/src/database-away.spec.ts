import { aCompany, aTimesheet, becomes, startApi } from '@groundsheet/testing';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';

/** A proxy between the product and the database, so that the database can go away for this suite only. */
class Cable {
  private readonly sockets = new Set<Socket>();
  private cut = false;
  private server!: Server;

  async lay(databaseUrl: string): Promise<string> {
    const target = new URL(databaseUrl);
    const { port, hostname } = new URL(databaseUrl);
    this.server = createServer((socket) => {
      if (this.cut) return void socket.destroy();
      const onward = connect(Number(port), hostname);
      for (const end of [socket, onward]) {
        this.sockets.add(end);
        end.on('error', () => end.destroy());
        end.on('close', () => this.sockets.delete(end));
      }
      socket.pipe(onward).pipe(socket);
    });
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    target.hostname = '127.0.0.1';
    target.port = String((this.server.address() as AddressInfo).port);
    return target.href;
  }

  sever(): void {
    this.cut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.cut = false;
  }

  remove(): void {
    this.sever();
    this.server.close();
  }
}

const cable = new Cable();

const api = await startApi(async (url) => ({ PROCESS: 'all', EMBEDDED_DATABASE_URL: await cable.lay(url) }));
const company = await aCompany(api.em);
afterAll(async () => {
  cable.mend();
  await api.stop();
  cable.remove();
});

it('responds 503 with Retry-After while the database is away, and recovers by itself', async () => {
  const body = await aTimesheet(company);
  const send = () =>
    api.request('post', '/api/timesheets/one-step-completion').set('Idempotency-Key', 'k1').send(body);
  cable.sever();
  for (const answer of [
    await send(),
    await api.request('get', '/api/customers'),
    await api.request('get', '/api/health/ready'),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([503, 'service.database-away']);
    expect(answer.headers['retry-after']).toBe('5');
  }
  await api.request('get', '/api/health/live').expect(200);
  cable.mend();
  await api.request('get', '/api/health/ready').expect(200);
  await send().expect(200);
  // The worker has recovered too: the form is rendered.
  const rendered = () =>
    api.row('select pdf_key is not null as done from forms where id = ?', [body.timesheetData.id]);
  await becomes(async () => (await rendered())['done']);
});
