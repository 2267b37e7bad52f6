import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyReply } from 'fastify';

/**
 * What our pages may load: everything from here, nothing inline (a style that a script sets on an element is
 * none), pictures also from memory (signatures, photos).
 */
export const securityHeaders: FastifyHelmetOptions = {
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
};

/** The phone may use its camera for the machine's code and photos; nothing else. */
export const PERMISSIONS_POLICY = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()';

/** Swagger UI, whose page is the package's own. */
export function isDocsPath(url: string): boolean {
  return /^\/docs([/?]|$)/.test(url);
}

/** For a page that is not ours to write: its style elements and attributes hold, its inline scripts still do not. */
export function allowInlineStyles(reply: FastifyReply): void {
  const policy = String(reply.getHeader('Content-Security-Policy'));
  void reply.header('Content-Security-Policy', policy.replace("style-src 'self'", "$& 'unsafe-inline'"));
}
