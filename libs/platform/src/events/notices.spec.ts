import { Logger } from '@nestjs/common';
import { startApi } from '@groundsheet/testing';
import { firstValueFrom } from 'rxjs';
import { Notices } from './notices.js';

it('warns of a lost connection, listens again, and says that something may have been missed', async () => {
  const api = await startApi();
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  try {
    const heard = api.app.get(Notices).on('form_sets');
    expect(await firstValueFrom(heard)).toBeNull();
    const again = firstValueFrom(heard);
    await api.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );
    expect(await again).toBeNull();
    expect(warn).toHaveBeenCalledWith({ message: 'lost a connection', cause: expect.anything() });
  } finally {
    warn.mockRestore();
    await api.stop();
  }
});
