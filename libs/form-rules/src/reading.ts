import { alike } from './folding.js';

const FIGURE = /^(?:\d+|\d{1,3}(?:[, ]\d{3})+)(?:\.\d+)?$/;
/** As most of Europe writes it: what follows the comma is no thousand. */
const DECIMAL_COMMA = /^(\d+),(\d{1,2})$/;

/** The hours that a reading such as "4,210.5 h" says; null where it is no number, or nothing. */
export function readingOf(machineHours: string | null | undefined): number | null {
  const figure = alike(machineHours ?? '')
    .replace(/ ?(?:h|hr|hrs|hours?)\.?$/, '')
    .trim()
    .replace(DECIMAL_COMMA, '$1.$2');
  return FIGURE.test(figure) ? Number(figure.replaceAll(/[, ]/g, '')) : null;
}
