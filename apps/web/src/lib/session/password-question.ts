import { onOwnerChange } from './session-store.js';

let question: { given: Promise<boolean>; end: (given: boolean) => void } | null = null;
const listeners = new Set<() => void>();

/** Whether the server wants the password again, for something that has been asked for (docs/safeguards.md, Sessions). */
export function isPasswordAsked(): boolean {
  return question !== null;
}

export function subscribeToPasswordQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks for the password over whatever is on the screen. Several calls that need it share one question.
 *
 * @returns true once it was given, false when the question was closed
 */
export function askForPassword(): Promise<boolean> {
  if (!question) {
    let end: (given: boolean) => void = () => undefined;
    const given = new Promise<boolean>((resolve) => {
      end = resolve;
    });
    question = { given, end };
    tell();
  }
  return question.given;
}

export function endPasswordQuestion(given: boolean): void {
  question?.end(given);
  question = null;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

// What one person began is not done with another person's password.
onOwnerChange(() => endPasswordQuestion(false));
