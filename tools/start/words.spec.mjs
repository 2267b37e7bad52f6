import { placesWords, stepWords } from './words.mjs';

const NEW = { PORT: '3000', DATA_DIR: '/srv/groundsheet/.data' };
const AT = 'Groundsheet is at http://localhost:3000   (Ctrl-C stops it; data in /srv/groundsheet/.data)';
const KEPT = 'Mails do not leave this machine: they are in /srv/groundsheet/.data/mail';
const LOG = '/srv/groundsheet/.data/logs/groundsheet.log';
const SERVER = { DATABASE_URL: 'postgresql://db/groundsheet' };

it('says of each step how long it took, in a column', () => {
  expect([stepWords('Built', 68_049), stepWords('Database up to date', 2_160)]).toEqual([
    'Built                   68.0 s',
    'Database up to date      2.2 s',
  ]);
});

it.each([
  ['a new person at a terminal', {}, LOG, [AT, KEPT, `The log is ${LOG} (LOG=stdout shows it here)`]],
  ['a person who sees the log', {}, undefined, [AT, KEPT]],
  ['who has a mail server', { MAIL_TRANSPORT: 'smtp' }, undefined, [AT]],
  ['who has a database of their own', SERVER, undefined, [AT]],
  ['who keeps mails there all the same', { ...SERVER, MAIL_TRANSPORT: 'file' }, undefined, [AT, KEPT]],
])('tells %s where to look, and nothing else', (_who, settings, log, lines) => {
  expect(placesWords({ ...NEW, ...settings }, log).split('\n')).toEqual(['', ...lines, '']);
});

it.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['127.0.0.1', 'http://localhost:3000'],
  ['192.168.1.20', 'http://192.168.1.20:3000'],
  ['fd00::20', 'http://[fd00::20]:3000'],
])('names the address that answers when it listens on %s', (HOST, address) => {
  expect(placesWords({ ...NEW, HOST }, undefined)).toContain(`is at ${address} `);
});
