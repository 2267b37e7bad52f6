import { join, resolve } from 'node:path';
import { end, isStopping, runEntry } from './entry.mjs';
import { onInstalledNode, root } from './install.mjs';
import { ended } from './processes.mjs';

/** `npm start`: installs, builds, starts the database, migrates, seeds and serves, each only where it is needed. */
await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const { holdDataFolder, refuseTakenPort, startProduct } = await import('./product.mjs');
  const env = {
    ...process.env,
    PORT: process.env.PORT || '3000',
    DATA_DIR: resolve(root, process.env.DATA_DIR || '.data'),
  };
  holdDataFolder(env, 'npm start');
  await refuseTakenPort(env.PORT, env.HOST);
  const { logFile, logsToFile, openLog } = await import('./log-file.mjs');
  const logs = join(env.DATA_DIR, 'logs');
  const log = logsToFile(env, process.stdout.isTTY) ? openLog(logs) : undefined;
  const child = await startProduct(env, { log, say: console.log });
  const places = [
    `\nGroundsheet is at http://localhost:${env.PORT}   (Ctrl-C stops it; data in ${env.DATA_DIR})`,
    ...(isKept(env) ? [`Mails do not leave this machine: they are in ${join(env.DATA_DIR, 'mail')}`] : []),
    ...(log ? [`The log is ${logFile(logs)} (LOG=stdout shows it here)`] : []),
  ];
  console.log(`${places.join('\n')}\n`);
  const code = await ended(child);
  if (log && !isStopping())
    console.error(`Groundsheet has ended by itself; the reason is in ${logFile(logs)}`);
  await end(code || 1);
});

/** Whether mails are written to files, as they are until there is a mail server. */
function isKept({ DATABASE_URL, MAIL_TRANSPORT }) {
  return MAIL_TRANSPORT ? MAIL_TRANSPORT === 'file' : !DATABASE_URL;
}
