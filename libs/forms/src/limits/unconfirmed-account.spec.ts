import { aCheckSheet, aCompany, aDriver, aTimesheet, suiteApi, type TestDriver } from '@groundsheet/testing';

const OFFICE = 'office@northgate-civils.co.uk';
const SITE = 'site@northgate-civils.co.uk';
const api = await suiteApi({
  'guests.formsPerHour': '2',
  'guests.mailsPerRecipientPerDayFromDevice': '1',
  'guests.uploadsPerHour': '2',
});
const company = await aCompany(api.em, { contactEmail: OFFICE });

const mailed = async (formId: string) =>
  (await api.rows('select recipient from emails where form_id = ? order by recipient', [formId])).map(
    ({ recipient }) => recipient,
  );

/** Every call from a network of its own and without the device's cookie: only the account is known again. */
let networks = 0;
const elsewhere = (driver: TestDriver, path: string, body: object = {}) =>
  driver.request('post', path).set('X-Forwarded-For', `203.0.113.${++networks}`).send(body);
const TIMESHEET = '/api/timesheets/one-step-completion';
const CHECK_SHEET = '/api/one-step-completion/check-sheet';
let plants = 0;
const aWeek = (submissionEmails: string[]) =>
  aTimesheet(company, { submissionEmails, plantNumber: `EX-${++plants}` });

describe('an account whose address is not confirmed', () => {
  it('sends as many forms as one device, however often it throws its cookie away', async () => {
    const driver = await aDriver(api, { confirmed: false });
    for (let form = 0; form < 2; form++)
      await elsewhere(driver, TIMESHEET, await aWeek([OFFICE])).expect(200);
    const { body } = await elsewhere(driver, TIMESHEET, await aWeek([OFFICE])).expect(429);
    expect(body.code).toBe('guest.too-many-forms');
    expect(body.message).toMatch(
      /^2 forms have been sent from this account within an hour, which is the limit until its address is confirmed\. Your form has been kept\./,
    );
  });

  it('mails one person as often as one device', async () => {
    const driver = await aDriver(api, { confirmed: false });
    await elsewhere(driver, TIMESHEET, await aWeek([SITE])).expect(200);
    const { body } = await elsewhere(driver, TIMESHEET, await aWeek([SITE])).expect(429);
    expect(body.code).toBe('guest.too-many-mails');
    expect(body.message).toMatch(
      /^One form has been sent to site@northgate-civils\.co\.uk from this account within a day\./,
    );
  });

  it('adds as many photos as one device', async () => {
    const driver = await aDriver(api, { confirmed: false });
    for (let photo = 0; photo < 2; photo++) await elsewhere(driver, '/api/objects/upload').expect(200);
    await elsewhere(driver, '/api/objects/upload').expect(429);
  });

  it('reaches the customer’s own address only where it is typed', async () => {
    const [driver, confirmed] = [await aDriver(api, { confirmed: false }), await aDriver(api)];
    const send = async (by: TestDriver, submissionEmails: string[]) => {
      const body = await aCheckSheet(company, { submissionEmails, plantNumber: `DX-${++plants}` });
      const { body: sent } = await elsewhere(by, CHECK_SHEET, body).expect(200);
      await api.drainJobs();
      return mailed(sent.id);
    };
    expect(await send(driver, [SITE])).toEqual([SITE]);
    expect(await send(driver, [OFFICE])).toEqual([OFFICE]);
    expect(await send(confirmed, [])).toEqual([OFFICE]);
    const other = await aDriver(api, { confirmed: false });
    const { body } = await elsewhere(
      other,
      CHECK_SHEET,
      await aCheckSheet(company, { submissionEmails: [] }),
    ).expect(422);
    expect(body.details).toMatchObject([
      { path: 'checkSheetData.submissionEmails', code: 'check-sheet.emails-missing' },
    ]);
  });

  it('sends to no throwaway address, the first time or again', async () => {
    const driver = await aDriver(api, { confirmed: false });
    await elsewhere(driver, TIMESHEET, await aWeek(['a@tempmail.com'])).expect(422);
    const body = await aWeek([OFFICE]);
    await elsewhere(driver, TIMESHEET, body).expect(200);
    await api.drainJobs();
    const again = `/api/forms/${body.timesheetData.id}/send-again`;
    const { body: refused } = await elsewhere(driver, again, { recipients: ['a@tempmail.com'] }).expect(422);
    expect(refused.details).toMatchObject([{ path: 'recipients.0', code: 'recipients.throwaway' }]);
  });

  it('has none of this once the address is confirmed', async () => {
    const driver = await aDriver(api);
    for (let form = 0; form < 3; form++) await elsewhere(driver, TIMESHEET, await aWeek([SITE])).expect(200);
  });
});
