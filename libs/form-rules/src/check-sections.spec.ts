import { answersTo, classOf, type CheckKey } from './check-answers.js';
import { CHECK_SECTIONS, itemsOf, sectionsOf } from './check-sections.js';
import type { VehicleType } from './vehicles.js';

const PASS = 'pass/fail/NA';

/** Typed by hand, independently of the catalogue: key, section, options. */
const TABLE = `
defectManuals           dumpergeneral          ${PASS}
defectGreased           dumpergeneral          ${PASS}
defectWorkLights        dumpergeneral          ${PASS}
defectSeatbelts         dumpergeneral          ${PASS}
defectBeacons           dumpergeneral          ${PASS}
defectTyreVisual        dumpergeneral          ${PASS}
defectReverseAlarm      dumpergeneral          ${PASS}
defectFireSafety        dumpergeneral          ${PASS}
defectCabGlass          dumpergeneral          ${PASS}
defectHorn              dumpergeneral          ${PASS}
defectMirrors           dumpergeneral          ${PASS}
defectLights            dumpergeneral          ${PASS}
defectWipers            dumpergeneral          ${PASS}
defectEngineOil         dumperbrakes           top up / change / ok
defectCoolantAntifreeze dumperbrakes           top up / change / ok
defectHydraulicLevel    dumperbrakes           top up / change / ok
defectTransmissionLevel dumperbrakes           top up / change / ok
defectAxleDiffLevel     dumperbrakes           top up / change / ok
defectBrakeFluid        dumperbrakes           top up / change / ok
defectBatteryCondition  dumperbrakes           clean / replace / ok
defectAirFilter         dumperbrakes           clean / replace / ok
defectBrakeCondition    dumperbrakes           adjust / replaced / ok / tested / something wrong
defectManuals           bulldozergeneral       ${PASS}
defectSafetyDecals      bulldozergeneral       ${PASS}
defectGreased           bulldozergeneral       ${PASS}
defectWorkLights        bulldozergeneral       ${PASS}
defectSeatbelts         bulldozergeneral       ${PASS}
defectWipers            bulldozergeneral       ${PASS}
defectMirrors           bulldozergeneral       ${PASS}
defectDoors             bulldozergeneral       ${PASS}
defectBeacons           bulldozergeneral       ${PASS}
defectCleaning          bulldozergeneral       ${PASS}
defectTracks            bulldozergeneral       ${PASS}
defectTrackTension      bulldozergeneral       ${PASS}
defectReverseAlarm      bulldozergeneral       ${PASS}
defectEngineOil         fluidsbatteryfilters   topped up / changed / ok / something wrong
defectCoolantAntifreeze fluidsbatteryfilters   topped up / changed / ok / something wrong
defectBatteryCondition  fluidsbatteryfilters   topped up / changed / ok / something wrong
defectHydraulicLevel    fluidsbatteryfilters   topped up / changed / ok / something wrong
defectTransmissionLevel fluidsbatteryfilters   topped up / changed / ok / something wrong
defectFuelFilters       fluidsbatteryfilters   replaced / ok / something wrong
defectAirFilter         fluidsbatteryfilters   replaced / ok / something wrong
defectSteering          general                ${PASS}
defectFireSafety        general                ${PASS}
defectTyres             general                ${PASS}
defectTracks            general                ${PASS}
defectFuelOil           general                ${PASS}
defectCabGlass          general                ${PASS}
defectMirrors           general                ${PASS}
defectWipers            general                ${PASS}
defectHoses             general                ${PASS}
defectLights            general                ${PASS}
defectBrakeFluid        brakes                 top up / change / ok
defectBrakeCondition    brakes                 adjust / replaced / ok / tested / something wrong
defectParkBrake         brakes                 ok / tested / something wrong
defectBucketRam         rams                   ${PASS}
defectDipperRam         rams                   ${PASS}
defectBoomRam           rams                   ${PASS}
defectDozerRam          rams                   ${PASS}
defectOffsetRam         rams                   ${PASS}
defectStabiliserRam     rams                   ${PASS}
defectTiltRam           rams                   ${PASS}
defectBoomCondition     rams                   ${PASS}
defectDipperCondition   rams                   ${PASS}
defectBucketLinkage     rams                   ${PASS}
defectForkCondition     rams                   ${PASS}
defectSkipCondition     rams                   ${PASS}
defectQuickHitchSerial  quickhitch             ${PASS}
defectQuickHitchPipes   quickhitch             ${PASS}
defectLiftingEye        quickhitch             ${PASS}
defectHoist             quickhitch             ${PASS}
defectQuickHitchLocks   quickhitch             ${PASS}
defectQuickHitchBuzzer  quickhitch             ${PASS}
defectQuickHitchOverall quickhitch             ${PASS}
defectAttachmentFixture quickhitch             ${PASS}
defectBucket            bucket                 ${PASS}
defectBucketTeeth       bucket                 ${PASS}
defectCuttingEdge       bucket                 ${PASS}
defectSideKnives        bucket                 ${PASS}
defectBucketPins        bucket                 ${PASS}
defectBushings          bucket                 ${PASS}
defectDozerBlade        bucket                 ${PASS}
defectRoadLights        roadlegal              ${PASS}
defectBeacons           roadlegal              ${PASS}
defectNumberPlates      roadlegal              ${PASS}
defectMudFlaps          roadlegal              ${PASS}
defectReflectors        roadlegal              ${PASS}
defectWorkLights        roadlegal              ${PASS}
defectBreaker           speciality             ${PASS}
defectGrapple           speciality             ${PASS}
defectAuger             speciality             ${PASS}
defectCompactor         speciality             ${PASS}
defectRipper            speciality             ${PASS}
defectRotator           speciality             ${PASS}
defectDefects           final                  ${PASS}
defectOperators         final                  ${PASS}`;

it('has every item in its section, with exactly its options', () => {
  const typed = TABLE.trim()
    .split('\n')
    .map((line) => line.split(/\s{2,}|(?<=^\S+)\s/))
    .map(([key, section, options]) => `${key} | ${section} | ${options}`);
  const held = CHECK_SECTIONS.flatMap(({ name, items }) =>
    items.map(({ key, options }) => `${key} | ${name} | ${options?.join(' / ') ?? PASS}`),
  );
  expect(typed).toHaveLength(96);
  expect(held).toEqual(typed);
});

it.each<[VehicleType, string[], number]>([
  ['dumper', ['dumpergeneral', 'dumperbrakes', 'final'], 24],
  ['excavator', ['general', 'brakes', 'rams', 'quickhitch', 'bucket', 'final'], 42],
  ['bulldozer', ['bulldozergeneral', 'fluidsbatteryfilters', 'brakes', 'rams', 'bucket', 'final'], 44],
  ['roller', ['general', 'brakes', 'final'], 15],
])('gives a %s its sections in order, with no item twice', (vehicle, names, count) => {
  expect(sectionsOf(vehicle).map(({ name }) => name)).toEqual(names);
  const keys = itemsOf(vehicle).map(({ key }) => key);
  expect(keys).toHaveLength(count);
  expect(new Set(keys).size).toBe(count);
});

it('has no sections until a vehicle is chosen', () => {
  expect(sectionsOf(null)).toEqual([]);
});

/** The labels that the table gives; every other item is called by its key. */
const FIXED = {
  defectManuals: 'Manuals/Certificates',
  defectDefects: 'All Defects',
  defectOperators: 'Operations Initials',
};

describe('every item', () => {
  const items = CHECK_SECTIONS.flatMap((section) => section.items);

  it('has its fixed label where there is one', () => {
    const labels = new Map(items.map(({ key, label }) => [key, label]));
    for (const [key, label] of Object.entries(FIXED)) expect(labels.get(key as CheckKey)).toBe(label);
  });

  it('has the words of its key in order where it has no fixed label', () => {
    const named = (key: string) =>
      key
        .replace('defect', '')
        .replaceAll(/(?<=.)(?=[A-Z])/g, ' ')
        .toLowerCase();
    for (const { key, label } of items)
      if (!(key in FIXED)) expect(label.toLowerCase().replace(' and ', ' ')).toBe(named(key));
  });

  it('has the same label in every section', () => {
    const names = new Set(items.map(({ key, label, description }) => [key, label, description].join('|')));
    expect(names.size).toBe(new Set(items.map(({ key }) => key)).size);
  });

  it('tells the operator in a line or two what to check', () => {
    for (const { label, description } of items) {
      expect(label).toMatch(/^[A-Z].{2,27}$/);
      expect(description).toMatch(/^[A-Z].{15,100}\.$/);
    }
  });

  it('says what a fail looks like if it can fail', () => {
    for (const { options, description } of items) {
      if (!options) expect(description).toContain(' Fail ');
    }
  });

  it('can be answered with pass, fail and N/A, or with its options', () => {
    const [manuals] = items;
    expect(answersTo(manuals!)).toEqual([true, false, null]);
    const parkBrake = items.find(({ key }) => key === 'defectParkBrake')!;
    expect(answersTo(parkBrake)).toEqual(['ok', 'tested', 'something wrong']);
  });

  it('can be answered with something that needs attention', () => {
    const good = items.filter((item) => answersTo(item).every((answer) => classOf(answer) !== 'attention'));
    expect(good).toEqual([]);
  });
});
