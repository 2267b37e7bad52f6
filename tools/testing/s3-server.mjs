import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';

/**
 * A server that speaks as much of S3 as the product does (put, get and delete of one object, and whether there is any), forked as a process of its own, with
 * one bucket called `forms` in the folder that is its argument. It knows one pair of keys. Tells its parent `{ port }`.
 */
const [, , folder] = process.argv;
const BUCKET = /^\/forms\/(.+)$/;
const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=S3TEST\/\d{8}\/[\w-]+\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/;

const server = createServer((request, response) => {
  answer(request, response).catch((error) => refuse(response, 500, 'InternalError', error.message));
});

async function answer(request, response) {
  if (!SIGNED.test(request.headers.authorization ?? ''))
    return refuse(response, 403, 'AccessDenied', 'These are not our keys.');
  const { pathname, searchParams } = new URL(request.url, 'http://s3');
  if (searchParams.has('list-type')) return list(searchParams.get('prefix'), response);
  const key = BUCKET.exec(decodeURIComponent(pathname))?.[1];
  if (!key) return refuse(response, 404, 'NoSuchBucket', 'There is no such bucket.');
  const path = join(folder, 'forms', `${key}._object`);
  if (request.method === 'PUT') return put(path, request, response);
  if (request.method === 'GET') return get(path, response);
  if (request.method !== 'DELETE')
    return refuse(response, 501, 'NotImplemented', `No ${request.method} here.`);
  rmSync(path, { force: true });
  response.writeHead(204).end();
}

/** Stored whole or not at all, and only with the contents that were signed. */
async function put(path, request, response) {
  const content = await buffer(request);
  const hash = createHash('sha256').update(content).digest('hex');
  if (![hash, 'UNSIGNED-PAYLOAD'].includes(request.headers['x-amz-content-sha256']))
    return refuse(response, 400, 'XAmzContentSHA256Mismatch', 'Other contents were signed.');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, content);
  renameSync(`${path}.part`, path);
  response.writeHead(200, { ETag: `"${hash}"` }).end();
}

function get(path, response) {
  if (!existsSync(path)) return refuse(response, 404, 'NoSuchKey', 'There is no such object.');
  response.writeHead(200, { 'Content-Type': 'application/octet-stream' });
  createReadStream(path).pipe(response);
}

/** The first object of a folder, if any. */
function list(prefix, response) {
  const [name] = existsSync(join(folder, 'forms', prefix))
    ? readdirSync(join(folder, 'forms', prefix), { recursive: true }).filter((each) =>
        each.endsWith('._object'),
      )
    : [];
  const contents = name
    ? `<Contents><Key>${prefix}${name.slice(0, -'._object'.length)}</Key></Contents>`
    : '';
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  response
    .writeHead(200, { 'Content-Type': 'application/xml' })
    .end(`${head}<ListBucketResult>${contents}</ListBucketResult>`);
}

function refuse(response, status, code, message) {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(body);
}

server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit());
