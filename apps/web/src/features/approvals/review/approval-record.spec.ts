import { aSet, PICTURE, SIGNED } from '../../../../testing/form-set.js';
import { beginApproval, collect, followSet, hasLostSignatures, withKept } from './approval-record.js';

it('keeps to what was collected where an answer comes late that is from before it was kept', () => {
  const before = aSet();
  const named = collect(beginApproval(before), { clientName: 'Jo Kerr' });
  const kept = followSet(named, withKept(before, named.collected));
  const signed = collect(kept, { clientSignature: PICTURE });
  expect(followSet(signed, before)).toEqual(signed);
});

it.each(['clientSignature', 'foremanSignature'] as const)(
  'drops a %s that was drawn on this device while a form moved, and says so',
  (signature) => {
    const before = aSet();
    const names = { clientName: 'Jo Kerr', foremanName: 'Dai Rees' };
    const drawn = collect(beginApproval(before), { ...names, [signature]: PICTURE });
    const [timesheet, ...sheets] = before.versions;
    const after = followSet(drawn, aSet({ versions: [{ ...timesheet, version: 4 }, ...sheets] }));
    expect(after.collected).toMatchObject({ ...names, clientSignature: null, foremanSignature: null });
    expect(hasLostSignatures(after)).toBe(true);
  },
);

describe('what the client has said on their own phone', () => {
  const clientRating = { rating: 'okay', notes: 'Late twice.', ratedAt: '2026-11-21T15:00:00.000Z' };
  const rated = (change: object = {}) => aSet({ approval: SIGNED, clientRating, ...change });

  it('is the rating once both have signed, and keeps none that was given here from counting', () => {
    expect(beginApproval(rated())).toMatchObject({ rating: 'okay', ratingNotes: 'Late twice.' });
    expect(beginApproval(rated({ approval: { ...SIGNED, foremanSignature: null } })).rating).toBeNull();
    const given = { ...beginApproval(aSet({ approval: SIGNED })), rating: 'happy' as const };
    expect(followSet(given, rated()).rating).toBe('happy');
  });

  it('is gone with the signature once a form has moved', () => {
    const before = beginApproval(rated());
    const [timesheet, ...sheets] = rated().versions;
    const versions = [{ ...timesheet, version: 4 }, ...sheets];
    expect(followSet(before, aSet({ versions, clientRating: null })).rating).toBeNull();
  });
});
