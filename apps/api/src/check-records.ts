import { MikroORM } from '@mikro-orm/postgresql';
import { ConfigFault, EventChains, ormOptions, readConfig, type CheckedChain } from '@groundsheet/platform';

const BROKEN = 2;

/** Looks through the event logs of all forms and sets; ends with 2 where one is broken (docs/running.md). */
async function checkRecords(): Promise<number> {
  const { databaseUrl } = readConfig();
  const orm = await MikroORM.init({
    ...ormOptions({ databaseUrl, databasePoolSize: 1 }),
    entities: [],
    logger: () => {},
  });
  let [records, entries, broken] = [0, 0, 0];
  try {
    for await (const checked of new EventChains(orm.em.fork()).checkAll()) {
      records += 1;
      entries += checked.length;
      if (checked.brokenAt === null) continue;
      broken += 1;
      console.log(brokenLine(checked));
    }
  } finally {
    await orm.close();
  }
  console.log(
    `${records} records with ${entries} entries: ${broken === 0 ? 'all whole.' : `${broken} broken.`}`,
  );
  return broken === 0 ? 0 : BROKEN;
}

function brokenLine({ kind, id, brokenAt, isMissing }: CheckedChain): string {
  return `${kind} ${id}: broken at entry ${brokenAt}, which ${isMissing ? 'is missing' : 'has been changed'}.`;
}

checkRecords().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof ConfigFault ? error.message : error);
    process.exit(1);
  },
);
