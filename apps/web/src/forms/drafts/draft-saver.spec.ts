import { emptyTimesheet } from '@groundsheet/form-rules';

import { ApiError } from '../../lib/api-error.js';
import { beginDraft, enterOnForm, isSaved, type Draft, type DraftForm } from './draft.js';
import { createSaver, type DraftCalls } from './draft-saver.js';

const customer = { customerId: 'c1', orderNumber: null, customerName: null };
const empty: DraftForm = emptyTimesheet('id-1', '2026-11-21');
const aDraft = () => beginDraft(empty, customer, '2026-11-21T08:00:00Z');

const refusal = (code: string) =>
  new ApiError(409, '', JSON.stringify({ statusCode: 409, code: `form.${code}`, message: 'No.' }));

/** A server with one draft, which may lose an answer or be out of reach, and a device that saves on it. */
function aServer() {
  let stored: { version: number; draft: Draft } | null = null;
  let trouble: 'answer lost' | 'out of reach' | null = null;
  let warning: string | undefined;
  const made: string[] = [];
  const store = (call: string, draft: Draft) => {
    made.push(call);
    const now = trouble;
    trouble = null;
    if (now !== 'out of reach') stored = { version: (stored?.version ?? 0) + 1, draft };
    if (now) throw new TypeError('Failed to fetch');
    return Promise.resolve({ version: stored!.version, ...(warning ? { warning } : {}) });
  };
  const calls: DraftCalls<Draft> = {
    bodyOf: ({ form }) => form,
    begin: async (draft) => {
      if (stored) throw refusal('already-begun');
      return store('begin', draft);
    },
    replace: async (draft, version) => {
      if (!stored) throw new ApiError(404, '', '');
      if (version !== stored.version) throw refusal('changed-meanwhile');
      return store(`replace ${version}`, draft);
    },
    load: async () => {
      const { version, draft } = stored!;
      const saved = { version, revision: 1 };
      return { ...draft, revision: 1, saved };
    },
  };
  const device = (draft: Draft) => {
    let held = draft;
    const saver = createSaver(calls, {
      current: () => held,
      change: (rule) => {
        held = rule(held);
      },
    });
    const type = (clientCompany: string) => {
      held = enterOnForm(held, { clientCompany });
    };
    return { ...saver, type, current: () => held };
  };
  return {
    device,
    made,
    stored: () => stored?.draft.form.clientCompany,
    throwAway: () => {
      stored = null;
    },
    warn: (next: string | undefined) => {
      warning = next;
    },
    fail: (next: typeof trouble) => {
      trouble = next;
    },
  };
}

describe('saving a draft on the server', () => {
  it('begins it, then replaces the version that it has, and sends nothing when nothing has changed', async () => {
    const server = aServer();
    const phone = server.device(aDraft());
    phone.type('Northgate');
    expect(await phone.save()).toEqual({ state: 'saved' });
    expect(await phone.save()).toEqual({ state: 'saved' });
    phone.type('Harrow');
    await Promise.all([phone.save(), phone.save()]);
    expect(server.made).toEqual(['begin', 'replace 1']);
    expect(phone.current().saved).toEqual({ version: 2, revision: 2 });
  });

  it('tells what the server has to say about it until a save goes without', async () => {
    const server = aServer();
    const phone = server.device(aDraft());
    server.warn('There is one already.');
    phone.type('Northgate');
    expect(await phone.save()).toEqual({ state: 'saved', warning: 'There is one already.' });
    expect(await phone.save()).toEqual({ state: 'saved', warning: 'There is one already.' });
    server.warn(undefined);
    phone.type('Harrow');
    expect(await phone.save()).toEqual({ state: 'saved' });
  });

  it('is not done where something was typed meanwhile', async () => {
    const phone = aServer().device(aDraft());
    phone.type('Nor');
    const saving = phone.save();
    await Promise.resolve();
    phone.type('Northgate');
    await saving;
    expect(isSaved(phone.current())).toBe(false);
  });

  it('says why it failed, and goes on with the next one', async () => {
    const server = aServer();
    const phone = server.device(aDraft());
    server.fail('out of reach');
    expect(await phone.save()).toMatchObject({ state: 'failed', error: new TypeError('Failed to fetch') });
    expect(await phone.save()).toEqual({ state: 'saved' });
  });

  it('knows its own save again, whether its answer was lost at the first or a later one', async () => {
    const server = aServer();
    const phone = server.device(aDraft());
    phone.type('Northgate');
    server.fail('answer lost');
    await phone.save();
    phone.type('Harrow');
    expect(await phone.save()).toEqual({ state: 'saved' });
    phone.type('Fenland');
    server.fail('answer lost');
    await phone.save();
    phone.type('Wharf');
    expect(await phone.save()).toEqual({ state: 'saved' });
    expect(server.stored()).toBe('Wharf');
    expect(phone.current().saved?.version).toBe(4);
  });

  it('asks nothing where two devices say the same', async () => {
    const server = aServer();
    const phone = server.device(aDraft());
    await phone.save();
    const tablet = server.device(phone.current());
    for (const device of [phone, tablet]) device.type('Northgate');
    await tablet.save();
    expect(await phone.save()).toEqual({ state: 'saved' });
    expect(phone.current().saved?.version).toBe(2);
  });

  it('overwrites nothing that another device has saved, and hands it over', async () => {
    const server = aServer();
    const phone = server.device(aDraft());
    await phone.save();
    const tablet = server.device(phone.current());
    phone.type('Northgate');
    tablet.type('Harrow');
    await tablet.save();
    const outcome = await phone.save();
    expect(outcome).toMatchObject({
      state: 'moved',
      other: { saved: { version: 2 }, form: { clientCompany: 'Harrow' } },
    });
    expect(server.stored()).toBe('Harrow');
    expect(phone.current().form.clientCompany).toBe('Northgate');
  });

  it('begins again what was thrown away on another device while this one goes on with it', async () => {
    const server = aServer();
    const phone = server.device(aDraft());
    await phone.save();
    server.throwAway();
    phone.type('Northgate');
    expect(await phone.save()).toEqual({ state: 'saved' });
    expect([server.made, server.stored()]).toEqual([['begin', 'begin'], 'Northgate']);
    expect(phone.current().saved?.version).toBe(1);
  });
});
