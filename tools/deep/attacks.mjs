import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { startOwnProduct } from '../bench/own-product.mjs';
import { end, Refusal, runEntry } from '../start/entry.mjs';
import { onInstalledNode } from '../start/install.mjs';

/**
 * Attacks on a product of its own, one after the other: `attacks/<name>.mjs` exports a `title` and `attack(product)`,
 * which returns what is wrong (`faults`, sentences) and what it measured (`figure`). Prints a line per attack; part of
 * `npm run test:deep`, and runs only those that are named: `node tools/deep/attacks.mjs many-scans`.
 */
const FOLDER = join(import.meta.dirname, 'attacks');

await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const attacks = await attacksOf(process.argv.slice(2));
  const product = await startOwnProduct('npm run test:deep');
  let failed = 0;
  for (const { title, attack } of attacks) {
    const { faults, figure } = await outcomeOf(product, attack);
    const isOk = faults.length === 0;
    if (!isOk) failed += 1;
    console.log(`${isOk ? 'ok  ' : 'FAIL'} ${title}: ${[...faults, figure].filter(Boolean).join('; ')}`);
    if (hasEnded(product)) break;
  }
  if (!hasEnded(product)) await product.database.end();
  await end(failed > 0 ? 1 : 0);
});

async function attacksOf(names) {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.mjs'));
  const modules = await Promise.all(
    files.toSorted().map(async (file) => ({
      name: basename(file, '.mjs'),
      ...(await import(join(FOLDER, file))),
    })),
  );
  // What attacks share stands beside them.
  const attacks = modules.filter(({ attack }) => attack);
  const unknown = names.filter((name) => !attacks.some((each) => each.name === name));
  if (unknown.length > 0) {
    throw new Refusal(
      `There is no attack ${unknown.join(', ')}; there are ${attacks.map(({ name }) => name).join(', ')}.`,
    );
  }
  return names.length === 0 ? attacks : attacks.filter(({ name }) => names.includes(name));
}

async function outcomeOf(product, attack) {
  const { faults, figure } = await attack(product).catch((error) => ({ faults: [error.stack], figure: '' }));
  if (hasEnded(product)) faults.push('the process died');
  return { faults, figure };
}

function hasEnded({ child }) {
  return child.exitCode !== null || child.signalCode !== null;
}
