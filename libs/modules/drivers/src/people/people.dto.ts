import { OmitType } from '@nestjs/swagger';
import { Letter, OneOf, PageQuery, ResponseField, Text } from '@groundsheet/platform';
import { ROLES, type Role } from '@groundsheet/contracts';
import { SEARCH_LENGTH } from '@groundsheet/form-rules';

export const PERSON_STATES = ['active', 'invited', 'deactivated'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** Which people are wanted; everything that is absent is no restriction. */
export class PeopleQuery extends PageQuery {
  @Text({ max: SEARCH_LENGTH, about: 'Part of a name or an address.', example: 'hill' })
  search?: string;

  @OneOf(ROLES, { about: 'Only people with this role.' })
  role?: Role;

  @OneOf(PERSON_STATES, { about: 'Only people in this state.' })
  state?: PersonState;

  @Letter('Only people whose name begins with this letter; `#` for names that begin with no letter.')
  letter?: string;
}

export class PeopleChoice extends OmitType(PeopleQuery, ['after', 'limit', 'letter'] as const) {}

export class InvitedResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;
}

/** A person with an account or an open invitation. */
export class PersonResponse extends InvitedResponse {
  @ResponseField({ type: String, example: 'Łukasz Wójcik' })
  fullName!: string;

  @ResponseField({ type: String, example: 'lukasz@hill-plant.co.uk' })
  email!: string;

  @ResponseField({ enum: ROLES })
  role!: Role;

  @ResponseField({ enum: PERSON_STATES })
  state!: PersonState;

  @ResponseField({
    type: Boolean,
    description: 'True once the owner of the address has shown that it is theirs.',
  })
  confirmed!: boolean;

  @ResponseField({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the invitation ends, or ended; null for an account.',
  })
  invitedUntil!: string | null;

  @ResponseField({ type: String, format: 'date-time', nullable: true })
  lastSignedInAt!: string | null;

  @ResponseField({ type: Number, description: 'Forms that they have sent.' })
  forms!: number;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Why the caller cannot change this account; null if they can.',
  })
  closed!: string | null;
}
