import { setTimeout as sleep } from 'node:timers/promises';
import { aDocument, aDriver, aSlowPdf, becomes, suiteApi, Vault } from '@groundsheet/testing';
import { DocumentReader } from '../document-reader.js';

// The queue runs as it does in the product.
const api = await suiteApi({ PROCESS: 'all' });
const AS_PDF = { fileName: 'scan.pdf', mimeType: 'application/pdf' };
const WITHIN = 20_000;

const stateOf = async (vault: Vault): Promise<string> => (await vault.list())[0].uploadStatus;
const jobsTaken = async (): Promise<number> =>
  (
    await api.rows(
      `select 1 from graphile_worker.jobs where task_identifier = 'ReadDocumentWhenUploaded' and locked_at is not null`,
    )
  ).length;

it('reads the photo of an account within 20 s behind PDFs of four others that keep the reader busy', async () => {
  for (let n = 0; n < 4; n += 1) await new Vault(await aDriver(api)).bring(aSlowPdf(), AS_PDF);
  await becomes(async () => (await jobsTaken()) > 0);
  const honest = new Vault(await aDriver(api));
  const { file, facts } = await aDocument('npors', 'low');
  await honest.bring(file);
  const end = performance.now() + WITHIN;
  while ((await stateOf(honest)) !== 'completed' && performance.now() < end) await sleep(100);
  expect(await honest.list()).toMatchObject([
    { uploadStatus: 'completed', note: null, extractedText: expect.stringContaining(facts.number!) },
  ]);
  // None of the four is done.
  expect(
    await api.rows(`select 1 from documents where file_name = ? and status = 'processing'`, [
      AS_PDF.fileName,
    ]),
  ).toHaveLength(4);
  api.app.get(DocumentReader, { strict: false }).onApplicationShutdown();
}, 60_000);
