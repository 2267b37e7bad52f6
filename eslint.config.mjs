import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';

const featuresFolder = fileURLToPath(new URL('apps/web/src/features', import.meta.url));
const features = existsSync(featuresFolder) ? readdirSync(featuresFolder) : [];

/** One line per row of "Who may import whom" (README). */
const boundaries = [
  { sourceTag: 'web', onlyDependOnLibsWithTags: ['api-client', 'form-rules'] },
  { sourceTag: 'web-e2e', onlyDependOnLibsWithTags: ['form-rules'] },
  { sourceTag: 'api', onlyDependOnLibsWithTags: ['module', 'platform', 'contracts', 'form-rules'] },
  { sourceTag: 'module', onlyDependOnLibsWithTags: ['platform', 'contracts', 'form-rules'] },
  { sourceTag: 'platform', onlyDependOnLibsWithTags: ['contracts'] },
  { sourceTag: 'contracts', onlyDependOnLibsWithTags: ['form-rules'] },
  { sourceTag: 'form-rules', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'api-client', onlyDependOnLibsWithTags: [] },
];
const boundariesWithTests = boundaries.map(({ sourceTag, onlyDependOnLibsWithTags }) => ({
  sourceTag,
  onlyDependOnLibsWithTags: [...onlyDependOnLibsWithTags, 'testing'],
}));

const boundaryRule = (depConstraints, ignoredCircularDependencies = []) => [
  'error',
  { allow: [], enforceBuildableLibDependency: false, depConstraints, ignoredCircularDependencies },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/*.gen.ts',
      '**/schema.d.ts',
      '**/migrations/**',
      '.nx/**',
      '.data/**',
      '**/test-results/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  prettier,
  {
    plugins: { '@nx': nx },
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 60 }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.ts'],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: { '@nx/enforce-module-boundaries': boundaryRule(boundaries) },
  },
  {
    files: ['apps/**/*.spec.{ts,tsx}', 'libs/**/*.spec.ts'],
    // The testing package starts the platform, and the platform's own specs use it.
    rules: { '@nx/enforce-module-boundaries': boundaryRule(boundariesWithTests, [['platform', 'testing']]) },
  },
  {
    // Constructor-injected classes must stay value imports, which this rule cannot see through decorators.
    files: ['apps/api/**/*.ts', 'libs/modules/**/*.ts', 'libs/platform/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  { files: ['**/*.spec.{ts,tsx,mjs}'], rules: { 'max-lines-per-function': 'off' } },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules, 'max-lines-per-function': ['error', { max: 120 }] },
  },
  // No feature of the web app imports another; routes compose them.
  ...features.map((feature) => ({
    files: [`apps/web/src/features/${feature}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: features
            .filter((other) => other !== feature)
            .map((other) => ({
              group: [`**/${other}/**`, `**/features/${other}`],
              message: 'A feature imports no other feature; routes compose them.',
            })),
        },
      ],
    },
  })),
  { files: ['**/*.config.{ts,mjs}', 'eslint.config.mjs'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['tools/**', '**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        Buffer: 'readonly',
        AbortSignal: 'readonly',
        AbortController: 'readonly',
        performance: 'readonly',
        structuredClone: 'readonly',
        setImmediate: 'readonly',
        TextDecoder: 'readonly',
        TextEncoder: 'readonly',
      },
    },
  },
  {
    files: ['**/*.spec.mjs'],
    languageOptions: {
      globals: {
        describe: 'readonly',
        it: 'readonly',
        expect: 'readonly',
        beforeAll: 'readonly',
        beforeEach: 'readonly',
        afterAll: 'readonly',
        afterEach: 'readonly',
      },
    },
  },
);
