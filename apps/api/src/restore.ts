import { ObjectStorage } from '@groundsheet/files';
import { Config } from '@groundsheet/platform';
import { parseArgs } from 'node:util';
import { noteTried, restoreBackup, verifyBackup } from './backup/restore-backup.js';
import { checkRecords } from './checked-records.js';
import { CommandRefused, openProduct, runCommand } from './command.js';

/**
 * `npm run restore FILE` (docs/operations.md): verifies the file, restores it and checks the records. That command makes the
 * place in between, so it asks for the steps one by one; the last notes in the database of a product that its backup was tried.
 */
runCommand(async () => {
  const steps = { verify: { type: 'boolean' }, fill: { type: 'boolean' }, note: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options: steps, allowPositionals: true });
  if (values.note) {
    await noteTried((await openProduct()).get(Config), values.note);
    return 0;
  }
  const [file] = positionals;
  if (!file) throw new CommandRefused('Name the file of a backup.');
  if (!values.fill) {
    const { madeAt, files } = await verifyBackup(file);
    console.log(`The file is whole: as of ${madeAt}, with ${files.count} files.`);
  }
  if (values.verify) return 0;
  const app = await openProduct();
  const { id, secretsFile } = await restoreBackup(file, app.get(Config), app.get(ObjectStorage));
  process.send?.(id);
  console.log(
    'Every row and every file is as it was. What the check of the records finds changes nothing of that:',
  );
  const code = await checkRecords();
  if (secretsFile)
    console.log(
      `Its links and sessions were signed with other secrets than the settings name. Set those in ${secretsFile} before you start.`,
    );
  return code;
});
