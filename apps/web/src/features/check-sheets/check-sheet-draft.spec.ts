import { enterOnForm } from '../../forms/drafts/draft.js';
import {
  enterLast,
  enterMachine,
  lostAnswers,
  maySubmit,
  newDraft,
  signSheet,
  withHead,
  tapAnswer,
  type CheckSheetDraft,
} from './check-sheet-draft.js';

const customer = { customerId: 'c1', orderNumber: 'S-2210', customerName: 'Northgate Civils' };
const aDraft = () => newDraft('id-1', customer, '2026-11-21', '2026-11-21T07:00:00Z');
const DUMPER = { selectedVehicle: 'dumper', plantNumber: 'D-114', machineNumber: 'Thwaites 9t' } as const;
const aCheckedDumper = () =>
  tapAnswer(tapAnswer(enterMachine(aDraft(), DUMPER), 'defectHorn', false), 'defectEngineOil', 'top up');
const SIGNATURE = 'data:image/png;base64,AA==';

describe('a check sheet draft', () => {
  it('begins today, at step 1, for the chosen customer and with nothing answered', () => {
    expect(aDraft()).toMatchObject({
      step: 1,
      form: {
        id: 'id-1',
        checkDate: '2026-11-21',
        signatureDate: '2026-11-21',
        customerId: 'c1',
        orderNumber: 'S-2210',
        clientCompany: 'Northgate Civils',
        answers: {},
        photos: [],
      },
    });
  });

  it('takes an answer, another one, and none when the chosen one is tapped again', () => {
    const passed = tapAnswer(aDraft(), 'defectHorn', true);
    expect(passed.form.answers).toEqual({ defectHorn: true });
    const failed = tapAnswer(passed, 'defectHorn', false);
    expect(failed.form.answers).toEqual({ defectHorn: false });
    expect(tapAnswer(failed, 'defectHorn', false).form.answers).toEqual({});
    expect(tapAnswer(tapAnswer(aDraft(), 'defectHorn', null), 'defectHorn', null).form.answers).toEqual({});
  });
});

describe('another machine', () => {
  it.each<[string, Parameters<typeof enterMachine>[1], number]>([
    ['another type', { selectedVehicle: 'excavator' }, 2],
    ['no type', { selectedVehicle: null }, 2],
    ['a code of another dumper', { ...DUMPER, plantNumber: 'D-115' }, 2],
    ['the code of the same dumper', DUMPER, 0],
    ['the same type', { selectedVehicle: 'dumper' }, 0],
    ['a corrected plant number', { plantNumber: 'D-115' }, 0],
    ['machine hours', { machineHours: '12' }, 0],
  ])('%s costs the answers that it must', (_, part, lost) => {
    expect(lostAnswers(aCheckedDumper(), part)).toHaveLength(lost);
    const kept = Object.keys(enterMachine(aCheckedDumper(), part).form.answers).length;
    expect(kept).toBe(2 - lost);
  });
});

describe('Use Last Entry', () => {
  const last = {
    driverSignedName: 'Dave Hill',
    company: 'Hill Plant',
    clientCompany: 'Wharf Joint Venture',
    siteLocation: 'Wharf Road',
    customerId: 'c1',
  };

  it('fills in the head, and never an answer', () => {
    const { form } = enterLast(aDraft(), last);
    expect(form).toMatchObject({ ...last, checkDate: '2026-11-21', answers: {} });
  });

  it('is where the next sheet begins, without counting as entered', () => {
    const begun = withHead(aDraft(), last, 'Somebody Else');
    expect(begun).toMatchObject({ revision: 0, form: { ...last, answers: {} } });
    expect(withHead(aDraft(), null, 'Dave Hill').form.driverSignedName).toBe('Dave Hill');
  });

  it('leaves the client of another customer alone, and what it knows nothing about', () => {
    const typed = enterOnForm(aDraft(), { siteLocation: 'Canal Street' });
    const { form } = enterLast(typed, { ...last, customerId: 'c2', siteLocation: null });
    expect(form).toMatchObject({ clientCompany: 'Northgate Civils', siteLocation: 'Canal Street' });
    expect(form.customerId).toBe('c1');
  });
});

describe('submitting', () => {
  it('opens one email entry on signing, and keeps entries that are there', () => {
    const signed = signSheet(aDraft(), SIGNATURE, { mailsLikeGuest: true });
    expect(signed.form).toMatchObject({ submitViaEmail: true, submissionEmails: [''] });
    const addressed = enterOnForm(signed, { submissionEmails: ['a@b.co'] });
    expect(signSheet(addressed, SIGNATURE, { mailsLikeGuest: true }).form.submissionEmails).toEqual([
      'a@b.co',
    ]);
  });

  it.each<[string, Partial<CheckSheetDraft['form']>, boolean]>([
    ['everything', {}, true],
    ['no signature', { operatorSignature: null }, false],
    ['a blank name', { driverSignedName: '  ' }, false],
    ['no date', { signatureDate: null }, false],
    ['only blank addresses', { submissionEmails: ['', '  '] }, false],
    ['an address that is not right yet', { submissionEmails: ['', 'x'] }, true],
  ])('is offered or not with %s', (_, part, offered) => {
    const complete = {
      operatorSignature: SIGNATURE,
      driverSignedName: 'Dave Hill',
      signatureDate: '2026-11-21',
      submissionEmails: ['hire@northgate.co.uk'],
    };
    expect(maySubmit(enterOnForm(aDraft(), { ...complete, ...part }), { mailsLikeGuest: true })).toBe(
      offered,
    );
  });

  it('of an account needs no address, and signing opens no entry for one', () => {
    const signed = signSheet(aDraft(), SIGNATURE, { mailsLikeGuest: false });
    expect(signed.form).toMatchObject({ operatorSignature: SIGNATURE, submissionEmails: [] });
    expect(maySubmit(signed, { mailsLikeGuest: false })).toBe(false);
    expect(maySubmit(enterOnForm(signed, { driverSignedName: 'Jo' }), { mailsLikeGuest: false })).toBe(true);
  });
});
