// Cuts the fonts of the PDFs down to the letters that our forms print and writes them, with their licence, to
// libs/paper/assets/fonts. `--check` does the same in a temporary folder and compares with what is committed.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const TARGET = fileURLToPath(new URL('../../libs/paper/assets/fonts/', import.meta.url));

const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0x24f], // Latin-1, Extended-A and -B: Polish, Romanian, Turkish, Kikuyu, …
  [0x2b0, 0x2ff], // modifier letters, as in ʻokina
  [0x300, 0x36f], // accents on their own
  [0x1e00, 0x1eff], // Vietnamese, Welsh
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x2044, 0x2044],
  [0x20a0, 0x20bf],
  [0x2100, 0x2122], // № ™
  [0x2212, 0x2212],
  [0x2248, 0x2265],
];
const GREEK_AND_CYRILLIC = [
  [0x250, 0x2af],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x1f00, 0x1fff],
];

const FONTS = [
  {
    name: 'Barlow-Regular.ttf',
    from: '@expo-google-fonts/barlow/400Regular/Barlow_400Regular.ttf',
    ranges: LATIN,
  },
  {
    name: 'Barlow-SemiBold.ttf',
    from: '@expo-google-fonts/barlow/600SemiBold/Barlow_600SemiBold.ttf',
    ranges: LATIN,
  },
  {
    name: 'NotoSans-Regular.ttf',
    from: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    ranges: [...LATIN, ...GREEK_AND_CYRILLIC],
  },
  {
    name: 'NotoSans-SemiBold.ttf',
    from: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
    ranges: [...LATIN, ...GREEK_AND_CYRILLIC],
  },
];

const LICENCES = [
  { name: 'OFL-Barlow.txt', from: '@expo-google-fonts/barlow/LICENSE_FONT' },
  { name: 'OFL-NotoSans.txt', from: '@expo-google-fonts/noto-sans/LICENSE_FONT' },
];

/** Tabular figures, kerning and the placing of accents; no ligatures, so that every letter can be searched. */
const FEATURES = ['tnum', 'kern', 'ccmp', 'mark', 'mkmk'];

function lettersOf(ranges) {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
    )
    .join('');
}

async function writeFonts(folder) {
  for (const { name, from, ranges } of FONTS) {
    const whole = await readFile(require.resolve(from));
    const font = await subsetFont(whole, lettersOf(ranges), {
      targetFormat: 'sfnt',
      keepFeatures: FEATURES,
      noHinting: true,
      dropTables: ['gasp', 'DSIG', 'STAT', 'meta'],
    });
    await writeFile(join(folder, name), font);
    console.log(`${name} ${Math.round(whole.length / 1024)} KB -> ${Math.round(font.length / 1024)} KB`);
  }
  for (const { name, from } of LICENCES)
    await writeFile(join(folder, name), await readFile(require.resolve(from)));
}

/** The files that differ between the committed folder and a fresh one. */
async function differences(fresh) {
  const names = new Set([...(await readdir(fresh)), ...(await readdir(TARGET))]);
  const differing = [];
  for (const name of names) {
    const [a, b] = await Promise.all(
      [fresh, TARGET].map((folder) => readFile(join(folder, name)).catch(() => null)),
    );
    if (!a || !b || !a.equals(b)) differing.push(name);
  }
  return differing;
}

async function check() {
  const fresh = await mkdtemp(join(tmpdir(), 'fonts-'));
  try {
    await writeFonts(fresh);
    const differing = await differences(fresh);
    if (differing.length === 0) return;
    console.error(`Not as generated: ${differing.join(', ')}. Run node tools/dev/subset-fonts.mjs.`);
    process.exitCode = 1;
  } finally {
    await rm(fresh, { recursive: true });
  }
}

if (process.argv.includes('--check')) {
  await check();
} else {
  await mkdir(TARGET, { recursive: true });
  await writeFonts(TARGET);
}
