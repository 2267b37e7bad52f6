import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';

/**
 * What our pages may load: everything from here, nothing inline (styles set by a script do not count), and pictures also
 * from memory (signatures, photos). Helmet's plugin for Fastify would work all of it out anew for each request.
 */
export const addSecurityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  // Only meaningful over HTTPS; browsers ignore it otherwise.
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  crossOriginEmbedderPolicy: false,
});

/** The page may use the camera, for codes and photos, and nothing else. */
export const PERMISSIONS_POLICY = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()';

/** For Swagger UI, whose page comes with the package: allows inline styles, but still no inline scripts. */
export function allowInlineStyles({ routeOptions }: FastifyRequest, reply: FastifyReply): void {
  if (!/^\/docs(\/|$)/.test(routeOptions.url ?? '')) return;
  const policy = String(reply.getHeader('Content-Security-Policy'));
  void reply.header('Content-Security-Policy', policy.replace("style-src 'self'", "$& 'unsafe-inline'"));
}
