import { Property } from '@mikro-orm/decorators/legacy';
import { type FieldValue, type FormField, type FormFields } from '@groundsheet/form-rules';

/** PostgreSQL keeps longer texts without a bound; the rule of the field bounds them all the same. */
const LONGEST_VARCHAR = 400;

/** The properties that a stored form has for a table of fields. */
export type Stored<T extends FormFields> = {
  -readonly [Name in keyof T as StoredName<Name, T[Name]>]: FieldValue<T[Name]>;
};

type StoredName<Name, F> = F extends { stored: infer Property }
  ? Property extends string
    ? Property
    : never
  : Name;

/** What a field's value is called on the stored form; undefined where it has no property of its own. */
export function storedName(name: string, { stored }: FormField): string | undefined {
  return stored === null ? undefined : (stored ?? name);
}

/** Gives an entity a column for each field that has one: a new field of a form is a line of its table. */
export function FieldColumns(fields: FormFields): ClassDecorator {
  return (target) => {
    for (const [name, field] of Object.entries(fields)) {
      const property = field.kind === 'signature' ? name : storedName(name, field);
      if (property) Property(columnOf(field))(target.prototype as object, property);
    }
  };
}

function columnOf({ kind, maxLength, values, empty }: FormField) {
  switch (kind) {
    case 'day':
      return { type: 'date' };
    case 'date':
      return { type: 'date', nullable: true };
    case 'signature':
      return { type: 'blob', nullable: true, lazy: true };
    case 'flag':
      return empty === false ? { type: 'boolean', default: false } : { type: 'boolean', nullable: true };
    case 'hours':
      return { type: 'double', nullable: true };
    case 'texts':
    case 'entries':
      return { type: 'json', default: '[]' };
    case 'choice':
      return {
        type: 'string',
        length: Math.max(20, ...values!.map((value) => value.length)),
        nullable: true,
      };
    default:
      return maxLength! > LONGEST_VARCHAR
        ? { type: 'text', nullable: true }
        : { type: 'string', length: maxLength!, nullable: true };
  }
}
