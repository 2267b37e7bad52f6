import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { refuseUnwieldyQuery } from '../http/bodies/json-body.js';
import { Note } from '../http/note.js';
import type { Fault } from './problem.js';
import { refuseFaults } from './refuse-faults.js';

/** Names of fields are ours, unless there is no such field. */
const LONGEST_NAME = 60;

/** What a request shape may have besides its class-validator rules. */
export interface WireShape {
  /** Turns the flat body of the wire into the folded shape of the class. Runs before any check. */
  fromWire?(body: Record<string, unknown>): unknown;
  /** Faults that rules on single properties cannot find, with paths of the folded shape. */
  shapeFaults?(body: object): Fault[];
  /** The wire's name of a path of the folded shape. */
  wirePath?(path: string): string;
  /**
   * True if the handler reports the faults of the shape together with its own (see {@link refuseGathered}), so that the
   * caller learns of all of them at once.
   */
  gathersFaults?: boolean;
}

const gathered = new Note<object, Fault[]>();

/**
 * Refuses a body with the faults of its shape and the handler's own faults at once, for shapes with `gathersFaults`.
 * Faulty values have been removed from the body, so the handler's rules never meet a value of the wrong type; what they
 * then report as missing is left out, because the shape has already reported it.
 *
 * @param own with the paths of the wire
 */
export function refuseGathered(body: object, own: Fault[]): void {
  const shape = gathered.get(body) ?? [];
  refuseFaults([...shape, ...own.filter(({ path }) => !shape.some((fault) => fault.path === path))]);
}

/**
 * Checks every body and query against its class: unknown fields are refused, and all faults are reported at once with
 * their paths (docs/product.md, Errors).
 */
@Injectable()
export class WirePipe implements PipeTransform {
  async transform(value: unknown, { metatype, type }: ArgumentMetadata): Promise<unknown> {
    if (
      !metatype ||
      type === 'custom' ||
      [String, Number, Boolean, Array, Object].includes(metatype as never)
    ) {
      return value;
    }
    const shape = metatype as unknown as WireShape;
    if (type === 'query') refuseUnwieldyQuery(value);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
      refuseFaults([{ path: '', code: 'request.not-an-object', message: 'Please send a JSON object.' }]);
    }
    refuseConstructors(value);
    const folded = shape.fromWire ? shape.fromWire(value as Record<string, unknown>) : value;
    const body = plainToInstance(metatype, folded) as object;
    const errors = await validate(body, {
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: false,
      stopAtFirstError: true,
    });
    const faults = [...errors.flatMap((error) => faultsOf(error)), ...(shape.shapeFaults?.(body) ?? [])];
    const onTheWire = faults.map((fault) => ({ ...fault, path: shape.wirePath?.(fault.path) ?? fault.path }));
    if (!shape.gathersFaults) refuseFaults(onTheWire);
    for (const fault of faults) remove(body, fault.path.split('.'));
    gathered.set(body, onTheWire);
    return body;
  }
}

/** class-transformer takes what a value has under this name for its class, and calls it. */
function refuseConstructors(value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  if (Object.hasOwn(value, 'constructor')) {
    const message = 'There is no field called constructor.';
    refuseFaults([{ path: 'constructor', code: 'request.unknown-field', message }]);
  }
  for (const inner of Object.values(value)) refuseConstructors(inner);
}

function faultsOf(error: ValidationError, parent = ''): Fault[] {
  const { property } = error;
  const name = property.length > LONGEST_NAME ? `${property.slice(0, LONGEST_NAME)}…` : property;
  const path = parent ? `${parent}.${name}` : name;
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
    path,
    code: rule === 'whitelistValidation' ? 'request.unknown-field' : 'request.invalid-value',
    message: rule === 'whitelistValidation' ? `There is no field called ${name}.` : message,
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => faultsOf(child, path))];
}

function remove(target: object, path: string[]): void {
  const [head, ...rest] = path;
  const record = target as Record<string, unknown>;
  if (!head) return;
  const next = record[head];
  if (rest.length === 0) delete record[head];
  else if (next && typeof next === 'object') remove(next, rest);
}
