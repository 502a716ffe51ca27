import next from '@next/eslint-plugin-next';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '.next',
      '.cache',
      '.sites',
      '.contentlayer',
      '.tmp',
      'out',
      'next-env.d.ts',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      // One program for all files: `projectService` is an editor's, and a sixth slower here.
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
  },
  {
    plugins: { '@next/next': next },
    rules: {
      ...next.configs.recommended.rules,
      // Pages have no fixed addresses for this rule to know.
      '@next/next/no-html-link-for-pages': 'off',
      // Sizes are read from the files at build time; an export has no image server.
      '@next/next/no-img-element': 'off',
      // `() => void call()` says no more than `() => call()`.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // A third of all time, for enums and for classes that are alike: the code has neither.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-expect-error': 'allow-with-description' },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['contentlayer/generated'],
              message: 'Only lib/content/store.ts reads what Contentlayer generates.',
            },
            {
              group: ['next/link'],
              message:
                'Use SiteLink (components/navigation/site-link.tsx), or PageLink on the server.',
            },
          ],
        },
      ],
    },
  },
  {
    // Some of its rules run React's compiler, which takes long: only where React is.
    files: ['**/*.tsx', 'app/**', 'components/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs['recommended-latest'].rules,
  },
  {
    files: ['lib/content/store.ts', 'components/navigation/site-link.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['e2e/**', '**/*.test.ts', '**/*.test.tsx', '**/__fixtures__/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'off',
      // A test that asserts what is not there fails by itself, at that line.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['deploy/cdn/*.js'],
    languageOptions: { sourceType: 'script' },
    // A CDN calls the global functions of its script.
    rules: { '@typescript-eslint/no-unused-vars': ['error', { vars: 'local' }] },
  },
);
