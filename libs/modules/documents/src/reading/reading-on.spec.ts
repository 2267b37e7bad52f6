import { setTimeout as sleep } from 'node:timers/promises';
import { aDocument, aDriver, aScannedPdf, suiteApi, Vault } from '@groundsheet/testing';

const MINUTE = 60_000;
const PAGES = 12;
const AS_PDF = { fileName: 'scan.pdf', mimeType: 'application/pdf' };

const api = await suiteApi({ PROCESS: 'all', READING_SECONDS_OF_TURN: '3' });

it(
  'reads a long document in several turns, page after page, as if it were one',
  async () => {
    const { file } = await aDocument('first aid', 'low');
    const vault = new Vault(await aDriver(api));
    const id = await vault.bring(await aScannedPdf(...Array.from({ length: PAGES }, () => file)), AS_PDF);
    let [document] = await vault.list();
    while (document.uploadStatus !== 'completed') {
      await sleep(200);
      [document] = await vault.list();
    }
    const row = await api.row('select * from documents where id = ?', [id]);
    expect(row['turns']).toBeGreaterThan(1);
    const pages = document.files[0].pages as number;
    // It stands on each of them twice.
    expect(document.extractedText.match(/first aid/gi)).toHaveLength(2 * pages);
    expect(document.files[0].hasThumbnail).toBe(true);
    expect(document.proposals.map(({ field }: { field: string }) => field)).toContain('expiryDate');
    // On a slow machine its minute may be over before its last page.
    if (pages < PAGES) expect(row['read_for']).toBeGreaterThanOrEqual(MINUTE);
    else expect(document.note).toBeNull();
  },
  3 * MINUTE,
);
