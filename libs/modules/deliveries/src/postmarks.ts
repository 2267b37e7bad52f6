import { Injectable } from '@nestjs/common';
import { Clock, Config } from '@groundsheet/platform';
import addressparser from 'nodemailer/lib/addressparser';
import type { Postmark } from './email.entity.js';

/** What a mail that is written down now gets from this installation. */
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

/** A Message-ID ends in the sender's domain, where there is one; receivers look askance at any other. */
function hostOf({ mailFrom, publicUrl }: Config): string {
  const address = addressparser(mailFrom, { flatten: true })[0]?.address ?? '';
  return address.split('@')[1] || new URL(publicUrl).hostname;
}
