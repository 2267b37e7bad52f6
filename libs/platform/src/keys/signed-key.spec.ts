import type { Config } from '../config/config.js';
import { SealedText } from './sealed-text.js';
import { SignedKey } from './signed-key.js';

const config = { linkSecret: 'a secret of the installation' };
const FACTS = '01935b2e-7c5e-7000-8000-000000000001:1795262400';
const signed = new SignedKey(config, 'form-link').sign(FACTS);
const rotated = { linkSecret: 'the next secret', previousLinkSecret: config.linkSecret };

it('signs the same facts alike, from any process, in 43 letters that need no escaping in a URL', () => {
  expect(new SignedKey(config, 'form-link').sign(FACTS)).toBe(signed);
  expect(signed).toMatch(/^[\w-]{43}$/);
});

it.each<[string, SignedKey, string, string]>([
  ['its own signature', new SignedKey(config, 'form-link'), FACTS, signed],
  ['one of the previous secret', new SignedKey(rotated, 'form-link'), FACTS, signed],
])('takes %s', (_, key, facts, signature) => {
  expect(key.allows(facts, signature)).toBe(true);
});

it.each<[string, SignedKey, string, string]>([
  ['no signature', new SignedKey(config, 'form-link'), FACTS, ''],
  ['one that goes on', new SignedKey(config, 'form-link'), FACTS, `${signed}A`],
  ['one that ends early', new SignedKey(config, 'form-link'), FACTS, signed.slice(0, -1)],
  ['one of other letters', new SignedKey(config, 'form-link'), FACTS, 'é'.repeat(43)],
  ['one for other facts', new SignedKey(config, 'form-link'), `${FACTS}0`, signed],
  ['one for another purpose', new SignedKey(config, 'form-claim'), FACTS, signed],
  ['one of another installation', new SignedKey({ linkSecret: 'another' }, 'form-link'), FACTS, signed],
  [
    'one of a secret before the previous one',
    new SignedKey({ ...rotated, previousLinkSecret: 'x' }, 'form-link'),
    FACTS,
    signed,
  ],
])('refuses %s', (_, key, facts, signature) => {
  expect(key.allows(facts, signature)).toBe(false);
});

it('signs with the current secret only', () => {
  const { linkSecret } = rotated;
  expect(new SignedKey(rotated, 'form-link').sign(FACTS)).toBe(
    new SignedKey({ linkSecret }, 'form-link').sign(FACTS),
  );
});

describe('a sealed text', () => {
  const text = 'TS-7K3M9QXD, and a key: ł “yes”';
  const of = (config: object, purpose = 'answers') => new SealedText(config as Config, purpose);

  it('is read with the secret that sealed it, or the one before, and with nothing else', () => {
    const sealed = of(config).seal(text);
    expect(sealed.includes('TS-7K3M9QXD')).toBe(false);
    expect(of(config).open(sealed)).toBe(text);
    expect(of(rotated).open(sealed)).toBe(text);
    expect(of({ linkSecret: 'another' }).open(sealed)).toBeNull();
    expect(of(config, 'other').open(sealed)).toBeNull();
  });

  it('is never sealed twice alike, and reads as nothing once a byte of it is changed', () => {
    const sealed = of(config).seal(text);
    expect(of(config).seal(text).equals(sealed)).toBe(false);
    for (const at of [0, 12, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(of(config).open(changed)).toBeNull();
    }
    expect(of(config).open(Buffer.alloc(3))).toBeNull();
  });
});
