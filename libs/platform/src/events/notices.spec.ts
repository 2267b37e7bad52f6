import { Logger } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { startOwnApi } from '@groundsheet/testing';
import { firstValueFrom, fromEvent } from 'rxjs';
import { MAY_HAVE_MISSED, Notices } from './notices.js';

it('warns of a lost connection, listens again, and says that something may have been missed', async () => {
  const api = await startOwnApi();
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  try {
    const missed = () => firstValueFrom(fromEvent(api.app.get(EventEmitter2), MAY_HAVE_MISSED));
    const begun = missed();
    api.app.get(Notices).listen();
    await begun;
    const again = missed();
    await api.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );
    await again;
    expect(warn).toHaveBeenCalledWith({ message: 'lost a connection', cause: expect.anything() });
  } finally {
    warn.mockRestore();
    await api.stop();
  }
});
