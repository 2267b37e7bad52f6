import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defaultClientConditions, defineConfig, runnerImport, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';

const apiUrl = process.env['API_URL'] ?? 'http://localhost:3000';
// The API compares the Origin of a write with the host it was asked under: the host must stay ours.
const passedOn = { target: apiUrl, changeOrigin: false };
const proxy = { '/api': passedOn, '/docs': passedOn };

/** Draws the first screen into index.html. */
const firstScreen: Plugin = {
  name: 'first-screen',
  async transformIndexHtml(html) {
    const file = join(import.meta.dirname, 'src/first-screen.tsx');
    const { module } = await runnerImport<{ drawFirstScreen: () => string }>(file, {
      configFile: false,
    });
    return html.replace('<div id="root">', `$&${module.drawFirstScreen()}`);
  },
};

/** Decoders of scanned pages, which the reader of PDFs fetches by their names. */
const pdfDecoders: Plugin = {
  name: 'pdf-decoders',
  apply: 'build',
  generateBundle() {
    const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    for (const name of ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js']) {
      const source = readFileSync(join(dirname(manifest), 'wasm', name));
      this.emitFile({ type: 'asset', fileName: `assets/pdf-${version}/${name}`, source });
    }
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // Its settings are in tsr.config.json, where the check of generated files finds them too.
    tanstackRouter(),
    react(),
    tailwindcss(),
    firstScreen,
    pdfDecoders,
    VitePWA({
      // A new version waits until no form can be open: see lib/service-worker.ts.
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Groundsheet',
        short_name: 'Groundsheet',
        description: 'The paperwork of plant hire: fill it in, sign it, send it.',
        lang: 'en-GB',
        start_url: '/',
        display: 'standalone',
        background_color: '#1b1f23',
        theme_color: '#1b1f23',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        // The shell and the wizards. What works only with a network is fetched when it is opened.
        globPatterns: ['index.html', '*.{js,svg}', 'assets/*.{js,css}', 'assets/barlow*-latin-[0-9]*.woff2'],
        globIgnores: [
          '**/*scanner*',
          '**/*decoder*',
          '**/*upload-dialog*',
          '**/*password-strength*',
          '**/*chart-drawing*',
          '**/*uploader*',
          '**/*vault*',
          '**/*document-*',
          '**/*pdf*',
          '**/*edges*',
        ],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/(api|docs|metrics)(\/|$)/],
        cleanupOutdatedCaches: true,
        runtimeCaching: [
          {
            urlPattern: /\/assets\/.*\.woff2$/,
            handler: 'CacheFirst',
            options: { cacheName: 'fonts', expiration: { maxEntries: 30 } },
          },
        ],
      },
    }),
    compression({
      algorithms: ['gzip', 'brotliCompress'],
      include: /\.(js|css|html|svg|txt|webmanifest)$/,
      skipIfLargerOrEqual: false,
    }),
  ],
  resolve: { conditions: ['@groundsheet/source', ...defaultClientConditions] },
  worker: { format: 'es' },
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: 'dist',
    // Nothing is inlined: the Content-Security-Policy knows only files of our own origin.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What the first page needs comes in two files: a dozen small ones are more ways to the server and back.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 1 },
            { name: 'first', tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
