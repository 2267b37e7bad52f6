/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { mayContinue } from './use-order-check.js';

const plain = { id: '1', name: 'Acme', requiresOrderValidation: false };
const strict = { id: '2', name: 'Brickworks', requiresOrderValidation: true };

describe('Continue to Form', () => {
  it('waits for a customer', () => {
    expect(mayContinue(null, { state: 'idle' })).toBe(false);
  });

  it('opens at once for a customer without order validation', () => {
    expect(mayContinue(plain, { state: 'idle' })).toBe(true);
  });

  it.each([
    [{ state: 'idle' } as const, false],
    [{ state: 'validating' } as const, false],
    [{ state: 'invalid', message: 'no' } as const, false],
    [{ state: 'valid', message: 'yes' } as const, true],
  ])('with order validation, %p opens it: %p', (check, opens) => {
    expect(mayContinue(strict, check)).toBe(opens);
  });
});
