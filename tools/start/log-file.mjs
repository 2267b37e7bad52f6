import { closeSync, existsSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';

/** A log that has grown so large, in bytes, becomes `groundsheet.1.log`, and so on up to the last that is kept. */
const LARGEST = 10 * 1024 * 1024;
const KEPT = 5;

/** Whether the structured log goes into a file, since at a terminal nobody wants to read it. */
export function logsToFile({ LOG }, isTerminal) {
  return isTerminal && LOG !== 'stdout';
}

/** The file that is written now. */
export const logFile = (folder) => join(folder, 'groundsheet.log');

/** Writes what comes in to files of a folder, readable by nobody else. */
export function openLog(folder, largest = LARGEST) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let file;
  let size;
  const open = () => {
    file = openSync(logFile(folder), 'a', 0o600);
    ({ size } = fstatSync(file));
  };
  open();
  return new Writable({
    write(chunk, _encoding, done) {
      if (size > 0 && size + chunk.length > largest) {
        closeSync(file);
        makeRoom(folder);
        open();
      }
      size += writeSync(file, chunk);
      done();
    },
  });
}

function makeRoom(folder) {
  const older = (number) => join(folder, `groundsheet.${number}.log`);
  for (let number = KEPT - 1; number > 0; number -= 1)
    if (existsSync(older(number))) renameSync(older(number), older(number + 1));
  renameSync(logFile(folder), older(1));
}
