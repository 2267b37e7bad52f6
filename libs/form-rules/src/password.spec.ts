import { passwordFault } from './password.js';

const owner = { fullName: 'Łukasz O’Neill-Wójcik', email: 'lukasz.w@hill-plant.co.uk' };
const REPEATED = /^This repeats the same few characters\. Please choose one that is harder to guess/;
const KEYS = /^This follows the alphabet or the keyboard\./;
const PRODUCT = /^This is little more than the name of this app\./;
const OWN = /^This is little more than your own name or email address\./;

describe('a password', () => {
  it.each([
    ['short one', /^Please choose a password of at least 10 characters\.$/],
    ['ünïcödé12', /at least 10/],
    ['x9'.repeat(65), /at most 128/],
    ['aaaaaaaaaa', REPEATED],
    ['abcabcabcabc', REPEATED],
    ['Password Password', REPEATED],
    ['aaaaaaaaab', REPEATED],
    ['1212121221', REPEATED],
    ['1234567890', KEYS],
    ['0987654321', KEYS],
    ['qwertyuiop', KEYS],
    ['QWERTYuiop!', KEYS],
    ['abcdefghij', KEYS],
    ['abcd-efgh-1234', KEYS],
    ['1q2w3e4r5t', KEYS],
    ['zaq12wsxcde3', KEYS],
    ['112233445566', KEYS],
    ['qwerty2026', KEYS],
    ['Groundsheet', PRODUCT],
    ['groundsheet2026!', PRODUCT],
    ['Ground Sheet 1', PRODUCT],
    ['gr0undsh33t!!', PRODUCT],
    ['Łukasz1234', OWN],
    ['lukasz1987', OWN],
    ['oneillwojcik', OWN],
    ["O'Neill 007 !", OWN],
    ['w0jc1k-1987', OWN],
    ['lukasz.w@hill-plant.co.uk', OWN],
    ['hillplant99', OWN],
    ['HILL-PLANT.co.uk', OWN],
  ])('is refused: %s', (password, reason) => {
    expect(passwordFault(password, owner)).toMatch(reason);
  });

  it.each([
    'correct horse battery',
    'x9-fk2-mq7',
    'k7fm-29xq-pd4w',
    'lukasz loves yellow diggers',
    'the groundsheet is wet again',
    'hillside walk 22',
    'abc taxis, london',
    'mississippi mud',
    'пароль на стройке',
    'ann4821!9937$22',
    '😀😃😄😁😆😅😂🤣😊😇',
  ])('is allowed: %s', (password) => {
    expect(passwordFault(password, { ...owner, fullName: 'Ann' })).toBeNull();
  });

  it('is judged without its owner where that is not known yet', () => {
    expect(passwordFault('lukasz1987')).toBeNull();
    expect(passwordFault('lukasz1987', { fullName: '', email: '' })).toBeNull();
  });

  it('is judged at once, whatever is typed for a name', () => {
    const begun = process.cpuUsage();
    expect(passwordFault('(a+)+$'.repeat(21), { fullName: '(a+)+$ [z-a] \\', email: '*' })).not.toBeNull();
    expect(passwordFault(`${'ab'.repeat(63)}c!`, { fullName: 'ab'.repeat(60) })).not.toBeNull();
    expect(process.cpuUsage(begun).user).toBeLessThan(5_000_000);
  });
});
