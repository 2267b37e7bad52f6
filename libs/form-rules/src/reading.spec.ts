import { hasMachineHours, machineHoursFaults, readingOf } from './index.js';

it.each<[string | null, number | null]>([
  ['0', 0],
  ['4210.5', 4210.5],
  ['4,210.5 h', 4210.5],
  ['12,345', 12345],
  ['4210,5', 4210.5],
  ['3 870 hrs', 3870],
  ['3\u00a0870', 3870],
  ['77 hours', 77],
  ['８８１', 881],
  [' 512\u200b ', 512],
  ['none', null],
  ['-12', null],
  ['−3', null],
  ['38O7', null],
  ['38l', null],
  ['1.2.3', null],
  ['12:30', null],
  ['about 400', null],
  ['400-410', null],
  ['1,23,4', null],
  ['', null],
  [null, null],
])('reads %j on the clock as %s', (typed, hours) => {
  expect(readingOf(typed)).toBe(hours);
  expect(hasMachineHours({ machineHours: typed })).toBe(hours !== null);
});

it.each([
  ['38O7', 'timesheet.machine-hours-no-number', /as a number, such as 4210\.5/],
  [' ', 'timesheet.machine-hours-missing', /^Please enter machine hours\. You can enter '0'/],
])('asks for a number in place of %j', (machineHours, code, message) => {
  expect(machineHoursFaults('timesheet', { machineHours })).toEqual([
    { path: 'machineHours', code, message: expect.stringMatching(message) },
  ]);
});
