import { sign } from 'node:crypto';

import { expect, type APIRequestContext } from '@playwright/test';

/** Reports how a mail fared, as SendGrid does; the product was started with the other half of the key. */
export async function tellEvent(
  request: APIRequestContext,
  messageId: string,
  event: { event: string; reason?: string },
): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const body = JSON.stringify([{ ...event, timestamp: now, groundsheet_message_id: messageId }]);
  const signature = sign('sha256', Buffer.from(`${now}${body}`), process.env['E2E_EVENT_KEY'] ?? '');
  const answer = await request.post('/api/mail-events/sendgrid', {
    headers: {
      'Content-Type': 'application/json',
      'X-Twilio-Email-Event-Webhook-Signature': signature.toString('base64'),
      'X-Twilio-Email-Event-Webhook-Timestamp': String(now),
    },
    data: Buffer.from(body),
  });
  expect(answer.status(), await answer.text()).toBe(204);
}
