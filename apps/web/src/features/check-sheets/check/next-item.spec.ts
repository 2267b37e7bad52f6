import { sectionsOf } from '@groundsheet/form-rules';

import { nextItem } from './next-item.js';

const brakes = sectionsOf('excavator')[1]!.items;

describe('where the view goes after an answer', () => {
  it.each([
    ['the item behind it', { defectBrakeFluid: 'ok' }, 'defectBrakeFluid', 'defectBrakeCondition'],
    [
      'past what is answered',
      { defectBrakeFluid: 'ok', defectBrakeCondition: 'ok' },
      'defectBrakeFluid',
      'defectParkBrake',
    ],
    ['back to what was skipped', { defectParkBrake: 'ok' }, 'defectParkBrake', 'defectBrakeFluid'],
  ] as const)('is %s', (_, answers, after, next) => {
    expect(nextItem(brakes, answers, after)?.key).toBe(next);
  });

  it('is nowhere in this section once all of it is answered', () => {
    const answers = {
      defectBrakeFluid: 'ok',
      defectBrakeCondition: 'tested',
      defectParkBrake: 'ok',
    } as const;
    expect(nextItem(brakes, answers, 'defectBrakeFluid')).toBeUndefined();
  });
});
