import { aTimesheet } from './builders.js';
import { aSent, COMPLETION, same, type Records, type Row } from './role-rows.js';

const PATH = '/api/sign-requests';

async function toAskFor(records: Records): Promise<object> {
  const unsigned = (company: string) => aTimesheet(company, { clientSignature: null });
  const id = await aSent(records, COMPLETION, unsigned);
  return { kind: 'timesheet', id, signatory: 'client', channel: 'code' };
}

/** A call about a request of the first driver. */
const aboutAsked =
  (verb = '', body?: object): Row['call'] =>
  async (records) => {
    const asked = await records.driver.request('post', PATH).send(await toAskFor(records));
    return { path: `${PATH}/${asked.body.id}${verb}`, body };
  };

/** The calls of those who ask for signatures; those of the person asked are decided by the key of their link. */
export const SIGN_ROWS: Record<string, Row> = {
  [`GET ${PATH}`]: same(PATH, 200),
  [`GET ${PATH}/counts`]: same(`${PATH}/counts`, 200),
  [`POST ${PATH}`]: {
    call: async (records) => ({ path: PATH, body: await toAskFor(records) }),
    answer: 201,
  },
  [`GET ${PATH}/:id`]: { call: aboutAsked(), answer: 200 },
  [`POST ${PATH}/:id/renew`]: { call: aboutAsked('/renew'), answer: 200 },
  [`POST ${PATH}/:id/withdraw`]: { call: aboutAsked('/withdraw'), answer: 204 },
  [`POST ${PATH}/:id/remind`]: { call: aboutAsked('/remind'), answer: 409 },
  [`POST ${PATH}/:id/accept`]: { call: aboutAsked('/accept'), answer: 409 },
  [`POST ${PATH}/:id/answer`]: { call: aboutAsked('/answer', { answer: 'As agreed.' }), answer: 409 },
};
