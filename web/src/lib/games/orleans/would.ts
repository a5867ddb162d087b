/** The actions that something would stand for if it could be chosen: what the game is asked about, to say why not. */

import type { OrleansDesk } from './desk.svelte';
import type { Part } from './narrowing';

export function wouldBe(desk: OrleansDesk, part: Part, value: string): string[] {
  switch (part) {
    case 'place':
      return [`use ${value}`];
    case 'space':
      return (desk.own?.market ?? []).map(({ follower }) => `assign ${follower} ${value}`);
    case 'town':
      return [`move ${value} road`, `move ${value} water`];
    case 'kind':
      return [`recruit ${value}`];
    default:
      return [];
  }
}
