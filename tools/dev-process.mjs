import { tracingChannel } from 'node:diagnostics_channel';
import { flushCompileCache, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * A process of dev-api.mjs. Told `{ load }` it loads these libraries and stands by, told `{ serve }` it runs that file.
 * Tells `{ libraries }`, which our code has asked for, and `{ listening }`.
 */
const libraries = new Set();

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    if (context.parentURL?.endsWith('.ts') && resolved.url.includes('/node_modules/'))
      libraries.add(resolved.url);
    return resolved;
  },
});

tracingChannel('net.server.listen').subscribe({
  asyncEnd() {
    process.send({ libraries: [...libraries] });
    process.send({ listening: true });
    // It is written by itself only when a process ends in peace.
    flushCompileCache();
  },
});

let loaded;
process.on('message', async ({ load, serve }) => {
  if (load) loaded = Promise.allSettled(load.map((url) => import(url)));
  if (!serve) return;
  await loaded;
  await import(pathToFileURL(serve).href);
});
process.on('disconnect', () => process.exit());
