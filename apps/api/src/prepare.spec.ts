import { ConfigFault, Config, Demo, Preparations } from '@groundsheet/platform';
import { suiteApi } from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const api = await suiteApi({ SEED_DEMO: 'true' });

const FROM_SOURCE = ['--conditions=@groundsheet/source', '--import=./tools/dev/source-loader.mjs'];

const within = <T>(work: () => Promise<T>) => RequestContext.create(api.app.get(MikroORM).em, work);
const seed = (isTerminal = true) => within(() => api.app.get(Demo).seed(isTerminal));
const prepare = () => within(() => api.app.get(Preparations).run());
const set = (settings: Partial<Config>) => Object.assign(api.app.get(Config), settings);
const login = (email: string, password: string) =>
  api.request('post', '/api/drivers/login').send({ email, password });
const passwordsFile = () => join(api.dataDir, 'secrets', 'demo-accounts.json');
const told = (lines: string[]) =>
  lines.slice(1).map((line) => line.trim().split(/\s+/) as [role: string, email: string, password: string]);

describe('the accounts of the demo', () => {
  it('are one of each role, with random passwords that are shown at a terminal at each start', async () => {
    const accounts = told(await seed());
    expect(accounts.map(([role]) => role)).toEqual(['driver', 'supervisor', 'admin']);
    expect(new Set(accounts.map(([, , password]) => password)).size).toBe(3);
    for (const [role, email, password] of accounts) {
      expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
      const answer = await login(email, password).expect(200);
      const [cookie] = answer.headers['set-cookie'] as unknown as string[];
      const me = await api.request('get', '/api/drivers/me').set('Cookie', cookie!.split(';')[0]!);
      expect(me.body).toMatchObject({ role, confirmed: true });
    }
    expect(told(await seed())).toEqual(accounts);
  });

  it('have their passwords readable by the owner of the folder only', async () => {
    const accounts = told(await seed());
    expect(statSync(passwordsFile()).mode & 0o777).toBe(0o600);
    const kept = JSON.parse(readFileSync(passwordsFile(), 'utf8')) as Record<string, string>;
    expect(Object.values(kept)).toEqual(accounts.map(([, , password]) => password));
  });

  // Standard output that is no terminal is a log, of a container or a test run for instance.
  it('tell a log where their passwords are, and never the passwords', async () => {
    const accounts = told(await seed());
    const starting = spawn(process.execPath, [...FROM_SOURCE, 'apps/api/src/prepare.ts'], {
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    for (const stream of [starting.stdout, starting.stderr])
      stream.on('data', (text: Buffer) => (log += String(text)));
    await once(starting, 'close');
    expect(log).toContain(`The passwords of the demo accounts are in ${passwordsFile()}\n`);
    for (const [, , password] of accounts) expect(log).not.toContain(password);
  });

  it('get new passwords if the stored ones are removed', async () => {
    const [[, email, old] = ['', '', '']] = told(await seed());
    rmSync(passwordsFile());
    const [[, , password] = ['', '', '']] = told(await seed());
    await login(email, old).expect(401);
    await login(email, password).expect(200);
  });
});

describe('the first admin', () => {
  const email = 'boss@hill-plant.co.uk';
  const adminPassword = 'a password of settings';

  it('needs a password', async () => {
    set({ adminEmail: email });
    await expect(prepare()).rejects.toThrow(ConfigFault);
    await expect(prepare()).rejects.toThrow('ADMIN_PASSWORD: is required until boss@hill-plant.co.uk has');
  });

  it('needs a password that is hard to guess', async () => {
    set({ adminEmail: email, adminPassword: 'boss-hill-1987' });
    await expect(prepare()).rejects.toThrow(ConfigFault);
    await expect(prepare()).rejects.toThrow('ADMIN_PASSWORD: This is little more than your own name');
    set({ adminEmail: undefined, adminPassword: undefined });
  });

  it('is created from the settings, and ends the demo accounts and their sessions', async () => {
    set({ adminEmail: undefined });
    const [, , [, demo, demoPassword] = ['', '', '']] = told(await seed());
    const signedIn = await login(demo, demoPassword).expect(200);
    const cookie = (signedIn.headers['set-cookie'] as unknown as string[])[0]!.split(';')[0]!;
    set({ adminEmail: email, adminPassword });
    await prepare();
    await login(email, adminPassword).expect(200);
    expect(await api.row('select role from drivers where email = ?', [email])).toEqual({ role: 'admin' });
    await login(demo, demoPassword).expect(401);
    await api.request('get', '/api/drivers/me').set('Cookie', cookie).expect(401);
    expect(await seed()).toEqual([]);
  });

  it('keeps a password chosen later', async () => {
    const { password_hash: before } = await api.row('select * from drivers where email = ?', [email]);
    set({ adminEmail: email, adminPassword: 'another one in the settings' });
    await prepare();
    expect((await api.row('select * from drivers where email = ?', [email]))['password_hash']).toBe(before);
  });

  it('is not a stranger who registered the address before', async () => {
    const stranger = {
      fullName: 'Mallory',
      email: 'early@hill-plant.co.uk',
      password: 'known to the stranger',
    };
    const answer = await api.request('post', '/api/drivers/register').send(stranger).expect(201);
    const cookie = (answer.headers['set-cookie'] as unknown as string[])[0]!.split(';')[0]!;
    set({ adminEmail: stranger.email, adminPassword });
    await prepare();
    await api.request('get', '/api/drivers/me').set('Cookie', cookie).expect(401);
    await login(stranger.email, stranger.password).expect(401);
    await login(stranger.email, adminPassword).expect(200);
  });
});
