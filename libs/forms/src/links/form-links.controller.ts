import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowedTo, ApiProblem, OwnCookies } from '@groundsheet/platform';
import { OpenFormLink, OpenSentForm } from '../commands/form-links.commands.js';
import { FormLinkBody, SentFormBody } from '../form/form.dto.js';
import { formCookie } from './form-key.js';
import { formProblems } from '../form/form.problems.js';

const ONE_HOUR = 3600;

@ApiTags('Completed forms')
@Controller('api/form-links')
export class FormLinksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly cookies: OwnCookies,
  ) {}

  @Post()
  @AllowedTo('anyone')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Open a completed form by the key from its mail',
    description:
      'Sets an HttpOnly cookie that is good for this one form, its PDF and its photos for an hour, unless the links are revoked sooner.',
  })
  @ApiNoContentResponse({ description: 'The cookie is set.' })
  @ApiProblem(formProblems.deadLink, formProblems.oldLink, formProblems.stoppedLink)
  async open(@Body() body: FormLinkBody, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.commands.execute(new OpenFormLink(body));
    this.cookies.set(reply, formCookie(body.formId), body.key, { sameSite: 'strict', maxAge: ONE_HOUR });
  }

  @Post('sent')
  @AllowedTo('anyone')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Open a form that was sent from this device without an account',
    description:
      'With the token of the response to its sending, for seven days and as long as nobody has added it to an account. Sets the same cookie as the key of a mail.',
  })
  @ApiNoContentResponse({ description: 'The cookie is set.' })
  @ApiProblem(formProblems.notSentHere)
  async openSent(@Body() body: SentFormBody, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const key = await this.commands.execute(new OpenSentForm(body));
    this.cookies.set(reply, formCookie(body.formId), key, { sameSite: 'strict', maxAge: ONE_HOUR });
  }
}
