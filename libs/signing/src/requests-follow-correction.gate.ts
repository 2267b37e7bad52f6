import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { FormFacts } from '@groundsheet/contracts';
import { SendingGates, type SendingGate } from '@groundsheet/forms';
import { Clock } from '@groundsheet/platform';
import { SignRequest } from './sign-request.entity.js';
import { SignRequests } from './sign-requests.js';

/** What was asked about a form follows its correction, in the transaction that sends it; nothing is ever refused. */
@Injectable()
export class RequestsFollowCorrection implements SendingGate, OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly gates: SendingGates,
    private readonly requests: SignRequests,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.gates.register(this);
  }

  async pass({ corrects, kind, id }: FormFacts): Promise<null> {
    if (!corrects) return null;
    await this.em.nativeUpdate(SignRequest, { formId: corrects }, { correctedAt: this.clock.now() });
    await this.requests.follow(corrects, { kind, id });
    return null;
  }

  warning(): Promise<null> {
    return Promise.resolve(null);
  }
}
