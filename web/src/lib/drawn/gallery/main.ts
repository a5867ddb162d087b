/** Fixtures to look at, without a server: `npm run dev`, then `/gallery.html?game=burgundy&show=turn&lang=pl`. */

import { mount } from 'svelte';
import '../../../tokens.css';
import '../../../fonts.css';
import '../../../app.css';
import { LANGUAGES, Words } from '$lib/words';
import Gallery from './Gallery.svelte';

const texts = import.meta.glob<string>('$locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const of = (language: string) =>
  Object.entries(texts)
    .filter(([path]) => path.split('/').at(-2) === language)
    .map(([, text]) => text);

const wishes = new URLSearchParams(location.search);
const language = LANGUAGES.find((one) => one === wishes.get('lang')) ?? 'en';
document.documentElement.lang = language;
if (wishes.get('theme')) document.documentElement.dataset.theme = wishes.get('theme') ?? '';

const target = document.getElementById('gallery');
if (!target) throw new Error('the page has no place for the gallery');
mount(Gallery, {
  target,
  props: {
    words: new Words(language, of(language)),
    game: wishes.get('game') ?? 'burgundy',
    show: wishes.get('show') ?? '',
  },
});
