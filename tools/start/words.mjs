import { join } from 'node:path';

/** What `npm start` tells the person at the keyboard: each step once it is done, and then where everything is. */

export const stepWords = (what, milliseconds) =>
  `${what.padEnd(22)}${(milliseconds / 1000).toFixed(1).padStart(6)} s`;

/**
 * The address that the product answers at on this machine.
 * @param fallback the name of this machine where HOST names all of its addresses or none
 */
export function ownAddress({ HOST = '', PORT }, fallback) {
  const host = ['', '0.0.0.0', '::', '127.0.0.1'].includes(HOST) ? fallback : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

/** @param log the file of the structured log, unless it is shown here */
export function placesWords(env, log) {
  const places = [
    `\nGroundsheet is at ${ownAddress(env, 'localhost')}   (Ctrl-C stops it; data in ${env.DATA_DIR})`,
    ...(isKept(env) ? [`Mails do not leave this machine: they are in ${join(env.DATA_DIR, 'mail')}`] : []),
    ...(log ? [`The log is ${log} (LOG=stdout shows it here)`] : []),
  ];
  return `${places.join('\n')}\n`;
}

/** Whether mails are written to files, as they are until there is a mail server. */
function isKept({ DATABASE_URL, MAIL_TRANSPORT }) {
  return MAIL_TRANSPORT ? MAIL_TRANSPORT === 'file' : !DATABASE_URL;
}
