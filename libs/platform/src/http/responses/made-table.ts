import type { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { pipeline, Readable } from 'node:stream';
import { madeFile } from './made-file.js';

/** Full-width signs are turned into the usual ones by some programs. */
const FORMULA = /^(?=[=+\-@\t＝＋－＠])/gm;

/**
 * A text that no spreadsheet takes for a formula. Programs that break a cell into rows after all find none at the
 * beginning of a line either; line breaks are all of one kind, which keeps them in their cell.
 */
export function safeCell(text: string): string {
  return text.replaceAll(/\r\n?|[\u0085\v\f]/g, '\n').replaceAll(FORMULA, "'");
}

/**
 * Rows as a table for a spreadsheet (CSV). Numbers stay numbers; texts are quoted, and none is a formula.
 *
 * @param name with its ending; ASCII only
 */
export function madeTable(
  name: string,
  headers: readonly string[],
  rows: Iterable<unknown[]> | AsyncIterable<unknown[]>,
): Promise<StreamableFile> {
  const table = stringify({
    bom: true,
    header: true,
    columns: headers.map((key) => ({ key })),
    record_delimiter: 'windows',
    quoted_string: true,
    cast: { string: safeCell },
  });
  // A failure while reading rows fails the table too, whose reader is told.
  pipeline(Readable.from(rows), table, () => undefined);
  return madeFile(table, { type: 'text/csv; charset=utf-8', name });
}
