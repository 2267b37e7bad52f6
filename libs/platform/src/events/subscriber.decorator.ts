import { Injectable, SetMetadata, applyDecorators } from '@nestjs/common';
import type { AnyEventClass, EventSubscriber, PayloadOf } from './domain-event.js';

export const SUBSCRIBER = Symbol('subscriber');

/** Eight attempts within the first 80 minutes, then one an hour. */
const ABOUT_A_DAY = 30;

/**
 * The lanes of the queue, and how many jobs of each run at the same time in one process. What hangs in one lane, a mail
 * server say, holds up no other. Few, because they share the PDF thread and the database with requests.
 */
export const LANES = { mails: 4, pdfs: 2, photos: 1, readings: 1, others: 2 } as const;
export type Lane = keyof typeof LANES;

export interface Subscription {
  readonly event: AnyEventClass;
  readonly lane: Lane;
  /** After this many failures the job is parked. Back-off is e^attempt seconds, at most an hour. */
  readonly maxAttempts: number;
  /** Called in the transaction that records the event, instead of by a job (docs/decisions/0003). */
  readonly atOnce: boolean;
  /** Called by the job that has recorded the event, once that is committed, where that job records it again if it is run again. */
  readonly inSameJob: boolean;
  /** Its own promise: run again after a crash, it records again what it has recorded. */
  readonly recordsAgain: boolean;
  /** Whether an event is any of its business: of another one there is no job. */
  readonly concerns: (payload: object) => boolean;
  /** The jobs of one queue run one after the other, in whatever lane and process. */
  readonly queue: (payload: object) => string | null;
  /** Of the jobs that are due the lowest comes first. */
  readonly priority: (payload: object) => number;
  /** Seconds until a job becomes due. */
  readonly delay: (payload: object) => number;
}

interface SubscriberOptions<Payload> {
  readonly lane?: Lane;
  readonly maxAttempts?: number;
  /** For one that does nothing but write a few rows: if it fails, so does what has happened. */
  readonly atOnce?: boolean;
  /** See `Subscription`; a job of its own if absent (docs/decisions/0003). */
  readonly inSameJob?: boolean;
  /** See `Subscription`; not if absent. */
  readonly recordsAgain?: boolean;
  /** Which of its events concern it, by their payload alone; all of them if absent. */
  readonly concerns?: (payload: Payload) => boolean;
  /** See `Subscription`; none if absent. */
  readonly queue?: (payload: Payload) => string;
  /** 0 if absent. */
  readonly priority?: (payload: Payload) => number;
  /** 0 if absent. */
  readonly delay?: (payload: Payload) => number;
}

/**
 * Marks a class as a subscriber of an event: each time the event is recorded, a job of its own calls `handle`, or the
 * recorder does, where it is to happen at once or in the same job. The class name is a sentence that says what happens. It also names the job, so do not rename a class while its jobs are queued.
 */
export function Subscriber<Class extends AnyEventClass>(
  event: Class,
  {
    lane = 'others',
    maxAttempts = ABOUT_A_DAY,
    atOnce = false,
    inSameJob = false,
    recordsAgain = false,
    ...by
  }: SubscriberOptions<PayloadOf<Class>> = {},
) {
  const asked = { concerns: () => true, queue: () => null, priority: () => 0, delay: () => 0, ...by } as Omit<
    Subscription,
    'event' | 'lane' | 'maxAttempts' | 'atOnce' | 'inSameJob' | 'recordsAgain'
  >;
  const subscription: Subscription = {
    ...asked,
    event,
    lane,
    maxAttempts,
    atOnce,
    inSameJob,
    recordsAgain,
  };
  return applyDecorators(Injectable(), SetMetadata(SUBSCRIBER, subscription)) as (
    target: new (...dependencies: never[]) => EventSubscriber<PayloadOf<Class>>,
  ) => void;
}
