import { AUDITED } from '@groundsheet/contracts';
import { OmitType } from '@nestjs/swagger';
import { PageQuery } from '../http/responses/page.js';
import { PlainDate, ResponseField, Text } from '../http/bodies/fields.js';
import { AUDIT_SUBJECTS, type AuditSubject } from './audit-event.entity.js';

const SEARCH_LENGTH = 100;

/** Which entries are wanted; everything that is absent is no restriction. */
export class AuditQuery extends PageQuery {
  @Text({
    max: SEARCH_LENGTH,
    about: 'Who did it, or whose account it was done to: part of a name or address, or the id of an account.',
    example: 'hill',
  })
  person?: string;

  @Text({
    max: SEARCH_LENGTH,
    about: 'What it was done to: a reference, an address, a name, or an id.',
    example: 'TS-7K3M9QXD',
  })
  record?: string;

  @PlainDate({ about: 'First day, in the time zone of the installation.' })
  from?: string;

  @PlainDate({ about: 'Last day, included.' })
  to?: string;
}

/** The same without pages. */
export class AuditChoice extends OmitType(AuditQuery, ['after', 'limit'] as const) {}

export class AuditPerson {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ type: String, nullable: true, description: 'Null once the account is deleted.' })
  name!: string | null;
}

export class AuditRecord {
  @ResponseField({ enum: AUDIT_SUBJECTS })
  kind!: AuditSubject;

  @ResponseField({ type: String, description: 'The kind, in words.', example: 'Form set' })
  label!: string;

  @ResponseField({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Null where there is no such record, as for an attempt to sign in to an unknown account.',
  })
  id!: string | null;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Its reference or name; null once it has been erased.',
    example: 'TS-7K3M9QXD',
  })
  name!: string | null;

  @ResponseField({ type: Boolean, description: 'Whether it has a page. A draft has none.' })
  opens!: boolean;

  @ResponseField({ type: Boolean, description: 'Whether it is archived.' })
  isArchived!: boolean;
}

/** One thing that a person did. */
export class AuditEventResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ type: String, format: 'date-time' })
  at!: string;

  @ResponseField({ enum: Object.keys(AUDITED), description: 'For programs.' })
  what!: keyof typeof AUDITED;

  @ResponseField({ type: String, description: 'The same for people.', example: 'Sent a form' })
  words!: string;

  @ResponseField({ type: AuditPerson, nullable: true, description: 'Null for a person without an account.' })
  who!: AuditPerson | null;

  @ResponseField({ type: AuditRecord })
  about!: AuditRecord;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Erased after 30 days.',
    example: '203.0.113.9',
  })
  network!: string | null;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Erased after 30 days.',
    example: 'Chrome on Android',
  })
  device!: string | null;
}
