import { mount } from 'svelte';
import './fonts.css';
import './tokens.css';
import './app.css';
import App from './App.svelte';
import { speech } from '$lib/i18n.svelte';
import { settings } from '$lib/settings.svelte';

settings.apply();
const target = document.getElementById('app');
if (!target) throw new Error('the page has a place for the app');
await speech.start();
mount(App, { target });
