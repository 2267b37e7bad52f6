import { globSync, watch } from 'node:fs';
import { join } from 'node:path';
import { FROM_SOURCE, root } from './install.mjs';
import { ended } from './processes.mjs';

/**
 * The API of `npm run dev`: one process serves, and a second stands by with all the libraries loaded, which is most
 * of what a start costs. At a save the first is killed and the second goes on with our own code; see dev-process.mjs.
 */
const WATCHED = ['apps/api/src', 'libs/*/{src,assets}', 'libs/modules/*/{src,assets}'];
const NOT_SERVED = /\.spec\.[a-z]+$/;

/** An editor writes a file in several steps, and the first may be to empty it. */
const SETTLED_MS = 30;

/**
 * Starts the API and starts it again at each save, until the holder ends.
 * @param holding what the processes end with
 * @param env the product's settings
 * @param output where its log goes: `inherit` or `ignore`
 */
export function keepServing(holding, env, output = 'inherit') {
  let libraries;
  let serving;
  let standby;
  let settling;

  const spawn = () => {
    const child = holding.spawn(process.execPath, [...FROM_SOURCE, 'tools/dev-process.mjs'], {
      name: 'api',
      cwd: root,
      env,
      stdio: ['ignore', output, output, 'ipc'],
    });
    child.send({ load: libraries ?? [] });
    child.on('message', (message) => {
      if (message.libraries) libraries = message.libraries;
      // Not before: it would take the processor from the one that somebody waits for.
      if (message.listening && child === serving) standby ??= spawn();
    });
    return child;
  };

  const serve = async () => {
    const child = (serving = standby ?? spawn());
    standby = undefined;
    child.send({ serve: join(root, 'apps/api/src/main.ts') });
    const code = await ended(child);
    if (child !== serving || holding.stopping) return;
    serving = undefined;
    console.error(`The API ended (${code}); it starts again with the next save.`);
    standby ??= spawn();
  };

  const saved = (_event, file) => {
    if (file && NOT_SERVED.test(file)) return;
    // Nothing may depend on a graceful end, so none is waited for.
    serving?.kill('SIGKILL');
    serving = undefined;
    clearTimeout(settling);
    settling = setTimeout(serve, SETTLED_MS);
  };

  for (const folder of globSync(WATCHED, { cwd: root }))
    watch(join(root, folder), { recursive: true }, saved);
  void serve();
}
