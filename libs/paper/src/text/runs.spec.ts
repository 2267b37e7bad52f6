import { printable, runsOf } from './runs.js';
import { widthOfRun } from './text-block.js';

const fontsOf = (text: string) =>
  runsOf(printable(text, 'text'), 'text').map((run) => [run.font.name, run.text]);

it.each([
  ['Jo Kerr, 07:00'],
  ['Łukasz Wójcik'],
  ['Ștefan Țepeș'],
  ['Ngũgĩ wa Thiong’o'],
  ['Şükrü Çağlar'],
  ['Ólafur Þórðarson'],
  ['Nguyễn Thị Hằng'],
  ['£1,250 – 50 % “net”'],
])('prints %s in the house font as written', (text) => {
  expect(fontsOf(text)).toEqual([['Barlow-Regular', text]]);
});

it('prints Cyrillic and Greek as written, each in one run of the fallback font', () => {
  expect(fontsOf('Дмитрий Иванов')).toEqual([['NotoSans-Regular', 'Дмитрий Иванов']]);
  expect(fontsOf('Γιώργος')).toEqual([['NotoSans-Regular', 'Γιώργος']]);
  expect(runsOf('Γιώργος', 'strong')[0]?.font.name).toBe('NotoSans-SemiBold');
});

it('keeps the mark that breaks up an address, without a change of font or width', () => {
  const broken = 'evil\u200c.\u200ccom';
  expect(fontsOf(broken)).toEqual([['Barlow-Regular', broken]]);
  const wide = (text: string) => runsOf(text, 'text').reduce((width, run) => width + widthOfRun(run), 0);
  expect(wide(broken)).toBe(wide('evil') + wide('.') + wide('com'));
});

it('changes the font only where it has to', () => {
  expect(fontsOf('Jo Иванов, Kerr')).toEqual([
    ['Barlow-Regular', 'Jo '],
    ['NotoSans-Regular', 'Иванов, '],
    ['Barlow-Regular', 'Kerr'],
  ]);
});

it('composes letters and accents that were typed apart', () => {
  expect(fontsOf('Wo\u0301jcik')).toEqual([['Barlow-Regular', 'Wójcik']]);
});

it.each([
  ['王伟', 'WangWei'],
  ['محمد', 'Mhmd'],
  ['Well done 👍', 'Well done :thumbsup:'],
  ['김철수', 'GimCheolSu'],
  ['\u{10FFFF}', ''],
  ['\ue000', ''],
  ['a\u200db\u202ec\u0007d', 'abcd'],
  ['one\r\ntwo\tthree', 'one\ntwo three'],
])('writes %j as %j', (text, latin) => {
  expect(printable(text, 'text')).toBe(latin);
});

/** One name of each of twenty scripts. */
it.each([
  ['Zażółć Gęślą', 'Zażółć Gęślą'],
  ['Олександр Ґудзь', 'Олександр Ґудзь'],
  ['Ευαγγελία Ξένου', 'Ευαγγελία Ξένου'],
  ['عبدالرحمن العلي', "'Bdalrhmn Al'ly"],
  ['نیلوفر آزادی', 'Nylwfr Azady'],
  ['ئارام حەسەن', 'Aram Hesen'],
  ['שרה כהן', 'Srh Khhn'],
  ['राजेश कुमार', 'Rajes Kumar'],
  ['ਹਰਪ੍ਰੀਤ', 'Hrprit'],
  ['রহমান', 'Rhman'],
  ['முருகன்', 'Murukn'],
  ['สมชาย', 'Smchay'],
  ['გიორგი', 'Giorgi'],
  ['Հայկ', 'Hayk'],
  ['ሰላም', 'Selam'],
  ['ភក្តី', 'Phktei'],
  ['အောင်', "'Ean"],
  ['李小龙', 'LiXiaoLong'],
  ['さくら', 'Sakura'],
  ['김철수', 'GimCheolSu'],
])('prints %s as %s, and never a question mark', (name, printed) => {
  expect(printable(name, 'text')).toBe(printed);
});

it('has no question mark for any letter', () => {
  const asked = [];
  for (let code = 0xa0; code <= 0x2ffff; code += 1) {
    const letter = String.fromCodePoint(code);
    if (/[\p{L}\p{N}]/u.test(letter) && printable(letter, 'text').includes('?'))
      asked.push(code.toString(16));
  }
  expect(asked).toEqual([]);
});

it('never leaves a letter that no font holds', () => {
  for (let code = 0x20; code <= 0xffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    for (const { font, text } of runsOf(printable(String.fromCharCode(code), 'text'), 'text')) {
      const missing = [...text].filter(
        (letter) => letter !== '\n' && letter !== '\u200c' && !font.holds.has(letter.codePointAt(0)!),
      );
      if (missing.length > 0) throw new Error(`U+${code.toString(16)} would print a box`);
    }
  }
});
