import { aSet, PICTURE } from '../../../testing/form-set.js';
import { beginApproval, collect, followSet, withKept } from './approval-record.js';

it('keeps to what was collected where an answer comes late that is from before it was kept', () => {
  const before = aSet();
  const named = collect(beginApproval(before), { clientName: 'Jo Kerr' });
  const kept = followSet(named, withKept(before, named.collected));
  const signed = collect(kept, { clientSignature: PICTURE });
  expect(followSet(signed, before)).toEqual(signed);
});
