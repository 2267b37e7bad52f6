import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What one of the two receivers took: the SMTP server tells `raw`, SendGrid's double tells `body`. */
export interface TakenMail {
  from?: string;
  to?: string[];
  raw?: string;
  body?: {
    personalizations: { to: { email: string }[] }[];
    from: { email: string; name?: string };
    subject: string;
    content: { type: string; value: string }[];
    headers: Record<string, string>;
    attachments?: { filename: string; type: string; content: string }[];
    tracking_settings: unknown;
  };
}

/** A mail server of a test, in its own process, so that it can be killed like one. */
export class MailReceiver {
  readonly taken: TakenMail[] = [];

  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {
    child.on('message', (mail) => this.taken.push(mail as TakenMail));
  }

  /** @param port a free one is found when left out */
  static async start(kind: 'smtp-server' | 'sendgrid-double', port = 0): Promise<MailReceiver> {
    const child = fork(fileURLToPath(new URL(`./${kind}.mjs`, import.meta.url)), [String(port)], {
      execArgv: [],
    });
    const [message] = (await once(child, 'message')) as [{ port: number }];
    return new MailReceiver(child, message.port);
  }

  /** Ends it at once, connections and all. */
  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
