import { ObjectStorage } from '@groundsheet/files';
import { Config } from '@groundsheet/platform';
import { makeBackup } from './backup/make-backup.js';
import { bytesWords } from './backup/progress.js';
import { openProduct, runCommand } from './command.js';

/** `npm run backup [FILE]` (docs/operations.md). */
runCommand(async () => {
  const app = await openProduct();
  const made = await makeBackup(app.get(Config), app.get(ObjectStorage), process.argv[2]);
  const { madeAt, tables, files } = made.manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows and ${files.count} files as of ${madeAt}, read back and found whole:`);
  console.log(`  ${made.file} (${bytesWords(made.bytes)})`);
  if (files.missing > 0)
    console.log(
      `Rows name ${files.missing} files that are not there: erased meanwhile, never sent whole, or lost.`,
    );
  if (!made.encrypted)
    console.log('It is not encrypted, and holds everything, the secrets too. With BACKUP_KEY it would be.');
  return 0;
});
