/**
 * What the product is measured against: Fastify and pg, no rules, no identity, nothing checked; the same rows, just as
 * durable, in one transaction or in one statement. Started with a channel; tells its parent `{ port }`.
 *
 * The tables are copies of the product's with their indexes, so that all pay the database the same.
 */
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 20 });
await pool.query(`
  drop schema if exists bare cascade;
  create schema bare;
  create table bare.forms (like public.forms including all);
  create table bare.jobs (like graphile_worker._private_jobs including all);
`);

const JOB = 'insert into bare.jobs (task_id, payload) values (1, $1)';
const DAY = /^(monday|tuesday|wednesday|thursday|friday|saturday|sunday)/;

const imageOf = (dataUrl) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** Columns and values of the form's row; named as the product's columns are. */
function rowOf(form, rating, count) {
  const days = Object.fromEntries(Object.entries(form).filter(([name]) => DAY.test(name)));
  return {
    id: form.id,
    kind: 'timesheet',
    reference: `B${String(count).padStart(10, '0')}`,
    status: 'submitted',
    company_id: form.customerId,
    company_name: 'Northgate Civils Ltd',
    date: form.weekEnding,
    driver_signed_name: form.driverSignedName,
    driver_firm: form.company,
    client_firm: form.clientCompany,
    site_location: form.siteLocation,
    selected_vehicle: form.selectedVehicle,
    plant_number: form.plantNumber,
    machine_number: form.machineNumber,
    machine_hours: form.machineHours,
    days: JSON.stringify(days),
    total_hours: 63,
    standing_time: 0,
    breakdown_notes: form.breakdownNotes,
    operator_signed_name: form.operatorSignedName,
    client_signed_name: form.clientSignedName,
    operator_signature: imageOf(form.operatorSignature),
    client_signature: imageOf(form.clientSignature),
    signature_date: form.signatureDate,
    submission_emails: JSON.stringify(form.submissionEmails),
    submission_whats_apps: '[]',
    supervisor_rating: rating,
    changed_at: new Date(),
    submitted_at: new Date(),
  };
}

/** The same rows, written by one statement that nothing prepares and nobody waits for twice. */
const ONE_STATEMENT = (names, places) => `
  with form as (insert into bare.forms (${names}) values (${places}) returning id)
  insert into bare.jobs (task_id, payload) select 1, json_build_object('id', id) from form`;

let count = 0;
const server = Fastify({ bodyLimit: 2 * 1024 * 1024 });

function nextRow({ timesheetData: form, supervisorRating }) {
  count += 1;
  const row = rowOf(form, supervisorRating, count);
  const names = Object.keys(row);
  return { form, names, places: names.map((_, at) => `$${at + 1}`), values: Object.values(row) };
}

server.post('/one-statement', async ({ body }) => {
  const { form, names, places, values } = nextRow(body);
  await pool.query(ONE_STATEMENT(names, places), values);
  return { success: true, id: form.id };
});

server.post('/', async ({ body }) => {
  const { form, names, places, values } = nextRow(body);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`insert into bare.forms (${names}) values (${places})`, values);
    await client.query(JOB, [JSON.stringify({ id: form.id })]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return { success: true, id: form.id };
});

await server.listen({ port: 0, host: '127.0.0.1' });
process.send({ port: server.server.address().port });
process.on('disconnect', () => process.exit());
