import { describeApi } from '@groundsheet/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

interface Answered {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly code: string;
}

type Verbs = Record<
  string,
  { responses: Record<string, { content?: Record<string, { examples?: object }> }> }
>;

/**
 * Notes every refusal that the API answers, so that each spec proves of what it meets that the API document names it.
 *
 * @returns forgets them, and throws where the document names one neither for its call nor as one of any call
 */
export function noteRefusals(app: NestFastifyApplication): () => void {
  let document: ReturnType<typeof describeApi> | undefined;
  const answered = new Map<string, Answered>();
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', async ({ method: asked, routeOptions }, { statusCode: status }, payload) => {
      if (status < 400 || !routeOptions.url || typeof payload !== 'string') return;
      const code = codeOf(payload);
      const method = asked === 'HEAD' ? 'GET' : asked;
      const path = routeOptions.url.replace(/:(\w+)/g, '{$1}');
      answered.set([method, path, status, code].join(' '), { method, path, status, code });
    });
  return () => {
    if (answered.size === 0) return;
    const { info, paths } = (document ??= describeApi(app));
    const isNamed = ({ method, path, status, code }: Answered) => {
      if (info.description?.includes(`${status} \`${code}\``)) return true;
      const verbs = paths[path] as Verbs | undefined;
      // A route that is not in the document is for nobody who reads it.
      if (!verbs) return true;
      const examples =
        verbs[method.toLowerCase()]?.responses[status]?.content?.['application/json']?.examples;
      return code in (examples ?? {});
    };
    const unnamed = [...answered].filter(([, each]) => !isNamed(each)).map(([line]) => line);
    answered.clear();
    if (unnamed.length)
      throw new Error(`The API document does not name these refusals:\n${unnamed.join('\n')}`);
  };
}

function codeOf(payload: string): string {
  try {
    return String((JSON.parse(payload) as { code?: string }).code);
  } catch {
    return 'not JSON';
  }
}
