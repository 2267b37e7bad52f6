import { answerLabel, classOf, withTapped, type CheckAnswer, type CheckClass } from './check-answers.js';

it.each<[CheckAnswer, CheckClass, string]>([
  [true, 'good', 'Pass'],
  ['ok', 'good', 'ok'],
  ['tested', 'good', 'tested'],
  ['topped up', 'done', 'topped up'],
  ['changed', 'done', 'changed'],
  ['replaced', 'done', 'replaced'],
  [false, 'attention', 'Fail'],
  ['top up', 'attention', 'top up'],
  ['change', 'attention', 'change'],
  ['clean', 'attention', 'clean'],
  ['replace', 'attention', 'replace'],
  ['adjust', 'attention', 'adjust'],
  ['something wrong', 'attention', 'something wrong'],
  [null, 'not applicable', 'N/A'],
])('takes %s for %s and says %s', (answer, meaning, label) => {
  expect(classOf(answer)).toBe(meaning);
  expect(answerLabel(answer)).toBe(label);
});

it('says that an item is not answered', () => {
  expect(answerLabel(undefined)).toBe('Not answered');
});

it('takes a tap as the answer, another tap as another answer, and the same tap as none', () => {
  const once = withTapped({ defectHorn: true }, 'defectLights', null);
  expect(once).toEqual({ defectHorn: true, defectLights: null });
  expect(withTapped(once, 'defectLights', false)).toEqual({ defectHorn: true, defectLights: false });
  const cleared = withTapped(once, 'defectLights', null);
  expect(cleared).toEqual({ defectHorn: true });
  expect('defectLights' in cleared).toBe(false);
});
