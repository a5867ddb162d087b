/** What is asked about players and rankings: only a server knows people. */

import { askAt } from '$lib/api/places';
import type { AtTable, PlayerShown, Ranking, RatedGames, RatingHistory, SeenByOthers } from '$lib/api/types';

const get = async <T>(path: string) => (await askAt('server', 'GET', path)).body as T;

const player = (who: string) => `/players/${encodeURIComponent(who)}`;
const pool = (game: string, players: number) => `game=${encodeURIComponent(game)}&players=${players}`;

export const ratings = {
  player: (who: string) => get<PlayerShown>(player(who)),
  games: (who: string, before: number) => get<RatedGames>(`${player(who)}/games?before=${before}`),
  history: (who: string, game: string, players: number) =>
    get<RatingHistory>(`${player(who)}/history?${pool(game, players)}`),
  ranking: (game: string, players: number, season: string | null) =>
    get<Ranking>(`/ranking?${pool(game, players)}${season === null ? '' : `&season=${season}`}`),
  atTable: (table: string) => get<AtTable>(`/tables/${encodeURIComponent(table)}/players`),
  seen: () => get<SeenByOthers>('/me/seen'),
  show: async (seen: SeenByOthers) =>
    (await askAt('server', 'POST', '/me/seen', { text: JSON.stringify(seen), type: 'application/json' }))
      .body as SeenByOthers,
};
