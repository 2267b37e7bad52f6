import { hashOf } from '../src/forms/outbox/hash-of.js';

/**
 * What the server says of a form that has arrived.
 *
 * @param more beside its receipt
 */
export const received =
  (id: string, reference: string, more: object = {}) =>
  async (request: Request): Promise<object> => {
    const receipt = {
      reference,
      formId: id,
      bodySha256: await hashOf(await request.text()),
      pictures: [],
    };
    return { success: true, id, reference, message: 'Sent.', receipt, ...more };
  };
