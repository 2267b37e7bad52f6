import { customCleanEnv } from 'envalid';
import { ConfigFault } from './config.js';
import { secret } from './secrets.js';

/**
 * What backups are encrypted with. Only the commands ask for it: what serves has no use for it.
 *
 * @throws {ConfigFault} where it is easy to guess
 */
export function readBackupKey(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return customCleanEnv(
    { BACKUP_KEY: environment['BACKUP_KEY'] || undefined },
    {
      BACKUP_KEY: secret({ default: undefined }),
    },
    (values) => values,
    {
      reporter: ({ errors }) => {
        if (errors.BACKUP_KEY) throw new ConfigFault(`BACKUP_KEY: ${errors.BACKUP_KEY.message}`);
      },
    },
  ).BACKUP_KEY;
}
