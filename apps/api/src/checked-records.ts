import { RecordChecks } from '@groundsheet/forms';
import { formatDate } from '@groundsheet/form-rules';
import { RecordDays } from '@groundsheet/platform';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { openProduct } from './command.js';

const BROKEN = 2;

/**
 * Compares all forms and sets with what was recorded of them, and says what it finds (docs/running.md).
 *
 * @returns 2 where one is not as it was
 */
export async function checkRecords(): Promise<number> {
  const app = await openProduct();
  const orm = app.get(MikroORM);
  let [records, broken] = [0, 0];
  await RequestContext.create(orm.em, async () => {
    for await (const { faults } of app.get(RecordChecks).all()) {
      records += 1;
      if (faults.length > 0) broken += 1;
      for (const fault of faults) console.log(fault);
    }
    const last = await app.get(RecordDays).last();
    if (last) console.log(`The line of ${formatDate(last.day)}: ${last.entries} entries, root ${last.root}`);
  });
  await orm.close();
  console.log(
    `${records} records: ${broken === 0 ? 'all as they were recorded.' : `${broken} are not as they were recorded.`}`,
  );
  return broken === 0 ? 0 : BROKEN;
}
