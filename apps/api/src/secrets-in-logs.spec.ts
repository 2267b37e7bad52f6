import { aCompany, aTimesheet, makeJobsDue, startApi } from '@groundsheet/testing';
import { randomBytes } from 'node:crypto';

const aSecret = () => randomBytes(32).toString('hex');
const settings = {
  LINK_SECRET: aSecret(),
  LINK_SECRET_PREVIOUS: aSecret(),
  SESSION_SECRET: aSecret(),
  SESSION_SECRET_PREVIOUS: aSecret(),
  METRICS_TOKEN: aSecret(),
  ADMIN_EMAIL: 'boss@hill-plant.co.uk',
  ADMIN_PASSWORD: aSecret(),
  MAIL_TRANSPORT: 'smtp',
  // Nobody listens there, so that each mail fails with an error of nodemailer's.
  SMTP_URL: `smtp://forms:${aSecret()}@127.0.0.1:1`,
  SENDGRID_API_KEY: aSecret(),
};

let told = '';

for (const stream of [process.stdout, process.stderr]) {
  jest.spyOn(stream, 'write').mockImplementation((text) => {
    told += String(text);
    return true;
  });
}
const api = await startApi(settings, [], {
  logLevels: ['verbose', 'debug', 'log', 'warn', 'error', 'fatal'],
});
afterAll(async () => {
  await api.stop();
  jest.restoreAllMocks();
});

it('puts no secret of the settings into log, metrics, health or the description of the API', async () => {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
  await api.request('post', '/api/drivers/login').send({ email, password });
  const body = await aTimesheet(await aCompany(api.em));
  await api.request('post', '/api/timesheets/one-step-completion').send(body).expect(200);
  await api.drainJobs();
  await makeJobsDue(api);
  await api.drainJobs();
  for (const path of ['/api/health/live', '/api/health/ready', '/api/openapi.json', '/metrics', '/none']) {
    const bearer = { Authorization: `Bearer ${settings.METRICS_TOKEN}` };
    told += (await api.request('get', path).set(bearer)).text;
  }
  told += JSON.stringify(await api.rows('select * from emails'));
  expect(told).toContain('a job failed and will be tried again');
  expect(told).toContain('http_request_seconds');
  const secrets = Object.values(settings).flatMap((value) => value.match(/[0-9a-f]{64}/g) ?? []);
  expect(secrets).toHaveLength(8);
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
});
