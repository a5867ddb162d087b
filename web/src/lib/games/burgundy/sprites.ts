import type { Sprites } from '$lib/drawn/sprites';
import './burgundy.css';
import './sprites.css';
import symbols from './sprites.svg?raw';

export const sprites: Sprites = { look: 'burgundy', prefix: 'b', symbols };
