import { Injectable, RequestMethod, type OnModuleInit } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { AudienceOf, type Audience } from './allowed-to.decorator.js';

export interface RouteAudience {
  /** `GET /api/timesheets/:id` */
  readonly route: string;
  /** Undefined if the route does not state it. */
  readonly audience: Audience | undefined;
}

/** All routes and who may call them. A route that does not state it keeps the product from starting. */
@Injectable()
export class RouteAudiences implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** @throws {Error} naming every route without `@AllowedTo` */
  onModuleInit(): void {
    const open = this.all().filter(({ audience }) => !audience);
    if (open.length > 0)
      throw new Error(
        `These routes do not state who may call them: ${open.map(({ route }) => route).join(', ')} (@AllowedTo).`,
      );
  }

  all(): RouteAudience[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      const prototype = (metatype as { prototype: object } | null)?.prototype;
      if (!prototype) return [];
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler = (prototype as Record<string, () => unknown>)[name]!;
        const path = Reflect.getMetadata(PATH_METADATA, handler) as string | undefined;
        if (path === undefined) return [];
        const verb = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
        const base = Reflect.getMetadata(PATH_METADATA, metatype!) as string;
        const route = `/${base}/${path}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
        return [{ route: `${verb} ${route}`, audience: this.reflector.get(AudienceOf, handler) }];
      });
    });
  }
}
