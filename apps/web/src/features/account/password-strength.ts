import type { PasswordOwner } from '@groundsheet/form-rules';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard a password is to guess, 0 to 4. A chunk of its own: the dictionary is larger than the rest of the page. */
export function passwordStrength(password: string, { fullName, email }: PasswordOwner): number {
  const known = [fullName, email].flatMap((text) => text?.split(/[^\p{L}\p{N}]+/u) ?? []).filter(Boolean);
  return judge.check(password, ['groundsheet', ...known]).score;
}
