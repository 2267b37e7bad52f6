import { aDriver, readPdf, suiteApi, drawsPdfs } from '@groundsheet/testing';

const api = await suiteApi();
await drawsPdfs(api);
const admin = await aDriver(api, { role: 'admin' });
await api.rows(
  `insert into machines (id, qr_code, plant_number, machine_number, vehicle_type, description)
   select gen_random_uuid(), 'code.example.com/' || n, 'L-' || lpad(n::text, 3, '0'), 'Make ' || n, 'bulldozer', ''
     from generate_series(1, 481) as n`,
);

const labels = (query: string) => admin.request('get', `/api/machines/labels.pdf?${query}`);
async function printed(query: string) {
  const { body, headers } = await labels(query).buffer().expect(200);
  expect(headers['content-type']).toBe('application/pdf');
  return readPdf(body);
}

it.each([
  ['24', 24, 1, 1],
  ['24', 24, 2, 2],
  ['21', 9, 21, 2],
  ['8', 9, 1, 2],
  ['1', 2, 1, 2],
])('prints on sheets of %s for %i machines from label %i on', async (sheet, machines, start, pages) => {
  const rows = await api.rows(`select id from machines order by plant_number limit ?`, [machines]);
  const ids = rows.map(({ id }) => id).join(',');
  const pdf = await printed(`sheet=${sheet}&start=${start}&ids=${ids}`);
  expect(pdf.pages).toHaveLength(pages);
  const texts = pdf.pages.flat();
  expect(texts.filter(({ text }) => text.startsWith('L-'))).toHaveLength(machines);
  for (const words of ['L-001', 'Make 1', 'Bull Dozer', 'Groundsheet']) expect(pdf.text).toContain(words);
  // Nothing else on the sheet, no footer above all.
  expect(pdf.text).not.toContain('Page 1');
  for (const { left, right } of texts) expect([left > 10, right < 585]).toEqual([true, true]);
});

it('prints what the filters find, and not everything at once', async () => {
  const pdf = await printed('sheet=8&search=L-00');
  expect(pdf.pages.flat().filter(({ text }) => text.startsWith('L-'))).toHaveLength(9);
  expect((await labels('sheet=8').expect(422)).body.code).toBe('machine.too-many-labels');
  expect((await labels('sheet=8&ids=x').expect(404)).body.code).toBe('machine.no-labels');
  await labels('sheet=9').expect(422);
});
