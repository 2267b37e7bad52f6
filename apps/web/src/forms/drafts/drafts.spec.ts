import { emptyTimesheet } from '@groundsheet/form-rules';

import { ApiError } from '../../lib/api-error.js';
import { createSaver, type DraftCalls } from './draft-saver.js';
import {
  beginDraft,
  type Draft,
  type DraftForm,
  enterOnForm,
  forCustomer,
  isLostWithDevice,
  isSaved,
  isUntouched,
  noteSaved,
} from './draft.js';
import { type Opening, whichDraft } from './open-saved.js';

const empty: DraftForm = emptyTimesheet('id-1', '2026-11-21');
const customer = { customerId: 'c1', orderNumber: null, customerName: null };

describe('a draft of any form', () => {
  const customer = { customerId: 'c1', orderNumber: 'P-1234', customerName: 'Northgate Civils' };
  const aDraft = (): Draft => beginDraft(empty, customer, '2026-11-18T08:00:00Z');

  it('begins at step 1 for the chosen customer, untouched and unsent', () => {
    const draft = aDraft();
    expect(draft.form).toMatchObject({
      id: 'id-1',
      customerId: 'c1',
      orderNumber: 'P-1234',
      clientCompany: 'Northgate Civils',
    });
    expect(draft).toMatchObject({ step: 1, attempt: null, customerName: 'Northgate Civils' });
    expect(isUntouched(draft)).toBe(true);
    expect(isUntouched(enterOnForm(draft, { clientCompany: 'Wharf Joint Venture' }))).toBe(false);
  });

  it('keeps a client company that is there already', () => {
    const form = { ...empty, clientCompany: 'Wharf Joint Venture' };
    expect(beginDraft(form, customer, 'now').form.clientCompany).toBe('Wharf Joint Venture');
  });

  it('that has no customer takes the one that is chosen', () => {
    const found = noteSaved(aDraft(), { version: 1, revision: 0 });
    const draft = forCustomer({ ...found, form: empty }, customer);
    expect(draft.form).toMatchObject({ customerId: 'c1', orderNumber: 'P-1234' });
    expect(draft.customerName).toBe('Northgate Civils');
    expect(isSaved(draft)).toBe(false);
  });

  it('is saved until something is entered; whatever step is looked at', () => {
    const saved = noteSaved(aDraft(), { version: 1, revision: 0 });
    expect(isSaved(aDraft())).toBe(false);
    expect(isSaved({ ...saved, step: 3 })).toBe(true);
    expect(isSaved(enterOnForm(saved, { clientCompany: 'Harrow' }))).toBe(false);
  });

  it.each([
    ['only opened', false, aDraft()],
    ['entered on this device alone', true, enterOnForm(aDraft(), { clientCompany: 'Harrow' })],
    ['saved', false, noteSaved(enterOnForm(aDraft(), {}), { version: 1, revision: 1 })],
    ['changed since it was saved', true, noteSaved(enterOnForm(aDraft(), {}), { version: 1, revision: 0 })],
  ])('that was %s is lost with the device: %s', (_, lost, draft) => {
    expect(isLostWithDevice(draft)).toBe(lost);
  });
});

describe('saving a draft on the server', () => {
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

describe('opening a draft that is saved on the server', () => {
  const aDraft = (): Draft => beginDraft(empty, customer, '2026-11-21T08:00:00Z');
  const typed = (draft: Draft) => enterOnForm(draft, { clientCompany: 'Northgate' });
  const saved = (draft: Draft, version: number) => noteSaved(draft, { version, revision: draft.revision });

  const onServer = (version: number, status: 'draft' | 'submitted' = 'draft'): Draft => {
    const draft = { ...aDraft(), revision: 1 };
    return saved({ ...draft, form: { ...draft.form, status } }, version);
  };

  /** Whose draft is carried on with, or what has to be said first. */
  function said(opening: Opening<Draft>, kept: Draft | undefined): string {
    if (opening.state !== 'open') return opening.state;
    return opening.draft.form === kept?.form ? 'mine' : 'theirs';
  }

  it.each<[string, Draft | undefined, Draft, string]>([
    ['nothing is here', undefined, onServer(3), 'theirs'],
    ['it was only opened here', aDraft(), onServer(3), 'theirs'],
    ['it was changed here since it was saved', typed(saved(typed(aDraft()), 3)), onServer(3), 'mine'],
    ['it is the same here', saved(typed(aDraft()), 3), onServer(3), 'mine'],
    ['it was changed elsewhere only', saved(typed(aDraft()), 2), onServer(3), 'theirs'],
    ['it was changed here and elsewhere', typed(saved(typed(aDraft()), 2)), onServer(3), 'moved'],
    ['the answer to its first save was lost', typed(aDraft()), onServer(1), 'mine'],
    ['it was saved elsewhere after that', typed(aDraft()), onServer(2), 'moved'],
    ['it has been sent', typed(aDraft()), onServer(3, 'submitted'), 'sent'],
  ])('where %s', (_, kept, server, expected) => {
    expect(said(whichDraft(kept, server), kept)).toBe(expected);
  });

  it('lets what is here replace the first save whose answer was lost', () => {
    const opening = whichDraft(typed(aDraft()), onServer(1));
    expect(opening).toMatchObject({ draft: { saved: { version: 1, revision: -1 } } });
  });
});
