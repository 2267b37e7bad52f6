/** A fact that one module records and others react to. The classes live in `contracts`. */
export interface DomainEvent<Payload extends object = object> {
  readonly payload: Payload;
}

/** The class of an event: its name on the queue and its payload. */
export interface EventClass<Payload extends object = object> {
  readonly eventName: string;
  new (payload: Payload): DomainEvent<Payload>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- payloads are both input and output, so no other type accepts every class
export type AnyEventClass = EventClass<any>;

export type PayloadOf<Class> = Class extends EventClass<infer Payload> ? Payload : never;

/** What a subscriber knows about the current attempt. */
export interface JobAttempt {
  /** Counted from 1. */
  readonly attempt: number;
  /** True if a failure now parks the job. */
  readonly lastAttempt: boolean;
}

/** Reacts to an event. Must be idempotent, because delivery is at least once: check state first, do outside effects last. */
export interface EventSubscriber<Payload extends object = object> {
  handle(payload: Payload, attempt: JobAttempt): Promise<void>;
}
