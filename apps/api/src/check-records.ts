import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { RecordChecks } from '@groundsheet/forms';
import { formatDate } from '@groundsheet/form-rules';
import { ConfigFault, readConfig, RecordDays } from '@groundsheet/platform';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { AppModule } from './app.module.js';

const BROKEN = 2;

/** Compares all forms and sets with what was recorded of them; ends with 2 where one is not as it was (docs/running.md). */
async function checkRecords(): Promise<number> {
  // Before Nest, which would report configuration faults with a stack trace.
  readConfig();
  const app = await NestFactory.create(AppModule, new FastifyAdapter(), { logger: ['warn', 'error'] });
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

checkRecords().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof ConfigFault ? error.message : error);
    process.exit(1);
  },
);
