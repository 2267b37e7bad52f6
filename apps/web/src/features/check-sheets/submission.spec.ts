import { enterOnForm } from '../../forms/drafts/draft.js';
import { enterMachine, newDraft, tapAnswer } from './check-sheet-draft.js';
import { draftBodyOf, draftFrom, submissionOf } from './submission.js';

const customer = { customerId: 'c1', orderNumber: null, customerName: 'Acme' };
const aDraft = () => newDraft('id-1', customer, '2026-11-21', '2026-11-21T07:00:00Z');

describe('what is sent', () => {
  it('holds the answers flat, and none for what is not answered', () => {
    let draft = enterMachine(aDraft(), { selectedVehicle: 'dumper' });
    draft = tapAnswer(draft, 'defectHorn', false);
    draft = tapAnswer(draft, 'defectLights', null);
    draft = tapAnswer(draft, 'defectEngineOil', 'top up');
    const { checkSheetData } = submissionOf(draft, { mailsLikeGuest: true });
    expect(checkSheetData).toMatchObject({
      id: 'id-1',
      customerId: 'c1',
      selectedVehicle: 'dumper',
      defectHorn: false,
      defectLights: null,
      defectEngineOil: 'top up',
    });
    expect(checkSheetData).not.toHaveProperty('answers');
    expect(Object.keys(checkSheetData).filter((key) => key.startsWith('defect'))).toHaveLength(4);
  });

  it('holds every field that the form has, those too that no step asks for', () => {
    const { form } = aDraft();
    const fields = Object.keys(form).filter((name) => name !== 'answers');
    expect(Object.keys(submissionOf(aDraft(), { mailsLikeGuest: false }).checkSheetData).toSorted()).toEqual(
      fields.toSorted(),
    );
    const saved = { fuelLevel: '3/4', onHireTo: 'Wharf JV', stoppageReason: 'Flat tyre', hornCheck: true };
    const signed = { clientSignature: 'data:image/png;base64,AA==', clientSignedName: 'Jo Kerr' };
    const draft = enterOnForm(aDraft(), { ...saved, ...signed });
    expect(submissionOf(draft, { mailsLikeGuest: false }).checkSheetData).toMatchObject({
      ...saved,
      ...signed,
    });
  });

  it('trims texts, and sends null for blank ones', () => {
    const draft = enterOnForm(aDraft(), { company: ' Hill Plant ', siteLocation: '   ', defectsNotes: '\n' });
    expect(submissionOf(draft, { mailsLikeGuest: true }).checkSheetData).toMatchObject({
      company: 'Hill Plant',
      siteLocation: null,
      defectsNotes: null,
    });
  });

  it('goes only to addresses that are valid, each once, lower case', () => {
    const draft = enterOnForm(aDraft(), {
      submissionEmails: ['Hire@Northgate.co.uk', 'hire@northgate.co.uk ', 'foreman@test', ''],
    });
    expect(submissionOf(draft, { mailsLikeGuest: true }).checkSheetData.submissionEmails).toEqual([
      'hire@northgate.co.uk',
    ]);
  });

  it('names the version of a saved draft', () => {
    const saved = { ...aDraft(), saved: { version: 3, revision: 1 } };
    expect(submissionOf(saved, { mailsLikeGuest: false }).checkSheetData).toMatchObject({
      id: 'id-1',
      version: 3,
    });
  });
});

describe('what is saved', () => {
  it('comes back as it was, with no answer for what is not answered', () => {
    let draft = enterMachine(aDraft(), { selectedVehicle: 'dumper', plantNumber: 'D-114' });
    draft = tapAnswer(tapAnswer(draft, 'defectHorn', false), 'defectLights', null);
    const body = draftBodyOf(draft);
    expect(body).toMatchObject({ status: 'draft', defectHorn: false, defectLights: null });
    const facts = { id: 'id-1', version: 2, changedAt: '2026-11-21T09:00:00.000Z', customerName: 'Acme' };
    const back = draftFrom({ ...body, ...facts } as never);
    expect(back).toMatchObject({ step: 3, customerName: 'Acme', saved: { version: 2, revision: 1 } });
    expect(back.form.answers).toEqual({ defectHorn: false, defectLights: null });
    expect(draftBodyOf(back)).toEqual(body);
  });
});
