import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowedTo, ApiProblem, Id, OwnCookies, Problem, Text } from '@groundsheet/platform';
import { formCookie } from './form-key.js';
import { FormLinks } from './form-links.js';

const ONE_HOUR = 3600;

export class OpenFormLink {
  @Id({ about: 'The form that the link is for.', required: true })
  formId!: string;

  @Text({ max: 100, about: 'The key from the link in the mail.', required: true })
  key!: string;
}

@ApiTags('Completed forms')
@Controller('api/form-links')
export class FormLinksController {
  constructor(
    private readonly links: FormLinks,
    private readonly cookies: OwnCookies,
  ) {}

  @Post()
  @AllowedTo('anyone')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Open a completed form by the key from its mail',
    description:
      'Sets an HttpOnly cookie that is good for this one form, its PDF and its photos for an hour.',
  })
  @ApiNoContentResponse({ description: 'The cookie is set.' })
  @ApiProblem(404, 'form-link.unknown', 'The key is wrong, too old or revoked.')
  open(@Body() body: OpenFormLink, @Res({ passthrough: true }) reply: FastifyReply): void {
    if (!this.links.allows(body.key, body.formId)) {
      throw new Problem(
        404,
        'form-link.unknown',
        'This link does not open a form. Ask the driver to send it again.',
      );
    }
    this.cookies.set(reply, formCookie(body.formId), body.key, { sameSite: 'strict', maxAge: ONE_HOUR });
  }
}
