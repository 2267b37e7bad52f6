import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { WirePipe } from '@groundsheet/platform';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { SignInBody } from '../accounts/driver.dto.js';
import { PasswordCheck } from './password-check.js';
import type { ProvenDriver } from './known-devices.js';

/** Checks email and password for passport. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly passwords: PasswordCheck) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  validate(request: FastifyRequest, email: string, password: string): Promise<ProvenDriver> {
    return this.passwords.prove({ email, password }, request);
  }
}

/** Lets through callers who know the password; `@Proven()` then says who they are. */
@Injectable()
export class LocalGuard extends AuthGuard('local') {
  private readonly shape = new WirePipe();

  /** Guards run before pipes, and passport has no useful message for a body of the wrong shape. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    await this.shape.transform(body, { type: 'body', metatype: SignInBody });
    return super.canActivate(context) as Promise<boolean>;
  }
}
