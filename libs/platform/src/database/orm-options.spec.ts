import { startApi } from '@groundsheet/testing';

it('never connects in the clear where the address of the database asks for encryption', async () => {
  const api = await startApi(async (url) => ({ EMBEDDED_DATABASE_URL: `${url}?sslmode=require` }));
  try {
    // The test's own server offers none.
    await expect(api.rows('select 1')).rejects.toThrow('does not support SSL');
  } finally {
    await api.stop();
  }
});
