import { Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiBody,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import { PREFERENCE_KEYS, type PreferenceKey } from '@groundsheet/form-rules';
import { AllowedTo, ApiProblem, BodyLimit, Caller, RecordOf, requestProblems } from '@groundsheet/platform';
import { GetPreference, ListPreferences, type PreferenceResponse, PutPreference } from './preference-acts.js';
import { PREFERENCE_SHAPES, PreferencesResponse } from './preference.dto.js';
import { PreferenceKeyPipe, Sent, type SentPreference } from './sent-preference.decorator.js';
import { driverProblems } from '../accounts/driver.problems.js';

const SHAPES = Object.values(PREFERENCE_SHAPES);
const ONE_OF_THEM = { schema: { oneOf: SHAPES.map((shape) => ({ $ref: getSchemaPath(shape) })) } };
const KEY = {
  name: 'key',
  enum: PREFERENCE_KEYS,
  description: 'Which preference. It decides the shape of the value.',
};

/** What the caller has chosen and entered recently, on every device they sign in on. */
@ApiTags('Own account')
@ApiExtraModels(...SHAPES)
@Controller('api/drivers/me/preferences')
export class PreferencesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'List your own preferences',
    description:
      'Theme, text size, saved addresses, form memory and reminders of documents in one response. Preferences that were never set are absent.',
  })
  @ApiOkResponse({ type: PreferencesResponse })
  list(@Caller() { id }: CallerFacts): Promise<PreferencesResponse> {
    return this.queries.execute(new ListPreferences(id));
  }

  @Get(':key')
  @AllowedTo('driver')
  @RecordOf('everyone')
  @ApiOperation({ summary: 'Get one preference', description: 'In the shape in which it was stored.' })
  @ApiParam(KEY)
  @ApiOkResponse(ONE_OF_THEM)
  @ApiProblem(driverProblems.unsetPreference, driverProblems.unknownPreference)
  get(
    @Param('key', PreferenceKeyPipe) key: PreferenceKey,
    @Caller() { id }: CallerFacts,
  ): Promise<PreferenceResponse> {
    return this.queries.execute(new GetPreference(id, key));
  }

  @Put(':key')
  @HttpCode(204)
  @AllowedTo('driver')
  @RecordOf('everyone')
  // Form memory holds sixty texts.
  @BodyLimit('64 KB')
  @ApiOperation({
    summary: 'Store a preference',
    description: 'Replaces the stored value. The last writer wins.',
  })
  @ApiParam(KEY)
  @ApiBody(ONE_OF_THEM)
  @ApiNoContentResponse({ description: 'The preference is stored.' })
  @ApiProblem(driverProblems.unknownPreference, [
    requestProblems.invalid,
    'The value does not have the shape of this key. `details` lists every fault.',
  ])
  put(@Sent() preference: SentPreference, @Caller() { id }: CallerFacts): Promise<void> {
    return this.commands.execute(new PutPreference(id, preference));
  }
}
