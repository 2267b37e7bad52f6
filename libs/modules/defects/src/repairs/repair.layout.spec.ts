import { moduleBeside } from '@groundsheet/files';
import { PdfThread } from '@groundsheet/forms';
import { aLetterhead, aPhoto, expectTidyPages, readPdf } from '@groundsheet/testing';
import type { RepairPaper } from './repair.layout.js';

const LAYOUT = moduleBeside(import.meta.url, './repair.layout');
const thread = new PdfThread();
afterAll(() => thread.onApplicationShutdown());

const PAPER: RepairPaper = {
  ...{ reference: 'RR-7K3M9QXD', plantNumber: 'D-114', vehicle: 'Dumper', defect: 'D-1042 Park brake' },
  ...{
    severity: 'Do not use',
    finding: 'something wrong',
    note: 'Rolls on the ramp.',
    foundOn: '2026-11-17',
  },
  ...{ date: '2026-11-18', recordedAt: '2026-11-18T14:05:00.000Z', recordedBy: null },
  ...{ fitter: 'Gary Platt', firm: 'Platt Hydraulics', work: 'New cable.', parts: 'Cable 4711' },
  ...{ workHours: 1.5, machineHours: '4210' },
  ...{ isStopping: true, agreement: 'I have repaired D-1042 Park brake on D-114.', signature: null },
  ...{ corrects: null, photos: [], timeZone: 'Europe/London' },
};

const render = async (change: Partial<RepairPaper> = {}) =>
  readPdf(await thread.render([{ layout: LAYOUT, data: { ...PAPER, ...change } }], await aLetterhead()));

it('prints the defect, the repair and what still has to happen on one page', async () => {
  const { pages, text } = await render();
  expect(pages).toHaveLength(1);
  expectTidyPages(pages);
  for (const words of ['D-1042 Park brake', 'Rolls on the ramp.', 'New cable.', 'Cable 4711', '4210'])
    expect(text).toContain(words);
  expect(text).toContain('someone other than the reporter');
  expect((await render({ isStopping: false })).text).not.toContain('must not be used');
});

it('prints the longest texts that are taken, without anything on top of anything else', async () => {
  const long = (length: number) => 'Łańcuch i przewód hydrauliczny wymieniono. '.repeat(40).slice(0, length);
  const { pages, text } = await render({
    ...{ plantNumber: 'W'.repeat(40), defect: `D-1042 ${long(60)}`, note: long(1000).repeat(4) },
    ...{ fitter: long(80), firm: long(80), work: long(1000), parts: long(500) },
    ...{ workHours: 1000, machineHours: '9'.repeat(20) },
    corrects: { reference: 'RR-00000000', changes: [`Work: now ${long(1000)}, was ${long(1000)}`] },
    recordedBy: long(80),
  });
  expectTidyPages(pages);
  expect(text).toContain('Corrects RR-00000000');
});

it('prints its photos on a page of their own, two to a row', async () => {
  const jpeg = await aPhoto({ width: 320, height: 240 });
  const photos = Array.from({ length: 5 }, () => ({ jpeg, caption: null }));
  const { pages, text } = await render({ photos });
  expect(pages).toHaveLength(2);
  expectTidyPages(pages);
  expect(text).toContain('Photo 5 of 5');
});
