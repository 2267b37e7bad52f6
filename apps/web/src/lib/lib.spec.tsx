import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { object, parse } from 'valibot';

import { anAccount, dave, signedInHere } from '../../testing/accounts.js';
import { Around, openPage } from '../../testing/page.js';
import { aServer, refusal, type Replies } from '../../testing/server.js';
import { createAppRouter } from '../router.js';
import { ageOf, lasting } from './age.js';
import { ApiError, serverMessage } from './api-error.js';
import { FIRM_STORED, useFirm } from './firm.js';
import { inOneLine } from './in-one-line.js';
import { placeInLink } from './pages.js';
import { createQueryClient } from './query-client.js';
import { retriable, untilLoaded } from './retriable.js';
import { saveFile, saveOnceMade, saveOwnOnceMade, whyNotSaved } from './save-file.js';
import { day, flag, id, oneOf, searched } from './search-schema.js';
import {
  closeSignIn,
  currentSession,
  signedIn,
  signedOut,
  subscribeToSession,
} from './session/session-store.js';
import { onceNothingIsUnsaved, watchEntries } from './unsaved.js';
import { TYPING_PAUSE_MS, useLateText } from './use-late-text.js';
import { useLiveChanges } from './use-live-changes.js';
import { useSending } from './use-sending.js';

describe('the focus', () => {
  function theOffice(address: string) {
    signedInHere('admin');
    aServer({
      ...anAccount('admin'),
      'GET /api/drivers': [],
      'GET /api/drivers/letters': [],
      'GET /api/machines': [],
      'GET /api/machines/letters': [],
    });
    return openPage(address);
  }
  const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

  it('goes to the heading of the next page, which the window is called by, and leaves the first page alone', async () => {
    const user = theOffice('/admin/people');
    await heading('People');
    expect(document.title).toBe('People - Groundsheet');
    expect(document.activeElement).toBe(document.body);
    await user.click(
      within(screen.getByRole('navigation', { name: 'Office' })).getByRole('link', { name: 'Machines' }),
    );
    const next = await heading('Machines');
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(document.title).toBe('Machines - Groundsheet');
  });

  it('stays in a field while a list is filtered', async () => {
    const user = theOffice('/admin/machines');
    const search = await screen.findByRole('searchbox', { name: 'Search' });
    await user.type(search, 'ex');
    await waitFor(() => expect(location.search).toBe('?search=ex'));
    expect(document.activeElement).toBe(search);
  });

  it('skips past the bar and the navigation with the first key', async () => {
    const user = theOffice('/admin/people');
    const people = await heading('People');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to content' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(people);
    expect(location.hash).toBe('');
  });
});

describe('what waits until nothing is unsaved', () => {
  const router = createAppRouter(new QueryClient());
  const anAct = () => jest.fn<() => void>();

  /** As the router says it of a page that stands. */
  const goTo = (pathChanged: boolean) => {
    const toLocation = router.latestLocation;
    router.emit({ type: 'onResolved', toLocation, pathChanged, hrefChanged: true, hashChanged: false });
  };
  const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
  beforeAll(() => watchEntries(router));
  const add = (html: string) => {
    document.body.innerHTML = html;
    return document.body.firstElementChild!;
  };

  afterEach(() => {
    document.body.innerHTML = '';
    goTo(true);
  });

  it('does at once what loses nothing, and again where it came to nothing', async () => {
    const act = anAct();
    onceNothingIsUnsaved(act);
    await settled();
    expect(act).toHaveBeenCalledTimes(1);
    lookAgain();
    await settled();
    expect(act).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['typed', 'input', '<input>'],
    ['chosen', 'change', '<select></select>'],
    ['drawn', 'pointerdown', '<div data-entry></div>'],
    ['done in a dialog', 'pointerdown', '<div role="dialog"></div>'],
  ])('waits for what was %s until its page is left', async (_, kind, html) => {
    const act = anAct();
    add(html).dispatchEvent(new Event(kind, { bubbles: true }));
    document.body.innerHTML = '';
    onceNothingIsUnsaved(act);
    goTo(false);
    lookAgain();
    await settled();
    expect(act).not.toHaveBeenCalled();
    goTo(true);
    lookAgain();
    await settled();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it.each(['dialog', 'alertdialog'])('waits for an open %s', async (role) => {
    const act = anAct();
    add(`<div role="${role}"></div>`);
    onceNothingIsUnsaved(act);
    lookAgain();
    await settled();
    expect(act).not.toHaveBeenCalled();
    document.body.innerHTML = '';
    lookAgain();
    await settled();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('a tap on what holds nothing is no reason to wait, nor is a page on which it may not be done one to do it', async () => {
    const act = anAct();
    add('<button></button>').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    onceNothingIsUnsaved(act, () => false);
    lookAgain();
    await settled();
    expect(act).not.toHaveBeenCalled();
    onceNothingIsUnsaved(act);
    await settled();
    expect(act).toHaveBeenCalledTimes(1);
  });
});

describe('sending', () => {
  it('sends the same once at a time, something else beside it, and the same again afterwards', async () => {
    const answers: (() => void)[] = [];
    const send = jest.fn((_: { id: string; file: File }) => new Promise<void>((done) => answers.push(done)));
    const { result } = renderHook(() => useSending({ mutationFn: send }), { wrapper: Around });
    const [one, other] = [new File(['a'], 'a.csv'), new File(['b'], 'b.csv')];
    act(() => {
      result.current.mutate({ id: 'first', file: one });
      result.current.mutate({ id: 'first', file: one });
      result.current.mutate({ id: 'second', file: one });
      result.current.mutate({ id: 'first', file: other });
    });
    await waitFor(() => expect(answers).toHaveLength(3));
    await act(async () => answers.forEach((done) => done()));
    act(() => result.current.mutate({ id: 'first', file: one }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(4));
  });

  it('fails at once without a signal, and does not go by itself when there is one again', async () => {
    const send = jest.fn(() => Promise.reject<void>(new TypeError('Failed to fetch')));
    const { result } = renderHook(() => useSending({ mutationFn: send }), { wrapper: Around });
    fireEvent(window, new Event('offline'));
    act(() => result.current.mutate());
    await waitFor(() => expect(result.current.error?.message).toBe('Failed to fetch'));
    fireEvent(window, new Event('online'));
    await act(() => Promise.resolve());
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('live changes', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const KEYS = [['/api/collations']];

  const watching = () => {
    const { streams } = aServer({});
    return {
      streams,
      ...renderHook(() => useLiveChanges('/api/collations/events', KEYS), { wrapper: Around }),
    };
  };

  it('leaves a broken connection to the browser, and asks again half a minute after a refusal', () => {
    const { streams } = watching();
    act(() => streams.opened()[0]!.breakOff());
    jest.advanceTimersByTime(60_000);
    expect(streams.opened()).toHaveLength(1);
    act(() => streams.opened()[0]!.refuse());
    jest.advanceTimersByTime(29_000);
    expect(streams.open()).toHaveLength(0);
    jest.advanceTimersByTime(1_000);
    expect(streams.open()).toHaveLength(1);
  });

  it('hangs up when the screen goes, and does not come back', () => {
    const { streams, unmount } = watching();
    unmount();
    expect(streams.open()).toHaveLength(0);
    const refused = watching();
    act(() => refused.streams.opened()[0]!.refuse());
    refused.unmount();
    jest.advanceTimersByTime(60_000);
    expect(refused.streams.opened()).toHaveLength(1);
  });

  it('asks again once it is connected, for what was told before that', async () => {
    const { streams } = aServer({});
    const ask = jest.fn(() => Promise.resolve(['a set']));
    const useWatched = () => {
      useLiveChanges('/api/collations/events', KEYS);
      useQuery({ queryKey: KEYS[0]!, queryFn: ask });
    };
    renderHook(useWatched, { wrapper: Around });
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(ask).toHaveBeenCalledTimes(1);
    act(() => streams.opened()[0]!.tell('open'));
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks again after a change that comes before the first answer', async () => {
    const { streams } = aServer({});
    const answers: ((sets: string[]) => void)[] = [];
    const ask = () => new Promise<string[]>((resolve) => answers.push(resolve));
    const useWatched = () => {
      useLiveChanges('/api/collations/events', KEYS);
      return useQuery({ queryKey: KEYS[0]!, queryFn: ask }).data;
    };
    const { result } = renderHook(useWatched, { wrapper: Around });
    act(() => streams.opened()[0]!.tell('changed'));
    answers[0]!([]);
    await act(() => jest.advanceTimersByTimeAsync(10));
    answers[1]?.(['a set']);
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(result.current).toEqual(['a set']);
  });
});

describe('a text that is passed on late', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** A box and the address that it is kept in, which changes a moment after it is told. */
  function aBox(address?: string) {
    const told: (string | undefined)[] = [];
    const { result, rerender } = renderHook(
      (value: string | undefined) => useLateText(value, (text) => told.push(text)),
      { initialProps: address },
    );
    return {
      told,
      shown: () => result.current[0],
      type: (text: string) => act(() => result.current[1](text)),
      pause: () => act(() => jest.advanceTimersByTime(TYPING_PAUSE_MS)),
      addressIs: (value?: string) => rerender(value),
    };
  }

  it('passes on what was typed once the typing pauses, and keeps its outer spaces for the next word', () => {
    const box = aBox('field');
    expect(box.shown()).toBe('field');
    box.type('harrow');
    box.type('harrow ');
    expect(box.told).toEqual([]);
    box.pause();
    expect(box.told).toEqual(['harrow']);
    expect(box.shown()).toBe('harrow ');
    box.addressIs('harrow');
    expect(box.shown()).toBe('harrow ');
  });

  it('shows what the address says once that has changed elsewhere', () => {
    const box = aBox();
    box.type('harrow');
    box.pause();
    box.addressIs('harrow');
    box.addressIs(undefined);
    expect(box.shown()).toBe('');
    box.type('harrow');
    box.pause();
    box.addressIs('harrow');
    expect(box.shown()).toBe('harrow');
  });

  it('keeps quiet once the person has left for another page, which is still on its way', () => {
    const box = aBox();
    box.type('harrow');
    history.pushState(null, '', '/elsewhere');
    box.pause();
    expect(box.told).toEqual([]);
  });
});

describe('the client of queries', () => {
  it('does not retry what fails, nor ask again for another screen or when the window is looked at', async () => {
    const client = createQueryClient();
    const ask = jest.fn(() => Promise.resolve('answer'));
    const refuse = jest.fn(() => Promise.reject(new Error('refused')));
    const screen = () =>
      renderHook(
        () => [
          useQuery({ queryKey: ['asked'], queryFn: ask }),
          useQuery({ queryKey: ['refused'], queryFn: refuse }),
        ],
        { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
      );
    const first = screen();
    await waitFor(() => expect(first.result.current[0]!.data).toBe('answer'));
    await waitFor(() => expect(first.result.current[1]!.error?.message).toBe('refused'));
    expect(refuse).toHaveBeenCalledTimes(1);
    const { result } = screen();
    fireEvent(window, new Event('visibilitychange'));
    fireEvent(window, new Event('online'));
    expect(result.current[0]!.isStale).toBe(false);
    expect(result.current[0]!.fetchStatus).toBe('idle');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('reads what this device keeps without a signal, and asks the server again as soon as there is one', async () => {
    const client = createQueryClient();
    const server = jest.fn(() => Promise.reject<string>(new TypeError('Failed to fetch')));
    const refused = jest.fn(() => Promise.reject(new ApiError(404, 'Not Found', '')));
    const { result } = renderHook(
      () => [
        useQuery({ queryKey: ['kept'], queryFn: () => Promise.resolve('a signed form') }),
        useQuery({ queryKey: ['asked'], queryFn: server }),
        useQuery({ queryKey: ['refused'], queryFn: refused }),
      ],
      { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
    );
    fireEvent(window, new Event('offline'));
    await client.resetQueries();
    await waitFor(() =>
      expect(result.current.map(({ status }) => status)).toEqual(['success', 'error', 'error']),
    );
    const asked = [server.mock.calls.length, refused.mock.calls.length];
    server.mockResolvedValue('answer');
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(result.current[1]!.data).toBe('answer'));
    expect([server.mock.calls.length - asked[0]!, refused.mock.calls.length - asked[1]!]).toEqual([1, 0]);
  });
});

describe('our firm', () => {
  const HILL = { name: 'Hill Plant Ltd', addressLines: ['Gateshead'], telephone: '0191 496 0200' };

  function Name() {
    const { name, addressLines } = useFirm();
    return <p>{[name ?? 'Nobody', ...addressLines].join(', ')}</p>;
  }

  function show(replies: Replies) {
    aServer(replies);
    return render(
      <QueryClientProvider client={createQueryClient()}>
        <Name />
      </QueryClientProvider>,
    );
  }

  beforeEach(() => localStorage.clear());

  it('says which firm it is, and remembers it for pages without a signal', async () => {
    const { unmount } = show({ 'GET /api/firm': HILL });
    await screen.findByText('Hill Plant Ltd, Gateshead');
    unmount();
    show({});
    expect(screen.queryByText('Hill Plant Ltd, Gateshead')).not.toBeNull();
  });

  it.each([[null], ['{"name":'], ['null']])('is nobody where the device remembers %s', (stored) => {
    if (stored) localStorage.setItem(FIRM_STORED, stored);
    show({});
    expect(screen.queryByText('Nobody')).not.toBeNull();
  });
});

describe('saving a file', () => {
  const ME = 'GET /api/drivers/me';
  const LAPSED = { [ME]: refusal(401, 'auth.sign-in-needed', 'Sign in.') };
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');

  /** What the person does as soon as sign-in opens. */
  function onceAsked(act: () => void): void {
    const stop = subscribeToSession(() => {
      const session = currentSession();
      if (session.mode === 'guest' || !session.lapsed) return;
      stop();
      void Promise.resolve().then(act);
    });
  }

  beforeEach(() => {
    click.mockReset();
    signedIn(dave);
  });
  afterEach(signedOut);

  describe('a file that the server makes', () => {
    it('is saved for who is signed in', async () => {
      aServer({ [ME]: dave });
      expect(await saveFile('/api/history/export.csv')).toBe(true);
      expect(click).toHaveBeenCalledTimes(1);
    });

    it.each([
      ['is saved once the person is back', true, 1],
      ['is not saved when the person does not come back', false, 0],
    ])('%s', async (_, isBack, saved) => {
      aServer(LAPSED);
      onceAsked(isBack ? () => signedIn(dave) : closeSignIn);
      expect(await saveFile('/api/history/export.csv')).toBe(isBack);
      expect(click).toHaveBeenCalledTimes(saved);
    });

    it.each([
      ['no signal', {}, 'No signal. The file is made on the server: try again when there is one.'],
      ['a refusal', { [ME]: refusal(503, 'x', 'We cannot save right now.') }, 'We cannot save right now.'],
      [
        'a broken server',
        { [ME]: () => new Response('', { status: 502 }) },
        'The file cannot be made just now. Try again in a moment.',
      ],
    ])('is not saved with %s', async (_, replies, sentence) => {
      aServer(replies);
      const error = await saveFile('/api/history/export.csv').catch((refused: unknown) => refused);
      expect(click).not.toHaveBeenCalled();
      expect(whyNotSaved(error as Error)).toBe(sentence);
    });
  });

  describe('the PDF of a form', () => {
    const PDF = '/api/forms/t/pdf';
    const fetched = jest.fn<typeof fetch>();
    const refused = (status: number, retryAfter?: string) =>
      new Response(null, { status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} });

    beforeEach(() => {
      fetched.mockReset();
      globalThis.fetch = fetched;
      jest.useFakeTimers();
    });
    afterEach(() => jest.useRealTimers());

    it('is waited for while it is being made, then saved once', async () => {
      fetched.mockResolvedValueOnce(refused(503, '2')).mockResolvedValueOnce(refused(503, '2'));
      fetched.mockResolvedValueOnce(new Response(null));
      const saved = saveOnceMade(PDF);
      await jest.advanceTimersByTimeAsync(3999);
      expect([fetched.mock.calls.length, click.mock.calls.length]).toEqual([2, 0]);
      await jest.advanceTimersByTimeAsync(1);
      await saved;
      expect(click).toHaveBeenCalledTimes(1);
      expect(fetched).toHaveBeenCalledWith(PDF, { method: 'HEAD' });
    });

    it('is not waited for longer than 20 seconds', async () => {
      fetched.mockImplementation(async () => refused(503, '2'));
      const saved = expect(saveOnceMade(PDF)).rejects.toMatchObject({ status: 503 });
      await jest.advanceTimersByTimeAsync(20_000);
      await saved;
      expect(click).not.toHaveBeenCalled();
    });

    it.each([
      ['a link that is good no longer', refused(403)],
      ['a server that is away and does not say for how long', refused(503)],
    ])('is not saved with %s, which says why', async (_, answer) => {
      const words = JSON.stringify({ code: 'link.over', message: 'This link is not valid any more.' });
      fetched.mockResolvedValueOnce(answer);
      fetched.mockResolvedValueOnce(new Response(words, { status: answer.status }));
      const refusal = await saveOnceMade(PDF).catch((error: unknown) => error);
      expect(whyNotSaved(refusal as Error)).toBe('This link is not valid any more.');
      expect(fetched).toHaveBeenLastCalledWith(PDF);
      expect([fetched.mock.calls.length, click.mock.calls.length]).toEqual([2, 0]);
    });

    it('of an account is saved once the person is back', async () => {
      aServer({ ...LAPSED, [`HEAD ${PDF}`]: () => new Response(null) });
      onceAsked(() => signedIn(dave));
      expect(await saveOwnOnceMade(PDF)).toBe(true);
      expect(click).toHaveBeenCalledTimes(1);
    });
  });
});

describe('a refused call', () => {
  it('says the status, a colon, a space and the body', () => {
    expect(new ApiError(404, 'Not Found', 'gone').message).toBe('404: gone');
  });

  it('says the status text where the body is empty', () => {
    expect(new ApiError(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway');
  });

  it('carries the problem of the server', () => {
    const body = JSON.stringify({
      statusCode: 409,
      code: 'timesheet.sent',
      message: 'It was sent on Friday.',
    });
    const error = new ApiError(409, 'Conflict', body);
    expect(error.problem?.code).toBe('timesheet.sent');
    expect(serverMessage(error)).toBe('It was sent on Friday.');
  });

  it('has no sentence for people where the server sent none', () => {
    expect(serverMessage(new ApiError(500, 'Internal Server Error', '<html>'))).toBeUndefined();
    expect(serverMessage(new ApiError(500, 'Internal Server Error', '"text"'))).toBeUndefined();
    const refusedUnread = '{"error":"Request Timeout","message":"Client Timeout","statusCode":408}';
    expect(serverMessage(new ApiError(408, 'Request Timeout', refusedUnread))).toBeUndefined();
    expect(serverMessage(new TypeError('Failed to fetch'))).toBeUndefined();
  });
});

describe('what may be tried again', () => {
  it('asks again until it succeeds, and then no more', async () => {
    const load = jest.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new Error('no signal')).mockRejectedValueOnce(new Error('no signal'));
    load.mockResolvedValue('the scanner');
    const ask = retriable(load);
    await expect(ask()).rejects.toThrow('no signal');
    await expect(ask()).rejects.toThrow('no signal');
    expect(await Promise.all([ask(), ask()])).toEqual(['the scanner', 'the scanner']);
    expect(await ask()).toBe('the scanner');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is fetched until it comes where the page needs it to show what is kept', async () => {
    jest.useFakeTimers();
    const load = jest.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new Error('no signal')).mockRejectedValueOnce(new Error('no signal'));
    load.mockResolvedValue('the outbox');
    const loaded = untilLoaded(load);
    await jest.advanceTimersByTimeAsync(3000);
    expect(load).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(3000);
    expect(await loaded).toBe('the outbox');
    jest.useRealTimers();
  });
});

describe('the schema of an address', () => {
  const SEARCH = object({
    search: searched(),
    plant: searched(4),
    week: day,
    id,
    tab: oneOf(['mails', 'jobs']),
    archived: flag,
  });
  const ID = '01920000-0000-7000-8000-000000000001';

  it.each([
    [
      { search: 'licence', plant: 'D-11', week: '2026-11-21', id: ID, tab: 'jobs', archived: true },
      { search: 'licence', plant: 'D-11', week: '2026-11-21', id: ID, tab: 'jobs', archived: true },
    ],
    [
      { search: '  licence ', plant: ' D-114 ', week: ' 2026-11-21', id: ` ${ID} ` },
      { search: 'licence', plant: 'D-11', week: '2026-11-21', id: ID },
    ],
    [
      { search: 2027, plant: 41755 },
      { search: '2027', plant: '4175' },
    ],
    [{ search: 'x'.repeat(200) }, { search: 'x'.repeat(100) }],
    [
      { search: '   ', plant: ['a', 'b'], week: '2026-02-30', id: 'northgate', tab: 'all', archived: 'yes' },
      {},
    ],
    [{ search: null, plant: { a: 1 }, week: 20261121, id: 7, tab: ['jobs'], archived: false }, {}],
    [{ other: 'word' }, {}],
    [{}, {}],
  ])('reads %j in an address as %j, and leaves out what no filter can be', (said, read) => {
    expect(parse(SEARCH, said)).toEqual(read);
  });

  it('says of what it leaves out that it is not there, which the router would else pass on as it came', () => {
    expect(Object.keys(parse(SEARCH, { week: 'soon', tab: 'all' }))).toEqual(['week', 'tab']);
  });
});

describe('where the next page begins', () => {
  it.each([
    [
      '</api/history?limit=20&after=2026-11-21T14%3A05%3A00.000Z_01a>; rel="next"',
      '2026-11-21T14:05:00.000Z_01a',
    ],
    ['</api/history?after=X>; rel="next"', 'X'],
    ['</api/history?limit=20>; rel="next"', undefined],
    ['</api/history?after=X>; rel="prev"', undefined],
    [null, undefined],
  ])('%s -> %s', (link, place) => {
    expect(placeInLink(link)).toBe(place);
  });
});

describe('the age of something', () => {
  it.each([
    ['2026-11-21T08:00:00Z', 'just now'],
    ['2026-11-21T07:59:00Z', '1 minute ago'],
    ['2026-11-21T07:01:00Z', '59 minutes ago'],
    ['2026-11-21T07:00:00Z', '1 hour ago'],
    ['2026-11-20T08:30:00Z', '23 hours ago'],
    ['2026-11-19T08:00:00Z', '2 days ago'],
  ])('what was loaded at %s is from %s', (at, age) => {
    expect(ageOf(at, new Date('2026-11-21T08:00:00Z'))).toBe(age);
  });

  it.each([
    ['2026-11-21T12:30:00Z', 'less than a day'],
    ['2026-11-20T12:01:00Z', 'less than a day'],
    ['2026-11-20T12:00:00Z', '1 day'],
    ['2026-11-18T11:00:00Z', '3 days'],
  ])('says how long something has waited since %s: %s', (since, words) => {
    expect(lasting(since, new Date('2026-11-21T12:00:00Z'))).toBe(words);
  });
});

describe('a text in one line', () => {
  it.each([
    [['Dave Hill', '', null, undefined, false, '417-A'] as const, 'Dave Hill, 417-A'],
    [['יוסף הכהן', '417-A'] as const, '\u2068יוסף הכהן\u2069, 417-A'],
    [['417-A', 'شركة البناء 24', '2026'] as const, '417-A, \u2068شركة البناء 24\u2069, 2026'],
    [[] as const, ''],
  ])('puts %p side by side, and keeps apart what reads from right to left', (facts, line) => {
    expect(inOneLine(facts)).toBe(line);
  });
});
