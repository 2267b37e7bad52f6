import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  build,
  defaultClientConditions,
  defineConfig,
  minify,
  runnerImport,
  type Plugin,
  type Rolldown,
} from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { SCRIPT_GROUPS } from './script-groups.js';

const apiUrl = process.env['API_URL'] ?? 'http://localhost:3000';
// The API compares the Origin of a write with the host it was asked under: the host must stay ours.
const passedOn = { target: apiUrl, changeOrigin: false };
const proxy = { '/api': passedOn, '/docs': passedOn };

const conditions = ['@groundsheet/source', ...defaultClientConditions];

/** See `src/first-screen.tsx`. */
/** The first screen is drawn from the sources: in a clone where nothing is built yet there is nothing else. */
const environments = {
  inline: { resolve: { conditions: ['@groundsheet/source'], noExternal: [/^@groundsheet\//] } },
};

interface FirstScreens {
  drawFirstScreen(title?: string, noun?: string): string;
  WIZARDS: { route: string; title: string; noun: string }[];
}

/** Draws the first screen into index.html, and that of each wizard into a page beside it, which asks for its own scripts at once. */
function firstScreen(): Plugin {
  let screens: FirstScreens;
  return {
    name: 'first-screen',
    enforce: 'post',
    async buildStart() {
      const file = join(import.meta.dirname, 'src/first-screen.tsx');
      ({ module: screens } = await runnerImport<FirstScreens>(file, { configFile: false, environments }));
    },
    transformIndexHtml: (html) => html.replace('<div id="root">', `$&${screens.drawFirstScreen()}`),
    generateBundle(_, bundle) {
      const shell = bundle['index.html'];
      if (shell?.type !== 'asset') return;
      const html = String(shell.source);
      for (const { route: name, title, noun } of screens.WIZARDS) {
        const route = Object.values(bundle).find(
          (file) =>
            file.type === 'chunk' && file.facadeModuleId?.includes(`/routes/${name}.tsx?tsr-split=component`),
        );
        if (!route) throw new Error(`The wizard ${name} has no script of its own`);
        const links = [...importedBy(route.fileName, bundle)]
          .filter((file) => !html.includes(file))
          .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`);
        const source = html
          .replace(screens.drawFirstScreen(), screens.drawFirstScreen(title, noun))
          .replace('</head>', `${links.join('')}$&`);
        this.emitFile({ type: 'asset', fileName: `${name}.html`, source });
      }
    },
  };
}

/** A script and all that it imports before it runs. */
function importedBy(name: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const file = bundle[name];
  if (file?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const imported of file.imports) importedBy(imported, bundle, found);
  return found;
}

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

const FIRST_PAINT = 'first-paint.js';

/** What every page waits for, without the words that explain it. */
const firstPaint: Plugin = {
  name: 'first-paint',
  apply: 'build',
  async generateBundle() {
    const source = readFileSync(join(import.meta.dirname, 'public', FIRST_PAINT), 'utf8');
    const { code } = await minify(FIRST_PAINT, source);
    this.emitFile({ type: 'asset', fileName: FIRST_PAINT, source: code });
  },
};

const OUTBOX_WORKER = 'outbox-worker.js';

/** What the service worker does when the browser wakes it, as one script: workbox writes the rest and imports it. */
const outboxWorker: Plugin = {
  name: 'outbox-worker',
  apply: 'build',
  async generateBundle() {
    const built = await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { conditions },
      build: {
        write: false,
        target: 'es2022',
        lib: {
          entry: join(import.meta.dirname, 'src/forms/outbox/outbox-worker.ts'),
          formats: ['iife'],
          name: 'outboxWorker',
        },
      },
    });
    const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
    this.emitFile({ type: 'asset', fileName: OUTBOX_WORKER, source: output[0].code });
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // Its settings are in tsr.config.json, where the check of generated files finds them too.
    tanstackRouter(),
    react(),
    tailwindcss(),
    firstScreen(),
    pdfDecoders,
    firstPaint,
    outboxWorker,
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
        importScripts: [OUTBOX_WORKER],
        // The shell and the wizards. What works only with a network is fetched when it is opened.
        globPatterns: [
          'index.html',
          '*.{js,svg}',
          'pictures/*.svg',
          'assets/*.{js,css}',
          'assets/barlow*-latin-[0-9]*.woff2',
        ],
        globIgnores: [
          OUTBOX_WORKER,
          '**/*upload-dialog*',
          '**/*password-strength*',
          '**/*chart-drawing*',
          '**/*uploader*',
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
  resolve: { conditions },
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
        // The first script names all others: seven letters of a hash are enough, and one less of each is 170 bytes less.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: SCRIPT_GROUPS,
        },
      },
    },
  },
});
