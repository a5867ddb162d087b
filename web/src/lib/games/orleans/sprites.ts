import type { Sprites } from '$lib/drawn/sprites';
import './orleans.css';
import './sprites.css';
import symbols from './sprites.svg?raw';

export const sprites: Sprites = { look: 'orleans', prefix: 'o', symbols };
