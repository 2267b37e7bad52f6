import { FIELD_LENGTHS } from './field-lengths.js';
import { APPROVAL_RATING_LABELS, RATINGS, TIMESHEET_RATING_LABELS } from './ratings.js';
import { VEHICLE_TYPE_NAMES, VEHICLE_TYPES } from './vehicles.js';

it('labels a rating for each screen', () => {
  expect(RATINGS.map((rating) => TIMESHEET_RATING_LABELS[rating])).toEqual(['Excellent', 'Average', 'Poor']);
  expect(RATINGS.map((rating) => APPROVAL_RATING_LABELS[rating])).toEqual(['Excellent', 'OK', 'Needs Work']);
});

it('names the four vehicle types', () => {
  expect(VEHICLE_TYPES).toEqual({
    dumper: 'Dumper',
    excavator: 'Excavator',
    bulldozer: 'Bull Dozer',
    roller: 'Roller',
  });
  expect(VEHICLE_TYPE_NAMES).toEqual(['dumper', 'excavator', 'bulldozer', 'roller']);
});

it('bounds every text field', () => {
  for (const length of Object.values(FIELD_LENGTHS)) expect(length).toBeGreaterThan(0);
  expect(FIELD_LENGTHS).toMatchObject({ company: 120, siteLocation: 120, breakdownNotes: 4000 });
});
