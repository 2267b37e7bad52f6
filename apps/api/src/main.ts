import { ConfigFault, Config, createApp, refuseFullDatabase } from '@groundsheet/platform';
import { Logger } from '@nestjs/common';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AppModule } from './app.module.js';
import { makeDemoHistory } from './demo/demo-history.js';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Serves the product, and runs its jobs unless `PROCESS=web`. Migrations have already been run (`prepare.ts`). */
async function main(): Promise<void> {
  const app = await createApp(AppModule, existsSync(webFolder) ? { webFolder } : {});
  const config = app.get(Config);
  await refuseFullDatabase(config);
  await app.listen(config.port, config.host);
  if (config.seedDemo && config.embedded && config.process === 'all') {
    await makeDemoHistory(app).catch((error: unknown) => {
      new Logger('Demo').warn(`The demo’s history could not be made: ${String(error)}`);
    });
  }
}

main().catch((error: NodeJS.ErrnoException) => {
  if (error instanceof ConfigFault) console.error(error.message);
  else if (error.code === 'EADDRINUSE')
    console.error('The port is already in use. Please set PORT to another one.');
  else console.error(error);
  process.exit(1);
});
