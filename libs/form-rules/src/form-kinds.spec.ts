import { FORM_CONTENTS, kindsSayingUse, signatoriesOf } from './form-contents.js';
import { byPlace, DRIVER_KIND_NAMES, isDriverKind, KINDS_IN_SETS } from './form-kinds.js';

it('parts the forms of a set by the place of their kind', () => {
  const forms = [{ kind: 'check-sheet' }, { kind: 'timesheet' }, { kind: 'check-sheet' }] as const;
  expect(byPlace(forms)).toEqual({ one: [forms[1]], many: [forms[0], forms[2]] });
  expect(KINDS_IN_SETS).toEqual(['timesheet', 'check-sheet']);
});

it('knows which kinds a driver fills in, in the steps of a wizard', () => {
  expect(DRIVER_KIND_NAMES).toEqual(['timesheet', 'check-sheet']);
  expect(['repair', 'check-sheet', 'letter', null].map(isDriverKind)).toEqual([false, true, false, false]);
});

it('knows how the forms of a kind say whether a machine was used', () => {
  expect(kindsSayingUse('by day')).toEqual(['timesheet']);
  expect(kindsSayingUse('by meter')).toEqual(['check-sheet']);
});

it('knows who signs a form by its fields', () => {
  expect(signatoriesOf('timesheet')).toEqual(['operator', 'client']);
});

it('names for copies nothing that belongs to one sending of a form', () => {
  for (const { fields } of Object.values(FORM_CONTENTS))
    for (const name of ['operatorSignature', 'clientSignature', 'signatureDate'] as const)
      expect([name, fields[name]?.copiedInto]).toEqual([name, undefined]);
});
