import {
  Body,
  Controller,
  createParamDecorator,
  Delete,
  Get,
  HttpCode,
  Post,
  Param,
  ParseIntPipe,
  Query,
  Res,
  type ExecutionContext,
  type StreamableFile,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import {
  AllowedTo,
  ApiProblem,
  Caller,
  IdParam,
  LimitedTries,
  linkToNext,
  OwnCookies,
  PageQuery,
  RecordOf,
  requestProblems,
} from '@groundsheet/platform';
import { openedFile, SandboxedFile, webpFile } from '@groundsheet/files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ListSharePacks } from './list-share-packs.queries.js';
import { ListSharePacksOf } from './list-share-packs-of.query.js';
import { MakeSharePack } from './make-share-pack.command.js';
import { OpenSharePack, WithdrawSharePack } from './share-pack.commands.js';
import { OpenSharedFile, OpenSharedPage, ReadSharePack } from './read-share-pack.queries.js';
import { packCookie } from './share-pack-links.js';
import {
  OfficeSharePack,
  SharedPack,
  SharePackBody,
  SharePackLinkBody,
  SharePackMade,
  SharePackResponse,
  SharePacksOfQuery,
} from './share-pack.dto.js';
import { sharePackProblems } from './share-pack.problems.js';

const ONE_HOUR = 3600;
const OPENINGS_PER_HOUR = 60;
const WHO_HAS_THE_LINK = 'Anyone who has the link, by the cookie of `POST /api/share-pack-links`.';

/** The key of the pack of a route's `:id`, from its cookie. */
const PackKey = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => {
  const { cookies, params } = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>();
  return cookies[packCookie(params.id)];
});

/** Documents that a driver shows to people without an account, until a day. */
@ApiTags('Share packs')
@Controller('api')
export class SharePacksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly cookies: OwnCookies,
  ) {}

  @Post('share-packs')
  @AllowedTo('driver')
  @ApiOperation({ summary: 'Create a share pack' })
  @ApiCreatedResponse({ type: SharePackMade })
  @ApiProblem(sharePackProblems.unconfirmed, sharePackProblems.documentsUnknown, sharePackProblems.endsWrong)
  make(@Body() body: SharePackBody, @Caller() caller: CallerFacts): Promise<SharePackMade> {
    return this.commands.execute(new MakeSharePack(body, caller));
  }

  @Get('share-packs')
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'List your share packs',
    description: 'Latest first. A `Link` header with `rel="next"` leads to the next page.',
  })
  @ApiProblem(requestProblems.invalid)
  @ApiOkResponse({ type: [SharePackResponse] })
  async list(
    @Query() asked: PageQuery,
    @Caller() caller: CallerFacts,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SharePackResponse[]> {
    const { items, next } = await this.queries.execute(new ListSharePacks(asked, caller.id));
    linkToNext(reply, next);
    return items;
  }

  @Get('share-packs-of-driver')
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'List the share packs of a driver, for the office',
    description:
      'Latest first, without their links. It is recorded, and the driver sees it. A `Link` header with `rel="next"` leads to the next page.',
  })
  @ApiProblem(requestProblems.invalid)
  @ApiOkResponse({ type: [OfficeSharePack] })
  async listOf(
    @Query() asked: SharePacksOfQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OfficeSharePack[]> {
    const { items, next } = await this.queries.execute(new ListSharePacksOf(asked));
    linkToNext(reply, next);
    return items;
  }

  @Delete('share-packs/:id')
  @AllowedTo('driver')
  @RecordOf('driver-and-admins')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Withdraw a share pack',
    description: 'Its link no longer works. Your own, or as an admin anybody’s, which is recorded.',
  })
  @ApiNoContentResponse({ description: 'It is closed.' })
  @ApiProblem(sharePackProblems.unknown)
  withdraw(@IdParam() id: string, @Caller() caller: CallerFacts): Promise<void> {
    return this.commands.execute(new WithdrawSharePack(id, caller));
  }

  @Post('share-pack-links')
  @AllowedTo('anyone', 'Anyone who has the link.')
  @LimitedTries('share-packs-of-network', OPENINGS_PER_HOUR)
  @HttpCode(204)
  @ApiOperation({
    summary: 'Open a share pack by the key from its link',
    description:
      'Sets an HttpOnly cookie that opens this one pack for an hour, unless it is withdrawn sooner. Its driver sees each time it is opened.',
  })
  @ApiNoContentResponse({ description: 'The cookie is set.' })
  @ApiProblem(sharePackProblems.closed)
  async open(
    @Body() body: SharePackLinkBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.commands.execute(new OpenSharePack(body));
    this.cookies.set(reply, packCookie(body.packId), body.key, { sameSite: 'strict', maxAge: ONE_HOUR });
  }

  @Get('share-packs/:id')
  @AllowedTo('anyone', WHO_HAS_THE_LINK)
  @RecordOf('key')
  @ApiOperation({ summary: 'Get a share pack' })
  @ApiOkResponse({ type: SharedPack })
  @ApiProblem(sharePackProblems.closed)
  read(@IdParam() id: string, @PackKey() key: string | undefined): Promise<SharedPack> {
    return this.queries.execute(new ReadSharePack(id, key));
  }

  @Get('share-packs/:id/files/:fileId')
  @AllowedTo('anyone', WHO_HAS_THE_LINK)
  @RecordOf('key')
  @SandboxedFile('image/jpeg')
  @ApiOperation({ summary: 'Get a picture of a share pack', description: 'A PDF is seen page by page.' })
  @ApiProblem(sharePackProblems.closed, sharePackProblems.unknown)
  async file(
    @IdParam() id: string,
    @IdParam('fileId') fileId: string,
    @PackKey() key: string | undefined,
  ): Promise<StreamableFile> {
    const { file, name } = await this.queries.execute(new OpenSharedFile(id, fileId, key));
    return openedFile(file, name);
  }

  @Get('share-packs/:id/files/:fileId/pages/:number')
  @AllowedTo('anyone', WHO_HAS_THE_LINK)
  @RecordOf('key')
  @SandboxedFile('image/webp')
  @ApiParam({ name: 'number', type: 'integer', description: 'From 1.' })
  @ApiOperation({
    summary: 'Get a page of a PDF of a share pack, as a picture',
    description: 'One of the first ten. The PDF itself is not available by the link.',
  })
  @ApiProblem(sharePackProblems.closed, sharePackProblems.unknown)
  async page(
    @IdParam() id: string,
    @IdParam('fileId') fileId: string,
    @Param('number', new ParseIntPipe({ exceptionFactory: () => sharePackProblems.unknown() }))
    number: number,
    @PackKey() key: string | undefined,
  ): Promise<StreamableFile> {
    return webpFile(
      await this.queries.execute(new OpenSharedPage(id, fileId, number, key)),
      `page-${number}`,
    );
  }
}
