import { Answer, OneOf, Text } from '@groundsheet/platform';
import { ROLES, type Role } from '@groundsheet/contracts';
import { FIELD_LENGTHS, isEmail } from '@groundsheet/form-rules';
import { Matches, MinLength, ValidateBy } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { PASSWORD_MAX, PASSWORD_MIN } from './passwords.js';

const KEY_LENGTH = 200;
const ONE_LINE = /^[^\p{Cc}]*[^\p{Cc}\s][^\p{Cc}]*$/u;

/** A whole mail address, in whatever letters it was typed. */
export function EmailAddress({ about }: { about: string }): PropertyDecorator {
  return applyDecorators(
    Text({ max: FIELD_LENGTHS.submissionEmails, required: true, about, example: 'lukasz@hill-plant.co.uk' }),
    ValidateBy(
      { name: 'isEmail', validator: { validate: (value) => typeof value === 'string' && isEmail(value) } },
      { message: 'Write a whole mail address, as name@company.co.uk.' },
    ),
  );
}

/** A password that is being chosen; one that is only being proved may be of any length. */
function NewPassword(): PropertyDecorator {
  return applyDecorators(
    Text({
      max: PASSWORD_MAX,
      required: true,
      about: `The new password, ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`,
      example: 'correct horse battery',
    }),
    MinLength(PASSWORD_MIN, { message: `Choose a password of at least ${PASSWORD_MIN} characters.` }),
  );
}

export class SignInBody {
  @EmailAddress({ about: 'The address of the account.' })
  email!: string;

  @Text({ max: PASSWORD_MAX, required: true, about: 'Its password.', example: 'correct horse battery' })
  password!: string;
}

export class RegistrationBody {
  @Text({
    max: FIELD_LENGTHS.driverSignedName,
    required: true,
    about: 'First name and last name.',
    example: 'Łukasz Wójcik',
  })
  @Matches(ONE_LINE, { message: 'Write your name on one line.' })
  fullName!: string;

  @EmailAddress({ about: 'One account per address, whatever the case of its letters.' })
  email!: string;

  @NewPassword()
  password!: string;
}

export class AccountKeyBody {
  @Text({ max: KEY_LENGTH, required: true, about: 'The key from the link in the mail.' })
  key!: string;
}

export class ForgottenPasswordBody {
  @EmailAddress({ about: 'The address of the account.' })
  email!: string;
}

export class ResetPasswordBody extends AccountKeyBody {
  @NewPassword()
  password!: string;
}

export class ChangePasswordBody {
  @Text({ max: PASSWORD_MAX, required: true, about: 'The password until now.' })
  currentPassword!: string;

  @NewPassword()
  newPassword!: string;
}

export class DeleteAccountBody {
  @Text({ max: PASSWORD_MAX, required: true, about: 'The password of the account.' })
  password!: string;
}

export class RoleBody {
  @OneOf(ROLES, { required: true, about: 'admin includes supervisor, supervisor includes driver.' })
  role!: Role;
}

export class SignedInAnswer {
  @Answer({ type: String, example: 'Łukasz Wójcik' })
  fullName!: string;
}

export class MeAnswer extends SignedInAnswer {
  @Answer({ type: String, format: 'uuid' })
  id!: string;

  @Answer({ type: String, example: 'lukasz@hill-plant.co.uk' })
  email!: string;

  @Answer({ enum: ROLES })
  role!: Role;

  @Answer({ type: Boolean, description: 'True once the address is confirmed by the link in its mail.' })
  confirmed!: boolean;
}

export class SessionAnswer {
  @Answer({ type: String, format: 'uuid' })
  id!: string;

  @Answer({ type: String, example: 'Chrome on Android' })
  device!: string;

  @Answer({ type: String, format: 'date-time' })
  signedInAt!: string;

  @Answer({ type: String, format: 'date-time', description: 'To the minute.' })
  lastUsedAt!: string;

  @Answer({ type: Boolean, description: 'True for the session of this very call.' })
  current!: boolean;
}
