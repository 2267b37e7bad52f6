import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import { AllowedTo } from '../auth/allowed-to.decorator.js';
import { Caller } from '../auth/caller.decorator.js';
import { Answer } from '../http/fields.js';
import { FormLimits } from './form-limits.js';

/** As form-rules has them, which a test compares. */
const PHOTOS = { guest: 1, account: 5 };

/** What one form of the caller may hold. */
export class FormLimitsResponse {
  @Answer({ type: Number, description: 'Addresses that a form may be mailed to.', example: 5 })
  recipients!: number;

  @Answer({ type: Number, description: 'Photos that a check sheet may have.', example: 1 })
  photos!: number;
}

@ApiTags('Completed forms')
@Controller('api/form-limits')
export class FormLimitsController {
  constructor(private readonly limits: FormLimits) {}

  @Get()
  @AllowedTo('anyone')
  @ApiOperation({
    summary: 'How much may one form of mine hold?',
    description: 'Depends on who calls: less without an account, or until its email address is confirmed.',
  })
  @ApiOkResponse({ type: FormLimitsResponse })
  ofCaller(@Caller() caller: CallerFacts | null): FormLimitsResponse {
    return {
      recipients: this.limits.mostRecipients({ caller }),
      photos: caller ? PHOTOS.account : PHOTOS.guest,
    };
  }
}
