import { faceOf, isUsual, type FaceName } from './fonts.js';

const USUAL = Array.from({ length: 0x2100 }, (_, point) => String.fromCodePoint(point)).filter(
  (letter) => letter >= ' ' && isUsual(letter),
);

it.each<FaceName>(['text', 'strong', 'heading'])(
  'has ready, for the face %s, whatever any two usual letters become beside each other',
  (name) => {
    const { house, fallback } = faceOf(name);
    for (const font of [house, fallback]) {
      const ready = new Set(USUAL.flatMap((letter) => font.shape(letter).glyphs.map(({ id }) => id)));
      const pairs = USUAL.flatMap((first) => USUAL.map((second) => first + second));
      const surprising = pairs.filter((pair) => font.shape(pair).glyphs.some(({ id }) => !ready.has(id)));
      expect(surprising).toEqual([]);
    }
  },
);
