import { aDocument, aDriver, aSlowPdf, becomes, suiteApi, Vault } from '@groundsheet/testing';
import { DocumentReader } from '../document-reader.js';

// The queue runs as it does in the product: one document at a time.
const api = await suiteApi({ PROCESS: 'all', READING_SECONDS_OF_TURN: '2' });

const turnsOf = async (driverId: string): Promise<number> =>
  (await api.row('select sum(turns)::int as turns from documents where owner_id = ?', [driverId]))['turns'];

it('reads the photo of another account before the rest of four PDFs that keep the reader busy', async () => {
  const hostile = new Vault(await aDriver(api));
  const facts = { fileName: 'scan.pdf', mimeType: 'application/pdf' };
  for (let n = 0; n < 4; n += 1) await hostile.bring(aSlowPdf(), facts);
  const honest = new Vault(await aDriver(api));
  const { file } = await aDocument('npors', 'low');
  await honest.bring(file);
  await becomes(async () => (await turnsOf(honest.driver.id)) === 1);
  // The first of them has had its turn, and none of the others.
  expect(await turnsOf(hostile.driver.id)).toBe(1);
  const states = (await hostile.list()).map(({ uploadStatus }: { uploadStatus: string }) => uploadStatus);
  expect(states).toEqual(Array(4).fill('processing'));
  api.app.get(DocumentReader, { strict: false }).onApplicationShutdown();
});
