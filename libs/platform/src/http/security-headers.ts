import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * What our pages may load: everything from here, nothing inline but styles (the dialog and toast components set
 * style elements and attributes), pictures also from memory (signatures, photos).
 */
export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
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
