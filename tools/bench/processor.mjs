import { readdirSync, readFileSync } from 'node:fs';

/** What processes cost, as Linux counts it: wall time says little on a machine that others use as well. */

/** A tick of the processor's clock, in milliseconds; Linux has had this one for all machines for decades. */
const TICK = 10;
const [PARENT, USER, SYSTEM, USER_OF_ENDED, SYSTEM_OF_ENDED] = [1, 11, 12, 13, 14];

/** Milliseconds of processor time that a process and all that it started have had, those that have ended too. */
export function processorOf(pid) {
  const spent = treeOf(pid).flatMap((stat) =>
    [USER, SYSTEM, USER_OF_ENDED, SYSTEM_OF_ENDED].map((at) => stat[at]),
  );
  return spent.reduce((all, ticks) => all + Number(ticks), 0) * TICK;
}

/** Milliseconds that each thread of one process has had, by the name that Linux has for it; threads of one name count together. */
export function threadsOf(pid) {
  const spent = {};
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const text = read(`/proc/${pid}/task/${thread}/stat`);
    const stat = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const name = thread === String(pid) ? 'main' : text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
    spent[name] = (spent[name] ?? 0) + (Number(stat[USER]) + Number(stat[SYSTEM])) * TICK;
  }
  return spent;
}

/** Memory of processes and all that they started, in MB; what a server's processes share counts once. */
export function memoryOf(...pids) {
  const kilobytes = pids.flatMap((pid) => {
    const each = treeOf(pid).map(({ pid: one }) => read(`/proc/${one}/status`));
    const of = (figure) =>
      each.map((status) => Number(new RegExp(`^${figure}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0));
    return [...of('RssAnon'), Math.max(...of('RssFile')), Math.max(...of('RssShmem'))];
  });
  return kilobytes.reduce((all, one) => all + one, 0) / 1024;
}

/** The most that one process has had so far, in MB. */
export function mostMemoryOf(pid) {
  return Number(/^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))[1]) / 1024;
}

export async function serverOf(database) {
  const { rows } = await database.query('select pg_backend_pid() as pid');
  return statOf(rows[0].pid)[PARENT];
}

function treeOf(root) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf);
  const below = (pid) =>
    all.filter((stat) => stat[PARENT] === pid).flatMap((stat) => [stat, ...below(stat.pid)]);
  return [...all.filter(({ pid }) => pid === String(root)), ...below(String(root))];
}

/** Fields of `/proc/PID/stat` after the name, which may hold anything. */
function statOf(pid) {
  const stat = read(`/proc/${pid}/stat`);
  return Object.assign(stat.slice(stat.lastIndexOf(')') + 2).split(' '), { pid: String(pid) });
}

/** Empty for a process that has just ended. */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
