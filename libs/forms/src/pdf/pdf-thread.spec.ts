import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { moduleBeside } from '@groundsheet/files';
import { aLetterhead, becomes } from '@groundsheet/testing';
import { PdfThread } from './pdf-thread.js';

const BLOCKS = moduleBeside(import.meta.url, '../../../paper/src/index');

/** A layout written in the test; `body` sees `page`, `data` and the blocks. */
function aLayout(body: string): URL {
  return new URL(
    `data:text/javascript,${encodeURIComponent(`import * as blocks from '${BLOCKS}'; export async function draw(page, data) { ${body} }`)}`,
  );
}

const HELLO = aLayout(`
  page.describe({ title: 'A form', footer: 'TS-1', runningTitle: 'A form' });
  blocks.heading(page, 'Hello');
  blocks.notes(page, 'Notes', data.notes);
`);
const THROWS = aLayout(`throw new Error('no ink left');`);
const DIES = aLayout(`process.exit(3);`);

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text;
}

describe('the PDF thread', () => {
  const thread = new PdfThread();
  afterAll(() => thread.onApplicationShutdown());

  it('renders a layout from its sources, titled, tagged and in English', async () => {
    const pdf = await thread.render([{ layout: HELLO, data: { notes: 'Дмитрий and Łukasz' } }]);
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const meta = await getMeta(document);
    expect(meta.info).toMatchObject({ Title: 'A form', Creator: 'Groundsheet', Language: 'en-GB' });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(JSON.stringify(await (await document.getPage(1)).getStructTree())).toContain('"role":"H2"');
    expect(await textOf(pdf)).toMatch(/Hello[^]*Notes[^]*Дмитрий and Łukasz[^]*TS-1[^]*Page 1 of 1/);
  });

  it.each(['http://evil.org/pay', 'pay-now.example.com', 'boss@evil.org'])(
    'prints %s so that no viewer makes a link of it',
    async (typed) => {
      const pdf = await thread.render([
        { layout: HELLO, data: { notes: `${typed} and J.C.B., 12.5 hours, 07700 900123` } },
      ]);
      expect(await textOf(pdf)).not.toMatch(/https?:\/|@\w|\w\.[a-z]{2}/i);
      expect(await textOf(pdf)).toMatch(/J\s*\.\s*C\s*\.\s*B\s*\.\s*, 12\.5 hours, 07700 900123/);
      const document = await getDocumentProxy(new Uint8Array(pdf));
      expect(await (await document.getPage(1)).getAnnotations()).toEqual([]);
    },
  );

  it('puts the head of the firm above each document, with its logo once in the file', async () => {
    const headed = aLayout(
      `blocks.header(page, { title: 'A form', subtitle: '', reference: 'TS-1', badge: null });`,
    );
    const parts = [1, 2, 3].map(() => ({ layout: headed, data: {} }));
    const letterhead = { ...(await aLetterhead()), name: 'Pay evil.org Ltd' };
    const pdf = await thread.render(parts, letterhead);
    const text = await textOf(pdf);
    expect(text.match(/Unit 4, Quarry Road, Gateshead, NE11 0XX\s+0191 496 0200/g)).toHaveLength(3);
    expect(text).toContain('Pay evil');
    expect(text).not.toContain('evil.org');
    expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
  });

  it('renders many at once, each with its own data', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Driver ${index} of many`);
    const pdfs = await Promise.all(names.map((notes) => thread.render([{ layout: HELLO, data: { notes } }])));
    for (const [index, pdf] of pdfs.entries()) expect(await textOf(pdf)).toContain(names[index]);
  });

  it('leaves the event loop free meanwhile', async () => {
    // Drawn until the event loop says that it has come round meanwhile.
    const endless = aLayout(`
      const [BEGUN, SEEN] = [0, 1];
      Atomics.store(data.flags, BEGUN, 1);
      for (const end = Date.now() + 20_000; !Atomics.load(data.flags, SEEN); )
        if (Date.now() > end) throw new Error('The event loop stood still.');
    `);
    const flags = new Int32Array(new SharedArrayBuffer(8));
    const rendering = thread.render([{ layout: endless, data: { flags } }]);
    await becomes(() => Atomics.load(flags, 0) === 1);
    Atomics.store(flags, 1, 1);
    expect((await rendering).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('fails only the job whose layout throws', async () => {
    const [bad, good] = await Promise.allSettled([
      thread.render([{ layout: THROWS, data: {} }]),
      thread.render([{ layout: HELLO, data: { notes: 'after' } }]),
    ]);
    expect(bad).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('no ink left') },
    });
    expect(good.status).toBe('fulfilled');
  });

  it('begins again after the thread has died, and goes on with the jobs that wait', async () => {
    const [dead, waiting] = await Promise.allSettled([
      thread.render([{ layout: DIES, data: {} }]),
      thread.render([{ layout: HELLO, data: { notes: 'still here' } }]),
    ]);
    expect(dead).toMatchObject({
      status: 'rejected',
      reason: { message: 'The PDF thread ended before its job was done.' },
    });
    expect(await textOf((waiting as PromiseFulfilledResult<Buffer>).value)).toContain('still here');
  });

  it('refuses data that cannot be sent to a thread', async () => {
    await expect(thread.render([{ layout: HELLO, data: { notes: () => 'no' } }])).rejects.toThrow(
      'could not be cloned',
    );
    await expect(thread.render([{ layout: HELLO, data: { notes: 'yes' } }])).resolves.toBeInstanceOf(Buffer);
  });
});

it('refuses work after it was stopped, and rejects what waits', async () => {
  const thread = new PdfThread();
  const outcome = Promise.allSettled([
    thread.render([{ layout: HELLO, data: { notes: '' } }]),
    thread.render([{ layout: HELLO, data: { notes: '' } }]),
  ]);
  await thread.onApplicationShutdown();
  await expect(thread.render([{ layout: HELLO, data: { notes: '' } }])).rejects.toThrow('stopped');
  expect((await outcome).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('finds a layout beside its module, built or not', () => {
  expect(moduleBeside('file:///a/src/x.ts', './timesheet.layout').href).toBe(
    'file:///a/src/timesheet.layout.ts',
  );
  expect(moduleBeside('file:///a/dist/sub/x.js', '../timesheet.layout').href).toBe(
    'file:///a/dist/timesheet.layout.js',
  );
});
