/** Rules that find faults. How the code looks is Prettier's business, names and types are svelte-check's. */
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

export default defineConfig(
    { ignores: ['dist/', 'dist-static/', 'generated/'] },
    js.configs.recommended,
    ts.configs.recommended,
    svelte.configs.recommended,
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser } },
    },
    {
        rules: {
            // svelte-check finds both.
            'no-undef': 'off',
            '@typescript-eslint/no-unused-vars': 'off',
            // Maps and sets are filled where they are made; nobody waits for them to change.
            'svelte/prefer-svelte-reactivity': 'off',
            // A space at the end of a block is dropped unless it is written as one.
            'svelte/no-useless-mustaches': 'off',
            eqeqeq: ['error', 'always', { null: 'ignore' }],
        },
    },
);
