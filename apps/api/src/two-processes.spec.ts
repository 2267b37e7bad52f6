import { aCompany, aTimesheet, becomes, startOwnApi } from '@groundsheet/testing';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
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
async function startProcess(): Promise<string> {
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
  return url;
}

const mails = (formId: string) => api.rows('select state from emails where form_id = ?', [formId]);

it('makes one form and one mail per key when it is sent to two processes fifty times', async () => {
  const urls = await Promise.all([startProcess(), startProcess()]);
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
