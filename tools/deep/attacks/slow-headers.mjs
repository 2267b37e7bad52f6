import { connect } from 'node:net';
import { verdict, watched } from './watch.mjs';

export const title = 'Headers that never end, a byte now and then, on 500 connections';

const SOCKETS = 500;
/** The product waits a quarter of a minute, and looks every two seconds. */
const PATIENCE = 25_000;

export async function attack(product) {
  const seen = await watched(product, () =>
    Promise.all(Array.from({ length: SOCKETS }, () => drip(product))),
  );
  const { faults, figure } = verdict(seen);
  const open = seen.result.filter((ms) => ms >= PATIENCE).length;
  if (open > 0) faults.push(`${open} connections are still open`);
  const longest = Math.round(Math.max(...seen.result) / 1000);
  return { faults, figure: `${figure}; the last connection was closed after ${longest} s` };
}

/** Sends a header each half second; resolves with how long the other side put up with it. */
function drip({ url }) {
  const begun = performance.now();
  const socket = connect(Number(new URL(url).port), '127.0.0.1').resume();
  socket.on('error', () => {});
  socket.write(`GET /api/customers HTTP/1.1\r\nHost: ${new URL(url).host}\r\n`);
  const dripping = setInterval(() => socket.write('X-A: b\r\n'), 500);
  const giveUp = setTimeout(() => socket.destroy(), PATIENCE);
  return new Promise((resolve) => {
    socket.once('close', () => {
      clearInterval(dripping);
      clearTimeout(giveUp);
      resolve(performance.now() - begun);
    });
  });
}
