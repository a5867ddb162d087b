/** Faults in styles; how they look is Prettier's business. */
export default {
    extends: 'stylelint-config-recommended',
    rules: {
        // Rules stand in the order of the markup.
        'no-descending-specificity': null,
    },
    overrides: [
        {
            files: '**/*.svelte',
            customSyntax: 'postcss-html',
            rules: { 'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }] },
        },
    ],
};
