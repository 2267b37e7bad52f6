import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const { services, networks } = parse(read('docker-compose.yml'), { merge: true });
const all = Object.entries(services);
const names = (holds) =>
  all
    .filter(([, service]) => holds(service))
    .map(([name]) => name)
    .toSorted();
const isProduct = ({ image }) => image === 'groundsheet';
const isProxy = ({ image }) => image.startsWith('caddy:');
const onFront = ({ networks: own = [] }) => own.includes('front');

/** The rows of docs/settings.md: what is set, and its default in words. */
const rows = read('docs/settings.md')
  .split('\n')
  .filter((line) => /^\| `[A-Z_]+`/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const settings = rows.flatMap(([, names]) => names.match(/[A-Z_]+/g));

/** What the image and the compose file decide. `PORT` is the machine's, not the container's. */
const DECIDED = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'DATABASE_OWNER_URL', 'PROCESS', 'BACKUP_KEY'];

it('publishes no port of web, in no profile', () => {
  expect(names(isProduct)).toEqual(['prepare', 'web', 'web-2', 'worker']);
  expect(names((service) => isProduct(service) && (service.ports || service.network_mode))).toEqual([]);
});

it('serves http://localhost:3000 by itself, on loopback', () => {
  expect(services['local-proxy']).toMatchObject({
    environment: { SITE_ADDRESS: ':3000' },
    ports: ['127.0.0.1:${PORT:-3000}:3000'],
  });
  expect(services['local-proxy'].profiles).toBeUndefined();
});

it('publishes beyond loopback only with the proxy that it is asked for', () => {
  const isPublic = ({ ports = [] }) => ports.some((port) => !port.startsWith('127.0.0.1:'));
  expect(names(isPublic)).toEqual(['proxy']);
  expect(services.proxy.profiles).toEqual(['proxy']);
});

it('gives the account that owns the tables, and the key of backups, to what migrates them, and to nothing that serves', () => {
  expect(names(({ environment }) => environment?.DATABASE_OWNER_URL)).toEqual(['prepare']);
  expect(names(({ environment }) => environment?.BACKUP_KEY)).toEqual(['prepare']);
  const secretsOf = ({ environment }) => JSON.stringify(environment).includes('DATABASE_PASSWORD');
  expect(names((service) => isProduct(service) && secretsOf(service))).toEqual(['prepare']);
  for (const name of ['web', 'web-2', 'worker']) {
    expect(services[name].command).toBe('serve');
    expect(services[name].depends_on).toEqual({ prepare: { condition: 'service_completed_successfully' } });
  }
  expect(services.prepare).toMatchObject({ command: 'prepare', restart: 'no' });
});

it('trusts what a proxy says of an address, and nobody else', () => {
  const { internal, ipam } = networks.front;
  expect(internal).toBe(true);
  for (const [, { environment }] of all.filter(([, service]) => isProduct(service))) {
    expect(environment.TRUST_PROXY).toBe(`\${TRUST_PROXY:-${ipam.config[0].subnet}}`);
  }
  expect(names(onFront)).toEqual(['local-proxy', 'proxy', 'web', 'web-2']);
  // Else a request could come by the other network, from an address that is not trusted.
  for (const [, proxy] of all.filter(([, service]) => isProxy(service))) {
    expect(proxy.networks.filter((network) => services.web.networks.includes(network))).toEqual(['front']);
  }
});

describe.each(all)('%s', (name, service) => {
  it('has a limit of memory, a check of its health and a bounded log', () => {
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.healthcheck.test.length).toBeGreaterThan(0);
    expect(service.logging.options).toEqual({ 'max-size': expect.any(String), 'max-file': '5' });
  });

  it('runs with a root that cannot be written and nothing that it can do without', () => {
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.cap_add ?? []).toEqual(isProxy(service) ? ['NET_BIND_SERVICE'] : []);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.privileged ?? service.pid ?? service.devices).toBeUndefined();
    expect(JSON.stringify(service.volumes ?? [])).not.toContain('docker.sock');
  });

  it('comes from an image of one version', () => {
    const image = isProduct(service) ? /^groundsheet$/ : /^[\w./-]+:v?\d+\.\d+[\w.-]*$/;
    expect(service.image).toMatch(image);
  });
});

it('bounds how long requests may take on their way in, and passes ordinary bodies on whole', () => {
  const caddyfile = read('tools/docker/Caddyfile');
  for (const bound of ['read_header 15s', 'read_body 5m', 'idle 2m', 'request_buffers 64KiB']) {
    expect(caddyfile).toContain(bound);
  }
});

it('finds the settings of docs/settings.md', () => {
  expect(settings.length).toBeGreaterThan(30);
});

it.each(settings.filter((name) => !DECIDED.includes(name)))('passes %s to web and worker', (name) => {
  for (const process of ['web', 'web-2', 'worker']) {
    expect(services[process].environment[name]).toMatch(new RegExp(`^\\$\\{${name}(:[-?].*)?\\}$`));
  }
});

it('passes nothing that is no setting', () => {
  const known = [...settings, 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
  const passed = Object.keys(services.prepare.environment);
  expect(passed.filter((name) => !known.includes(name))).toEqual([]);
});

const sources = ['config', 'limits', 'off-hire-settings']
  .map((name) => read(`libs/platform/src/config/${name}.ts`))
  .join('\n');

it('has every setting in the tables of docs/settings.md', () => {
  const validated = sources.match(/^ +[A-Z_]+(?=: [\w<>()]+\()/gm).map((name) => name.trim());
  // The address of the embedded database is between `npm start` and the product.
  const own = validated.filter((name) => name !== 'EMBEDDED_DATABASE_URL');
  expect(own.toSorted()).toEqual(settings.toSorted());
});

it('has the defaults of docs/settings.md', () => {
  const said = Object.fromEntries(rows.map(([, names, text]) => [names.split('`')[1], text]));
  const plain = [...sources.matchAll(/^ +([A-Z_]+): .*\{.*\bdefault: ([\d_]+|true|'[^']+')/gm)];
  expect(plain.length).toBeGreaterThan(12);
  const other = plain.filter(([, name, value]) => {
    const word = value.replaceAll(/[_']/g, '');
    return !new RegExp(`^\`?${RegExp.escape(word)}\\b`).test(said[name]);
  });
  expect(other.map(([line]) => line.trim())).toEqual([]);
});
