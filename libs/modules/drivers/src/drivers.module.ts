import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { AccountErasure } from './accounts/account-erasure.js';
import { AccountLinks } from './accounts/account-links.js';
import { AccountMails } from './accounts/account-mails.js';
import { AcceptInvitationHandler } from './commands/accept-invitation.command.js';
import { ChangeDriverHandler } from './commands/change-driver.command.js';
import { ChangePasswordHandler } from './commands/change-password.command.js';
import { ConfirmEmailHandler, RequestConfirmationHandler } from './commands/confirmation.commands.js';
import { ConfirmWithNewPasswordHandler } from './commands/confirm-with-new-password.command.js';
import { DeleteAccountHandler, EraseAccountHandler } from './commands/account.commands.js';
import { EndSessionHandler, SignOutHandler } from './commands/sessions.commands.js';
import { ForgetPasswordHandler, GivePasswordHandler } from './commands/password.commands.js';
import { InviteAgainHandler, WithdrawInvitationHandler } from './commands/invitation.commands.js';
import { InvitePersonHandler } from './commands/invite-person.command.js';
import { RegisterDriverHandler } from './commands/register-driver.command.js';
import { ResetPasswordHandler } from './commands/reset-password.command.js';
import { SignInHandler } from './commands/sign-in.command.js';
import { ConfirmationLinks } from './accounts/confirmation-links.js';
import { ConfirmationMails } from './accounts/confirmation-mails.js';
import { DriverSessions } from './signing-in/driver-sessions.js';
import { Driver } from './accounts/driver.entity.js';
import { DriversController } from './drivers.controller.js';
import { DriversSeed } from './accounts/drivers.seed.js';
import { FirstAdmin } from './accounts/first-admin.preparation.js';
import { InvitationMails } from './people/invitation-mails.js';
import { KnownDevices } from './signing-in/known-devices.js';
import { LocalStrategy } from './signing-in/local.strategy.js';
import { MeController } from './me.controller.js';
import { PeopleController } from './people/people.controller.js';
import { NewDeviceNotice } from './signing-in/new-device-notice.js';
import { PasswordCheck } from './signing-in/password-check.js';
import { PasswordTries } from './signing-in/password-tries.js';
import { PasswordNotice } from './passwords/password-notice.js';
import { DriverPreference } from './preferences/driver-preference.entity.js';
import {
  GetPreferenceHandler,
  ListPreferencesHandler,
  PutPreferenceHandler,
} from './preferences/preference-acts.js';
import { PreferencesController } from './preferences/preferences.controller.js';
import {
  FindAccountsHandler,
  FindAccountsNamedHandler,
  FindAdminsHandler,
  FindOfficeHandler,
  ReadOwnAccountHandler,
  TellAccountLinkHandler,
  TellAccountsHandler,
  WantsRemindersHandler,
} from './queries/account-answers.queries.js';
import { IdentifyCallerHandler, IdentifyOutboxPassHandler } from './queries/caller.queries.js';
import { EndOutboxPassHandler, GiveOutboxPassHandler } from './commands/outbox-pass.commands.js';
import { OutboxPass } from './signing-in/outbox-pass.entity.js';
import { OutboxPassController } from './outbox-pass.controller.js';
import { CountPeopleHandler, ListPeopleHandler } from './queries/people.queries.js';
import { GetPersonHandler } from './queries/get-person.query.js';
import { ListSessionsHandler } from './queries/list-sessions.query.js';
import { Session } from './signing-in/session.entity.js';
import { ForgetGoneAccountsWhenHousekeepingDue } from './subscribers/forget-gone-accounts-when-housekeeping-due.js';
import { RemoveUnconfirmedWhenHousekeepingDue } from './subscribers/remove-unconfirmed-when-housekeeping-due.js';
import { OfferResetWhenPasswordForgotten } from './subscribers/offer-reset-when-password-forgotten.js';
import { TellOwnerWhenPasswordGuessed } from './subscribers/tell-owner-when-password-guessed.js';

/** Accounts: who people are, what they may do, and where they are signed in. */
@Module({
  imports: [PassportModule, MikroOrmModule.forFeature([Driver, Session, OutboxPass, DriverPreference])],
  controllers: [
    MeController,
    OutboxPassController,
    DriversController,
    PeopleController,
    PreferencesController,
  ],
  providers: [
    RegisterDriverHandler,
    SignInHandler,
    SignOutHandler,
    EndSessionHandler,
    ChangePasswordHandler,
    DeleteAccountHandler,
    EraseAccountHandler,
    ResetPasswordHandler,
    ForgetPasswordHandler,
    GivePasswordHandler,
    ConfirmEmailHandler,
    ConfirmWithNewPasswordHandler,
    RequestConfirmationHandler,
    ChangeDriverHandler,
    InvitePersonHandler,
    InviteAgainHandler,
    WithdrawInvitationHandler,
    AcceptInvitationHandler,
    IdentifyCallerHandler,
    IdentifyOutboxPassHandler,
    GiveOutboxPassHandler,
    EndOutboxPassHandler,
    TellAccountsHandler,
    FindAdminsHandler,
    FindOfficeHandler,
    FindAccountsHandler,
    FindAccountsNamedHandler,
    WantsRemindersHandler,
    TellAccountLinkHandler,
    ListPeopleHandler,
    GetPersonHandler,
    CountPeopleHandler,
    ListSessionsHandler,
    ListPreferencesHandler,
    GetPreferenceHandler,
    PutPreferenceHandler,
    ReadOwnAccountHandler,
    AccountErasure,
    AccountLinks,
    AccountMails,
    ConfirmationLinks,
    ConfirmationMails,
    InvitationMails,
    DriverSessions,
    PasswordCheck,
    PasswordTries,
    PasswordNotice,
    NewDeviceNotice,
    KnownDevices,
    LocalStrategy,
    OfferResetWhenPasswordForgotten,
    TellOwnerWhenPasswordGuessed,
    ForgetGoneAccountsWhenHousekeepingDue,
    RemoveUnconfirmedWhenHousekeepingDue,
    DriversSeed,
    FirstAdmin,
  ],
})
export class DriversModule {}
