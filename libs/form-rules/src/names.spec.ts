import { titleCaseName } from './names.js';

it.each([
  ['john smith', 'John Smith'],
  ['JOHN SMITH', 'John Smith'],
  ['  john   smith ', 'John Smith'],
  ['john DiCaprio', 'John DiCaprio'],
  ['jOhn smith', 'jOhn Smith'],
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
