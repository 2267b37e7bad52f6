import {
  aCompany,
  aDriver,
  aPhoto,
  aTimesheet,
  becomes,
  MailReceiver,
  Site,
  startOwnApi,
  Vault,
} from '@groundsheet/testing';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const processes: ChildProcess[] = [];

const api = await startOwnApi();
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await api.stop();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The product in a process of its own on the suite's database. */
async function startProcess(
  settings: Record<string, string> = {},
): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const source = ['--conditions=@groundsheet/source', '--import=./tools/dev/source-loader.mjs'];
  const child = spawn(process.execPath, [...source, 'apps/api/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PROCESS: 'all',
      ...settings,
    },
  });
  processes.push(child);
  const url = `http://127.0.0.1:${port}`;
  await becomes(() =>
    fetch(`${url}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return { url, child };
}

const mails = (formId: string) => api.rows('select state from emails where form_id = ?', [formId]);

it('makes one form and one mail per key when it is sent to two processes fifty times', async () => {
  const urls = (await Promise.all([startProcess(), startProcess()])).map(({ url }) => url);
  const body = await aTimesheet(await aCompany(api.em), {
    submissionEmails: ['hire@civils.co.uk', 'foreman@civils.co.uk'],
  });
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const url = urls[n % 2]!;
      const headers = { Origin: url, 'Content-Type': 'application/json', 'Idempotency-Key': 'the same' };
      const answer = await fetch(`${url}/api/timesheets/one-step-completion`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return `${answer.status} ${await answer.text()}`;
    }),
  );
  expect([...new Set(answers)]).toHaveLength(1);
  expect(answers[0]).toMatch(/^200 /);
  const { n } = await api.row('select count(*)::int as n from forms');
  expect(n).toBe(1);
  await becomes(
    async () =>
      (await mails(body.timesheetData.id)).filter(({ state }) => state === 'kept locally').length === 2,
  );
  expect(await mails(body.timesheetData.id)).toHaveLength(2);
});

/** In milliseconds, from the start of the process after. */
const SOON = 30_000;

it('a mail, PDF and document in the hands of a process that was killed go on within half a minute of the next start', async () => {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
  const held: Socket[] = [];
  const silent = createServer((socket) => void held.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const smtp = { MAIL_TRANSPORT: 'smtp', PROCESS: 'worker' };
  const SMTP_URL = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const { child } = await startProcess({ ...smtp, SMTP_URL });
  const company = await aCompany(api.em, { name: 'Quarry Civils' });
  const driver = await aDriver(api);
  const { busy } = new Site(driver, driver, company);
  const sends = (plantNumber: string) =>
    busy
      .sendsTimesheet({ plantNumber, submissionEmails: ['hire@civils.co.uk'] })
      .then(({ body }) => body.id as string);
  const ids = [await sends('EX-1')];
  await becomes(() => held.length > 0);
  const inHand =
    'select distinct task_identifier as task from graphile_worker.jobs where locked_at is not null';
  await becomes(async () => {
    ids.push(await sends(`EX-${ids.length + 1}`));
    await new Vault(driver).bring(await aPhoto());
    const tasks = (await api.rows(inHand)).map(({ task }) => task as string).join();
    return ['SendEmail', 'RenderPdf', 'Read'].every((task) => tasks.includes(task));
  });
  child.kill('SIGKILL');
  await once(child, 'exit');
  silent.close();

  const receiver = await MailReceiver.start('smtp-server');
  const began = performance.now();
  await startProcess({ ...smtp, SMTP_URL: `smtp://127.0.0.1:${receiver.port}` });
  await becomes(async () => {
    const waiting = await api.rows('select 1 from graphile_worker.jobs');
    return waiting.length === 0;
  });
  expect(performance.now() - began).toBeLessThan(SOON);
  await receiver.stop();
  const sent = await api.rows('select form_id, state from emails where form_id = any(?)', [
    `{${ids.join(',')}}`,
  ]);
  expect(sent.map(({ form_id }) => form_id).toSorted()).toEqual(ids.toSorted());
  expect(sent.every(({ state }) => state === 'sent')).toBe(true);
});
