import { MEMORY_LIMIT } from '@groundsheet/form-rules';

import { readMemory, withEntered } from './form-memory.js';

describe('form memory', () => {
  it('keeps ten per list, the latest first', () => {
    expect(MEMORY_LIMIT).toBe(10);
    let memory = readMemory(null);
    for (let number = 1; number <= 12; number += 1)
      memory = withEntered(memory, { plantNumbers: `EX-${number}` });
    expect(memory.plantNumbers).toEqual([
      'EX-12',
      'EX-11',
      'EX-10',
      'EX-9',
      'EX-8',
      'EX-7',
      'EX-6',
      'EX-5',
      'EX-4',
      'EX-3',
    ]);
    expect(memory.companies).toEqual([]);
  });

  it('moves what is used again to the front, however it is written', () => {
    let memory = withEntered(readMemory(null), { companies: 'Hill Plant' });
    memory = withEntered(memory, { companies: 'Acme' });
    memory = withEntered(memory, { companies: ' HILL PLANT ', siteLocations: '  ', driverNames: null });
    expect(memory).toMatchObject({ companies: ['HILL PLANT', 'Acme'], siteLocations: [], driverNames: [] });
  });

  it.each([['{'], ['[]'], ['null'], ['{"companies":"x"}'], ['{"companies":[1,null]}']])(
    'is empty for %p',
    (stored) => {
      expect(readMemory(stored).companies).toEqual([]);
    },
  );
});
