/**
 * A real SMTP server for tests, forked as a process of its own (`fork`, optional port as argument).
 * Tells its parent `{ port }`, then `{ from, to, raw }` (base64) for each mail that it took. What it does is said by
 * the recipient's name: `greylisted…` is put off once with 451, `unknown…` refused with 550, `overfull…` refused with
 * 552 after the data, anyone else served. A password other than `right` gets 535, the sender `stranger…` 550.
 */
import { SMTPServer } from 'smtp-server';

const putOff = new Set();
const reply = (responseCode, message) => Object.assign(new Error(message), { responseCode });

const server = new SMTPServer({
  authOptional: true,
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth({ username, password }, _session, answer) {
    if (password !== 'right') return answer(reply(535, 'Authentication credentials invalid'));
    return answer(null, { user: username });
  },
  onMailFrom({ address }, _session, answer) {
    return answer(address.startsWith('stranger') ? reply(550, 'Not a sender of this house') : null);
  },
  onRcptTo({ address }, _session, answer) {
    if (address.startsWith('unknown')) return answer(reply(550, 'No such user here'));
    if (address.startsWith('greylisted') && !putOff.has(address)) {
      putOff.add(address);
      return answer(reply(451, 'Greylisted, please try again'));
    }
    return answer();
  },
  onData(stream, { envelope }, answer) {
    const parts = [];
    stream.on('data', (part) => parts.push(part));
    stream.on('end', () => {
      const to = envelope.rcptTo.map(({ address }) => address);
      if (to.some((address) => address.startsWith('overfull'))) return answer(reply(552, 'Mailbox is full'));
      const raw = Buffer.concat(parts).toString('base64');
      return process.send({ from: envelope.mailFrom.address, to, raw }, () => answer(null, 'Taken'));
    });
  },
});

server.on('error', () => {});
server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () =>
  process.send({ port: server.server.address().port }),
);
process.on('disconnect', () => process.exit());
