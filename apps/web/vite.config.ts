import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

const apiUrl = process.env['API_URL'] ?? 'http://localhost:3000';
// The API compares the Origin of a write with the host it was asked under: the host must stay ours.
const passedOn = { target: apiUrl, changeOrigin: false };
const proxy = { '/api': passedOn, '/docs': passedOn };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // Its settings are in tsr.config.json, where the check of generated files finds them too.
    tanstackRouter(),
    react(),
    tailwindcss(),
    compression({
      algorithms: ['gzip', 'brotliCompress'],
      include: /\.(js|css|html|svg|txt|webmanifest)$/,
      skipIfLargerOrEqual: false,
    }),
  ],
  resolve: { conditions: ['@groundsheet/source', ...defaultClientConditions] },
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: 'dist',
    // Nothing is inlined: the Content-Security-Policy knows only files of our own origin.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
});
