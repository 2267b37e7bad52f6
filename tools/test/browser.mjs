import { execFileSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from '../start/entry.mjs';
import { root } from '../start/install.mjs';

/**
 * The browser for the tests: `CHROME_PATH`, else the machine's Chromium (Debian's is called `chromium`), else the one
 * from npm, which brings the libraries it needs.
 * @returns the environment to run Playwright in: CHROME_PATH, and where the libraries and fonts are
 */
export function browserEnvironment(environment = process.env) {
  if (environment.CHROME_PATH) {
    if (!isExecutable(environment.CHROME_PATH))
      throw new Refusal(`CHROME_PATH names no program: ${environment.CHROME_PATH}`);
    return {};
  }
  const installed = environment.PATH.split(delimiter).map((folder) => join(folder, 'chromium'));
  const CHROME_PATH = installed.find(isExecutable);
  return CHROME_PATH ? { CHROME_PATH } : unpacked();
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Unpacks it once, into a folder of this user: another's could not be trusted, nor replaced. */
function unpacked() {
  const manifest = readFileSync(join(root, 'node_modules', '@sparticuz', 'chromium', 'package.json'), 'utf8');
  const folder = join(root, '.cache', `chromium-${JSON.parse(manifest).version}-${process.getuid?.() ?? ''}`);
  if (!existsSync(folder)) {
    console.log('Unpacking a browser for the tests.');
    rmSync(`${folder}.new`, { recursive: true, force: true });
    mkdirSync(`${folder}.new`, { recursive: true });
    const unpack = `await (await import('@sparticuz/chromium')).default.executablePath()`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TMPDIR: `${folder}.new`, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    });
    pointFontsTo(folder, join(`${folder}.new`, 'fonts', 'fonts.conf'));
    renameSync(`${folder}.new`, folder);
  }
  return {
    CHROME_PATH: join(folder, 'chromium'),
    LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    FONTCONFIG_PATH: join(folder, 'fonts'),
  };
}

/** The package's font settings name /tmp; without its fonts the browser would draw no text at all. */
function pointFontsTo(folder, settings) {
  const escaped = folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  writeFileSync(settings, readFileSync(settings, 'utf8').replaceAll('/tmp/fonts', `${escaped}/fonts`));
}
