import { aSet, PICTURE } from '../../../../testing/form-set.js';
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
