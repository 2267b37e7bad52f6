import { holdsAll, isAtLeast, stampFor } from './install.mjs';

const machine = { platform: 'linux', arch: 'x64', node: '24.21.0' };

it.each([
  ['lock file', 'other lock', machine],
  ['architecture', 'lock', { ...machine, arch: 'arm64' }],
  ['release of Node', 'lock', { ...machine, node: '26.1.0' }],
])('gives another %s another stamp', (_, lock, there) => {
  expect(stampFor(lock, there)).not.toBe(stampFor('lock', machine));
});

it('gives the same install the same stamp', () => {
  expect(stampFor('lock', { ...machine })).toBe(stampFor('lock', machine));
});

it.each([
  ['20.0.0', [20, 0], true],
  ['19.9.0', [20, 0], false],
  ['22.17.9', [22, 18], false],
  ['22.18.0', [22, 18], true],
  ['24.1.0', [22, 18], true],
])('compares Node %s with %j', (version, oldest, enough) => {
  expect(isAtLeast(version, oldest)).toBe(enough);
});

const lock = (packages) => ({ packages: { '': { name: 'root' }, ...packages } });

it('takes an install for complete when npm noted every version of the lock file', () => {
  const packages = { 'node_modules/a': { version: '1.0.0' } };
  expect(
    holdsAll(lock({ ...packages, 'node_modules/b': { version: '2.0.0', optional: true } }), { packages }),
  ).toBe(true);
});

it.each([
  ['is missing', {}],
  ['has another version', { 'node_modules/a': { version: '1.0.1' } }],
])('takes an install for incomplete when a package %s', (_, packages) => {
  expect(holdsAll(lock({ 'node_modules/a': { version: '1.0.0' } }), { packages })).toBe(false);
});
