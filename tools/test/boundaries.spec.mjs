import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const env = { ...process.env, NX_DAEMON: 'false' };

/** Lints texts as if they lay in the tree; nothing is written. ESLint runs outside Jest, as it does for us. */
function rulesBroken(plants) {
  const script = `
    import { ESLint } from 'eslint';
    const eslint = new ESLint({ cwd: ${JSON.stringify(root)} });
    const rules = [];
    for (const [filePath, text] of ${JSON.stringify(plants)}) {
      const [{ messages }] = await eslint.lintText(text, { filePath });
      rules.push(messages.map(({ ruleId }) => ruleId).filter((rule) => /boundaries|restricted-imports/.test(rule)));
    }
    console.log(JSON.stringify(rules));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
      env,
      encoding: 'utf8',
    }),
  );
}

const BOUNDARY = '@nx/enforce-module-boundaries';
const FEATURE = 'no-restricted-imports';
const PLANTS = [
  ['a module into a module', 'libs/modules/companies/src/planted.ts', '@groundsheet/timesheets', BOUNDARY],
  ['form-rules into platform', 'libs/form-rules/src/planted.ts', '@groundsheet/platform', BOUNDARY],
  ['contracts into platform', 'libs/contracts/src/planted.ts', '@groundsheet/platform', BOUNDARY],
  ['platform into a module', 'libs/platform/src/planted.ts', '@groundsheet/companies', BOUNDARY],
  ['the web app into platform', 'apps/web/src/lib/planted.ts', '@groundsheet/platform', BOUNDARY],
  ['product code into testing', 'libs/modules/companies/src/planted.ts', '@groundsheet/testing', BOUNDARY],
  ['a feature into a feature', 'apps/web/src/features/home/planted.ts', '../timesheets/planted.js', FEATURE],
  ['a module into platform', 'libs/modules/companies/src/planted.ts', '@groundsheet/platform', undefined],
  ['a spec into testing', 'libs/modules/companies/src/planted.spec.ts', '@groundsheet/testing', undefined],
];

let broken;
beforeAll(() => {
  // The rule is skipped without a word when no project graph has been cached.
  execFileSync(join(root, 'node_modules/.bin/nx'), ['show', 'projects'], { cwd: root, env });
  broken = rulesBroken(
    PLANTS.map(([, path, target]) => [
      path,
      `import * as planted from '${target}';\nconsole.log(planted);\n`,
    ]),
  );
}, 120_000);

it.each(PLANTS.map(([name, , , rule], index) => [name, rule, index]))(
  'judges an import of %s',
  (_, rule, index) => {
    expect(broken[index]).toEqual(rule ? [rule] : []);
  },
);
