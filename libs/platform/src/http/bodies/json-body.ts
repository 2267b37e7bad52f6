import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Problem } from '../../problems/problem.js';
import { anyRequestProblems } from '../../problems/request.problems.js';
import { Note } from '../note.js';

/** How large and how deep a body may be in its parts; the largest form has some 150 fields on two levels. */
const MOST_FIELDS = 400;
const MOST_ENTRIES = 1000;
const MOST_LEVELS = 8;
const MOST_VALUES = 10_000;

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OBJECT, OBJECT_END, LIST, LIST_END] = [0x7b, 0x7d, 0x5b, 0x5d];

const hashes = new Note<FastifyRequest, string>();

/** SHA-256 of a JSON body as it came, hexadecimal; null where there was none. */
export function hashOfBody(request: FastifyRequest): string | null {
  return hashes.get(request) ?? null;
}

/**
 * Bodies are JSON and nothing else, and their parts are counted before anything is made of them: 150,000 fields would keep
 * the process busy for most of a minute, and deep nesting overflows the stack of code that walks through it.
 */
export function takeJson(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    refuseUnwieldy(text);
    hashes.set(request, createHash('sha256').update(text).digest('hex'));
    return parse(request, text, done);
  });
}

/**
 * Counts what is in a JSON text, in one pass that stops at the first excess. Whether it is JSON is not judged here.
 *
 * @throws {Problem} 422
 */
export function refuseUnwieldy(text: string): void {
  /** How many more values each object or list that is open here may take. */
  const room: number[] = [];
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) at = endOfText(text, at);
    else if (character === OBJECT_END || character === LIST_END) room.pop();
    else if (character === COMMA) {
      values += 1;
      const left = (room.pop() ?? 1) - 1;
      if (left < 0 || values > MOST_VALUES) throw unwieldy();
      room.push(left);
    } else if (character === OBJECT || character === LIST) {
      values += 1;
      room.push(character === OBJECT ? MOST_FIELDS - 1 : MOST_ENTRIES - 1);
      if (room.length > MOST_LEVELS || values > MOST_VALUES) throw unwieldy();
    }
  }
}

/** A query has no levels, but may have as many fields as fit into an address. */
export function refuseUnwieldyQuery(query: unknown): void {
  if (Object.keys(query as object).length > MOST_FIELDS) throw unwieldy();
}

/** The place of the closing quote, or the end of a text that has none. */
function endOfText(text: string, opening: number): number {
  for (let at = text.indexOf('"', opening + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}

function unwieldy(): Problem {
  return anyRequestProblems.unwieldy({ fields: MOST_FIELDS, entries: MOST_ENTRIES, levels: MOST_LEVELS });
}
