/**
 * Stands in for SendGrid's v3 API in tests, forked as a process of its own. Tells its parent `{ port }`, then
 * `{ body }` for each mail that it took. As strict as the real one in what matters here: 404 for another path or verb,
 * 401 without the key `SG.right`, 403 with the key `SG.narrow`, 413 for a body that is too large, 400 for what is no JSON, lacks a field, sets a
 * reserved header or holds an attachment that is not base64. The recipient's name tells the rest: `busy…` gets 429
 * once, `ill…` 503 once, `blocked…` 400 always, anyone else 202.
 */
import { createServer } from 'node:http';

const LIMIT = 30 * 1024 * 1024;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
/** https://www.twilio.com/docs/sendgrid/api-reference/mail-send/mail-send */
const RESERVED = /^(x-sg-id|x-sg-eid|received|dkim-signature|content-.*|to|from|subject|reply-to|cc|bcc)$/i;
const asked = new Set();

function judge(request, text) {
  if (request.url !== '/v3/mail/send' || request.method !== 'POST') return [404, 'There is nothing here'];
  if (request.headers.authorization === 'Bearer SG.narrow') return [403, 'This key may not send'];
  if (request.headers.authorization !== 'Bearer SG.right')
    return [401, 'The provided authorization grant is invalid'];
  if (text.length > LIMIT) return [413, 'Too large'];
  let body;
  try {
    body = JSON.parse(text);
  } catch {
    return [400, 'This is no JSON'];
  }
  const fault = faultOf(body);
  if (fault) return [400, fault];
  const to = body.personalizations[0].to[0].email;
  if (to.startsWith('blocked')) return [400, 'The address is blocked'];
  if (/^(busy|ill)/.test(to) && !asked.has(to)) {
    asked.add(to);
    return to.startsWith('busy') ? [429, 'Too many requests'] : [503, 'Out of order'];
  }
  return [202, '', body];
}

function faultOf({ personalizations, from, subject, content, headers = {}, attachments = [] }) {
  if (!personalizations?.[0]?.to?.[0]?.email?.includes('@')) return 'personalizations: an address is missing';
  if (!from?.email?.includes('@')) return 'from: the address is missing';
  if (!subject) return 'subject: is missing';
  if (content?.map(({ type }) => type).join() !== 'text/plain,text/html')
    return 'content: text first, then HTML';
  if (content.some(({ value }) => !value)) return 'content: empty';
  if (Object.keys(headers).some((name) => RESERVED.test(name))) return 'headers: a reserved name';
  if (attachments.some((one) => !one.filename || !one.content || !BASE64.test(one.content)))
    return 'attachments: not base64';
  return undefined;
}

const server = createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const [status, message, body] = judge(request, Buffer.concat(parts).toString());
    const answer = () =>
      response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(message && JSON.stringify({ errors: [{ message, field: null, help: null }] }));
    if (body) process.send({ body }, answer);
    else answer();
  });
});

server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit());
