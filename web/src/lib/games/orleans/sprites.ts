import type { Sprites } from '$lib/drawn/sprites';
import './orleans.css';
import './sprites.css';
import symbols from './sprites.svg?raw';
import { telling } from './telling';

export const sprites: Sprites = { ...telling.sheet, symbols };
