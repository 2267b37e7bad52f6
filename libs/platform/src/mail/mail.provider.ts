import type { FactoryProvider } from '@nestjs/common';
import { join } from 'node:path';
import { Config } from '../config/config.js';
import { FileTransport } from './file-transport.js';
import { MailTransport } from './mail-transport.js';
import { SendGridTransport } from './sendgrid-transport.js';
import { SmtpTransport } from './smtp-transport.js';

/** The transport of `MAIL_TRANSPORT`, whose settings the configuration has already checked. */
export const mailTransportProvider: FactoryProvider<MailTransport> = {
  provide: MailTransport,
  inject: [Config],
  useFactory: (config: Config) => {
    switch (config.mailTransport) {
      case 'file':
        return new FileTransport(join(config.dataDir, 'mail'));
      case 'smtp':
        return new SmtpTransport(config.smtpUrl!);
      case 'sendgrid':
        return new SendGridTransport(config.sendgridApiKey!, config.sendgridUrl);
    }
  },
};
