import { jest } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Uppy from '@uppy/core';
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { useState } from 'react';

import { anAccount, signedInHere } from '../../testing/accounts.js';
import { onADesk } from '../../testing/desk.js';
import { openPage } from '../../testing/page.js';
import { aServer } from '../../testing/server.js';
import { api } from '../lib/api.js';
import { ApiError } from '../lib/api-error.js';
import { ticksOf } from './chart-ticks.js';
import { type Column, DataTable } from './data-table.js';
import { LinkToHandOn } from './link-to-hand-on.js';
import { countSet, dayFilter } from './list-filters.js';
import { SearchField } from './search-field.js';
import { fitted, readDrawing } from './signature/drawing.js';
import { inkBox, PICTURE_MOST, scaleOf } from './signature/signature-image.js';
import { currentToasts, dismissToasts, toast } from './toast-store.js';
import { Toaster } from './toaster.js';
import { TOOLTIP_DELAY_MS, tooltipClosed, tooltipDelay } from './tooltip-delays.js';
import { Tooltip } from './tooltip.js';
import type { UploadUppy } from './upload/file-sender.js';
import { recoverFiles } from './upload/recover-files.js';
import { NETWORK_SENTENCE, NOT_JSON_SENTENCE, sendFile, type UploadFault } from './upload/send-file.js';
import { isPdf, shrunkSize, unreadableSentence } from './upload/shrink-photo.js';

describe('the bar of filters', () => {
  const WEEK = '2026-11-21';

  /** The office's forms, and what the server was asked for. */
  function theForms(address: string) {
    signedInHere('supervisor');
    const asked: string[] = [];
    aServer({
      ...anAccount('supervisor'),
      'GET /api/customers': [],
      'GET /api/forms': ({ url }: Request) => {
        asked.push(decodeURIComponent(new URL(url).search));
        return [];
      },
    });
    return { asked, user: openPage(address) };
  }

  const sheet = () => screen.findByRole('dialog', { name: 'Filters' });
  const chips = () => within(screen.getByRole('group', { name: 'Forms: filters that are set' }));
  const query = () => Object.fromEntries(new URLSearchParams(location.search));

  it('says on a phone what is set, and takes one away by its chip and all of them together', async () => {
    const { user } = theForms(`/forms?week=${WEEK}&driver=dave&clientSigned=no&search=wharf`);
    await screen.findByRole('button', { name: 'Filters (3)' });
    expect(chips().getByText('Driver: dave')).toBeTruthy();
    expect(chips().getByText('Client’s signature: Not signed')).toBeTruthy();
    await user.click(chips().getByRole('button', { name: 'Clear Week: Sat 21 Nov 2026' }));
    await waitFor(() => expect(query()).toEqual({ driver: 'dave', clientSigned: 'no', search: 'wharf' }));
    await user.click(chips().getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(query()).toEqual({}));
    expect(screen.getByLabelText('Search')).toMatchObject({ value: '' });
    expect(screen.queryByRole('group', { name: /filters that are set/ })).toBeNull();
  });

  it('opens the filters in a sheet on a phone, and passes on what was typed last however soon it is closed', async () => {
    const { user } = theForms('/forms');
    const button = await screen.findByRole('button', { name: 'Filters' });
    expect(screen.queryByLabelText('Driver')).toBeNull();
    await user.click(button);
    await user.type(within(await sheet()).getByLabelText('Driver'), 'dave');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(query()).toEqual({ driver: 'dave' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters (1)' }));
    await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
    await user.click(within(await sheet()).getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(query()).toEqual({}));
  });

  it('stands in one row on a desk, without a sheet', async () => {
    onADesk();
    const { user } = theForms(`/forms?week=${WEEK}`);
    const bar = within(await screen.findByLabelText('Forms'));
    expect(bar.queryByRole('button', { name: /^Filters/ })).toBeNull();
    expect(bar.getByLabelText('Week')).toMatchObject({ value: WEEK });
    expect(bar.queryByLabelText('Kind')).toBeNull();
    await user.click(bar.getByRole('button', { name: 'More filters' }));
    await user.selectOptions(bar.getByLabelText('Kind'), 'Check sheets');
    await waitFor(() => expect(query()).toEqual({ week: WEEK, kind: 'check-sheet' }));
    await user.click(bar.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(query()).toEqual({}));
    await waitFor(() => expect(bar.queryByRole('button', { name: 'Clear all' })).toBeNull());
  });
});

describe('the filters of a list', () => {
  it('counts the filters that are set, of those that are asked about', () => {
    const search = { kind: 'timesheet', week: '2026-11-21', search: 'wharf', plantNumber: undefined };
    expect(countSet(search, ['kind', 'week', 'plantNumber'])).toBe(2);
    expect(countSet(search, ['plantNumber'])).toBe(0);
  });

  it('changes the filter that it is for, and names no other', () => {
    const changes: object[] = [];
    const search: { from?: string; to?: string } = { from: '2026-11-15', to: '2026-11-21' };
    const { value, onDay } = dayFilter({ search, onChange: (change) => changes.push(change) }, 'to');
    expect(value).toBe('2026-11-21');
    onDay(undefined);
    expect(changes).toEqual([{ to: undefined }]);
  });
});

describe('the search field', () => {
  afterEach(cleanup);

  /** Types into a box, and presses what is beside it at once. */
  async function typeAndPress(role: 'dialog' | 'region'): Promise<(string | undefined)[]> {
    const told: (string | undefined)[] = [];
    render(
      <div role={role} aria-label="All of it">
        <SearchField label="Search" value={undefined} onSearch={(text) => told.push(text)} />
        <button type="button">Open D-1042</button>
      </div>,
    );
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Search'), 'd-121');
    await user.click(screen.getByRole('button', { name: 'Open D-1042' }));
    return told;
  }

  it('leaves the list beside it as it is while one of its rows is pressed', async () => {
    expect(await typeAndPress('region')).toEqual([]);
  });

  it('passes on what was typed last when it is left in a dialog, which may close', async () => {
    expect(await typeAndPress('dialog')).toEqual(['d-121']);
  });
});

describe('a table', () => {
  interface Firm {
    id: string;
    name: string;
  }

  const FIRMS = Array.from({ length: 200 }, (_, at) => ({ id: String(at), name: `Firm ${at}` }));
  /** Names in the order in which they were drawn. */
  const drawn: string[] = [];
  const COLUMNS: readonly [Column<Firm>, ...Column<Firm>[]] = [
    {
      header: 'Name',
      cell: ({ name }) => {
        drawn.push(name);
        return name;
      },
    },
  ];
  const actions = ({ name }: Firm) => <button type="button">Edit {name}</button>;

  function Register() {
    const [firms, setFirms] = useState<readonly Firm[]>(FIRMS.slice(0, 180));
    const [typed, setTyped] = useState('');
    return (
      <>
        <input aria-label="Search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        <button type="button" onClick={() => setFirms(FIRMS)}>
          Show more
        </button>
        <button
          type="button"
          onClick={() => setFirms((before) => before.with(1, { ...before[1]!, name: 'Renamed' }))}
        >
          Rename
        </button>
        <DataTable
          caption="Firms"
          items={firms}
          keyOf={({ id }) => id}
          columns={COLUMNS}
          actions={actions}
          room={76}
        />
      </>
    );
  }

  it('draws of a long register only the rows that are new or have changed, and keeps the focus in the others', async () => {
    const user = userEvent.setup();
    render(<Register />);
    const rows = () => within(screen.getByRole('list', { name: 'Firms' })).getAllByRole('listitem');
    expect(rows()).toHaveLength(180);
    drawn.length = 0;
    await user.type(screen.getByLabelText('Search'), 'hill');
    expect(drawn).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(rows()).toHaveLength(200);
    expect(drawn).toEqual(FIRMS.slice(180).map(({ name }) => name));
    drawn.length = 0;
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(drawn).toEqual(['Renamed']);
    screen.getByRole('button', { name: 'Edit Firm 7' }).focus();
    await user.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe('Edit Firm 8');
  });
});

describe('the figures beside a chart', () => {
  it.each([
    [
      [7812.5, 7840, 7866],
      [7800, 7820, 7840, 7860, 7880],
    ],
    [
      [0, 45.5],
      [0, 10, 20, 30, 40, 50],
    ],
    [
      [0.1, 0.3],
      [0.1, 0.15, 0.2, 0.25, 0.3],
    ],
    [[12], [10, 15]],
    [[], [0, 0.2, 0.4, 0.6, 0.8, 1]],
  ])('finds the round figures around %j', (values, ticks) => {
    expect(ticksOf(values)).toEqual(ticks);
  });

  it('puts at most seven figures around any values, none of them outside', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 }), (values) => {
        const ticks = ticksOf(values);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
      }),
    );
  });
});

describe('toasts and tooltips', () => {
  it('shows the tooltip of a neighbour at once, until the skip delay is over', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    expect(tooltipDelay()).toBe(700);
    tooltipClosed();
    now.mockReturnValue(1_000_299);
    expect(tooltipDelay()).toBe(0);
    now.mockReturnValue(1_000_300);
    expect(tooltipDelay()).toBe(700);
    now.mockRestore();
  });

  describe('toasts', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('show one at a time, the latest', () => {
      toast({ title: 'Rating Required' });
      toast({ title: 'Date Required' });
      expect(currentToasts()).toMatchObject([{ title: 'Date Required', open: true }]);
    });

    it('stay in the list for their removal delay once closed', () => {
      toast({ title: 'Send Failed' });
      dismissToasts();
      jest.advanceTimersByTime(999_999);
      expect(currentToasts()).toMatchObject([{ title: 'Send Failed', open: false }]);
      jest.advanceTimersByTime(1);
      expect(currentToasts()).toEqual([]);
    });
  });
});

it('says where what was done stands, and today’s mails are used up', async () => {
  render(<Toaster />);
  const answer = Response.json({}, { headers: { 'Mails-Held-Back': '2' } });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  await api.GET('/api/customers');
  expect(await screen.findByText('Saved, but not everyone was mailed')).toBeTruthy();
  jest.restoreAllMocks();
  dismissToasts();
});

describe('a tooltip', () => {
  it('shows from one button to the next without a second wait', async () => {
    render(
      <>
        <Tooltip text="Copy down">
          <button>Copy</button>
        </Tooltip>
        <Tooltip text="Clear the day">
          <button>Clear</button>
        </Tooltip>
      </>,
    );
    const user = userEvent.setup();
    await user.hover(screen.getByRole('button', { name: 'Copy' }));
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect((await screen.findByRole('tooltip')).textContent).toBe('Copy down');
    const timers = jest.spyOn(window, 'setTimeout');
    await user.hover(screen.getByRole('button', { name: 'Clear' }));
    const said = () => screen.getAllByRole('tooltip').map(({ textContent }) => textContent);
    await waitFor(() => expect(said()).toContain('Clear the day'));
    expect(timers.mock.calls.map(([, delay]) => delay)).not.toContain(TOOLTIP_DELAY_MS);
    timers.mockRestore();
  });
});

describe('a link to hand on', () => {
  const LINK = 'https://groundsheet.test/repair/1#key';

  function shown() {
    const user = userEvent.setup();
    render(
      <>
        <LinkToHandOn label="Link for a fitter" link={LINK} title="Repair of EX-0417" />
        <Toaster />
      </>,
    );
    return user;
  }
  afterEach(() => {
    delete (navigator as { share?: unknown }).share;
  });

  it('copies the link and says so', async () => {
    const user = shown();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link for a fitter' }).value).toBe(LINK);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledWith(LINK);
    await screen.findByText('Link Copied');
  });

  it('lets the person copy it where the browser will not', async () => {
    const user = shown();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    const asked = jest.spyOn(window, 'prompt').mockReturnValue(null);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(asked).toHaveBeenCalledWith('Copy the URL below', LINK);
  });

  it('is not shared where the phone has nothing for it', () => {
    shown();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('says with what is shared which machine it is about', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { share });
    const user = shown();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Repair of EX-0417', url: LINK });
  });
});

describe('a signature', () => {
  const SHEET = { width: 640, height: 440 };
  const stroke = (...points: [x: number, y: number][]) => ({
    paths: points.map(([x, y]) => ({ x, y })),
    strokeWidth: 4,
    strokeColor: '#1b1f23',
    drawMode: true,
  });

  it('is cut to its ink with a margin', () => {
    const strokes = [stroke([100, 80], [300, 120]), stroke([200, 200])];
    expect(inkBox(strokes, SHEET)).toEqual({ x: 88, y: 68, width: 224, height: 144 });
  });

  it('never leaves the sheet', () => {
    expect(inkBox([stroke([-5, 2], [700, 439])], SHEET)).toEqual({ x: 0, y: 0, width: 640, height: 440 });
  });

  it.each([SHEET, { width: 1240, height: 620 }, { width: 328, height: 900 }])(
    'is a picture that the server takes, drawn on $width by $height',
    (sheet) => {
      expect(sheet.width * scaleOf(sheet)).toBeLessThanOrEqual(PICTURE_MOST.width);
      expect(sheet.height * scaleOf(sheet)).toBeLessThanOrEqual(PICTURE_MOST.height);
    },
  );

  it('keeps its shape on a screen that was turned', () => {
    const upright = { width: 300, height: 500, strokes: [stroke([0, 0], [300, 500])] };
    const [turned] = fitted(upright, { width: 800, height: 250 });
    expect(turned?.paths).toEqual([
      { x: 325, y: 0 },
      { x: 475, y: 250 },
    ]);
  });

  it('that is not finished is kept for its own place alone', () => {
    const drawing = { width: 300, height: 200, strokes: [stroke([1, 2])] };
    const stored = JSON.stringify({ of: 'f1 client', drawing });
    expect(readDrawing(stored, 'f1 client')).toEqual(drawing);
    expect(readDrawing(stored, 'f1 driver')).toBeNull();
    expect(readDrawing('nonsense', 'f1 client')).toBeNull();
  });
});

describe('what is left of an upload', () => {
  const A_FILE = { name: 'licence.jpg', type: 'image/jpeg', data: new Blob(['front']) };

  it('loses no file that was chosen before it knew what was left from the last time', async () => {
    for (const time of ['first', 'second']) {
      const uppy: UploadUppy = new Uppy({ id: 'scans' });
      let restored = false;
      uppy.on('restored', () => (restored = true));
      recoverFiles(uppy);
      uppy.addFile(A_FILE);
      if (time === 'second') await waitFor(() => expect(restored).toBe(true));
      expect(uppy.getFiles().map(({ name }) => name)).toEqual(['licence.jpg']);
      // What is left of the first time is that there was something, which has been removed.
      uppy.removeFiles(uppy.getFiles().map(({ id }) => id));
      await new Promise((resolve) => setTimeout(resolve, 700));
      uppy.destroy();
    }
  });
});

describe('the sender of files', () => {
  interface Answer {
    /** 0: nobody answers. */
    status: number;
    body?: string;
  }

  /** What the server answers, one after the other, and what it was sent. */
  let answers: Answer[];
  let sent: { address: string; type: string; at: number }[];

  class FakeRequest {
    static hangs = false;
    status = 0;
    responseText = '';
    readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    private readonly wanted = { address: '', type: '' };

    open(_method: string, address: string) {
      this.wanted.address = address;
    }

    setRequestHeader(_name: string, type: string) {
      this.wanted.type = type;
    }

    send(file: Blob) {
      sent.push({ ...this.wanted, at: Date.now() });
      if (FakeRequest.hangs) return;
      const { status, body = '' } = answers.shift() ?? { status: 0 };
      queueMicrotask(() => {
        this.upload.onprogress?.({ loaded: file.size });
        Object.assign(this, { status, responseText: body });
        if (status === 0) this.onerror?.();
        else this.onload?.();
        this.onloadend?.();
      });
    }

    abort() {
      this.onabort?.();
      this.onloadend?.();
    }
  }

  const photo = new Blob(['photo'], { type: 'image/jpeg' });
  const stored = { status: 200, body: '{"url":"/api/objects/1"}' };
  const refusal = (status: number, message: string, details?: object) => ({
    status,
    body: JSON.stringify({ statusCode: status, code: 'x', message, details }),
  });
  let asked: number;
  const askForAddress = () => Promise.resolve(`/address/${(asked += 1)}`);
  const realRequest = globalThis.XMLHttpRequest;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    [answers, sent, asked] = [[], [], 0];
    FakeRequest.hangs = false;
    globalThis.XMLHttpRequest = FakeRequest as never;
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.XMLHttpRequest = realRequest;
  });

  /** Lets all waiting pass. */
  async function outcome(sending: Promise<string>): Promise<string | UploadFault> {
    const settled = sending.catch((error: unknown) => error as UploadFault);
    await jest.advanceTimersByTimeAsync(10_000);
    return settled;
  }

  it('sends a file to the address that it is given, and tells how much has gone', async () => {
    answers = [stored];
    const onProgress = jest.fn();
    expect(await outcome(sendFile(photo, { askForAddress, onProgress }))).toBe('/api/objects/1');
    expect(sent).toMatchObject([{ address: '/address/1', type: 'image/jpeg' }]);
    expect(onProgress).toHaveBeenCalledWith(5);
  });

  it('says octet-stream of a file that does not say what it is', async () => {
    answers = [stored];
    await outcome(sendFile(new Blob(['?']), { askForAddress }));
    expect(sent[0]!.type).toBe('application/octet-stream');
  });

  it('tries three times more to the same address, 0.3, 0.6 and 1.2 seconds apart', async () => {
    answers = [{ status: 0 }, refusal(503, 'Later.'), { status: 0 }, stored];
    expect(await outcome(sendFile(photo, { askForAddress }))).toBe('/api/objects/1');
    const waits = sent.slice(1).map(({ at }, n) => at - sent[n]!.at);
    expect(waits).toEqual([300, 600, 1200]);
    expect(asked).toBe(1);
  });

  it('gives up after the fourth time, with the sentence of the last', async () => {
    expect(await outcome(sendFile(photo, { askForAddress }))).toMatchObject({ message: NETWORK_SENTENCE });
    expect(sent).toHaveLength(4);
  });

  it.each([
    [413, 'This file is larger than 10 MB. Choose a smaller one.'],
    [415, 'This is not a photo that we can show.'],
    [422, 'This photo is damaged.'],
  ])('does not try again after %s, and says what the server says', async (status, message) => {
    answers = [refusal(status, message)];
    expect(await outcome(sendFile(photo, { askForAddress }))).toMatchObject({ message, passing: false });
    expect(sent).toHaveLength(1);
  });

  it('takes the file that came first where the answer to it was lost', async () => {
    answers = [{ status: 0 }, refusal(409, 'Used.', { url: '/api/objects/first' })];
    expect(await outcome(sendFile(photo, { askForAddress }))).toBe('/api/objects/first');
  });

  it.each(['<html>OK</html>', '{}', 'null'])('wants JSON with a url, not %s', async (body) => {
    answers = [{ status: 200, body }];
    expect(await outcome(sendFile(photo, { askForAddress }))).toMatchObject({ message: NOT_JSON_SENTENCE });
  });

  it('says what the server says where it gives no address, and asks again where nobody answers', async () => {
    const refused = new ApiError(429, '', refusal(429, 'Very many photos.').body);
    const asking = jest.fn(() => Promise.reject(refused));
    expect(await outcome(sendFile(photo, { askForAddress: asking }))).toMatchObject({
      message: 'Very many photos.',
    });
    expect(asking).toHaveBeenCalledTimes(1);
    const alone = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await outcome(sendFile(photo, { askForAddress: alone }))).toMatchObject({
      message: NETWORK_SENTENCE,
    });
    expect(alone).toHaveBeenCalledTimes(4);
  });

  it('says so when nothing has moved for 30 seconds, and stops when it is told to', async () => {
    FakeRequest.hangs = true;
    const onStalled = jest.fn();
    const control = new AbortController();
    const sending = sendFile(photo, { askForAddress, onStalled, signal: control.signal });
    const ended = expect(sending).rejects.toMatchObject({ name: 'AbortError' });
    await jest.advanceTimersByTimeAsync(29_999);
    expect(onStalled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onStalled).toHaveBeenCalledWith(
      'Upload has not made any progress for 30 seconds. You may want to retry it.',
    );
    control.abort();
    await ended;
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('an upload', () => {
  it.each([
    [4032, 3024, 2048, 1536],
    [3024, 4032, 1536, 2048],
    [2048, 100, 2048, 100],
    [640, 480, 640, 480],
    [10_000, 1, 2048, 1],
  ])('makes a photo of %s by %s one of %s by %s', (width, height, shrunkWidth, shrunkHeight) => {
    expect(shrunkSize(width, height)).toEqual({ width: shrunkWidth, height: shrunkHeight });
  });

  it.each([
    ['a HEIC without a type', '\0\0\0\x18ftypheic', '', /HEIC.*Settings, Camera, Formats, Most Compatible/],
    ['a HEIC that is called JPEG', '\0\0\0\x20ftypmif1heic', 'image/jpeg', /HEIC/],
    ['a burst of HEIC', '\0\0\0\x18ftyphevc', 'image/png', /HEIC/],
    ['a PDF with something before it', 'x\n%PDF-1.7', 'application/pdf', /^This PDF cannot be opened/],
    ['a PDF that is none any more', 'garbage', 'application/pdf', /^This PDF cannot be opened/],
    ['half a JPEG', '\xff\xd8\xff', 'image/jpeg', /^This photo cannot be opened\. Take it again/],
    ['a JPEG that is called HEIC', '\xff\xd8\xff', 'image/heic', /^This photo cannot be opened/],
    ['nothing', '', '', /choose another one/],
  ])('says what to do about %s', async (_, content, type, sentence) => {
    const bytes = Uint8Array.from(content, (letter) => letter.charCodeAt(0));
    expect(await unreadableSentence(new Blob([bytes], { type }))).toMatch(sentence);
    expect(await isPdf(new Blob([bytes], { type }))).toBe(false);
  });
});
