import { Injectable } from '@nestjs/common';
import { Clock, Config } from '@groundsheet/platform';
import addressparser from 'nodemailer/lib/addressparser';
import type { Postmark } from './email.entity.js';

@Injectable()
export class Postmarks {
  private readonly host: string;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.host = hostOf(config);
  }

  now(): Postmark {
    return { host: this.host, now: this.clock.now(), today: this.clock.today() };
  }
}

/** The sender's domain if there is one: receivers distrust a Message-ID with any other. */
function hostOf({ mailFrom, publicUrl }: Config): string {
  const address = addressparser(mailFrom, { flatten: true })[0]?.address ?? '';
  return address.split('@')[1] || new URL(publicUrl).hostname;
}
