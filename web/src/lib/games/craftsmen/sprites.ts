import type { Sprites } from '$lib/drawn/sprites';
import './craftsmen.css';
import './sprites.css';
import symbols from './sprites.svg?raw';

export const sprites: Sprites = { look: 'craftsmen', prefix: 'c', symbols };
