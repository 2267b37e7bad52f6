import { useQuery } from '@tanstack/react-query';

import { Button } from '../../components/button.js';
import { Skeleton } from '../../components/skeleton.js';
import { Refusal } from '../../forms/refusal.js';
import { firmSettingsQuery } from './api.js';
import { FirmForm } from './firm-form.js';

/** What the firm is called and how it is reached, for its admins to change. */
export function FirmScreen() {
  const { data, error, refetch } = useQuery(firmSettingsQuery);
  if (data) return <FirmForm settings={data} />;
  if (!error) return <Skeleton label="Loading your firm…" />;
  return (
    <div className="flex flex-col items-start gap-4">
      <Refusal error={error} offline="Your firm could not be loaded just now." />
      <Button onClick={() => void refetch()}>Try again</Button>
    </div>
  );
}
