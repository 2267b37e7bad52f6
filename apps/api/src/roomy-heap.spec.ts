import { execFileSync } from 'node:child_process';

/** V8 tells by which factor it lets the heap grow, each time that it has collected. */
it('lets the heap grow to twice what lives', () => {
  const module = new URL('./roomy-heap.ts', import.meta.url).href;
  const args = ['--expose-gc', '--trace-gc-verbose', `--import=${module}`, '--eval', 'gc()'];
  const told = execFileSync(process.execPath, args, { encoding: 'utf8' });
  expect(told).toContain('[HeapController] factor 2.0');
});
