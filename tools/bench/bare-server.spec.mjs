import { expect, it } from '@jest/globals';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startApi } from '@groundsheet/testing';
import { v7 as uuidv7 } from 'uuid';
import { manyForms } from './form.mjs';

const SCRIPT = join(fileURLToPath(new URL('.', import.meta.url)), 'bare-server.mjs');

it('stores in the tables of the product as they are now', async () => {
  const api = await startApi();
  const server = fork(SCRIPT, [api.databaseUrl], { execArgv: [] });
  try {
    const [{ port }] = await once(server, 'message');
    const { bodyFor } = await manyForms(uuidv7());
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: bodyFor(uuidv7()),
    });
    expect(await answer.json()).toMatchObject({ success: true });
    expect(await api.rows('select image from bare.form_signatures')).toHaveLength(2);
  } finally {
    const ended = once(server, 'exit');
    server.disconnect();
    await ended;
    await api.stop();
  }
});
