import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  AllowedTo,
  Config,
  type GuestDoorState,
  KnowsSender,
  ResponseField,
  Sender,
  type FormSender,
} from '@groundsheet/platform';
import { MAX_GUEST_PHOTOS, MAX_PHOTOS } from '@groundsheet/form-rules';
import { FormLimits } from './form-limits.js';

/** What one form of the caller may hold. */
export class FormLimitsResponse {
  @ResponseField({ type: Number, description: 'Addresses that a form may be mailed to.', example: 5 })
  recipients!: number;

  @ResponseField({
    enum: ['on', 'link-only', 'off'],
    description:
      'Without an account: whether anything may be sent, only with the label of the machine, or nothing. `on` for every account.',
  })
  guests!: GuestDoorState;

  @ResponseField({ type: Number, description: 'Photos that a check sheet may have.', example: 1 })
  photos!: number;
}

@ApiTags('Forms')
@Controller('api/form-limits')
export class FormLimitsController {
  constructor(
    private readonly limits: FormLimits,
    private readonly config: Config,
  ) {}

  @Get()
  @AllowedTo('anyone')
  // The first thing a form's screen asks: so its device is known before it sends, even where that response is lost.
  @KnowsSender()
  @ApiOperation({
    summary: 'Read the limits of a form',
    description:
      'They depend on the caller: lower without an account, or until its email address is confirmed.',
  })
  @ApiOkResponse({ type: FormLimitsResponse })
  ofSender(@Sender() sender: FormSender): FormLimitsResponse {
    const { caller } = sender;
    return {
      guests: caller ? 'on' : this.config.guests.door,
      recipients: this.limits.mostRecipients(sender),
      photos: caller ? MAX_PHOTOS : MAX_GUEST_PHOTOS,
    };
  }
}
