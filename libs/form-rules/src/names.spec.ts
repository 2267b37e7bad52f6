import { hirersOf, isSameName, titleCaseName } from './names.js';

it.each([
  ['john smith', 'John Smith'],
  ['JOHN SMITH', 'John Smith'],
  ['  john   smith ', 'John Smith'],
  ['john DiCaprio', 'john DiCaprio'],
  ['jOhn smith', 'jOhn smith'],
  ['TJ Kowalski', 'TJ Kowalski'],
  ['TJ KOWALSKI', 'TJ Kowalski'],
  ['BARRY NG', 'Barry Ng'],
  ['Dai Rees III', 'Dai Rees III'],
  ['DAI REES III', 'Dai Rees III'],
  ['OWEN PRICE IV', 'Owen Price IV'],
  ['K.L. Odonkor', 'K.L. Odonkor'],
  ['K.L. ODONKOR', 'K.L. Odonkor'],
  ['k.l. odonkor', 'K.L. Odonkor'],
  ['DİLEK ÇINAR', 'Dilek Çınar'],
  ['Işıl YILDIRIM', 'Işıl YILDIRIM'],
  ['di marco', 'Di Marco'],
  ['mcdonald', 'McDonald'],
  ['IAN MCGREGOR', 'Ian McGregor'],
  ["sean o'neill", "Sean O'Neill"],
  ['SEAN O’NEILL', 'Sean O’Neill'],
  ['anne-marie jones', 'Anne-Marie Jones'],
  ["mary-jane o'brien-mccoy", "Mary-Jane O'Brien-McCoy"],
  ['jan van der berg', 'Jan van der Berg'],
  ['JAN VAN DEN BERG', 'Jan van den Berg'],
  ['maria de souza', 'Maria de Souza'],
  ['van morrison', 'Van Morrison'],
  ['Jan Van Damme', 'Jan Van Damme'],
  ['łukasz wójcik', 'Łukasz Wójcik'],
  ['ȘTEFAN ȚEPEȘ', 'Ștefan Țepeș'],
  ['дмитрий', 'Дмитрий'],
  ['ΓΙΏΡΓΟΣ', 'Γιώργος'],
  ['ngũgĩ', 'Ngũgĩ'],
  ['王伟', '王伟'],
  ["n'golo", "N'Golo"],
  ['j p smith', 'J P Smith'],
  ['mc', 'Mc'],
  ['', ''],
])('%j becomes %j', (typed, expected) => {
  expect(titleCaseName(typed)).toBe(expected);
});

it.each([
  ['Dave Hill', 'Dave Hill', true],
  ['dave hill', 'DAVE HILL', true],
  [' Dave   Hill ', 'Dave Hill', true],
  ['Dave\u00a0Hill', 'Dave Hill', true],
  ['DaveHill', 'Dave Hill', true],
  ['łukasz wójcik', 'Łukasz Wójcik', true],
  ['Wo\u0301jcik', 'W\u00f3jcik', true],
  ['Siân O’Neill', "siân o'neill", true],
  ['Γιώργος Παππάς', 'ΓΙΏΡΓΟΣ ΠΑΠΠΆΣ', true],
  ['Dave Hill', 'Dave Hall', false],
  ['Dave Hill', 'Dave', false],
  ['Hill Dave', 'Dave Hill', false],
  ['Anne-Marie', 'Anne Marie', false],
  ['Lukasz Wojcik', 'Łukasz Wójcik', false],
  ['', '', false],
  [' ', '', false],
  ['', 'Dave Hill', false],
])('%j and %j are one name: %s', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same);
});

it.each([
  ['Northgate Civils', 'Northgate  civils', ['Customer: Northgate  civils']],
  ['Wharf JV', 'Northgate Civils', ['Customer: Northgate Civils', 'On hire to: Wharf JV']],
  ['Wharf JV', null, ['On hire to: Wharf JV']],
  [null, 'Northgate Civils', ['Customer: Northgate Civils']],
  [null, null, ['Customer: null']],
])('says of %s for %s who hires, each once', (typed, customer, lines) => {
  expect(hirersOf(typed, customer).map(({ label, value }) => `${label}: ${value}`)).toEqual(lines);
});
