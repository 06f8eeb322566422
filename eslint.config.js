import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Imports run one way: `to` may not import anything from `from`. See docs/decisions and the architecture's layout. */
const importDirections = [
  { target: './app/components', from: ['./app/routes', './app/cache', './app/upstream'] },
  { target: './app/models', from: ['./app/routes', './app/components', './app/cache', './app/config'] },
  { target: './app/config', from: ['./app/routes', './app/components', './app/cache', './app/upstream'] },
  {
    target: './app/cache/**/!(*.test).ts',
    from: ['./app/routes', './app/components', './app/upstream', './app/models', './app/config'],
  },
  { target: './app/upstream', from: ['./app/routes', './app/components', './app/config'] },
  { target: './app', from: ['./workers', './scripts'] },
  { target: './app/**/!(*.test).{ts,tsx}', from: './tests' },
  { target: './workers/demo-api', from: ['./app'] },
  { target: './workers', from: './scripts' },
  { target: './workers/**/!(*.test).ts', from: './tests' },
];

export default tseslint.config(
  {
    ignores: [
      'build/',
      'public/build/',
      'node_modules/',
      '.data/',
      '.shots/',
      '.cache/',
      '**/.next/',
      '**/*.generated.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  importX.flatConfigs.recommended,
  importX.flatConfigs.typescript,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: importDirections }],
      // The type checker says so too, and sooner; these read every imported file once more. Cycles: scripts/import-cycles.test.ts.
      'import-x/default': 'off',
      'import-x/export': 'off',
      'import-x/namespace': 'off',
      'import-x/no-named-as-default': 'off',
      'import-x/no-named-as-default-member': 'off',
      'import-x/no-unresolved': 'off',
      'import-x/order': [
        'error',
        {
          alphabetize: { order: 'asc' },
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling'],
          pathGroups: [{ pattern: '~/**', group: 'internal' }],
        },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Loaders answer with thrown Responses; that is Remix's contract.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "ImportDeclaration[source.value='zod'] > ImportSpecifier",
          message: "Write `import * as z from 'zod'`: a named import bundles all of zod.",
        },
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Render a RichText tree: upstream HTML never becomes markup by string.',
        },
        {
          selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock|hoisted)$/]",
          message: 'Pass what a test replaces as a parameter: test files share their modules (vitest.config.ts).',
        },
      ],
      // A keyboard scrolls what it can focus: a region that scrolls is a stop on its way.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
      'max-lines': ['error', { max: 400 }],
      eqeqeq: 'error',
    },
  },
  {
    // A row per page.
    files: ['app/routes.table.js'],
    rules: { 'max-lines': 'off' },
  },
  {
    // What the cache makes of an answer is tested with schemas of real sources.
    files: ['app/cache/**/*.test.ts'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    // The rule of import directions leaves imports of types out; models import nothing above them, types included.
    files: ['app/models/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(~/(?!models/)|(\\.\\./)+(upstream|cache|config|components|routes|prewarm|operations)/)',
              message: 'Models import nothing of ours but each other, types included.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['app/upstream/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/cache/*', '!**/cache/define-source', '!**/cache/policies'],
              message: 'Of the cache, upstream knows what a source and a policy are.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', fetch: 'readonly', Response: 'readonly' },
    },
  },
);
