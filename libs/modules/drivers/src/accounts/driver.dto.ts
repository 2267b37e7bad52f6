import { ResponseField, OneOf, Text, Written } from '@groundsheet/platform';
import { ROLES, type Role } from '@groundsheet/contracts';
import {
  FIELD_LENGTHS,
  isEmail,
  isThrowawayEmail,
  THROWAWAY_REFUSED,
  PASSWORD_MAX,
  PASSWORD_MIN,
  type PasswordOwner,
} from '@groundsheet/form-rules';
import { Matches, ValidateBy, type ValidationArguments } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { newPasswordFault } from '../passwords/passwords.js';

const KEY_LENGTH = 200;
const ONE_LINE = /^[^\p{Cc}]*[^\p{Cc}\s][^\p{Cc}]*$/u;

/** A complete email address, in any capitals. */
export function EmailAddress({ about }: { about: string }): PropertyDecorator {
  return applyDecorators(
    Text({ max: FIELD_LENGTHS.submissionEmails, required: true, about, example: 'lukasz@hill-plant.co.uk' }),
    ValidateBy(
      { name: 'isEmail', validator: { validate: (value) => typeof value === 'string' && isEmail(value) } },
      { message: 'Please enter a complete email address, such as name@company.co.uk.' },
    ),
  );
}

/** A password that is being chosen. One that is only checked may have any length. */
function NewPassword(): PropertyDecorator {
  return applyDecorators(
    Text({
      max: PASSWORD_MAX,
      verbatim: true,
      required: true,
      about: `The new password, ${PASSWORD_MIN} to ${PASSWORD_MAX} characters. One of the commonest, one that repeats or follows the keyboard, and the name of the product or of the person are refused.`,
      example: 'correct horse battery',
    }),
    ValidateBy({
      name: 'isHardToGuess',
      validator: {
        validate: (value, args) => typeof value === 'string' && !faultOf(value, args),
        defaultMessage: (args) => faultOf(args?.value, args) ?? '',
      },
    }),
  );
}

/** A registration says whose password it is; the other bodies do not. */
function faultOf(value: unknown, args: ValidationArguments | undefined): string | null {
  const { fullName, email } = (args?.object ?? {}) as Record<keyof PasswordOwner, unknown>;
  return newPasswordFault(startOf(value), { fullName: startOf(fullName), email: startOf(email) });
}

/** What is too long is refused by the field's own rule; judging all of it would take too long. */
const startOf = (value: unknown) =>
  typeof value === 'string' ? value.slice(0, FIELD_LENGTHS.submissionEmails) : '';

export class SignInBody {
  @EmailAddress({ about: 'The email address of the account.' })
  email!: string;

  @Text({
    max: PASSWORD_MAX,
    verbatim: true,
    required: true,
    about: 'The password of the account.',
    example: 'correct horse battery',
  })
  password!: string;
}

/** Whose account it is to be. */
export class PersonBody {
  @Written({
    max: FIELD_LENGTHS.driverSignedName,
    about: 'First and last name.',
    missing: 'Please enter your name.',
    example: 'Łukasz Wójcik',
  })
  @Matches(ONE_LINE, { message: 'Please enter your name on one line.' })
  fullName!: string;

  @EmailAddress({ about: 'There is one account per address. Capitals do not matter.' })
  @ValidateBy(
    { name: 'isLasting', validator: { validate: (value) => !isThrowawayEmail(String(value)) } },
    { message: THROWAWAY_REFUSED },
  )
  email!: string;
}

export class RegistrationBody extends PersonBody {
  @NewPassword()
  password!: string;
}

export class AccountKeyBody {
  @Text({ max: KEY_LENGTH, required: true, about: 'The key from the link in the email.' })
  key!: string;
}

export class ConfirmationBody extends AccountKeyBody {
  @Text({ max: PASSWORD_MAX, required: true, verbatim: true, about: 'The password of the account.' })
  password!: string;
}

export class ForgottenPasswordBody {
  @EmailAddress({ about: 'The email address of the account.' })
  email!: string;
}

export class ResetPasswordBody extends AccountKeyBody {
  @NewPassword()
  password!: string;
}

export class ChangePasswordBody {
  @Text({ max: PASSWORD_MAX, required: true, verbatim: true, about: 'The current password.' })
  currentPassword!: string;

  @NewPassword()
  newPassword!: string;
}

export class OwnPasswordBody {
  @Text({ max: PASSWORD_MAX, required: true, verbatim: true, about: 'The password of the account.' })
  password!: string;
}

export class RoleBody {
  @OneOf(ROLES, {
    required: true,
    about: 'An admin is also a supervisor, and a supervisor is also a driver.',
  })
  role!: Role;
}

export class InvitationBody extends PersonBody {
  @OneOf(ROLES, { required: true, about: 'What they may do once they have accepted.' })
  role!: Role;
}

export class SignedInResponse {
  @ResponseField({ type: String, example: 'Łukasz Wójcik' })
  fullName!: string;
}

export class MeResponse extends SignedInResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ type: String, example: 'lukasz@hill-plant.co.uk' })
  email!: string;

  @ResponseField({ enum: ROLES })
  role!: Role;

  @ResponseField({
    type: Boolean,
    description: 'True once the address has been confirmed with the link in the email.',
  })
  confirmed!: boolean;
}

export class SessionResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ type: String, example: 'Chrome on Android' })
  device!: string;

  @ResponseField({ type: String, format: 'date-time' })
  signedInAt!: string;

  @ResponseField({ type: String, format: 'date-time', description: 'Accurate to the minute.' })
  lastUsedAt!: string;

  @ResponseField({ type: Boolean, description: 'True for the session that makes this call.' })
  current!: boolean;
}
