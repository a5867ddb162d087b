/** Faults in styles; how they look is Prettier's business. */
export default {
    extends: 'stylelint-config-recommended',
    rules: {
        // Rules stand in the order of the markup.
        'no-descending-specificity': null,
        // The fonts come in two weights; any other would silently be one of them.
        'declaration-property-value-allowed-list': {
            'font-weight': ['400', '700', 'inherit'],
            font: ['/^(italic )?(400|700) /', 'inherit'],
        },
    },
    overrides: [
        {
            files: '**/*.svelte',
            customSyntax: 'postcss-html',
            rules: { 'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }] },
        },
    ],
};
