import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { line, ms, percentile } from './figures.mjs';
import { manyForms, SEND } from './form.mjs';
import { aCustomer } from './own-product.mjs';
import { call, somePeople } from './people.mjs';
import { pagesRead, statementsOf } from './pages-read.mjs';
import { memoryOf } from './processor.mjs';
import { jobsDone, multiply } from './rows.mjs';

const [FEW, MANY] = [1000, 100_000];
const TIMES = 25;
const MEGABYTE = 1024 * 1024;
const EXPORTS = {
  ZIP: '/api/history/export.zip',
  CSV: '/api/history/export.csv',
  JSON: '/api/drivers/me/data',
};
/** Forms of the drivers who download theirs. The few are asked for as often as it takes for the same forms in all. */
const [EXPORTED_FEW, EXPORTED_MANY] = [20, 1000];

/** Told of each statement what it reads. */
export const DATABASE_SETTINGS = { shared_preload_libraries: 'pg_stat_statements' };

/**
 * How long a page of each list takes among 1,000 rows and among 100,000, how many pages of the database it reads, and what an
 * export of many forms takes of memory.
 */
export async function bench(product) {
  const [[driver, small, large], [admin]] = [
    await somePeople(product, 3),
    await somePeople(product, 1, 'admin'),
  ];
  const form = await aFormInASet(product, driver);
  await benchExports(product, form, { small, large });
  const tables = tablesOf({ driver, form });
  await prepare(product, { driver, form });
  const { rows: known } = await product.database.query(
    `select 'TS-' || ${letters('471')} as reference, ${letters('471')} as word, ${DRIVER('47')} as name`,
  );
  const lists = listsOf({ driver, admin, form, ...known[0] });
  const statements = await statementsOf(product);
  const few = await costsAmong(product, statements, tables, lists, [1, FEW]);
  const many = await costsAmong(product, statements, tables, lists, [FEW + 1, MANY]);
  await statements.end();
  for (const [at, { path }] of lists.entries()) {
    const [before, now] = [few[at], many[at]];
    const times = (what) => `${(now[what] / before[what]).toFixed(2)} times`;
    line(
      decodeURIComponent(path.replace(/^\/api|[0-9a-f]{8}-[-0-9a-f]+/g, '').replace('limit=20', '')),
      `${before.pages} to ${now.pages} pages, ${times('pages')}; ${ms(before.time)} to ${ms(now.time)}, ${times('time')}`,
      '1.3, 1.5 times',
    );
  }
}

/** @returns the id of a timesheet that the driver has sent; all else is made of it */
async function aFormInASet(product, { cookie }) {
  const { bodyFor } = await manyForms(product, await aCustomer(product));
  const id = uuidv7();
  await call(product, 'POST', SEND.timesheet, { cookie, body: bodyFor(id) });
  await jobsDone(product);
  return id;
}

const uuidOf = (number) => `('00000000-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;
const AGO = `now() - n * interval '1 minute'`;
/** Four weeks of 400 forms, as `date` has it, and then 60 a day. */
const CHANGED = `now() - case when n <= 400 then n * interval '100 minutes' else (n / 60 + 28) * interval '1 day' end
                       - n * interval '1 second'`;
const ADDRESS = `left(md5(n::text), 12) || '@northgate-civils.co.uk'`;

/** No two alike, and no more alike than those of the product are. */
const letters = (number) =>
  `translate(lpad(to_hex((${number}::bigint * 2654435761) % 4294967296), 8, '0'), '0123456789abcdef', 'GHJKMNPQRSABCDEF')`;
const DRIVER = (number) =>
  `(array['Dave','Bev','Owen','Terry','Mihai','Ruth','Gareth','Jo','Sian','Aled'])[(${number} % 10)::int + 1] || ' ' || initcap(left(${letters(`(${number} / 10 % 20)`)}, 6))`;

/** Every other form is a check, and every twentieth check found something. */
const MIXED = {
  driver_signed_name: DRIVER('n'),
  kind: `case when n % 2 = 0 then 'check-sheet' else 'timesheet' end`,
  answers: `case when n % 2 = 0 then jsonb_build_object('defectHorn', n % 40 <> 0, 'defectMirrors', true) end`,
  attention_count: `case when n % 40 = 0 then 1 when n % 2 = 0 then 0 end`,
};

/** What is multiplied, in the order that rows need each other: which row, and how its copies differ. */
function tablesOf({ driver, form }) {
  const reference = (prefix) => `'${prefix}-' || lpad(n::text, 8, '0')`;
  return {
    forms: {
      which: `id = '${form}'`,
      // Of the four weeks that the overview shows there are 400 each time.
      date: `date '2026-11-21' - case when n <= 400 then n % 7 else n / 60 + 28 end`,
      id: 'uuidv7()',
      reference: `'TS-' || ${letters('n')}`,
      driver_id: uuidOf('n % 1000'),
      changed_at: CHANGED,
      submitted_at: CHANGED,
      plant_number: `'EX-' || n % 500`,
      ...MIXED,
    },
    emails: {
      which: `form_id = '${form}'`,
      id: 'gen_random_uuid()',
      form_id: 'gen_random_uuid()',
      message_id: `'<' || n || '@groundsheet.example>'`,
      recipient: ADDRESS,
      recipient_hash: 'md5(n::text)',
      reference: reference('TS'),
      queued_at: AGO,
    },
    // The same are open each time, and as many completed as fill a page.
    form_sets: {
      which: `driver_id = '${driver.id}'`,
      id: uuidOf('n'),
      reference: reference('FS'),
      driver_id: 'gen_random_uuid()',
      changed_at: AGO,
      status: `case when n <= ${FEW - 100} then 'pending' else 'completed' end`,
    },
    forms_in_sets: { which: `form_id = '${form}'`, form_id: 'gen_random_uuid()', set_id: uuidOf('n') },
    ...registersOf(driver),
    suppressions: {
      which: 'true',
      id: uuidOf('n'),
      recipient_hash: 'md5(n::text)',
      address: ADDRESS,
      created_at: AGO,
    },
    audit_events: {
      which: 'true',
      id: uuidOf('n'),
      happened_at: AGO,
      who: uuidOf('n % 10'),
      about_id: uuidOf('n / 5'),
    },
    documents: {
      which: `owner_id = '${driver.id}'`,
      id: uuidOf('n'),
      searched: `'forward tipping dumper ' || ${letters('n')}`,
    },
  };
}

function registersOf(driver) {
  return {
    drivers: {
      which: `id = '${driver.id}'`,
      id: uuidOf('n'),
      email: ADDRESS,
      full_name: `'Dave Hill ' || md5(n::text)`,
    },
    companies: { which: 'is_active', id: uuidOf('n'), name: `initcap(${letters('n')}) || ' Plant Hire'` },
    machines: {
      which: 'true',
      id: uuidOf('n'),
      qr_code: `'GS-' || n`,
      plant_number: `'EX-' || lpad(n::text, 6, '0')`,
    },
  };
}

/** The driver's own forms, and one of what nobody has made yet. */
async function prepare({ database }, { driver, form }) {
  await multiply({ database }, 'forms', `id = '${form}'`, [1, 100], ownForm(driver, 'OWN'));
  await database.query(`insert into suppressions (id, recipient_hash, address, reason, created_at)
                        values (gen_random_uuid(), 'x', 'x@northgate-civils.co.uk', 'asked', now())`);
  await database.query(
    `insert into documents (id, owner_id, category, file_name, status, extracted_text, searched, created_at)
     values (gen_random_uuid(), $1, 'other', 'scan.jpg', 'completed', '', '', now())`,
    [driver.id],
  );
}

const ownForm = ({ id }, prefix) => ({
  id: 'uuidv7()',
  driver_id: `'${id}'`,
  reference: `'${prefix}-' || lpad(n::text, 7, '0')`,
  changed_at: AGO,
  submitted_at: AGO,
});

function listsOf({ driver, admin, form, reference, word, name }) {
  const vault = `/api/documents/owner/${encodeURIComponent(driver.fullName)}?limit=20`;
  const asked = {
    [driver.cookie]: [
      ...[`/api/forms/${form}`, '/api/history?limit=20', '/api/history?limit=20&search=quarry'],
      ...[vault, `${vault}&search=${word}`, `${vault}&search=nothing like it`],
    ],
    [admin.cookie]: [
      ...[
        '/api/drivers?limit=20',
        '/api/drivers?limit=20&search=e0741335',
        '/api/drivers?limit=20&role=admin',
      ],
      ...[
        '/api/customers?limit=20',
        `/api/customers?limit=20&search=${word}`,
        '/api/customers?limit=20&search=quarry',
      ],
      ...[
        '/api/machines?limit=20',
        '/api/machines?limit=20&search=000471',
        '/api/machines?limit=20&search=quarry',
      ],
      ...[
        '/api/forms?limit=20',
        `/api/forms?limit=20&search=${reference}`,
        '/api/forms?limit=20&search=quarry',
      ],
      ...[`/api/forms?limit=20&driver=${name}`, `/api/forms?limit=20&search=${name}`],
      `/api/forms?limit=20&search=${name.split(' ')[0]}`,
      ...['/api/forms?limit=20&corrected=yes', '/api/forms?limit=20&clientSigned=yes'],
      ...['/api/mails?limit=20', '/api/mails?limit=20&search=e0741335', '/api/mails?limit=20&search=quarry'],
      ...['/api/suppressions?limit=20', '/api/suppressions?limit=20&search=e0741335'],
      ...['/api/audit-events?limit=20', `/api/audit-events?limit=20&person=${driver.id}`],
      ...['/api/collations?limit=20', '/api/collations?limit=20&search=EX-0417', '/api/collations/counts'],
      ...['/api/collations?limit=20&bucket=completed', '/api/overview?from=2026-11-15&to=2026-11-21'],
      ...['/api/overview/hours?from=2026-11-15&to=2026-11-21'],
    ],
  };
  return Object.entries(asked).flatMap(([cookie, paths]) => paths.map((path) => ({ cookie, path })));
}

/**
 * @returns of each list what it takes when little else is done on the machine, in milliseconds (the quickest tenth), and how many
 *   pages of the database it reads, from memory or from the disk, which what else is done on the machine does not change
 */
async function costsAmong(product, statements, tables, lists, numbers) {
  for (const [table, { which, ...changes }] of Object.entries(tables)) {
    await multiply(product, table, which, numbers, changes);
    await product.database.query(`vacuum analyze ${table}`);
  }
  const costs = [];
  for (const { cookie, path } of lists) {
    const ask = async () => (await call(product, 'GET', path, { cookie })).arrayBuffer();
    const times = [];
    for (let time = 0; time < TIMES; time += 1) {
      const begun = performance.now();
      await ask();
      times.push(performance.now() - begun);
    }
    costs.push({ time: percentile(times, 0.1), pages: await pagesRead(statements, ask) });
  }
  return costs;
}

async function benchExports(product, form, { small, large }) {
  for (const [driver, prefix, forms] of [
    [small, 'A', EXPORTED_FEW],
    [large, 'B', EXPORTED_MANY],
  ])
    await multiply(product, 'forms', `id = '${form}'`, [1, forms], ownForm(driver, prefix));
  for (const [file, path] of Object.entries(EXPORTS)) {
    const all = async ({ cookie }, times) => {
      for (let time = 0; time < times; time += 1) await take(product.url + path, cookie);
    };
    // What is loaded and compiled with the first ones is no matter of size.
    await all(small, 5);
    const few = await peakWhile(product, () => all(small, EXPORTED_MANY / EXPORTED_FEW));
    const many = await peakWhile(product, () => all(large, 1));
    const figures = `${EXPORTED_FEW}: ${few.toFixed(0)} MB, 1,000: ${many.toFixed(0)} MB, ${(many / few).toFixed(2)} times`;
    line(`${file} of one's forms, memory at most`, figures, '1.2 times');
  }
}

/** Takes a file as a person on a slow line does: a megabyte, then nothing for a moment. */
async function take(address, cookie) {
  const answer = await new Promise((resolve, reject) => {
    get(address, { headers: { cookie } }, resolve).on('error', reject);
  });
  if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}`);
  let untilRest = MEGABYTE;
  for await (const chunk of answer) {
    untilRest -= chunk.length;
    if (untilRest > 0) continue;
    untilRest = MEGABYTE;
    await sleep(15);
  }
  if (!answer.complete) throw new Error(`${address} broke off`);
}

/** @returns megabytes of the product at most while the work goes on */
async function peakWhile({ child }, work) {
  let peak = memoryOf(child.pid);
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid));
  }, 25);
  try {
    await work();
  } finally {
    clearInterval(sampling);
  }
  return peak;
}
