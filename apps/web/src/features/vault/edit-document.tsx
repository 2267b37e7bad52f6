import { FIELD_LENGTHS, PROPOSED_FIELDS, type DocumentCategory } from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { Button } from '../../components/button.js';
import { TextField } from '../../components/field.js';
import { Refusal } from '../../forms/refusal.js';
import { useSending } from '../../lib/use-sending.js';
import { changeDocument, VAULT_KEY, type VaultDocument } from './api.js';
import { DocumentField } from './document-field.js';

interface EditDocumentProps {
  document: VaultDocument;
  onChanged: (document: VaultDocument) => void;
  onDone: () => void;
}

/** Puts right what is known of a document. */
export function EditDocument({ document, onChanged, onDone }: EditDocumentProps) {
  const queryClient = useQueryClient();
  const id = useId();
  const [facts, setFacts] = useState({
    category: document.category as string,
    description: document.description ?? '',
    expiryDate: document.expiryDate ?? '',
    documentNumber: document.documentNumber ?? '',
    holderName: document.holderName ?? '',
  });
  const save = useSending({
    mutationFn: () => {
      const { category, ...rest } = facts;
      const filled = Object.fromEntries(Object.entries(rest).filter(([, text]) => text.trim()));
      const body = { ...filled, category: category as DocumentCategory, version: document.version };
      return changeDocument(document, body);
    },
    onSuccess: async (changed) => {
      onChanged(changed);
      await queryClient.invalidateQueries({ queryKey: VAULT_KEY });
      onDone();
    },
  });
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <TextField
        label="Description"
        maxLength={FIELD_LENGTHS.documentDescription}
        value={facts.description}
        onChange={({ target }) => setFacts({ ...facts, description: target.value })}
      />
      <div className="grid gap-3 tablet:grid-cols-2">
        {PROPOSED_FIELDS.map((field) => (
          <DocumentField
            key={field}
            field={field}
            id={`${id}-${field}`}
            value={facts[field]}
            onChange={(value) => setFacts({ ...facts, [field]: value })}
          />
        ))}
      </div>
      {save.error ? (
        <Refusal error={save.error} offline="No signal: nothing has been changed. Try again in a moment." />
      ) : null}
      <div className="grid grid-cols-2 gap-2.5">
        <Button size="action" onClick={onDone}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="action"
          disabled={save.isPending || facts.category === ''}
        >
          {save.isPending ? 'One moment...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
