import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EventSubscriber } from './domain-event.js';
import { SUBSCRIBER, type Subscription } from './subscriber.decorator.js';

export interface RegisteredSubscriber extends Subscription {
  /** Name of the class and of its jobs, `RenderPdfWhenTimesheetSubmitted`. */
  readonly name: string;
  /** Name of its Nest module. */
  readonly module: string;
  readonly instance: EventSubscriber;
}

/** Who reacts to what. A test compares this with the table in docs/events.md. */
@Injectable()
export class Subscribers implements OnModuleInit {
  private readonly registered: RegisteredSubscriber[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const wrapper of this.discovery.getProviders()) {
      const subscription =
        wrapper.metatype && (Reflect.getMetadata(SUBSCRIBER, wrapper.metatype) as Subscription | undefined);
      if (!subscription) continue;
      const name = wrapper.name as string;
      if (this.registered.some((other) => other.name === name))
        throw new Error(`There are two subscribers named ${name}.`);
      this.registered.push({
        ...subscription,
        name,
        module: wrapper.host?.name ?? '',
        instance: wrapper.instance as EventSubscriber,
      });
    }
  }

  all(): readonly RegisteredSubscriber[] {
    return this.registered;
  }

  of(eventName: string): RegisteredSubscriber[] {
    return this.registered.filter((subscriber) => subscriber.event.eventName === eventName);
  }
}
