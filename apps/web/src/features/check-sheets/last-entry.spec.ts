import { readLastEntry } from './last-entry.js';

describe('the last entry', () => {
  it.each([null, 'not json', '7', '"text"'])('is none when %s was kept', (stored) => {
    expect(readLastEntry(stored)).toBeNull();
  });

  it('is only its own fields, and only texts', () => {
    const stored = JSON.stringify({ company: 'Hill Plant', siteLocation: 7, answers: { defectHorn: true } });
    expect(readLastEntry(stored)).toEqual({
      driverSignedName: null,
      company: 'Hill Plant',
      clientCompany: null,
      siteLocation: null,
      customerId: null,
    });
  });
});
