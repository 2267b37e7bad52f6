import { Module } from '@nestjs/common';
import { startApi } from '@groundsheet/testing';
import { Transaction } from '../database/transaction.js';
import { EventRecorder } from './event-recorder.js';
import { LANES, Subscriber } from './subscriber.decorator.js';

class Knocked {
  static readonly eventName = 'probe.knocked';
  constructor(readonly payload: { door: number }) {}
}

let letGo: () => void;
const held = new Promise<void>((resolve) => (letGo = resolve));
let waiting = 0;
let drawn: () => void;
const isDrawn = new Promise<string>((resolve) => (drawn = () => resolve('drawn')));

/** A mail server that does not answer. */
@Subscriber(Knocked, { lane: 'mails' })
class WaitAtTheDoor {
  async handle(): Promise<void> {
    waiting += 1;
    await held;
  }
}

@Subscriber(Knocked, { lane: 'pdfs' })
class DrawTheDoor {
  async handle({ door }: { door: number }): Promise<void> {
    if (door === MORE_THAN_FIT) drawn();
  }
}

/** As many as would fill every place of every lane. */
const MORE_THAN_FIT = Object.values(LANES).reduce((sum, jobs) => sum + jobs, 0) + 1;

@Module({ providers: [WaitAtTheDoor, DrawTheDoor] })
class ProbeModule {}

it('what hangs in one lane holds up no other, and takes no more places than its lane has', async () => {
  const api = await startApi({ PROCESS: 'all' }, [ProbeModule]);
  try {
    const doors = Array.from({ length: MORE_THAN_FIT }, (_, at) => new Knocked({ door: at + 1 }));
    await api.app.get(Transaction).run(() => api.app.get(EventRecorder).record(...doors));
    expect(await isDrawn).toBe('drawn');
    expect(waiting).toBeLessThanOrEqual(LANES.mails);
  } finally {
    letGo();
    await api.stop();
  }
});
