import type { Sprites } from '$lib/drawn/sprites';
import './labora.css';
import './sprites.css';
import symbols from './sprites.svg?raw';

export const sprites: Sprites = { look: 'labora', prefix: 'l', symbols };
