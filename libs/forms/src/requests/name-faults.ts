import type { Fault } from '@groundsheet/platform';

/** A name of blanks is none. @param name trimmed */
export function nameFaults(name: string): Fault[] {
  return name ? [] : [{ path: 'name', code: 'name.missing', message: 'Please enter your name.' }];
}
