import { composeText, linesOf, widthOf, type TextStyle } from './text-block.js';

const STYLE: TextStyle = { face: 'text', size: 10, color: '#000' };
const linesIn = (text: string, width: number, style: Partial<TextStyle> = {}) =>
  composeText(text, { ...STYLE, ...style }, width).lines.map((line) => line.text);

it('breaks at spaces', () => {
  expect(linesIn('waiting for the fitter', 60)).toEqual(['waiting for', 'the fitter']);
});

it('keeps line ends and empty lines', () => {
  expect(linesIn('one\n\ntwo', 100)).toEqual(['one', '', 'two']);
});

it('breaks a word that is wider than the line, and loses no letter', () => {
  const word = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
  const lines = linesIn(`by ${word} now`, 80);
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.join('').replaceAll(' ', '')).toBe(`by${word}now`);
  for (const line of lines) expect(widthOf(line, STYLE)).toBeLessThanOrEqual(80);
});

it('keeps every line within its width', () => {
  const text = 'Łukasz Дмитрий Γιώργος 12:30 – hydraulic-leak at the boom ram. '.repeat(40);
  const { lines } = composeText(text, STYLE, 200);
  for (const line of lines) {
    expect(line.width).toBeLessThanOrEqual(200);
    expect(line.width).toBeCloseTo(widthOf(line.text, STYLE), 1);
  }
  expect(lines.map((line) => line.text).join(' ')).toBe(text.trim());
});

it('prints smaller before it takes more lines than it may, down to the smallest size', () => {
  const fit = { lines: 1, smallest: 8 };
  expect(composeText('Wharf Road', { ...STYLE, fit }, 200).style.size).toBe(10);
  expect(composeText('Wharf Road', { ...STYLE, fit }, 45).style.size).toBe(8.5);
  const crowded = composeText('Wharf Road, gate 14', { ...STYLE, fit }, 45);
  expect(crowded.style.size).toBe(8);
  expect(crowded.lines.length).toBeGreaterThan(1);
});

it('gives all figures one width', () => {
  for (const figure of '0123456789') expect(widthOf(figure, STYLE)).toBeCloseTo(widthOf('0', STYLE), 5);
});

it('takes lines out of a block with their height', () => {
  const block = composeText('one\ntwo\nthree', STYLE, 100);
  expect(linesOf(block, 1)).toMatchObject({ height: 26, lines: [{ text: 'two' }, { text: 'three' }] });
});

it('does not hang on 4,000 letters without a space', () => {
  const begun = process.cpuUsage();
  composeText('W'.repeat(4000), STYLE, 500);
  expect(process.cpuUsage(begun).user).toBeLessThan(5_000_000);
});
