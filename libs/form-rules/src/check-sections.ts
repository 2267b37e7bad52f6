import type { CheckItem, CheckKey, CheckOption } from './check-answers.js';
import type { VehicleType } from './vehicles.js';

/** A part of the check sheet with its items in order. */
export interface CheckSection {
  name: string;
  title: string;
  items: readonly CheckItem[];
}

/** Beside the specified choices, where none of them says that an item is bad in every way it can be (decision 0008). */
const WRONG = 'something wrong';
const TOP_UP = ['top up', 'change', 'ok'] as const;
const TOPPED_UP = ['topped up', 'changed', 'ok', WRONG] as const;
const CLEAN = ['clean', 'replace', 'ok'] as const;
const REPLACED = ['replaced', 'ok', WRONG] as const;
const ADJUST = ['adjust', 'replaced', 'ok', 'tested', WRONG] as const;
const TESTED = ['ok', 'tested', WRONG] as const;

// A table with one line per item. Items used in several sections come first, so that each is worded only once.
// prettier-ignore
const shared = {
  manuals: check('defectManuals', 'Manuals/Certificates', 'In the cab, readable and in date. Fail if one is missing or out of date.'),
  greased: check('defectGreased', 'Greased', 'Fresh grease at every nipple. Fail if a point is dry or a nipple is blocked or missing.'),
  workLights: check('defectWorkLights', 'Work lights', 'Switch them all on. Fail if one is out, loose or cracked.'),
  seatbelts: check('defectSeatbelts', 'Seatbelts', 'Pull, click, release. Fail if the webbing is cut or frayed or the buckle does not hold.'),
  beacons: check('defectBeacons', 'Beacons', 'Flashing and seen from all round. Fail if one is out, cracked or covered.'),
  reverseAlarm: check('defectReverseAlarm', 'Reverse alarm', 'Select reverse and listen. Fail if it is silent or too quiet to hear over the engine.'),
  fireSafety: check('defectFireSafety', 'Fire safety', 'Extinguisher in its bracket, gauge in the green, pin in. Fail if missing, used or out of date.'),
  cabGlass: check('defectCabGlass', 'Cab glass', 'Clean and whole, clear view all round. Fail if cracked, loose or missing.'),
  mirrors: check('defectMirrors', 'Mirrors', 'Clean, set for you and tight; cameras too. Fail if one is broken, missing or will not stay put.'),
  lights: check('defectLights', 'Lights', 'Head, tail, brake and indicator lights. Fail if one is out or broken.'),
  wipers: check('defectWipers', 'Wipers', 'Wipe clean, washer works. Fail if a blade is torn or the glass stays smeared.'),
  tracks: check('defectTracks', 'Tracks', 'Pads, pins, links and rollers. Fail if cut, cracked, loose or leaking.'),
  engineOil: check('defectEngineOil', 'Engine oil', 'Level ground, engine cold, dipstick between the marks. Look underneath for leaks.'),
  coolant: check('defectCoolantAntifreeze', 'Coolant and antifreeze', 'Level in the sight tank between the marks. Never open a hot cap.'),
  hydraulicLevel: check('defectHydraulicLevel', 'Hydraulic level', 'Sight glass with the arms parked as the manual says. Milky or burnt oil needs a change.'),
  transmissionLevel: check('defectTransmissionLevel', 'Transmission level', 'Dipstick or sight glass between the marks. Dark or burnt-smelling oil needs a change.'),
  brakeFluid: check('defectBrakeFluid', 'Brake fluid', 'Reservoir between the marks, no leaks at pipes or wheels.'),
  battery: check('defectBatteryCondition', 'Battery condition', 'Tight, clean terminals, no cracks or leaks, turns the engine briskly.'),
  airFilter: check('defectAirFilter', 'Air filter', 'Indicator and element. Not fit for use if clogged, torn or wet.'),
  brakeCondition: check('defectBrakeCondition', 'Brake condition', 'Stop from walking pace before work: straight, at once, no grinding.'),
};

/** Every section with its title and items (docs/product.md, Checks). */
// prettier-ignore
const SECTIONS = {
  dumpergeneral: section('General Safety Checks', [
    shared.manuals,
    shared.greased,
    shared.workLights,
    shared.seatbelts,
    shared.beacons,
    check('defectTyreVisual', 'Tyre visual', 'Walls, tread, nuts and pressure. Fail for cuts to the cord, bulges, a flat or loose nuts.'),
    shared.reverseAlarm,
    shared.fireSafety,
    shared.cabGlass,
    check('defectHorn', 'Horn', 'Sound it. Fail if it is silent or weak.'),
    shared.mirrors,
    shared.lights,
    shared.wipers,
  ]),
  dumperbrakes: section('Brake/Fluid Systems', [
    choice(shared.engineOil, TOP_UP),
    choice(shared.coolant, TOP_UP),
    choice(shared.hydraulicLevel, TOP_UP),
    choice(shared.transmissionLevel, TOP_UP),
    choice(check('defectAxleDiffLevel', 'Axle and diff level', 'Level plugs of axles and differential; look for leaks at the seals.'), TOP_UP),
    choice(shared.brakeFluid, TOP_UP),
    choice(shared.battery, CLEAN),
    choice(shared.airFilter, CLEAN),
    choice(shared.brakeCondition, ADJUST),
  ]),
  bulldozergeneral: section('General Safety Checks', [
    shared.manuals,
    check('defectSafetyDecals', 'Safety decals', 'Warning signs in place and readable. Fail if one is missing or worn off.'),
    shared.greased,
    shared.workLights,
    shared.seatbelts,
    shared.wipers,
    shared.mirrors,
    check('defectDoors', 'Doors', 'Open, close and latch, both ways out clear. Fail if one sticks or swings loose.'),
    shared.beacons,
    check('defectCleaning', 'Cleaning', 'Cab, steps, grilles and belly clear of mud and rubbish. Fail if it is a slip or fire hazard.'),
    shared.tracks,
    check('defectTrackTension', 'Track tension', 'Sag between idler and carrier roller as the manual says. Fail if slack or drum-tight.'),
    shared.reverseAlarm,
  ]),
  fluidsbatteryfilters: section('Fluids, Battery & Filters', [
    choice(shared.engineOil, TOPPED_UP),
    choice(shared.coolant, TOPPED_UP),
    choice(shared.battery, TOPPED_UP),
    choice(shared.hydraulicLevel, TOPPED_UP),
    choice(shared.transmissionLevel, TOPPED_UP),
    choice(check('defectFuelFilters', 'Fuel filters', 'Drain the water, look for leaks. Replace when clogged or due.'), REPLACED),
    choice(shared.airFilter, REPLACED),
  ]),
  general: section('General Safety Checks', [
    check('defectSteering', 'Steering', 'Turn lock to lock. Fail if it is loose, stiff, or pulls to one side.'),
    shared.fireSafety,
    check('defectTyres', 'Tyres', 'Walls, tread, nuts and pressure. Fail for cuts to the cord, bulges or a flat. N/A on tracks.'),
    shared.tracks,
    check('defectFuelOil', 'Fuel and oil', 'Enough fuel and oil for the shift, caps tight. Fail if low or leaking.'),
    shared.cabGlass,
    shared.mirrors,
    shared.wipers,
    check('defectHoses', 'Hoses', 'Follow each with your eye, never your hand. Fail if chafed, bulging or weeping.'),
    shared.lights,
  ]),
  brakes: section('Brakes', [
    choice(shared.brakeFluid, TOP_UP),
    choice(shared.brakeCondition, ADJUST),
    choice(check('defectParkBrake', 'Park brake', 'Set it and try to drive off gently: the machine must hold.'), TESTED),
  ]),
  rams: section('Rams & Booms', [
    check('defectBucketRam', 'Bucket ram', 'Rod, seals and pins. Fail if bent, scored or leaking.'),
    check('defectDipperRam', 'Dipper ram', 'Rod, seals and pins. Fail if bent, scored or leaking.'),
    check('defectBoomRam', 'Boom ram', 'Rod, seals and pins; boom stays up. Fail if it creeps, leaks or is scored.'),
    check('defectDozerRam', 'Dozer ram', 'Rod, seals and pins. Fail if the blade drops on its own or oil leaks.'),
    check('defectOffsetRam', 'Offset ram', 'Rod, seals and pins through its full travel. Fail if it leaks or drifts.'),
    check('defectStabiliserRam', 'Stabiliser ram', 'Legs hold the machine up. Fail if they creep, leak or will not lock.'),
    check('defectTiltRam', 'Tilt ram', 'Rod, seals and pins through its full travel. Fail if it leaks or drifts.'),
    check('defectBoomCondition', 'Boom condition', 'Welds, pins and plates. Fail for a crack, a bend or a loose pin.'),
    check('defectDipperCondition', 'Dipper condition', 'Welds, pins and plates. Fail for a crack, a bend or a loose pin.'),
    check('defectBucketLinkage', 'Bucket linkage', 'Links, pins and retainers. Fail if worn loose, bent or a retainer is missing.'),
    check('defectForkCondition', 'Fork condition', 'Heels, tips and locks. Fail if cracked, bent, worn thin or a lock is missing.'),
    check('defectSkipCondition', 'Skip condition', 'Floor, lip and pivots. Fail if split, bent or loose on its pins.'),
  ]),
  quickhitch: section('Quick Hitch', [
    check('defectQuickHitchSerial', 'Quick hitch serial', 'Plate in place and matching the certificate. Fail if missing or different.'),
    check('defectQuickHitchPipes', 'Quick hitch pipes', 'Pipes and couplings through full crowd. Fail if chafed, trapped or leaking.'),
    check('defectLiftingEye', 'Lifting eye', 'Marked with its load, not bent or worn. Fail if cracked, stretched or unmarked.'),
    check('defectHoist', 'Hoist', 'Chains, hook and catch. Fail if worn, stretched or the catch does not close.'),
    check('defectQuickHitchLocks', 'Quick hitch locks', 'Lock closes behind the pin, safety pin in. Fail if you cannot see it locked.'),
    check('defectQuickHitchBuzzer', 'Quick hitch buzzer', 'Sounds when the hitch is released. Fail if silent.'),
    check('defectQuickHitchOverall', 'Quick hitch overall', 'Jaws, body and pins. Fail if cracked, worn or with too much play.'),
    check('defectAttachmentFixture', 'Attachment fixture', 'Crowd, press on the ground and shake: the attachment must stay on. Fail if it moves.'),
  ]),
  bucket: section('Bucket & Cutting Edges', [
    check('defectBucket', 'Bucket', 'Shell, ears and welds. Fail if cracked, split or bent.'),
    check('defectBucketTeeth', 'Bucket teeth', 'All there, tight and pinned. Fail if one is missing, loose or worn to the adapter.'),
    check('defectCuttingEdge', 'Cutting edge', 'Straight, bolts tight. Fail if cracked or worn to the bucket.'),
    check('defectSideKnives', 'Side knives', 'Bolts tight, both on. Fail if loose, cracked or missing.'),
    check('defectBucketPins', 'Bucket pins', 'Greased, with their retainers. Fail if worn, bent or a retainer is missing.'),
    check('defectBushings', 'Bushings', 'Lift and push: little play. Fail if they knock, are cracked or have turned.'),
    check('defectDozerBlade', 'Dozer blade', 'Edge, mounts and pins. Fail if cracked, bent or loose.'),
  ]),
  roadlegal: section('Road Legal Equipment', [
    check('defectRoadLights', 'Road lights', 'Head, tail, brake, plate and indicators. Fail if one is out or dirty.'),
    shared.beacons,
    check('defectNumberPlates', 'Number plates', 'Both on, clean and lit. Fail if missing, cracked or unreadable.'),
    check('defectMudFlaps', 'Mud flaps', 'On and whole. Fail if torn or missing.'),
    check('defectReflectors', 'Reflectors', 'Clean, all there. Fail if broken or missing.'),
    shared.workLights,
  ]),
  speciality: section('Speciality Attachments', [
    check('defectBreaker', 'Breaker', 'Tool, retaining pins, hoses and tie rods. Fail if cracked, loose or leaking.'),
    check('defectGrapple', 'Grapple', 'Tines, rotation, pins and hoses. Fail if bent, loose or it does not hold.'),
    check('defectAuger', 'Auger', 'Flights, teeth and drive pins. Fail if cracked, loose or a pin is not locked.'),
    check('defectCompactor', 'Compactor', 'Plate, mounts and hoses. Fail if mounts are torn or bolts are loose.'),
    check('defectRipper', 'Ripper', 'Shank, tip and pins. Fail if cracked, bent or the tip is missing.'),
    check('defectRotator', 'Rotator', 'Turns both ways, stops and holds. Fail if it drifts, leaks or has play.'),
  ]),
  final: section('Final Checks & Sign-off', [
    check('defectDefects', 'All Defects', 'Every defect is in the notes and the machine is safe to use. Fail if it must not be used.'),
    check('defectOperators', 'Operations Initials', 'You made these checks yourself, today, on this machine. Fail if you did not.'),
  ]),
};

type CheckSectionName = keyof typeof SECTIONS;

export const CHECK_SECTIONS: readonly CheckSection[] = Object.entries(SECTIONS).map(([name, section]) => ({
  name,
  ...section,
}));

/** The sections of each vehicle, in order. No vehicle has road legal or speciality. */
const VEHICLE_SECTIONS: Record<VehicleType, readonly CheckSectionName[]> = {
  dumper: ['dumpergeneral', 'dumperbrakes', 'final'],
  excavator: ['general', 'brakes', 'rams', 'quickhitch', 'bucket', 'final'],
  bulldozer: ['bulldozergeneral', 'fluidsbatteryfilters', 'brakes', 'rams', 'bucket', 'final'],
  roller: ['general', 'brakes', 'final'],
};

/** The sections of a vehicle in the order they are worked through; none until a vehicle is chosen. */
export function sectionsOf(vehicle: VehicleType | null | undefined): readonly CheckSection[] {
  if (!vehicle) return [];
  return VEHICLE_SECTIONS[vehicle].map((name) => ({ name, ...SECTIONS[name] }));
}

/** Every item of a vehicle in order. No vehicle has an item twice. */
export function itemsOf(vehicle: VehicleType | null | undefined): readonly CheckItem[] {
  return sectionsOf(vehicle).flatMap(({ items }) => items);
}

function section(title: string, items: CheckItem[]): Omit<CheckSection, 'name'> {
  return { title, items };
}

function check(key: CheckKey, label: string, description: string): CheckItem {
  return { key, label, description, options: null };
}

function choice(item: CheckItem, options: readonly CheckOption[]): CheckItem {
  return { ...item, options };
}
