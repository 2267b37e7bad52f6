import { lookOf } from './answer-choices.js';

describe('the button of an answer', () => {
  it.each([
    [true, 'Pass', 'pass'],
    [false, 'Fail', 'fail'],
    [null, 'N/A', 'skip'],
    ['ok', 'OK', 'pass'],
    ['tested', 'Tested', 'pass'],
    ['topped up', 'Topped up', 'pass'],
    ['changed', 'Changed', 'pass'],
    ['replaced', 'Replaced', 'pass'],
    ['top up', 'Top up', 'fail'],
    ['change', 'Change', 'fail'],
    ['clean', 'Clean', 'fail'],
    ['replace', 'Replace', 'fail'],
    ['adjust', 'Adjust', 'fail'],
    ['something wrong', 'Something wrong', 'fail'],
  ] as const)('to %s says %s', (answer, label, tone) => {
    expect(lookOf(answer)).toMatchObject({ label, tone });
  });
});
