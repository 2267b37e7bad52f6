import { CircleCheck, MailX, TriangleAlert } from 'lucide-react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { serverMessage } from '../../lib/api-error.js';
import { useSending } from '../../lib/use-sending.js';
import { api } from '../../lib/api.js';

/** Says for the recipient of a mail that nothing more is to be sent; `key` is the one of the link in it. */
async function doNotSend(key: string): Promise<void> {
  await api.POST('/api/suppressions', { body: { key } });
}

/** Asks once, since programs that look at mail open every link in it. */
export function DoNotSend({ mailKey }: { mailKey: string }) {
  const { mutate, isPending, isSuccess, error } = useSending({ mutationFn: () => doNotSend(mailKey) });
  return (
    <main className="mx-auto flex w-full max-w-reading flex-col items-start gap-4 px-edge py-6">
      <h1 className="text-2xl">Do not send me these</h1>
      {isSuccess ? (
        <Notice tone="good" role="status">
          <CircleCheck aria-hidden />
          <p>Done. Groundsheet will send no more mail to your address. You can close this page.</p>
        </Notice>
      ) : (
        <>
          <p>
            Drivers send signed forms to the address this mail went to. Tap once, and Groundsheet will send
            nothing more to it.
          </p>
          {error ? (
            <Notice tone="bad" role="alert">
              <TriangleAlert aria-hidden />
              <p>{serverMessage(error) ?? 'That did not work. Check the signal and try again.'}</p>
            </Notice>
          ) : null}
          <Button
            variant="primary"
            size="action"
            className="w-full tablet:w-auto"
            disabled={isPending}
            onClick={() => mutate()}
          >
            <MailX aria-hidden /> {isPending ? 'One moment...' : 'Send me no more mail'}
          </Button>
        </>
      )}
    </main>
  );
}
