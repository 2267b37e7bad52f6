import { REMINDER_DAYS, REMINDERS, type Reminders } from '@groundsheet/form-rules';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

import { OptionButton } from '../../components/option-button.js';
import { Refusal } from '../../forms/refusal.js';
import { dataOf, api } from '../../lib/api.js';
import { useSending } from '../../lib/use-sending.js';

const KEY = 'expiry-reminders';
const LABELS: Record<Reminders, string> = { on: 'Remind me by email', off: 'No reminders' };
const DAYS = `${REMINDER_DAYS.slice(0, -1).join(' and ')} days before, and on the last day`;

const remindersQuery = queryOptions({
  queryKey: ['/api/drivers/me/preferences', KEY],
  queryFn: async () => dataOf(await api.GET('/api/drivers/me/preferences'))[KEY] ?? 'on',
  staleTime: 0,
});

/** Whether a mail says that a document in the vault expires. */
export function ExpiryReminders() {
  const queryClient = useQueryClient();
  const { data: chosen } = useQuery(remindersQuery);
  const choose = useSending({
    mutationFn: async (value: Reminders) => {
      const params = { path: { key: KEY } } as const;
      await api.PUT('/api/drivers/me/preferences/{key}', { params, body: { value } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: remindersQuery.queryKey }),
  });
  if (!chosen) return null;
  return (
    <section aria-labelledby="reminders-title" className="flex flex-col gap-3">
      <h2 id="reminders-title" className="text-xl">
        When a document expires
      </h2>
      <div className="grid gap-2.5 tablet:grid-cols-2">
        {REMINDERS.map((value) => (
          <OptionButton
            key={value}
            chosen={(choose.isPending ? choose.variables : chosen) === value}
            onChoose={() => choose.mutate(value)}
            label={LABELS[value]}
            detail={value === 'on' ? DAYS : 'The vault still shows what expires'}
          />
        ))}
      </div>
      {choose.error ? (
        <Refusal error={choose.error} offline="No signal: nothing has been changed. Try again in a moment." />
      ) : null}
    </section>
  );
}
