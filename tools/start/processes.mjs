import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEnd } from './entry.mjs';

/**
 * What we must know about processes without `ps`: whether the one we mean still lives, and how to end it
 * with everything it started. Every child is the leader of its own group, so its pid names the group too.
 */

/** Starts a child, and ends it with all that it started before this process ends in order. */
export function startGroup(command, args, options) {
  const child = spawn(command, args, { stdio: 'inherit', ...options, detached: true });
  if (child.pid !== undefined) {
    const group = { pid: child.pid, born: bornOf(child.pid) };
    beforeEnd(() => stopGroup(group));
  }
  return child;
}

/** As `startGroup`, for Node and for what runs on it: ends when this process has been killed as well. */
export function startChild(command, args, options = {}) {
  const env = importing(options.env ?? process.env, 'end-with-parent.mjs');
  return startGroup(command, args, { ...options, env });
}

/**
 * When a process began, in clock ticks since boot; null when there is none, or it is dead and not yet
 * collected. Pids are used again, a pid together with its birth is not. Where there is no /proc the answer
 * for a living process is the empty string, which matches any birth.
 */
export function bornOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? null : fields[18];
  } catch {
    return process.platform !== 'linux' && signalled(pid, 0) ? '' : null;
  }
}

/** Whether the process that was noted as `{ pid, born }` is still the one with that pid. */
export function isAlive({ pid, born }, bornNow = bornOf) {
  const now = bornNow(pid);
  return now !== null && (now === '' || now === born);
}

/** Sends a signal to a process, or to a group by its negative pid; false when nobody is there to get it. */
export function signalled(pid, signal) {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Ends a noted group: SIGTERM, then `patience` milliseconds later SIGKILL. A leader that died may leave
 * others behind in its group; a pid that has become another process's is left alone.
 */
export async function stopGroup({ pid, born }, patience = 3_000) {
  const now = bornOf(pid);
  if (now !== null && !isAlive({ pid, born })) return;
  const gone = () => bornOf(pid) === null && !signalled(-pid, 0);
  if (!signalled(-pid, 'SIGTERM')) return;
  for (const end = Date.now() + patience; Date.now() < end; await sleep(25)) if (gone()) return;
  signalled(-pid, 'SIGKILL');
  for (const end = Date.now() + 1_000; Date.now() < end && !gone();) await sleep(25);
}

/** A port of the loopback address nobody listens on at this moment. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Resolves with what a child ended with: its exit code, or 128 + n for a signal as shells count. */
export function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode ?? 128);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 128));
  });
}

/**
 * The environment for a process that we wait for until it ends by itself, and for all that it starts: see
 * clean-exit.mjs. Not for the product, whose first requests would take half as long again.
 */
export function endingCleanly(env) {
  return importing(env, 'clean-exit.mjs');
}

/** The environment for a process, and all that it starts, which imports one of our modules first. */
function importing(env, module) {
  const ours = `--import=${new URL(module, import.meta.url)}`;
  return { ...env, NODE_OPTIONS: env.NODE_OPTIONS ? `${env.NODE_OPTIONS} ${ours}` : ours };
}

/** Collects what a child with piped output says; the returned function tells what it has said so far. */
export function wordsOf(child) {
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (words += chunk));
  return () => words.trim();
}
