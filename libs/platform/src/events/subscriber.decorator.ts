import { Injectable, SetMetadata, applyDecorators } from '@nestjs/common';
import type { AnyEventClass, EventSubscriber, PayloadOf } from './domain-event.js';

export const SUBSCRIBER = Symbol('subscriber');

export interface Subscription {
  readonly event: AnyEventClass;
  /** After so many failures the job is parked. Back-off is exponential: e^attempt seconds, at most 6 hours. */
  readonly maxAttempts: number;
}

/**
 * Marks a class as a subscriber of an event: each time the event is recorded, one job of its own calls `handle`.
 * The class name says what happens, as a sentence, and names the job: do not rename one while its jobs are queued.
 */
export function Subscriber<Class extends AnyEventClass>(
  event: Class,
  options: { maxAttempts?: number } = {},
) {
  const subscription: Subscription = { event, maxAttempts: options.maxAttempts ?? 12 };
  return applyDecorators(Injectable(), SetMetadata(SUBSCRIBER, subscription)) as (
    target: new (...dependencies: never[]) => EventSubscriber<PayloadOf<Class>>,
  ) => void;
}
