import { createParamDecorator, Injectable, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import { PREFERENCE_KEYS, type PreferenceKey, type Preferences } from '@groundsheet/form-rules';
import { WirePipe } from '@groundsheet/platform';
import type { FastifyRequest } from 'fastify';
import { driverProblems } from '../accounts/driver.problems.js';
import { PREFERENCE_SHAPES } from './preference.dto.js';

/** A preference that satisfies the rules of its key. */
export interface SentPreference {
  readonly key: PreferenceKey;
  readonly value: Preferences[PreferenceKey];
}

/** Accepts only known keys as `:key` of a path. */
@Injectable()
export class PreferenceKeyPipe implements PipeTransform<string, PreferenceKey> {
  transform(asked: string): PreferenceKey {
    const key = PREFERENCE_KEYS.find((known) => known === asked);
    if (!key) throw driverProblems.unknownPreference();
    return key;
  }
}

/** The path decides which rules the body has to satisfy, and a pipe for the body alone does not see the path. */
@Injectable()
export class SentPreferencePipe implements PipeTransform {
  private readonly keys = new PreferenceKeyPipe();
  private readonly bodies = new WirePipe();

  async transform({ key: asked, body }: { key: string; body: unknown }): Promise<SentPreference> {
    const key = this.keys.transform(asked);
    const { value } = (await this.bodies.transform(body, {
      type: 'body',
      metatype: PREFERENCE_SHAPES[key],
    })) as { value: Preferences[PreferenceKey] };
    return { key, value };
  }
}

const KeyAndBody = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { params, body } = context.switchToHttp().getRequest<FastifyRequest<{ Params: { key: string } }>>();
  return { key: params.key, body };
});

/** The preference of a request with `:key` in its path; gives a {@link SentPreference}. */
export const Sent = () => KeyAndBody(SentPreferencePipe);
