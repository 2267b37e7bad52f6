/** A fact that one module records and others react to. The classes live in `contracts`. */
export interface DomainEvent<Payload extends object = object> {
  readonly payload: Payload;
}

/** The class of an event: its name on the queue and its payload. */
export interface EventClass<Payload extends object = object> {
  readonly eventName: string;
  new (payload: Payload): DomainEvent<Payload>;
}

/** Some event; its payload is known where the class is. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a payload stands in both directions, so no other type takes every class
export type AnyEventClass = EventClass<any>;

export type PayloadOf<Class> = Class extends EventClass<infer Payload> ? Payload : never;

/** What a subscriber may know of the attempt that it is running in. */
export interface JobAttempt {
  /** Counted from 1. */
  readonly attempt: number;
  /** True when a failure now parks the job. */
  readonly lastAttempt: boolean;
}

/** Reacts to an event. Must be idempotent: delivery is at least once. State check first, outside effect last. */
export interface EventSubscriber<Payload extends object = object> {
  handle(payload: Payload, attempt: JobAttempt): Promise<void>;
}
