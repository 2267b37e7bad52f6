import type { Wire } from '@groundsheet/api-client';

/** What the server says when it refuses: a sentence for the user, a code for us, and the fields it is about. */
export interface Problem {
  statusCode: number;
  code: string;
  message: string;
  details?: Wire['ProblemBody']['details'];
}

/**
 * A refused call. `message` is "{status}: {body text}" for the console and the logs; what is shown to people
 * is the problem's sentence.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | null;
  /** As it came. */
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.problem = readProblem(body);
  }
}

function readProblem(body: string): Problem | null {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null) return null;
    // What a proxy, or the server before it has read the request, says by itself has no code.
    return 'code' in value && 'message' in value && typeof value.message === 'string'
      ? (value as Problem)
      : null;
  } catch {
    return null;
  }
}

/** The server's own sentence, where there is one. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem?.message : undefined;
}

/** What is wrong with the photos of a form, among its faults: with how many there are, or with one of them. */
export function photoFault(faults: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(faults).find(([path]) => /^photos(\.|$)/.test(path))?.[1];
}

/** What a page itself has against what was typed, where the server cannot be asked. */
export class FieldFaults extends Error {
  /** @param faults a sentence for each field, by its name in the request */
  constructor(readonly faults: Readonly<Record<string, string>>) {
    super('Please check what was entered.');
  }
}

/** What is said about single fields, by their names. */
export function fieldFaults(error: unknown): Readonly<Record<string, string>> {
  if (error instanceof FieldFaults) return error.faults;
  const details = error instanceof ApiError ? error.problem?.details : undefined;
  if (!Array.isArray(details)) return {};
  return Object.fromEntries(details.map(({ path, message }) => [path, message]));
}
