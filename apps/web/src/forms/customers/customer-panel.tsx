import { ArrowRight, CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { TextField } from '../../components/field.js';
import { FIELD_LENGTHS } from '@groundsheet/form-rules';
import { ageOf } from '../../lib/age.js';
import { CustomerSearch } from './customer-search.js';
import { CustomerSelect } from './customer-select.js';
import { FirmPanel } from './firm-panel.js';
import { rememberCustomer, type ChosenCustomer, type TypedFirm } from './last-customer.js';
import { useCustomers } from './use-customers.js';
import { useOrderCheck, whyShut, type OrderCheck } from './use-order-check.js';

interface CustomerPanelProps {
  onContinue: (chosen: ChosenCustomer | TypedFirm) => void;
  onBack?: () => void;
}

/** Asks who the form is for, and under which order number; shown in the dialog and on the selection screen. */
export function CustomerPanel({ onContinue, onBack }: CustomerPanelProps) {
  const { isLoading, list, refusal, seen, search, refetch } = useCustomers();
  const { customer, orderNumber, check, chooseCustomer, typeOrderNumber, validate } = useOrderCheck(
    list ?? [],
    search !== null,
  );

  const missing = whyShut(customer, orderNumber, check);

  if (isLoading) return <Loading />;
  if (!list) return <LoadingFailed refusal={refusal} onRetry={refetch} />;
  if (list.length === 0 && !search) return <FirmPanel onContinue={onContinue} onBack={onBack} />;

  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!customer || missing) return;
        const asked = customer.requiresOrderValidation;
        const chosen = { customerId: customer.id, ...(asked ? { orderNumber: orderNumber.trim() } : {}) };
        rememberCustomer(chosen);
        onContinue(chosen);
      }}
    >
      {seen ? (
        <Notice tone="attention" role="status">
          <CircleAlert aria-hidden />
          {refusal ?? 'No signal.'} This list was loaded {ageOf(seen.at)}.
        </Notice>
      ) : null}
      <CustomerSearch search={search} />
      <CustomerSelect customers={list} value={customer} onChange={chooseCustomer} />
      {customer?.requiresOrderValidation ? (
        <OrderNumber
          orderNumber={orderNumber}
          check={check}
          onType={typeOrderNumber}
          onValidate={() => void validate()}
        />
      ) : null}
      <div className="flex gap-2.5">
        {onBack ? (
          <Button size="action" onClick={onBack}>
            Back
          </Button>
        ) : null}
        <Button
          type="submit"
          variant="primary"
          size="action"
          className="grow"
          disabled={missing !== null}
          aria-describedby={missing ? 'customer-missing' : undefined}
        >
          Continue to Form <ArrowRight aria-hidden />
        </Button>
      </div>
      {missing ? (
        <p id="customer-missing" className="text-sm text-muted">
          {missing}
        </p>
      ) : null}
    </form>
  );
}

interface OrderNumberProps {
  orderNumber: string;
  check: OrderCheck;
  onType: (text: string) => void;
  onValidate: () => void;
}

function OrderNumber({ orderNumber, check, onType, onValidate }: OrderNumberProps) {
  const validating = check.state === 'validating';
  return (
    <>
      <TextField
        label="Order number"
        placeholder="Please enter valid O/no"
        hint="Order number format: Must start with P-, S-, or M-"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={FIELD_LENGTHS.orderNumber}
        value={orderNumber}
        onChange={({ target }) => {
          const at = target.selectionStart;
          target.value = target.value.toUpperCase();
          // The caret stays where one types.
          target.setSelectionRange(at, at);
          onType(target.value);
        }}
        onBlur={() => {
          if (check.state === 'idle' && orderNumber.trim()) onValidate();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || check.state === 'valid' || !orderNumber.trim()) return;
          event.preventDefault();
          onValidate();
        }}
      />
      {orderNumber.trim() ? (
        <Button onClick={onValidate} disabled={validating}>
          {validating ? <LoaderCircle aria-hidden className="animate-spin" /> : null}
          Validate Order Number
        </Button>
      ) : null}
      <div role="status">
        {check.state === 'valid' ? (
          <Notice tone="good">
            <CircleCheck aria-hidden />
            {check.message}
          </Notice>
        ) : null}
        {check.state === 'invalid' ? (
          <Notice tone="bad">
            <CircleAlert aria-hidden />
            {check.message}
          </Notice>
        ) : null}
      </div>
    </>
  );
}

function Loading() {
  return (
    <p role="status" className="flex min-h-field items-center gap-3 text-muted">
      <LoaderCircle aria-hidden className="size-5.5 animate-spin" />
      Loading customers...
    </p>
  );
}

function LoadingFailed({ refusal, onRetry }: { refusal: string | undefined; onRetry: () => void }) {
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="bad" role="alert">
        <CircleAlert aria-hidden />
        {refusal ?? 'The customers could not be loaded. Check your signal and try again.'}
      </Notice>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
