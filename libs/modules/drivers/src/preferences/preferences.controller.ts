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
import { AllowedTo, ApiProblem, Caller } from '@groundsheet/platform';
import { GetPreference, type PreferenceAnswer } from './get-preference.query.js';
import { ListPreferences } from './list-preferences.query.js';
import { PREFERENCE_SHAPES, PreferencesAnswer } from './preference.dto.js';
import { PutPreference } from './put-preference.command.js';
import { PreferenceKeyPipe, Sent, type SentPreference } from './sent-preference.decorator.js';

const SHAPES = Object.values(PREFERENCE_SHAPES);
const ONE_OF_THEM = { schema: { oneOf: SHAPES.map((shape) => ({ $ref: getSchemaPath(shape) })) } };
const KEY = { name: 'key', enum: PREFERENCE_KEYS, description: 'Which preference; says which shape it has.' };

/** What the caller has chosen and entered lately, on every device that he signs in on. */
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
    summary: 'List the caller’s preferences',
    description:
      'Theme, text size, saved addresses and form memory in one answer; what was never set is absent.',
  })
  @ApiOkResponse({ type: PreferencesAnswer })
  list(@Caller() { id }: CallerFacts): Promise<PreferencesAnswer> {
    return this.queries.execute(new ListPreferences(id));
  }

  @Get(':key')
  @AllowedTo('driver')
  @ApiOperation({ summary: 'Get one preference', description: 'In the shape in which it was put.' })
  @ApiParam(KEY)
  @ApiOkResponse(ONE_OF_THEM)
  @ApiProblem(404, 'preference.not-set', 'Never set. (`preference.unknown` where there is no such key.)')
  get(
    @Param('key', PreferenceKeyPipe) key: PreferenceKey,
    @Caller() { id }: CallerFacts,
  ): Promise<PreferenceAnswer> {
    return this.queries.execute(new GetPreference(id, key));
  }

  @Put(':key')
  @HttpCode(204)
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'Keep a preference',
    description: 'In place of what was there: the last writer wins.',
  })
  @ApiParam(KEY)
  @ApiBody(ONE_OF_THEM)
  @ApiNoContentResponse({ description: 'It is kept.' })
  @ApiProblem(404, 'preference.unknown', 'There is no such key.')
  @ApiProblem(
    422,
    'request.invalid',
    'The value is not in the shape of this key; `details` lists all faults.',
  )
  put(@Sent() preference: SentPreference, @Caller() { id }: CallerFacts): Promise<void> {
    return this.commands.execute(new PutPreference(id, preference));
  }
}
