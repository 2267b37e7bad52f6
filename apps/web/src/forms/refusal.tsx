import { FieldError } from '../components/field.js';
import { serverMessage } from '../lib/api-error.js';

/** Why something could not be done with a form; `offline` where the server has said nothing. */
export function Refusal({ error, offline }: { error: Error | null; offline: string }) {
  return (
    <div role="alert" className="col-span-full">
      <FieldError>{serverMessage(error) ?? offline}</FieldError>
    </div>
  );
}
