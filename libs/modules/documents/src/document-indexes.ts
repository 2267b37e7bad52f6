import { applyDecorators } from '@nestjs/common';
import { Index } from '@mikro-orm/decorators/legacy';

/** What the vault's lists and reminders find documents by. */
export function IndexesOfDocuments(): ClassDecorator {
  return applyDecorators(
    Index({ properties: ['ownerId', 'id'] }),
    Index({
      name: 'documents_searched',
      expression: `create index "documents_searched" on "documents" using gin ("searched" gin_trgm_ops)`,
    }),
    Index({
      name: 'documents_expiring',
      expression: `create index "documents_expiring" on "documents" ("expiry_date") where "expiry_date" is not null and "deleted_at" is null`,
    }),
  );
}
