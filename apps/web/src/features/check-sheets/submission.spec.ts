import { enterOnForm } from '../../lib/drafts/draft.js';
import { enterMachine, newDraft, tapAnswer } from './check-sheet-draft.js';
import { submissionOf } from './submission.js';

const customer = { customerId: 'c1', orderNumber: null, customerName: 'Acme' };
const aDraft = () => newDraft('id-1', customer, '2026-11-21', '2026-11-21T07:00:00Z');

describe('what is sent', () => {
  it('holds the answers flat, and none for what is not answered', () => {
    let draft = enterMachine(aDraft(), { selectedVehicle: 'dumper' });
    draft = tapAnswer(draft, 'defectHorn', false);
    draft = tapAnswer(draft, 'defectLights', null);
    draft = tapAnswer(draft, 'defectEngineOil', 'top up');
    const { checkSheetData } = submissionOf(draft);
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

  it('trims texts, and sends null for blank ones', () => {
    const draft = enterOnForm(aDraft(), { company: ' Hill Plant ', siteLocation: '   ', defectsNotes: '\n' });
    expect(submissionOf(draft).checkSheetData).toMatchObject({
      company: 'Hill Plant',
      siteLocation: null,
      defectsNotes: null,
    });
  });

  it('goes only to addresses that are valid, each once, lower case', () => {
    const draft = enterOnForm(aDraft(), {
      submissionEmails: ['Hire@Northgate.co.uk', 'hire@northgate.co.uk ', 'foreman@test', ''],
    });
    expect(submissionOf(draft).checkSheetData.submissionEmails).toEqual(['hire@northgate.co.uk']);
  });
});
