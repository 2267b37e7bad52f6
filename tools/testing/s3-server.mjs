/**
 * A server that speaks S3 for tests, forked as a process of its own, with a bucket called `forms` in the folder that
 * is its argument. Tells its parent `{ port }`.
 */
import S3rver from 's3rver';

const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: process.argv[2],
  configureBuckets: [{ name: 'forms' }],
});
const { port } = await server.run();
process.send({ port });
process.on('disconnect', () => process.exit());
