import { ApiProperty } from '@nestjs/swagger';
import type { Type as Class } from '@nestjs/common';
import {
  ComputedNumber,
  Flag,
  Id,
  OneOf,
  PartList,
  PlainDate,
  Text,
  TextList,
  VersionNumber,
  type Fault,
} from '@groundsheet/platform';
import type { FormField, FormFields, FormValues } from '@groundsheet/form-rules';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';

/** 512 KB of PNG as a base64 data URL, with some room; the exact limit is checked on the picture itself. */
const SIGNATURE_TEXT = 720_000;

/** What every form brings besides its fields. */
class FormHead {
  @Id({ about: 'UUIDv7 made by the caller when the form is begun; the same form can only be sent once.' })
  id?: string;

  @VersionNumber({ about: 'The version that the screen showed.' })
  version?: number;

  @OneOf(['draft', 'submitted'], { about: 'What the caller believes it to be; the server decides.' })
  status?: 'draft' | 'submitted';
}

/** The shape of a request that holds a table of fields: the rule and the API description of each come with it. */
export function formBody<T extends FormFields>(fields: T): new () => FormHead & Partial<FormValues<T>> {
  class FormBody extends FormHead {}
  DescribedBy(fields)(FormBody);
  return FormBody as new () => FormHead & Partial<FormValues<T>>;
}

/** Gives a class the rules and descriptions of a table of fields. */
export function DescribedBy(fields: FormFields): ClassDecorator {
  return (target) => {
    for (const [name, field] of Object.entries(fields)) {
      decoratorOf(name, field)(target.prototype as object, name);
    }
  };
}

/** The class of a kind's body: how it is folded, and what is wrong with what has been folded. */
interface FoldedBody extends Class {
  fromWire(flat: object): unknown;
  shapeFaults(body: object): Fault[];
  wirePath(path: string): string;
}

/** The shape of a request that sends a form in one step, under this name in the body. */
export function completionOf<Name extends string, B extends FoldedBody>(name: Name, body: B) {
  class Completion {
    static readonly gathersFaults = true;

    static fromWire(sent: Record<string, unknown>): unknown {
      const flat = sent[name];
      const isObject = flat && typeof flat === 'object' && !Array.isArray(flat);
      return { ...sent, [name]: body.fromWire(isObject ? flat : {}) };
    }

    static shapeFaults(completion: object): Fault[] {
      const form = (completion as Record<Name, object>)[name];
      return body.shapeFaults(form).map((fault) => ({ ...fault, path: `${name}.${fault.path}` }));
    }

    static wirePath(path: string): string {
      return body.wirePath(path);
    }
  }
  for (const decorate of [ApiProperty({ type: body }), ValidateNested(), Type(() => body)]) {
    decorate(Completion.prototype, name);
  }
  return Completion as unknown as (new () => Record<Name, InstanceType<B>>) &
    Pick<typeof Completion, keyof typeof Completion>;
}

/** The shape of one entry of a list. */
function entryOf(field: string, fields: FormFields): Class {
  class Entry {}
  // The API description knows a shape by its name.
  Object.defineProperty(Entry, 'name', { value: `${field[0]!.toUpperCase()}${field.slice(1)}Entry` });
  DescribedBy(fields)(Entry);
  return Entry;
}

function decoratorOf(name: string, field: FormField): PropertyDecorator {
  const { kind, about, example, maxLength, maxItems, values } = field;
  const said = { about, ...(example === undefined ? {} : { example }) };
  switch (kind) {
    case 'day':
    case 'date':
      return PlainDate(said);
    case 'id':
      return Id(said);
    case 'choice':
      return OneOf(values!, said);
    case 'flag':
      return Flag(said);
    case 'hours':
      return ComputedNumber(said);
    case 'signature':
      return Text({ ...said, max: SIGNATURE_TEXT, verbatim: true });
    case 'texts':
      return TextList({ ...said, max: maxLength!, maxItems: maxItems! });
    case 'entries':
      return PartList(entryOf(name, field.of!), { ...said, maxItems: maxItems! });
    case 'text':
      return Text({ ...said, max: maxLength! });
  }
}
