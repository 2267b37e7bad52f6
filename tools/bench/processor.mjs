import { readdirSync, readFileSync } from 'node:fs';

/** What processes have cost, as Linux counts it: wall time says little on a machine that others use as well. */

/** A tick of the processor's clock, in milliseconds; Linux has had this one for all machines for decades. */
const TICK = 10;

/** Fields of `/proc/PID/stat` after the name, which may hold anything. */
function statOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const [PARENT, USER, SYSTEM, USER_OF_ENDED, SYSTEM_OF_ENDED] = [1, 11, 12, 13, 14];
const sum = (fields, places) => places.reduce((all, place) => all + Number(fields[place]), 0) * TICK;

/** Milliseconds of processor time that a process has had, with all its threads. */
export function processorOf(pid) {
  return sum(statOf(pid), [USER, SYSTEM]);
}

/** Memory of a process now, in MB. */
export function memoryOf(pid) {
  return megabytesOf(pid, /^VmRSS:\s+(\d+)/m);
}

/** The most that it has had so far. */
export function mostMemoryOf(pid) {
  return megabytesOf(pid, /^VmHWM:\s+(\d+)/m);
}

function megabytesOf(pid, figure) {
  return Number(figure.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}

/**
 * Tells what all processes of a database server have had, those that have ended too.
 * @param database a client of it
 */
export async function processorOfDatabase(database) {
  const { rows } = await database.query('select pg_backend_pid() as pid');
  const server = statOf(rows[0].pid)[PARENT];
  return () => {
    const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === server);
    const ofRunning = running.reduce((all, pid) => all + (unlessEnded(() => processorOf(pid)) ?? 0), 0);
    return ofRunning + sum(statOf(server), [USER, SYSTEM, USER_OF_ENDED, SYSTEM_OF_ENDED]);
  };
}

function parentOf(pid) {
  return unlessEnded(() => statOf(pid)[PARENT]);
}

/** Undefined for a process that has just ended. */
function unlessEnded(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}
