import { ConfigFault, Config, createApp } from '@groundsheet/platform';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AppModule } from './app.module.js';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Serves the product, and runs its jobs unless `PROCESS=web`. Migrations have already been run (`prepare.ts`). */
async function main(): Promise<void> {
  const app = await createApp(AppModule, existsSync(webFolder) ? { webFolder } : {});
  const config = app.get(Config);
  await app.listen(config.port, config.host);
}

main().catch((error: NodeJS.ErrnoException) => {
  if (error instanceof ConfigFault) console.error(error.message);
  else if (error.code === 'EADDRINUSE')
    console.error('The port is already in use. Please set PORT to another one.');
  else console.error(error);
  process.exit(1);
});
