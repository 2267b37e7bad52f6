import { line, ms, percentile } from './figures.mjs';

const DOCUMENTS = 50_000;
const ROUNDS = 41;
const PAGE = `select * from documents
  where owner_id = $1 and deleted_at is null and status <> 'expected' and searched like $2 order by id desc limit 21`;
const BESIDE = ['document_files', 'document_proposals'].map(
  (table) => `select * from ${table} where document_id = any($1::uuid[])`,
);

/**
 * A search through a vault of 50,000 documents for words that one, some and all of them have: the call, without
 * what any call takes, against the bare statements, in turns.
 * @param product see `benchSubmissions`
 */
export async function benchVault({ url, database }) {
  const fullName = 'Dave Hill';
  const answer = await fetch(`${url}/api/drivers/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'vault@hill-plant.co.uk', fullName, password: 'one two dumper seven' }),
  });
  if (answer.status !== 201) throw new Error(`registering answered ${answer.status}`);
  const cookie = answer.headers.getSetCookie()[0].split(';')[0];
  const { rows } = await database.query('select id from drivers where full_name = $1', [fullName]);
  const { id } = rows[0];
  await fill(database, id);
  const path = `${url}/api/documents/owner/${encodeURIComponent(fullName)}?search=`;
  for (const word of ['word04711', 'word047', 'tipping dumper', 'nothing like it']) {
    const times = { bare: [], any: [], call: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.bare.push(await timed(() => bare(database, id, word)));
      times.any.push(await timed(() => ask(`${url}/api/documents/reads`, cookie)));
      times.call.push(await timed(() => ask(path + encodeURIComponent(word), cookie)));
    }
    const [sql, any, call] = ['bare', 'any', 'call'].map((kind) => percentile(times[kind], 0.5));
    const ratio = ((call - any) / sql).toFixed(2);
    const figures = `SQL: ${ms(sql)}, call: ${ms(call)}, any call: ${ms(any)}, ratio ${ratio}`;
    line(`vault, a search for "${word}"`, figures, 'target at most 3.00');
  }
}

async function bare(database, ownerId, word) {
  const { rows } = await database.query(PAGE, [ownerId, `%${word}%`]);
  for (const beside of BESIDE) await database.query(beside, [rows.map(({ id }) => id)]);
}

async function ask(address, cookie) {
  const answer = await fetch(address, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

async function fill(database, ownerId) {
  await database.query(
    `insert into documents (id, owner_id, category, file_name, status, extracted_text, searched, created_at)
     select gen_random_uuid(), $1, 'other', 'scan.jpg', 'completed', text, text, now()
       from generate_series(1, $2::int) as n,
            lateral (select 'forward tipping dumper word' || lpad(n::text, 5, '0') || repeat(' of the card of somebody', 20) as text) as printed`,
    [ownerId, DOCUMENTS],
  );
  await database.query(
    `insert into document_files (id, document_id, side, position, expected_at, content_type, byte_size)
     select gen_random_uuid(), id, 'front', 1, now(), 'image/jpeg', 1000 from documents where owner_id = $1`,
    [ownerId],
  );
  await database.query('vacuum analyze documents');
  await database.query('vacuum analyze document_files');
}

async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
