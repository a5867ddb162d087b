/**
 * The analysis of one table as this browser knows it: what was found so far, whether somebody works on it, and how to
 * begin and stop. The server judges; here it is only gathered.
 */

import { api } from '$lib/api/http';
import { placeOf } from '$lib/api/names';
import type { Judged, Refusal, Study } from '$lib/api/types';
import { guest } from '$lib/guest.svelte';
import { refusalOf } from '$lib/refusals';
import type { Table } from '$lib/table.svelte';

export interface StudyMeans {
  look: () => Promise<Study>;
  begin: () => Promise<Study>;
  stop: () => Promise<Study>;
}

function means(id: string): StudyMeans {
  return {
    look: () => api.analysis(id),
    begin: async () => {
      await guest.arrive(placeOf(id));
      return api.analyse(id);
    },
    stop: () => api.stopAnalysis(id),
  };
}

export class Analyst {
  study = $state.raw<Study | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  running = $derived(this.study?.state === 'running');
  done = $derived(this.study?.state === 'done');

  constructor(
    private readonly table: Table,
    private readonly by: StudyMeans = means(table.id),
  ) {}

  /** The name of its table, which says where it stands. */
  get id(): string {
    return this.table.id;
  }

  /** What is known; `mine` goes on by itself, as somebody who played wants to know. */
  async open(mine: boolean): Promise<void> {
    await this.#ask(this.by.look);
    if (mine && this.study?.state === 'resting') await this.begin();
  }

  async begin(): Promise<void> {
    await this.#ask(this.by.begin);
  }

  async stop(): Promise<void> {
    await this.#ask(this.by.stop);
  }

  /** Hears what is found from now on; also after a connection was lost. */
  follow(): void {
    const { study } = this;
    if (study?.state !== 'running') return;
    this.table.followStudy(study.done, (news) => this.#hear(news));
  }

  async #ask(ask: () => Promise<Study>): Promise<void> {
    try {
      this.study = await ask();
      this.refusal = null;
      this.follow();
    } catch (error) {
      this.refusal = refusalOf(error);
    }
  }

  #hear(news: Study): void {
    this.study = { ...news, decisions: merged(this.study?.decisions ?? [], news.decisions) };
  }
}

/** What is known with what is new, in the order of the game. */
export function merged(known: readonly Judged[], news: readonly Judged[]): Judged[] {
  const all = new Map([...known, ...news].map((one) => [one.at, one]));
  return [...all.values()].sort((one, other) => one.at - other.at);
}
