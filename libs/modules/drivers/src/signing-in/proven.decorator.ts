import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ProvenDriver } from './known-devices.js';

/** Who has proved the password, on routes with `LocalGuard`; passport puts it on the request. */
export const Proven = createParamDecorator(
  (_: unknown, context: ExecutionContext): ProvenDriver =>
    context.switchToHttp().getRequest<{ user: ProvenDriver }>().user,
);
