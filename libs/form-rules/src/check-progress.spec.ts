import type { CheckAnswers } from './check-answers.js';
import {
  answersLostBy,
  attentionItems,
  countAnswers,
  firstIncompleteSection,
  sectionProgress,
  tallyWords,
} from './check-progress.js';
import { itemsOf } from './check-sections.js';

/** The ten items of a roller's first section, all answered: N/A is an answer too. */
const GENERAL: CheckAnswers = {
  defectSteering: true,
  defectFireSafety: true,
  defectTyres: null,
  defectTracks: null,
  defectFuelOil: false,
  defectCabGlass: true,
  defectMirrors: true,
  defectWipers: true,
  defectHoses: true,
  defectLights: true,
};
const BRAKES: CheckAnswers = {
  defectBrakeFluid: 'top up',
  defectBrakeCondition: 'ok',
  defectParkBrake: 'tested',
};
const ALL: CheckAnswers = { ...GENERAL, ...BRAKES, defectDefects: true, defectOperators: true };
const { defectLights: _, ...ALMOST } = GENERAL;

const brief = (answers: CheckAnswers) =>
  sectionProgress('roller', answers).map(({ section, answered, total, complete, open }) => [
    section.name,
    `${answered}/${total}`,
    complete,
    open,
  ]);

it('opens the first section only at first', () => {
  expect(brief({})).toEqual([
    ['general', '0/10', false, true],
    ['brakes', '0/3', false, false],
    ['final', '0/2', false, false],
  ]);
});

it('keeps the next section locked until the last item is answered, and says why', () => {
  expect(brief(ALMOST)[1]).toEqual(['brakes', '0/3', false, false]);
  expect(sectionProgress('roller', ALMOST)[1]?.lockAlert).toBe(
    'Please complete all items in "General Safety Checks" before accessing this section.',
  );
  expect(brief(GENERAL)).toEqual([
    ['general', '10/10', true, true],
    ['brakes', '0/3', false, true],
    ['final', '0/2', false, false],
  ]);
  expect(sectionProgress('roller', GENERAL)[1]?.lockAlert).toBeNull();
});

it('locks a section again when an answer before it is cleared', () => {
  expect(brief({ ...ALMOST, ...BRAKES })).toEqual([
    ['general', '9/10', false, true],
    ['brakes', '3/3', true, false],
    ['final', '0/2', false, true],
  ]);
});

it('points to the first incomplete section, and to none at the end', () => {
  expect(firstIncompleteSection('roller', {})?.name).toBe('general');
  expect(firstIncompleteSection('roller', GENERAL)?.name).toBe('brakes');
  expect(firstIncompleteSection('roller', ALL)).toBeNull();
});

it('counts the answers of the whole sheet, and not those of another machine', () => {
  expect(countAnswers(itemsOf('roller'), ALL)).toEqual({ answered: 15, total: 15 });
  expect(countAnswers(itemsOf('dumper'), { defectSteering: false, defectHorn: true })).toEqual({
    answered: 1,
    total: 24,
  });
});

it('finds what needs attention, in the order of the sheet', () => {
  const found = (...sheet: Parameters<typeof attentionItems>) =>
    attentionItems(...sheet).map(({ item, answer }) => [item.label, answer]);
  expect(found('roller', ALL)).toEqual([
    ['Fuel and oil', false],
    ['Brake fluid', 'top up'],
  ]);
  // Other programs send the 16 for any vehicle, or name none.
  const sent: CheckAnswers = { defectBrakes: false, defectSteering: false, defectHoist: null };
  expect(found('dumper', { ...sent, defectHorn: false })).toEqual([
    ['Horn', false],
    ['Steering', false],
    ['Brakes', false],
  ]);
  expect(found(null, { ...sent, defectEngineOil: 'top up' })).toEqual([
    ['Engine oil', 'top up'],
    ['Steering', false],
    ['Brakes', false],
  ]);
});

it('says how a section was answered, and whether something in it needs attention', () => {
  const told = (answers: CheckAnswers) =>
    sectionProgress('roller', answers).map(({ section, needsAttention }) => [
      tallyWords(section.items, answers),
      needsAttention,
    ]);
  expect(told(ALL)).toEqual([
    ['7 pass, 1 fail, 2 N/A', true],
    ['2 pass, 1 needs attention', true],
    ['2 pass', false],
  ]);
  expect(told(ALMOST)[0]).toEqual(['6 pass, 1 fail, 2 N/A, 1 not answered', true]);
});

it('names the answers that a change of vehicle would lose', () => {
  const answers: CheckAnswers = { defectHorn: true, defectMirrors: null };
  const lost = (change: Parameters<typeof answersLostBy>[0]) =>
    answersLostBy(change, answers).map(({ key }) => key);
  expect(lost({ from: 'dumper', to: 'excavator' })).toEqual(['defectHorn', 'defectMirrors']);
  expect(lost({ from: 'dumper', to: 'dumper' })).toEqual([]);
  expect(lost({ from: null, to: 'dumper' })).toEqual([]);
});
