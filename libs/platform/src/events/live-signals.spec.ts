import type { Caller } from '@groundsheet/contracts';
import { suiteApi } from '@groundsheet/testing';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { noteCaller } from '../auth/caller.decorator.js';
import { LiveSignals } from './live-signals.js';

const api = await suiteApi();
const signals = api.app.get(LiveSignals);

/** An account that opens streams, each on a connection of its own. */
function opener() {
  const caller = { id: randomUUID(), sessionId: randomUUID() } as Caller;
  return () => {
    const socket = new EventEmitter();
    const request = { raw: { socket }, cookies: {} } as unknown as FastifyRequest;
    noteCaller(request, caller);
    return { socket, stream: signals.streamFor('documents.changed', request, () => true) };
  };
}

it('gives back the place of a stream whose connection breaks off before anything has listened to it', () => {
  const open = opener();
  const [{ socket }] = Array.from({ length: 10 }, open) as [ReturnType<typeof open>];
  expect(open).toThrow('');
  socket.emit('close');
  open();
  expect(open).toThrow('');
});

it('gives back the place of a stream that was left once, even when its connection closes later', () => {
  const open = opener();
  const [{ socket, stream }] = Array.from({ length: 10 }, open) as [ReturnType<typeof open>];
  stream.subscribe().unsubscribe();
  socket.emit('close');
  open();
  expect(open).toThrow('');
});
