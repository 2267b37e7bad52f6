/** The health check of web and worker: ends well when the process says that it can do its work. */
const { ok } = await fetch('http://127.0.0.1:3000/api/health/ready', { signal: AbortSignal.timeout(4_000) });
process.exit(ok ? 0 : 1);
