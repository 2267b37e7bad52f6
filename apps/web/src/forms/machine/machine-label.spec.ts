import { readLabel } from './machine-label.js';

it.each([
  ['a label of ours', 'https://forms.hill-plant.co.uk/m/GS-D-114#7f3a91c02d5e', 'GS-D-114', '7f3a91c02d5e'],
  [
    'one with a code of another maker',
    'http://10.0.0.5:3000/m/www.x.y%2Fq%3F1#7f3a91c02d5e',
    'www.x.y/q?1',
    '7f3a91c02d5e',
  ],
  ['its address without the key', 'https://forms.hill-plant.co.uk/m/GS-D-114', 'GS-D-114', undefined],
  ['an old label', 'GS-D-114', 'GS-D-114', undefined],
  ['what was typed', '  d114 ', 'd114', undefined],
  [
    'another address',
    'https://maker.example/m/GS-D-114/more#7f3a91c02d5e',
    'https://maker.example/m/GS-D-114/more#7f3a91c02d5e',
    undefined,
  ],
  ['half an escape', 'https://a.example/m/GS%E0%A4%A#7f3a91c02d5e', 'GS%E0%A4%A', '7f3a91c02d5e'],
])('reads %s', (_, text, code, key) => {
  expect(readLabel(text)).toEqual({ code, key });
});
