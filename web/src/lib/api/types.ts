/** What the server says and hears, under the names that the page has for it. */

import type { ClientFrame, Create, Offer, Refused } from '$generated/api';

export type {
  Advice,
  AtTable,
  AwayShown,
  Arg,
  Block,
  Bundle,
  ChatLine,
  Course,
  Create as NewTable,
  DeviceShown,
  Effect,
  Gained,
  Example as BookExample,
  FirstGame,
  Games,
  GridCell,
  GridRow,
  Hint,
  Holiday,
  IntendedStep,
  Intention,
  Kind as TableKind,
  Invitation,
  Judged,
  Lesson,
  LessonStep,
  Line,
  LinkOpened,
  LinkShown,
  ListedGame as Game,
  ListedOption as GameOption,
  Mine,
  Missed,
  Myself,
  NewLink,
  NewWishes,
  NoticesShown as Notices,
  Page,
  Performance,
  PasskeyShown,
  PlayerShown,
  Phrase,
  Position,
  Possible,
  Puzzles,
  Puzzling,
  RankedRow,
  Ranking,
  RatedGame,
  RatedGames,
  RatingHistory,
  Reasons,
  RoundShown,
  Said,
  Seat,
  SeatShown as SeatState,
  SeatWish as NewSeat,
  SeenByOthers,
  ServerFrame as FromServer,
  Snapshot,
  Span,
  Stand,
  Standing,
  Study,
  Summary as TableSummary,
  SummarySeat,
  TimeLeft as Clock,
  Tone,
  Tried,
  Try,
  Turn,
  UndoRequest,
  UndoSettled,
  UndoShown as Undo,
  Verdict,
  You as Guest,
} from '$generated/api';

/** Something one of my seats may do now, and what the page decides along with it. */
export interface Choice extends Offer {
  then?: string[];
}

export type Settings = Create['settings'];

/** Why a request was refused; where it never came to the server, the page says it. */
export type Refusal = Omit<Refused, 'key'> & Partial<Pick<Refused, 'key'>>;

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A request on the live connection, less its number. */
export type Request = Unnumbered<Exclude<ClientFrame, { type: 'hello' | 'seen' }>>;

type KeyOf<T> = T extends unknown ? keyof T : never;
type Filled<T, K extends PropertyKey> = T extends unknown
  ? T & { [Missing in Exclude<K, keyof T>]?: undefined }
  : never;
/** One of several objects, whose fields can be read before it is known which of them it is. */
export type OneOf<T> = Filled<T, KeyOf<T>>;
