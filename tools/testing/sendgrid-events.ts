import { generateKeyPairSync, sign } from 'node:crypto';

/** Signs messages as SendGrid's Event Webhook does. */
export class EventSigner {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** For `SENDGRID_WEBHOOK_KEY`. */
  get setting(): string {
    return this.keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  }

  /** The headers of a message that is sent at this moment. */
  headersOf(body: string, at = new Date()): Record<string, string> {
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const signature = sign('sha256', Buffer.from(timestamp + body), this.keys.privateKey);
    return {
      'Content-Type': 'application/json',
      'X-Twilio-Email-Event-Webhook-Signature': signature.toString('base64'),
      'X-Twilio-Email-Event-Webhook-Timestamp': timestamp,
    };
  }
}
