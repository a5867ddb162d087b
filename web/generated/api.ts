// Made from the Rust code by `make types`: not to be changed by hand.

/** Somebody whom one follows or has played with. */
export type Acquaintance = PersonShown & {
  /** Whether one follows them. */
  followed: boolean;
  /** Whether one may invite them. */
  invitable: boolean;
};

/** One thing that a host did, as it is shown. */
export type ActShown = {
  /** What, as a word. */
  act: string;
  /** When, in milliseconds since 1970. */
  at: number;
  /** Whether it was whoever has the machine. */
  console: boolean;
  /** Who: a name; nothing for somebody who has left, or nobody by name. */
  host?: string | null;
  /** Its name. */
  id: string;
  /** To whom: a name; nothing for somebody who has left, or nobody. */
  person?: string | null;
  /** What else was said of it. */
  said: unknown;
  /** To which table. */
  table?: string | null;
  /** Whether it was a program with the token of the site. */
  token: boolean;
};

/** One turn that could be played. */
export type Advice = {
  /** The decisions in notation, the first one first; each can be taken back. */
  actions: Array<string>;
  /** The player's chance to win, from 0 to 1. */
  chance: Figure;
  /** Whether it is as good as the first one, as far as one can say. */
  equal: boolean;
  /** How many looks ahead that is taken from. */
  looks: number;
  /** The player's points in the end. */
  points: Figure;
  /** What speaks for it. */
  reason: Reason;
  /** The same in words. */
  why: Array<Phrase>;
  /** The decisions in words. */
  words: Array<Phrase>;
};

/** What is said to everybody. */
export type Announce = {
  announcement?: Announcement | null;
};

/** What is told to everybody. */
export type Announcement = {
  /** In English; also for those whose language is empty. */
  en: string;
  /** In Polish. */
  pl?: string;
  /** In Russian. */
  ru?: string;
  /** Until when, in milliseconds since 1970. */
  until: number;
};

/** Answering a request to go back. */
export type Answer = {
  /** The `seq` of the snapshot that it answers. */
  seq: number;
  /** Whether one agrees. */
  yes: boolean;
};

/** Answering an invitation. */
export type AnswerInvitation = {
  /** To which table. */
  table: string;
  /** Whether one sits down there; otherwise the invitation is gone, and nobody is told. */
  yes: boolean;
};

/** Whether the other device may come in. */
export type AnswerLink = {
  /** The key in the link. */
  token: string;
  /** Whether it may. */
  yes: boolean;
};

/** How good an answer is. */
export type Answered = "solved" | "equal" | "worse" | "shown";

/** Something filled into a message. */
export type Arg = {
  /** A number, with the plural that goes with it. */
  number: number;
} | {
  /** Notation, the same in every language; also chooses between variants of a message. */
  text: string;
} | {
  /** Another message. */
  phrase: Phrase;
} | {
  /** A player's name. */
  seat: Seat;
} | {
  /** Several messages, joined as a list. */
  list: Array<Phrase>;
};

/** Asking what a master would do. What was found so far comes again and again, until `done`. */
export type AskHint = {
  /** Whether to think several times as long as usual. */
  longer?: boolean;
  /** An own seat that has to decide. */
  seat: Seat;
  /** How many entries the sender has seen. */
  seq: number;
};

/** What is known of those who sit at a table. */
export type AtTable = {
  /** Whether the table counts. */
  rated: boolean;
  /** In the order of seats. */
  seats: Array<SeatRating>;
};

/** Days on which somebody is away and their time stands still, where games are played over days. */
export type Away = {
  /** When they go, in milliseconds since 1970. */
  from: number;
  /** When they are back, in milliseconds since 1970. */
  until: number;
};

/** When a person is away, as they see it. */
export type AwayShown = {
  /** The days that are not over, in order. */
  days: Array<Holiday>;
  /** How many of them are left, this year and next year. */
  left: Array<YearLeft>;
  /** How many days there are in a year. */
  per_year: number;
  /** What day it is where they live. */
  today: string;
};

/** The copies as hosts see them. */
export type BackupShown = {
  /** How many bytes it has. */
  bytes?: number | null;
  /** Why the last try came to nothing, in English. */
  failed?: string | null;
  /** Whether a copy can be made here; a PostgreSQL is copied with `pg_dump`. */
  here: boolean;
  /** How many there are. */
  kept: number;
  /** When the last one was made, in milliseconds since 1970. */
  last?: number | null;
  /** How far the one is that is being made, in percent. */
  progress?: number | null;
};

/** How much a turn is behind a better one. */
export type Behind = {
  /** In chance to win. */
  chance: Figure;
  /** In points. */
  points: Figure;
  /** Whether it is behind beyond doubt. */
  sure: boolean;
};

/** A part of a [`Page`]. */
export type Block = {
  /** A heading; everything up to the next one belongs to it. */
  heading: Array<Span>;
} | {
  /** A line of text. */
  line: Array<Span>;
} | {
  /** A table with a head row; cells are lines. */
  table: {
    /** The names of the columns. */
    head: Array<Array<Span>>;
    /** The rows. */
    rows: Array<Array<Array<Span>>>;
  };
} | {
  /** A board. */
  grid: Array<GridRow>;
};

/** Named amounts in a fixed order; an object in JSON. */
export type Breakdown = Record<string, number>;

/** Several decisions that one may want to take at once; they are sent as `action` and `then`. */
export type Bundle = {
  /** The actions in notation, one after the other. */
  actions: Array<string>;
  /** Whether one cannot take them back alone afterwards. */
  lasting?: boolean;
  /** For which seat. */
  seat: Seat;
  /** What all of them do together, in words. */
  words: Phrase;
};

/** What became of what somebody intended. */
export type Came = {
  /** The answers that were not possible. */
  missed: Array<Missed>;
  /** The decisions that were taken; none where no answer was possible. */
  played: Array<IntendedStep>;
  /** The entry that says so. */
  seq: number;
};

/** What has changed at the table, for a client that said so in `hello`.  The client keeps the text of the table: JSON of a `Snapshot` whose `log`, `chat`, `choices` and `bundles` are empty or left out, and of each choice and each bundle. A change that does not lead on from what it has says that a frame was missed: then it says `hello` again. */
export type Change = {
  /** What one may want to decide at once, left out where that has not changed. */
  bundles?: Array<ListPart> | null;
  /** What was said since. */
  chat?: Array<ChatLine>;
  /** What is offered, left out where that has not changed. */
  choices?: Array<ListPart> | null;
  /** The `number` of the frame before; left out where this one leads on from nothing and tells everything. */
  from?: number | null;
  /** The moves that are new or told otherwise, each at the place that its number says. The line ends where the table's `moves` says. */
  lines?: Array<Line>;
  /** The number of this frame. */
  number: number;
  /** Whether the line of play before it has changed. */
  reset?: boolean;
  /** How long the text of the table is then. */
  size: number;
  /** Edits of the text of the table. */
  table: Array<EditPart>;
};

/** Saying something. */
export type Chat = {
  /** Plain text, 1 to 500 characters. */
  text: string;
};

/** Something somebody said. */
export type ChatLine = {
  /** When, in milliseconds since 1970. */
  at: number;
  /** What they are called. */
  name: string;
  seat: Seat | null;
  /** The number of its entry. */
  seq: number;
  /** Plain text: to be shown as text, never as markup. */
  text: string;
};

/** What is chosen so far for a new table. */
export type Choosing = {
  /** The number of `players` and the game's options by name. */
  settings?: Record<string, unknown>;
};

/** Not waiting any longer for those whose time is up. */
export type Claim = {
  /** The `seq` of the snapshot that it answers. */
  seq: number;
};

/** What a client sends. `id` comes back in the answer. */
export type ClientFrame = Hello & {
  type: "hello";
} | Seen & {
  type: "seen";
} | Play & {
  /** Comes back in the answer. */
  id: number;
} & {
  type: "play";
} | Undo & {
  /** Comes back in the answer. */
  id: number;
} & {
  type: "undo";
} | Redo & {
  /** Comes back in the answer. */
  id: number;
} & {
  type: "redo";
} | Answer & {
  /** Comes back in the answer. */
  id: number;
} & {
  type: "answer_undo";
} | Resign & {
  /** Comes back in the answer. */
  id: number;
} & {
  type: "resign";
} | Claim & {
  /** Comes back in the answer. */
  id: number;
} & {
  type: "claim";
} | AskHint & {
  /** Comes back in every answer. */
  id: number;
} & {
  type: "hint";
} | {
  /** Comes back in the answer. */
  id: number;
  type: "end_hint";
} | FollowStudy & {
  /** Comes back in every answer. */
  id: number;
} & {
  type: "study";
} | Chat & {
  /** Comes back in the answer. */
  id: number;
} & {
  type: "chat";
};

/** How much time there is to think. */
export type Clock = {
  /** So many seconds for every decision. */
  per_move_s: number;
} | {
  /** So many seconds for the whole game. */
  total_s: number;
} | {
  /** Over days: so many seconds for every decision. */
  turn: {
    /** How many. */
    move_s: number;
    /** Whether Saturdays and Sundays do not count, where whoever is asked lives. */
    weekends_off?: boolean;
  };
} | {
  /** Over days: so many seconds for the whole game. */
  days: {
    /** How many. */
    total_s: number;
    /** Whether Saturdays and Sundays do not count, where whoever is asked lives. */
    weekends_off?: boolean;
  };
};

/** Something that is done about a club or somebody there. */
export type ClubAnswer = {
  /** With `join`: what stands in the link; without it one asks. */
  key?: string | null;
  /** With `answer`, `remove` and `hand_over`: who. */
  player?: string | null;
  /** With `answer`: whether they come in. */
  yes?: boolean;
};

/** A club whose member one is. */
export type ClubListed = {
  /** Which one. */
  id: string;
  /** What it is called. */
  name: string;
  /** What one is there. */
  role: Role;
};

/** A member, with their standing. */
export type ClubMember = PersonShown & {
  /** How many games of the club they have finished. */
  games: number;
  /** Their mean place among those who sat there: 0 for always first, 1 for always last. */
  place?: number | null;
  /** What they are. */
  role: Role;
  /** Since when, in milliseconds since 1970. */
  since: number;
  /** How many of them they have won. */
  won: number;
};

/** A club by its name. */
export type ClubNamed = {
  /** Which one. */
  id: string;
  /** What it is called. */
  name: string;
};

/** A club, as one sees it. */
export type ClubShown = {
  /** Whether one has asked to become one. */
  asking: boolean;
  /** Which one. */
  id: string;
  /** What stands in the link that opens it; only for members. */
  key?: string | null;
  /** The members by their standing; only for members. */
  members: Array<ClubMember>;
  /** What it is called. */
  name: string;
  /** Who asks to become one; only for the owner. */
  requests: Array<PersonShown>;
  role: Role | null;
  /** How many members it has. */
  size: number;
};

/** A recovery code. */
export type Code = {
  /** 24 characters; spaces between them do not count. */
  code: string;
};

/** Whom one knows here. */
export type Company = {
  /** One's clubs. */
  clubs: Array<ClubListed>;
  /** Invitations that wait for an answer, the newest first. */
  invitations: Array<InvitationShown>;
  /** Who may invite oneself. */
  inviting: Inviting;
  /** Those whom one follows, then those with whom one has played. */
  people: Array<Acquaintance>;
};

/** What somebody complains about. */
export type Complaint = "rude" | "name" | "stalling" | "other";

/** Everything that teaches one game. What it says stands in the languages, under `lesson-<game>-…`. */
export type Course = {
  /** The examples of its rulebook, each a position to be tried beside a rule. */
  examples: Array<Example>;
  first_game: FirstGame | null;
  /** The lessons in their order; none where nobody has written one. */
  lessons: Array<Lesson>;
};

/** A new table. */
export type Create = {
  clock?: Clock | null;
  /** The name of the game. */
  game: string;
  /** Whether nobody may ask there what a master would do. */
  no_hints?: boolean;
  /** Whether the game is over when somebody gives up or loses on time, instead of a bot playing on for them. Not at a rated table. */
  no_steward?: boolean;
  public?: PublicWish | null;
  /** Whether it counts for the ratings of those who play. Then no hints are given, and nothing is taken back beyond one's own turn. */
  rated?: boolean;
  /** The seats in order; as many as play. */
  seats: Array<SeatWish>;
  /** The number of `players` and the game's options by name. */
  settings?: Record<string, unknown>;
};

/** A device as its person sees it. */
export type DeviceShown = {
  /** Since when it is known, in milliseconds since 1970. */
  created: number;
  /** Whether it is this one. */
  here: boolean;
  /** Its name. */
  id: string;
  /** The browser and the system. */
  name: string;
  /** Whether it is held in the hand. */
  phone: boolean;
  /** When it was last here, to the hour. */
  seen: number;
};

/** Nothing more to be said. */
export type Done = unknown;

/** A part of edits. Three of them are one: how much of the text is kept, how much after it is dropped, and what is put there; what comes after the last one is kept. Lengths count units of UTF-16, as JavaScript does. */
export type EditPart = number | string;

/** One thing among several that an offered action does at once. */
export type Effect = {
  /** What the player gains by it, by name; a price is less than nothing. */
  gains: Breakdown;
  words?: Phrase | null;
};

/** Days on which one will not be away, or from now on is not any more. */
export type EndHoliday = {
  /** The first of them. */
  first: string;
};

/** A link that one has opened. */
export type EnterLink = {
  /** The key that one was given. */
  claim: string;
  /** The key in it. */
  token: string;
};

/** Whether one is in. */
export type Entered = {
  you?: You | null;
};

/** The body of every answer that is not a success. */
export type ErrorBody = {
  /** Why. */
  error: Refused;
};

/** An example of the rulebook. What it says stands in the languages, under `book-<game>-<name>`. */
export type Example = {
  /** What the book tells, in notation. */
  actions: Array<string>;
  /** How many moves lie before it. */
  at: number;
  /** Its name, which stands for the number of a lesson in addresses. */
  name: string;
  /** The rule beside which it stands. */
  rule: string;
  /** Who plays it. */
  seat: Seat;
};

/** A number and how sure it is. */
export type Figure = {
  /** How far that may usually be off. */
  error: number;
  /** What is expected. */
  mean: number;
};

/** Looking for somebody by name. */
export type FindPerson = {
  /** The whole name; capitals make no difference. */
  name: string;
};

/** How people find each other, as far as the host offers it. */
export type Finding = {
  /** Clubs. */
  clubs: boolean;
  /** Following people and inviting them by name. */
  people: boolean;
  /** Listed tables. */
  public: boolean;
  /** Being led to one that fits. */
  quick: boolean;
  /** Tournaments. */
  tournaments: boolean;
};

/** A whole game against a bot, with remarks that fade. */
export type FirstGame = {
  /** How many play. */
  players: number;
  /** What is said when something is asked. */
  remarks: Array<Remark>;
};

/** Following somebody, or no longer. */
export type Follow = {
  /** Whether, from now on. */
  follow: boolean;
  /** Whom. */
  player: string;
};

/** Wanting to hear of an analysis. */
export type FollowStudy = {
  /** How many decisions one knows already. */
  have: number;
};

/** Intending no longer what one intended. */
export type Forgo = {
  /** Which of the answers, counted from 0; all of them without it. */
  answer?: number | null;
  /** On which seat. */
  seat: Seat;
};

/** Going on from a position at a new table. */
export type Fork = {
  /** What for. */
  kind: ForkKind;
  /** With `bots`: their rank, or one of the characters of the game. */
  level?: string | null;
  /** With `bots`, where they are not all alike: the same for each seat in order; nothing for `level`. */
  levels?: Array<string | null>;
  /** After how many moves. */
  moves: number;
  /** With `bots`: on which seat. */
  seat?: string | null;
};

/** What a fork is for. */
export type ForkKind = "sandbox" | "hotseat" | "bots";

/** Whether one may go on from a position. */
export type Forkable = {
  /** Not where others hold secrets for which nothing else can be found. */
  possible: boolean;
};

/** Who can be invited by a name: nobody, somebody, or several who are called so. */
export type Found = {
  /** They. */
  people: Array<PersonShown>;
};

/** A club that was founded. */
export type Founded = {
  /** Which one. */
  id: string;
};

/** A tournament that was founded. */
export type FoundedTournament = {
  /** Which one. */
  id: string;
};

/** Points from one source. */
export type Gain = {
  /** How many points more. */
  points: number;
  /** The source, by its name in the breakdown. */
  source: string;
};

/** Something that came to a player, or went, with an event: what stands as a symbol in a log. */
export type Gained = {
  about?: Phrase | null;
  /** How much more there is of it; less than nothing where it was paid or lost. */
  by: number;
  /** What, by its name in notation. */
  of: string;
  /** Whose. */
  seat: Seat;
  /** Both in words, without the sign. */
  words: Phrase;
};

/** All games and all bots. */
export type Games = {
  /** The games. */
  games: Array<ListedGame>;
  /** The levels of bots, weakest first. `bot-<level>` is the key of a level's name. */
  levels: Array<string>;
};

/** How often letters come. */
export type Gathering = "each" | "hourly" | "daily";

/** A space of a board drawn with characters. */
export type GridCell = {
  /** What it is, for somebody who cannot see the drawing. */
  label: Phrase;
  /** What is shown, a few characters of notation. */
  text: string;
  /** How it looks. */
  tone: Tone;
};

/** A row of a board, shifted right by so many half cells. */
export type GridRow = {
  /** The spaces from left to right. */
  cells: Array<GridCell>;
  /** Half cells of empty space before the first cell. */
  indent: number;
};

/** The first frame of a client. */
export type Hello = {
  /** Whether to send what has changed, as frames of the type `change`, instead of all of it. */
  changes?: boolean;
  /** Whether to send positions in words too. */
  page?: boolean;
};

/** The best turns that were found, the best one first. */
export type Hint = {
  /** At most three. */
  advice: Array<Advice>;
  /** Whether it was thought to the end. */
  done: boolean;
  /** How many looks ahead there were so far. */
  looks: number;
  /** How many there will be at most. */
  of: number;
  /** Whose turn it is. */
  seat: Seat;
};

/** Days on which somebody is away, by the zone in which they lived when they said so. */
export type Holiday = {
  /** The first of them, such as `2026-12-24`. */
  first: string;
  /** When the first begins, in milliseconds since 1970. */
  from: number;
  /** The last of them. */
  last: string;
  /** When the last ends, in milliseconds since 1970. */
  until: number;
};

/** A webhook as its person sees it. */
export type HookShown = {
  /** Whether the last call was in vain. */
  failed: boolean;
  /** The key that what it is told is signed with. */
  key: string;
  /** Whether it is called. */
  on: boolean;
  /** Where it is. */
  url: string;
};

/** A person. */
export type HostPlayer = {
  /** Their shield in four words. */
  arms: string;
  ban?: Sanction | null;
  /** At how many tables they are or were. */
  games: number;
  /** Whether they are a host. */
  host: boolean;
  /** Who. */
  id: string;
  mute?: Sanction | null;
  /** What they are called. */
  name: string;
  /** How many reports about them wait. */
  reports: number;
  /** Whether they come back in after losing a browser. */
  safe: boolean;
  /** When they were last here, to the hour. */
  seen: number;
  /** Since when they are known, in milliseconds since 1970. */
  since: number;
};

/** People as hosts find them. */
export type HostPlayers = {
  /** Fifty at most. */
  players: Array<HostPlayer>;
};

/** A part of the reports that wait. */
export type HostReports = {
  /** Whether there are later ones; ask for those after the last. */
  more: boolean;
  /** Oldest first. */
  reports: Array<ReportShown>;
};

/** Tables as hosts find them. */
export type HostTables = {
  /** Fifty at most. */
  tables: Array<TableShown>;
};

/** Invitations to the site. */
export type HostWelcomes = {
  /** Those that are still good. */
  invitations: Array<WelcomeShown>;
};

/** A decision that somebody intends. */
export type IntendedStep = {
  /** The action in notation. */
  action: string;
  /** The action in words, as they were when it was tried. */
  words: Phrase;
};

/** What one intends to do on a seat when it is asked, and what became of the last intention. Only whoever sits there is told. */
export type Intention = {
  /** The answers in the order in which they are tried: the first that is possible from its first decision to its last is played, and the others are forgotten. */
  answers: Array<Array<IntendedStep>>;
  came: Came | null;
  /** The seat. */
  seat: Seat;
};

/** Who may invite oneself from now on. */
export type Invitable = {
  /** Who. */
  who: Inviting;
};

/** What an invitation is to. */
export type Invitation = {
  clock: Clock | null;
  /** The name of the game. */
  game: string;
  /** Who made the table. */
  host: string;
  /** Whether it counts for the ratings of those who play. */
  rated?: boolean;
  seat: Seat | null;
  /** Who sits where. */
  seats: Array<SummarySeat>;
  /** The number of players and all options. */
  settings: Record<string, unknown>;
  /** How far the table is. */
  state: State;
};

/** An invitation that waits for an answer. */
export type InvitationShown = {
  /** When, in milliseconds since 1970. */
  at: number;
  clock?: Clock | null;
  /** Who invites. */
  from: PersonShown;
  /** The name of the game. */
  game: string;
  /** Who sits where. */
  seats: Array<OpenSeat>;
  /** The table. */
  table: string;
};

/** Inviting somebody to a table that has not begun. */
export type Invite = {
  /** Whom. */
  player: string;
  /** To which table. */
  table: string;
};

/** Who may invite somebody. */
export type Inviting = "everybody" | "met" | "nobody";

/** A decision of the game, judged by what its player could know. */
export type Judged = {
  /** Before which move of the line of play, counted from 0. */
  at: number;
  /** What could be had. */
  best: Outlook;
  /** How good it was. */
  grade: string;
  /** What was left. */
  left: Outlook;
  /** What it cost the player in chance to win. */
  lost: Figure;
  /** What it cost the player in points. */
  lost_points: Figure;
  moment?: Moment | null;
  /** Whose it was. */
  seat: string;
};

/** Whether one can come back in so. */
export type KeysOffered = {
  /** Whether one can, at the address that was asked. */
  offered: boolean;
};

/** What a table is for. */
export type Kind = "game" | "sandbox" | "record";

/** Standing up before the game begins. */
export type Leave = {
  /** From where. */
  seat: Seat;
};

/** A game that was played, with remarks. */
export type Lesson = {
  /** Its place in the course, counted from 1. */
  number: number;
  /** Who learns. */
  seat: Seat;
  /** What is told and done, in order. */
  steps: Array<LessonStep>;
};

/** One idea, and perhaps something to do. */
export type LessonStep = {
  /** What the learner plays, in notation; nothing where there is only something to read. */
  actions: Array<string>;
  /** How many moves lie before it. */
  at: number;
  /** What is said stands under `lesson-<game>-<number>-<key>`. */
  key: string;
  /** What it speaks of, by the names that the drawn table gives its things. */
  light: Array<string>;
};

/** A link of a letter. */
export type LetterLink = {
  /** The key in it. */
  key: string;
};

/** One of the limits that people meet. */
export type LimitShown = {
  /** How much. */
  most: number;
  /** Which, as a word. */
  what: string;
};

/** A move of the line of play, as one person may see it. */
export type Line = {
  /** The action in notation; nothing if it is a secret. */
  action: string | null;
  /** When, in milliseconds since 1970. */
  at: number;
  /** Who acted: a seat, or `*` for chance. */
  by: string;
  /** What happened as data. */
  events: Array<unknown>;
  /** Its number, counted from 1. */
  number: number;
  /** What happened in words, with what was gained and paid. */
  words: Array<Said>;
};

/** A link as whoever opens it sees it. */
export type LinkOpened = {
  /** Their shield in four words. */
  arms: string;
  /** The key that this device is known by until it is in. */
  claim: string;
  /** Until when it is good, in milliseconds since 1970. */
  expires: number;
  /** As whom one would continue. */
  name: string;
  /** What the first device shows too. */
  signs: Array<string>;
};

/** A link as whoever made it sees it. */
export type LinkShown = {
  /** What the device that has opened it calls itself. */
  device: string;
  /** Whether that device is held in the hand. */
  phone: boolean;
  /** To be said when one waits for more. */
  seen: number;
  /** How far it has come. */
  state: LinkState;
};

/** How far it has come. */
export type LinkState = "open" | "opened" | "in";

/** A part of a list of texts, by the last such list that was not empty. A number from 0 on takes the text at that place of it; a negative number takes so many more after that; edits make a text of the one before it in the new list, of the first of the old one at the beginning, and of nothing where there was none. */
export type ListPart = number | Array<EditPart>;

/** What is listed to whoever asks. */
export type Listed = {
  /** Tables that wait for people, and those that are played: those one follows first, then the newest. */
  tables: Array<OpenTable>;
};

/** A game. */
export type ListedGame = {
  /** The key of what it is about. */
  about: string;
  /** Bots with a style of their own, offered besides the levels and named in the same way. */
  characters: Array<string>;
  /** Its name in requests and records. */
  game: string;
  /** What can be chosen. */
  options: Array<ListedOption>;
  /** How many can play. */
  players: Players;
  /** The revision of its rules. */
  rules: number;
  /** The key of its title. */
  title: string;
};

/** Something that can be chosen. */
export type ListedOption = {
  /** What it is if nobody chooses. */
  default: string;
  /** The form of free text. */
  form: string | null;
  /** The key of its explanation; that of a value is `<help>-<value>` with `-` for `_`. */
  help: string;
  /** Its name. */
  name: string;
  /** The words it takes; nothing for free text. */
  values: Array<string> | null;
};

/** A puzzle as it is listed. */
export type ListedPuzzle = {
  /** How many actions lead to it. */
  moves: number;
  /** How many play. */
  players: number;
  /** Whose turn it is. */
  seat: Seat;
};

/** How busy bots are. */
export type LoadShown = {
  /** How many of those are in use. */
  busy: number;
  /** The last day in parts, in percent. */
  day: Array<number>;
  /** The busiest minute of it, in percent. */
  most: number;
  /** When that was, in milliseconds since 1970. */
  most_at?: number | null;
  /** How long nine of ten moves of bots take at most, in milliseconds. */
  move_ms?: number | null;
  /** On how many threads they think. */
  threads: number;
  /** How many bots wait for one. */
  waiting: number;
};

/** What the home page is told. */
export type LobbyFrame = {
  /** What the host offers. */
  offers: Finding;
  /** The tables: those one follows first, then the newest. */
  tables: Array<OpenTable>;
  type: "all";
} | {
  /** Those that were closed, are over, or are not listed to one any more. */
  gone: Array<string>;
  /** The new and the different. */
  tables: Array<OpenTable>;
  type: "changed";
} | {
  type: "company";
} | {
  /** Which one. */
  id: string;
  type: "tournament";
};

/** A part of the log. */
export type LogShown = {
  /** Newest first. */
  acts: Array<ActShown>;
  /** Whether there are older ones; ask for those before the last. */
  more: boolean;
};

/** An address as its person sees it. */
export type MailShown = {
  /** The address. */
  address: string;
  /** Whether letters go there. */
  on: boolean;
  /** How far it is. */
  state: MailState;
};

/** How far an address is. */
export type MailState = "unconfirmed" | "confirmed" | "bounced";

/** Where one sits now. */
export type Matched = {
  /** The table. */
  id: string;
  /** Whether the table is new, and waits for the next person. */
  new: boolean;
};

/** What two people had of each other; only they see it. */
export type Meeting = {
  /** In each game. */
  games: Array<MetInGame>;
  /** How often they stood before you. */
  theirs: number;
  /** How often neither. */
  ties: number;
  /** How often you stood before them. */
  yours: number;
};

/** What two people had of each other in one game. */
export type MetInGame = {
  /** The name of the game. */
  game: string;
  /** How often they stood before you. */
  theirs: number;
  /** How often neither. */
  ties: number;
  /** How often you stood before them. */
  yours: number;
};

/** A bot as a milestone. */
export type Milestone = {
  /** Its rank. */
  rank: string;
  /** Its rating, which does not change. */
  rating: number;
};

/** One's own tables, newest first. */
export type Mine = {
  /** Those that are over. */
  finished: Array<Summary>;
  /** Those that wait or run. */
  running: Array<Summary>;
};

/** An answer that was not possible. */
export type Missed = {
  /** All of it. */
  answer: Array<IntendedStep>;
  /** Why; its `action` is the first decision that was not possible. */
  why: Refused;
};

/** What holds for the whole site; what is not named stays as it is. */
export type Mode = {
  /** Whether somebody new needs an invitation. */
  invitation_only?: boolean | null;
  /** Whether nothing can be changed. */
  read_only?: boolean | null;
};

/** What is said about a decision that was not merely good. */
export type Moment = {
  /** The best turn that was found, in notation; nothing where it begins with what was played. */
  better: Array<string>;
  /** The same in words. */
  better_words: Array<Phrase>;
  /** What was played, in notation. */
  played: string;
  /** The same in words. */
  played_words: Array<Phrase>;
  /** What speaks for the best turn. */
  why: Array<Phrase>;
};

/** A person as they see themselves. */
export type Myself = {
  /** One's shield in four words. */
  arms: string;
  /** Where one is known, this device first. */
  devices: Array<DeviceShown>;
  /** Whether one is a host here, or was not long ago. */
  host: boolean;
  /** Who. */
  id: string;
  /** What one is called. */
  name: string;
  /** What the host offers. */
  offers: Offers;
  /** One's passkeys, the one that was used last first. */
  passkeys: Array<PasskeyShown>;
  /** When the recovery code was made, in milliseconds since 1970. */
  recovery?: number | null;
  /** Whether one comes back in after losing any one of these. */
  safe: boolean;
};

/** Who somebody wants to be. */
export type Name = {
  /** The invitation to the site, where somebody new needs one. */
  invitation?: string | null;
  /** What to be called, 1 to 30 characters. */
  name: string;
  /** The zone by which one's weekends are told, such as `Europe/Warsaw`. */
  zone?: string | null;
};

/** A shield. */
export type NewArms = {
  /** Four words: division, colour, metal, charge. */
  arms: string;
};

/** A bot for an open seat before the game begins. */
export type NewBot = {
  /** How well it plays; `GET /api/games` lists the levels. */
  level?: string | null;
  /** Which seat. */
  seat: Seat;
};

/** A browser that wants to show notices. */
export type NewBrowser = {
  /** What only it and we know. */
  auth: string;
  /** The address at its service. */
  endpoint: string;
  /** The language of the page, by its two letters. */
  language: string;
  /** Its public key. */
  p256dh: string;
};

/** A new club. */
export type NewClub = {
  /** What it is called, 1 to 40 characters. */
  name: string;
};

/** Days on which one will be away. */
export type NewHoliday = {
  /** The first of them, such as `2026-12-24`; today at the earliest. */
  first: string;
  /** The last of them. */
  last: string;
};

/** A webhook. */
export type NewHook = {
  /** Where it is. */
  url: string;
};

/** Another invitation for a seat before the game begins; the old one opens nothing any more. */
export type NewInvite = {
  /** Which seat. */
  seat: Seat;
  /** Whether somebody who sits there shall stand up. Without it a taken seat stays as it is. */
  send_away?: boolean;
};

/** A new link. */
export type NewLink = {
  /** Until when it is good, in milliseconds since 1970. */
  expires: number;
  /** To be said when one waits for the other device. */
  seen: number;
  /** What the other device shows too. */
  signs: Array<string>;
  /** The key in the link; nobody is shown it again. */
  token: string;
};

/** An address. */
export type NewMail = {
  /** The address. */
  address: string;
  /** In which language to write there, by its two letters. */
  language: string;
};

/** A report that somebody makes. */
export type NewReport = {
  /** The numbers of the entries of the lines that are meant. */
  lines?: Array<number>;
  /** What else is to be said. */
  note?: string;
  /** What they did. */
  reason: Complaint;
  /** About whom: where they sit. */
  seat: string;
};

/** A new table. */
export type NewTable = {
  /** Its name. */
  id: string;
};

/** A new tournament. */
export type NewTournament = {
  /** Who may take part. */
  admission: TournamentAdmission;
  /** Time to think. At tables of tournaments a time that is up is claimed without anybody asking. */
  clock: Clock;
  /** What kind of tournament it is. */
  format: TournamentFormat;
  /** The name of the game. */
  game: string;
  /** How many may take part, 2 to 64; as many as sit at the table where it is one. */
  most?: number | null;
  /** What it is called, 1 to 60 characters. */
  name: string;
  /** Whether its games count for the ratings of those who play. */
  rated?: boolean;
  /** How many hours a round may take, 1 to 1440. What is not over then is decided by who has thought longest. */
  round_h: number;
  /** How many rounds: 1 to 15. Of a round-robin, how often everybody meets: 1 or 2. */
  rounds: number;
  /** The game's options by name. */
  settings?: Record<string, unknown>;
  /** How many sit at a table, 2 to 5; fewer where there are not enough, if the game can be played so. */
  size: number;
};

/** An invitation that a host wants. */
export type NewWelcome = {
  /** For how many days. */
  days: number;
  /** For whom, as hosts see it. */
  note?: string;
  /** How many may come with it. */
  uses: number;
};

/** How one wants to hear of one's turns. */
export type NewWishes = {
  /** Whether the webhook is wanted, where there is one. */
  hook?: boolean;
  /** One's language, by its two letters. */
  language: string;
  /** How often letters come. */
  letters: Gathering;
  /** Whether letters are wanted, where there is an address. */
  mail?: boolean;
  quiet?: Quiet | null;
  /** How many hours before one's time is up one is reminded: 0, 1, 3 or 12. */
  remind_h: number;
};

/** A zone. */
export type NewZone = {
  /** Its name, such as `Europe/Warsaw`. */
  zone: string;
};

/** What the host offers. */
export type NoticeOffers = {
  /** Webhooks. */
  hooks: boolean;
  /** Letters. */
  letters: boolean;
  /** The public key with which browsers subscribe; nothing where they cannot. */
  push?: string | null;
};

/** How one hears of one's turns. */
export type NoticesShown = {
  /** On how many other devices they are shown. */
  elsewhere: number;
  /** Whether this browser shows them. */
  here: boolean;
  hook?: HookShown | null;
  /** How often letters come. */
  letters: Gathering;
  mail?: MailShown | null;
  /** What the host offers. */
  offers: NoticeOffers;
  quiet?: Quiet | null;
  /** How many hours before one's time is up one is reminded; 0 for not at all. */
  remind_h: number;
};

/** Something one may do. */
export type Offer = {
  /** The action in notation. */
  action: string;
  /** What it does at once. */
  effects?: Array<Effect>;
  /** Under which heading it belongs. */
  heading: Phrase;
  /** Whether one cannot take it back alone afterwards: it shows something new, or the turn goes on. */
  lasting?: boolean;
  /** For which seat. */
  seat: Seat;
  /** The action in words. */
  words: Phrase;
};

/** What the host offers. */
export type Offers = {
  /** Days away from games over days. */
  away: boolean;
  /** Links to other devices. */
  links: boolean;
  /** Passkeys, at the address that was asked. */
  passkeys: boolean;
  /** Recovery codes. */
  recovery: boolean;
};

/** A link that one opens. */
export type OpenLink = {
  /** The key in it. */
  token: string;
};

/** A seat of a listed table. */
export type OpenSeat = {
  /** Their shield in four words. */
  arms?: string | null;
  /** Whether one follows them. */
  followed?: boolean;
  /** Who decides there. */
  kind: Sitting;
  /** How well a bot plays. */
  level?: string | null;
  /** What they are called; nothing for bots and open seats. */
  name: string;
  /** Who they are, for those who want to follow them. */
  player?: string | null;
  /** The seat. */
  seat: Seat;
  /** Whether it is one's own. */
  you?: boolean;
};

/** A listed table, as one viewer is told of it. */
export type OpenTable = {
  clock?: Clock | null;
  club?: ClubNamed | null;
  /** When it was made, in milliseconds since 1970. */
  created: number;
  /** The name of the game. */
  game: string;
  /** The table. */
  id: string;
  /** The language in which people talk there. */
  language?: string | null;
  /** All options, by name. */
  options: Record<string, string>;
  /** Who sits where. */
  seats: Array<OpenSeat>;
  /** Whether it has waited for so long that it is listed to nobody else any more. */
  stale?: boolean;
  /** Whether it waits for people or is played. */
  state: State;
  /** Who may sit down. */
  who: Welcome;
  /** Whether one made it oneself. */
  yours?: boolean;
};

/** Who decides for the others where something is tried. */
export type Others = "bots" | "hotseat";

/** What became of a request. */
export type Outcome = {
  type: "granted";
} | {
  /** Who. */
  by: Seat;
  type: "refused";
} | {
  type: "withdrawn";
} | {
  type: "lapsed";
};

/** Where everybody stands at some moment, in seat order. */
export type Outlook = {
  /** The chance to win, from 0 to 1. */
  chances: Array<number>;
  /** Points in the end. */
  points: Array<number>;
};

/** The whole site. */
export type Overview = {
  announcement?: Announcement | null;
  /** How busy bots are. */
  bots: LoadShown;
  /** How long half of the moves took to be stored, in microseconds. */
  half_us?: number | null;
  /** How many people have a table open now, at whichever node. */
  here: number;
  /** The people who are hosts. */
  hosts: Array<SitterShown>;
  /** The limits that people meet. */
  limits: Array<LimitShown>;
  /** How long 99 of 100 moves took to be stored, in microseconds. */
  most_us?: number | null;
  /** How many moves people made within the last day, or since the start. */
  moves: number;
  /** How many people there are. */
  people: number;
  /** How many requests were refused because there were too many. */
  refused: number;
  /** How many reports wait. */
  reports: number;
  /** How many tables are not over. */
  running: number;
  /** The site as everybody may know it. */
  site: SiteShown;
  /** Where everything is kept. */
  storage: StorageShown;
  /** For how many seconds it has run. */
  up_s: number;
  /** How many tables somebody uses now. */
  used: number;
  /** The version of the program. */
  version: string;
  /** Who one is as a host; nothing for programs and whoever has the machine. */
  you?: string | null;
};

/** A decision of one's own. */
export type OwnDecision = {
  /** The action in notation. */
  action: string;
  /** For which seat. */
  seat: Seat;
  /** How many moves come before it. */
  to: number;
};

/** How fast one wants to play. */
export type Pace = "live" | "turns";

/** A position in words. */
export type Page = {
  /** From top to bottom. */
  blocks: Array<Block>;
};

/** A key as its person sees it. */
export type PasskeyShown = {
  /** When it was made, in milliseconds since 1970. */
  created: number;
  /** Its name. */
  id: string;
  /** The browser and the system in which it was made. */
  name: string;
  /** Whether a manager of keys may have it on several devices. */
  synced: boolean;
  /** When it was last used, in milliseconds since 1970. */
  used: number;
  /** Whether it was made for the address that the site has now. */
  works: boolean;
};

/** How well somebody played. */
export type Performance = {
  /** From 0 to 100: 100 where no turn lost anything. */
  accuracy: number;
  /** How often there was something to choose. */
  decisions: number;
  /** How many decisions there are of each grade, from great to blunder. */
  grades: Array<number>;
  /** How much chance to win all decisions together cost. */
  lost: number;
  /** How many points all decisions together cost. */
  lost_points: number;
  /** How much chance to win came and went with chance. */
  luck: number;
  /** The player. */
  seat: Seat;
  /** In how many turns: a turn lasts until chance or somebody else acts. */
  turns: number;
};

/** A person, as others see them. */
export type PersonShown = {
  /** Their shield in four words. */
  arms: string;
  /** What they are called. */
  name: string;
  /** Who. */
  player: string;
};

/** A message with its arguments. */
export type Phrase = {
  /** What is filled in. */
  args?: Record<string, Arg>;
  /** The key of the Fluent message. */
  key: string;
};

/** A decision, or several in a row that are taken as a whole or not at all. */
export type Play = {
  /** The action in the game's notation. */
  action: string;
  /** Who decides. */
  seat: Seat;
  /** The `seq` of the snapshot that it answers. */
  seq: number;
  /** What the same seat decides next, at most 40 actions. Each answers the position after those before it, and none of them the throw of a die or the decision of somebody else. */
  then?: Array<string>;
};

/** Somebody by name and shield. */
export type PlayerName = {
  /** Their shield in four words. */
  arms: string;
  /** What they are called. */
  name: string;
  /** Who: the address of their page. */
  player: string;
};

/** The page of a person. */
export type PlayerShown = PlayerName & {
  /** How many rated games they have played. */
  games: number;
  /** How many of them they left. */
  left: number;
  meeting: Meeting | null;
  /** Others of the same name. */
  namesakes: Array<PlayerName>;
  /** How many milliseconds they usually take to begin a turn. */
  pace: number | null;
  /** Their ratings. */
  ratings: Array<PoolShown>;
  /** The last games. */
  recent: RatedGames;
  /** What they let others see. Without `games` the rest is empty. */
  seen: SeenByOthers;
  /** Since when they are here, in milliseconds since 1970. */
  since: number | null;
  /** Whether it is oneself. */
  you: boolean;
};

/** How many can play. */
export type Players = {
  /** All numbers. */
  all: Array<number>;
  /** At most. */
  max: number;
  /** At least. */
  min: number;
};

/** How many people there are in a pool. */
export type PoolPeople = {
  /** The name of the game. */
  game: string;
  /** How many people. */
  people: number;
  /** How many play. */
  players: number;
};

/** Somebody's rating in one pool, and what they had there. */
export type PoolShown = RatingShown & {
  /** The most points. */
  best: number | null;
  /** When that was, in milliseconds since 1970. */
  best_at: number | null;
  /** Where, if that table is still there. */
  best_table: string | null;
  /** The name of the game. */
  game: string;
  /** How many games. */
  games: number;
  /** The mean place. */
  mean_place: number;
  /** The mean points of games that were played to their end. */
  mean_points: number | null;
  /** How many play. */
  players: number;
  /** How many of them were won. */
  won: number;
};

/** A position of the line of play. */
export type Position = {
  /** After how many moves. */
  moves: number;
  page?: Page | null;
  /** How the players stand. */
  standings: Array<Standing>;
  /** Who has to act. */
  turn: Turn;
  /** The position as data. */
  view: unknown;
  viewer: Seat | null;
};

/** What the options of a game can be, each while the others are as they are chosen. */
export type Possible = {
  /** The options that take one of several words. */
  options: Array<PossibleOption>;
};

/** What an option can be. */
export type PossibleOption = {
  /** Its name. */
  name: string;
  /** The words it can take. */
  values: Array<string>;
};

/** What one player can expect. */
export type Prospect = {
  /** The chance to win, from 0 to 1. */
  chance: Figure;
  /** Points in the end. */
  points: Figure;
  /** The player. */
  seat: Seat;
  /** How far from that the game may usually end; nothing where too few games were played on. */
  spread?: number | null;
};

/** How a new table shall be listed. */
export type PublicWish = {
  /** The language in which people talk there: `en`, `pl` or `ru`. */
  language?: string | null;
  /** Who may sit down there. */
  who: Welcome;
};

/** The puzzles of a game. */
export type Puzzles = {
  /** Today, in days since 1970 by universal time. */
  day: number;
  /** The numbers of the last days' puzzles, today's first; none where there are no puzzles. */
  days: Array<number>;
  /** Each of them, by number from 1 on. */
  puzzles: Array<ListedPuzzle>;
};

/** A puzzle as whoever solves it sees it. */
export type Puzzling = {
  /** Whether the turn is over. */
  over: boolean;
  /** The table. */
  snapshot: Snapshot;
};

/** Hours in which somebody wants to hear nothing, by their own clock. */
export type Quiet = {
  /** The minute of the day from which it is quiet. */
  from: number;
  /** The minute of the day until which it is; before `from`, it is that of the next day. */
  to: number;
};

/** Somebody in the ranking. */
export type RankedRow = RatingShown & {
  /** Their shield in four words. */
  arms: string;
  /** The most they had. */
  best: number | null;
  /** Where, if that table is still there. */
  best_table: string | null;
  /** By how much the rating has changed in thirty days; nothing where it has not. */
  change: number | null;
  /** How many games. */
  games: number;
  /** How many points they have on average. */
  mean_points: number | null;
  /** What they are called. */
  name: string;
  /** The place; nothing while the rating is provisional. */
  place: number | null;
  /** Who: the address of their page. */
  player: string;
  /** Whether it is oneself. */
  you: boolean;
};

/** A ranking. */
export type Ranking = {
  /** How ratings are distributed; nothing where there are few people. */
  bars: Array<RankingBar>;
  /** Who that is. */
  before: string | null;
  /** How many points are missing to the one before, by the lower end. */
  behind: number | null;
  /** The bots as milestones, weakest first. */
  bots: Array<Milestone>;
  /** Since when their numbers hold, as a date. */
  bots_since: string;
  /** The name of the game. */
  game: string;
  /** How many are listed. */
  people: number;
  /** How many have a place. */
  placed: number;
  /** How many play. */
  players: number;
  /** All games and numbers of players, with how many people are listed there. */
  pools: Array<PoolPeople>;
  /** The first hundred. */
  rows: Array<RankedRow>;
  /** The season; nothing for the present ranking. */
  season: string | null;
  /** The seasons in which somebody may have played here, newest first, without the present one. */
  seasons: Array<string>;
  you: RankedRow | null;
};

/** A bar of the distribution. */
export type RankingBar = {
  /** From which rating on; fifty points wide. */
  from: number;
  /** How many people. */
  people: number;
};

/** A rated game in a list. */
export type RatedGame = {
  /** When it ended, in milliseconds since 1970. */
  at: number;
  /** By how much the rating changed. */
  change: number;
  /** The name of the game. */
  game: string;
  /** Whether they left. */
  left: boolean;
  /** The place. */
  place: number;
  /** How many played. */
  players: number;
  /** The points; nothing where it was not played to its end. */
  points: number | null;
  seat: Seat | null;
  /** Who sat where; nothing where the table is gone. */
  seats: Array<SummarySeat>;
  /** The table; nothing where it is gone. */
  table: string | null;
};

/** Rated games, newest first. */
export type RatedGames = {
  /** Before which moment to ask for more; nothing where these are the last. */
  before: number | null;
  /** Some of them. */
  games: Array<RatedGame>;
};

/** How a rating came about. */
export type RatingHistory = {
  /** The bots as milestones, weakest first. */
  bots: Array<Milestone>;
  /** The name of the game. */
  game: string;
  /** After each game, oldest first; of many games not all. */
  moments: Array<RatingMoment>;
  /** The place; nothing while the rating is provisional, or where nobody shall see it. */
  place: number | null;
  /** Of how many. */
  placed: number;
  /** How many play. */
  players: number;
};

/** A moment in the history of a rating. */
export type RatingMoment = RatingShown & {
  /** When, in milliseconds since 1970. */
  at: number;
};

/** A rating as it is shown: never without its ±. */
export type RatingShown = {
  /** The ±: the truth is inside in 95 cases of 100. */
  margin: number;
  /** Whether that says too little for a place. */
  provisional: boolean;
  /** The number. */
  rating: number;
};

/** What speaks for a turn. */
export type Reason = {
  /** What happens besides the decisions themselves, as the game tells it. */
  events: Array<Phrase>;
  /** What is beyond doubt more or less in the end than with the next best turn, rounded, as far as games that were played on say. */
  later: Array<Gain>;
  /** What the turn adds to the breakdown of the player's points. */
  now: Array<Gain>;
};

/** Why actions are not possible now. */
export type Reasons = {
  /** One for each action that was asked about, in order; nothing for one that is possible. */
  refusals: Array<Refused | null>;
};

/** Playing again what was taken back. */
export type Redo = {
  /** The `seq` of the snapshot that it answers. */
  seq: number;
};

/** A refusal as it is sent. */
export type Refused = {
  /** Of several actions the first that cannot be taken. */
  action?: string | null;
  /** A word for programs. */
  code: string;
  /** The field of the request that is wrong. */
  field?: string | null;
  /** The key of the sentence for players. */
  key: string;
  /** A sentence in English. */
  message: string;
  /** With `bad_options`: the option of the game that is wrong. */
  option?: string | null;
  /** With `muted` and `banned`: what the host says about it. */
  reason?: string | null;
  /** With `stale`: the present number of entries. */
  seq?: number | null;
  /** With `muted` and `banned`: until when, in milliseconds since 1970; nothing for good. */
  until?: number | null;
};

/** What is said when something is asked. */
export type Remark = {
  /** The message key of the prompt. */
  asked: string;
  /** What is said stands under `lesson-<game>-first-<key>`. */
  key: string;
  /** How often it is said. */
  times: number;
};

/** What a person can do with a table that they do not want any more. */
export type Removal = "delete" | "unlist";

/** A table is no longer on one's list. */
export type Removed = {
  /** Whether it is gone for everybody. */
  deleted: boolean;
};

/** A report as hosts see it. */
export type ReportShown = {
  /** When, in milliseconds since 1970. */
  at: number;
  /** Who made it; nothing if they have left. */
  by?: string | null;
  /** How many reports about them were answered before. */
  earlier: number;
  /** Its name. */
  id: string;
  /** The lines that are meant, and no others. */
  lines: Array<string>;
  /** What else was said. */
  note: string;
  /** About whom. */
  person: HostPlayer;
  /** What they did. */
  reason: Complaint;
  /** At which table. */
  table: string;
};

/** What a host does about a report. */
export type ReportVerdict = {
  act: "nothing";
} | Sentence & {
  act: "mute";
} | Sentence & {
  act: "ban";
};

/** Giving up. */
export type Resign = {
  /** Who gives up. */
  seat: Seat;
  /** The `seq` of the snapshot that it answers. */
  seq: number;
};

/** What somebody is in a club. */
export type Role = "owner" | "member";

/** The round of a tournament that a table belongs to. */
export type RoundShown = {
  /** What it is called. */
  name: string;
  /** Which round, counted from 1. */
  round: number;
  /** The tournament. */
  tournament: string;
};

/** A sentence of the log, with what came of it. */
export type Said = Phrase & {
  /** What it says that somebody gained or paid. */
  gains?: Array<Gained>;
};

/** Something that somebody may not do, and why. */
export type Sanction = {
  /** What the host says about it; whom it concerns is told so. */
  reason: string;
  /** Since when, in milliseconds since 1970. */
  since: number;
  /** Until when; nothing for good. */
  until?: number | null;
};

/** A place at the table, clockwise: `B` sits to the left of `A`, and so on. */
export type Seat = string;

/** What is known of whoever sits on a seat. */
export type SeatRating = {
  /** By how much this game has changed it, once it is over. */
  change: number | null;
  /** Who: the address of their page; nothing for bots, and for who has left. */
  player: string | null;
  rating: RatingShown | null;
  /** The seat. */
  seat: Seat;
};

/** Who sits on a seat. */
export type SeatShown = {
  /** Their shield in four words. */
  arms?: string | null;
  clock?: TimeLeft | null;
  /** Whether the game ends at once if this seat, one's own, gives up. */
  ends?: boolean;
  /** The link for whoever shall sit here; only for whoever made the table. */
  invite?: string | null;
  /** Who decides there. */
  kind: Sitting;
  /** How well a bot plays. */
  level?: string | null;
  /** What they are called; nothing for bots and open seats. */
  name: string;
  /** Whether they are connected. */
  online: boolean;
  /** Whether they gave up; a bot plays on for them. */
  resigned: boolean;
  /** The seat. */
  seat: Seat;
  /** Whether it is one's own. */
  you: boolean;
};

/** Who shall sit on a seat. */
export type SeatWish = {
  kind: "you";
} | {
  kind: "bot";
  /** How well it plays; `GET /api/games` lists the levels. */
  level?: string | null;
} | {
  kind: "open";
};

/** What one looks for. */
export type Seek = {
  /** The name of the game. */
  game: string;
  /** The language in which one likes to talk; a table in another one is found all the same. */
  language?: string | null;
  /** How fast. */
  pace: Pace;
};

/** Whether whoever is connected can see the table. */
export type Seen = {
  /** Not so in a page that is hidden behind others. */
  seen: boolean;
};

/** What others see; without a word all of it. */
export type SeenByOthers = {
  /** Whether one's page shows ratings and games. */
  games: boolean;
  /** Whether one stands in the ranking. */
  ranking: boolean;
};

/** What a host wants for somebody. */
export type Sentence = {
  /** For how many days; nothing for good. */
  days?: number | null;
  /** Why; whom it concerns is told so. */
  reason: string;
};

/** What the server sends. */
export type ServerFrame = {
  /** The table. */
  snapshot: Snapshot;
  type: "snapshot";
} | Update & {
  type: "update";
} | Change & {
  type: "change";
} | {
  /** The `id` of the request. */
  id: number;
  /** How many entries the table has now. */
  seq: number;
  type: "done";
} | {
  /** Why. */
  error: Refused;
  /** The `id` of the request; nothing if it could not be read. */
  id?: number | null;
  type: "refused";
} | {
  /** What a master would do. */
  hint: Hint;
  /** The `id` of the request. */
  id: number;
  type: "hint";
} | {
  /** The `id` of the request. */
  id: number;
  /** The analysis. */
  study: Study;
  type: "study";
} | {
  type: "deleted";
} | {
  /** The seats of people. */
  seats: Record<string, boolean>;
  /** How many look on without a seat. */
  spectators: number;
  /** The seat of a bot that has been thinking for a while, until the next frame of any kind. */
  thinking?: string | null;
  type: "presence";
};

/** The token of the site. */
export type ShowToken = {
  /** As `quadrivium admin token` has printed it, or as the server was started with. */
  token: string;
};

/** Sitting down. */
export type Sit = {
  /** The key that stands in the link. */
  invite: string;
};

/** The site as everybody may know it. */
export type SiteShown = {
  announcement?: Announcement | null;
  /** Whether somebody new needs an invitation. */
  invitation_only: boolean;
  /** Whether nothing can be changed at present. */
  read_only: boolean;
  /** Whether players can be reported. */
  reports: boolean;
};

/** Somebody at a table. */
export type SitterShown = {
  /** Their shield in four words. */
  arms: string;
  /** Who. */
  id: string;
  /** What they are called. */
  name: string;
};

/** Who decides on a seat. */
export type Sitting = "human" | "bot" | "open";

/** A table as one person may see it. */
export type Snapshot = {
  /** What one may want to decide at once, best first; left out where the game proposes nothing. */
  bundles?: Array<Bundle>;
  /** What was said last; empty inside updates. */
  chat: Array<ChatLine>;
  /** What one may do, for all own seats that may act. */
  choices: Array<Offer>;
  /** When it was made, in milliseconds since 1970. */
  created: number;
  /** The name of the game. */
  game: string;
  /** The table. */
  id: string;
  /** What one intends on one's own seats; left out where there is nothing to tell. */
  intentions?: Array<Intention>;
  /** What it is for. */
  kind: Kind;
  /** Whether others find the table without a link. */
  listed?: boolean;
  /** The line of play; empty inside updates. */
  log: Array<Line>;
  /** How many moves the line of play has. */
  moves: number;
  /** Whether nobody may ask here what a master would do. */
  no_hints?: boolean;
  /** Whether the game is over when somebody leaves, because no bot plays on for them. */
  no_steward?: boolean;
  /** The server's time, in milliseconds since 1970. */
  now: number;
  page?: Page | null;
  /** The table that it continues or was forked from. */
  parent: string | null;
  /** How many play. */
  players: number;
  /** What is asked of the viewer, or what is waited for. */
  prompt: Phrase;
  /** Whether it counts for the ratings of those who play. */
  rated?: boolean;
  /** The table at which the same people play again. */
  rematch: string | null;
  round?: RoundShown | null;
  /** The revision of its rules. */
  rules: number;
  /** Who sits where. */
  seats: Array<SeatShown>;
  /** Whether `view` must not be seen by another player who shares the screen. */
  secret?: boolean;
  /** The last entry that one may know of: what a request has to name. */
  seq: number;
  /** The number of players and all options. */
  settings: Record<string, unknown>;
  /** How many look on without a seat. */
  spectators: number;
  /** How the players stand. */
  standings: Array<Standing>;
  /** How far it is. */
  state: State;
  /** Who has to act. */
  turn: Turn;
  /** How one may go back and forth. */
  undo: UndoShown;
  /** The position as data; its form is the game's own. */
  view: unknown;
  viewer: Seat | null;
};

/** The best turn. */
export type Solution = {
  /** Its decisions, in notation. */
  actions: Array<string>;
  /** By how much chance to win it is ahead of the next best turn. */
  chance: Figure;
  /** By how many points it is ahead of the next best turn. */
  points: Figure;
  /** What speaks for it. */
  why: Array<Phrase>;
  /** Its decisions, in words. */
  words: Array<Phrase>;
};

/** How far somebody has come with a puzzle. */
export type Solving = {
  /** After how many actions of the game to look at an earlier position instead. */
  at?: number | null;
  /** What they have decided so far, in notation; at most 64. */
  moves?: Array<string>;
  /** Whether to add the position in words. */
  page?: boolean;
};

/** Asking why actions are not possible there. */
export type SolvingWhy = Why & {
  /** What was decided before. */
  moves?: Array<string>;
};

/** A piece of a line. */
export type Span = {
  /** What it says. */
  text: Arg;
  /** How it looks. */
  tone: Tone;
};

/** Where everybody stands. */
export type Stand = {
  /** The points if the game ended now. */
  ended: Array<Standing>;
  /** What each can expect, as far as the own seat can know; empty for those who only look on, where hints are not given, and when the game is over. */
  expected: Array<Prospect>;
  /** The points so far. */
  now: Array<Standing>;
};

/** How one player stands. */
export type Standing = {
  /** Where the points came from; sums to `points`. */
  breakdown: Breakdown;
  /** The points so far, or at the end. */
  points: number;
  /** 1 for the leader; equal ranks share. */
  rank: number;
  /** The player. */
  seat: Seat;
  /** What decides between equal points, most important first; more is better. */
  tie_breaks: Breakdown;
};

/** How far a table is. */
export type State = "waiting" | "running" | "over";

/** Where everything is kept. */
export type StorageShown = {
  /** Its copies. */
  backup: BackupShown;
  /** How many bytes the database takes. */
  bytes: number;
  /** How many bytes that disk has. */
  disk?: number | null;
  /** Whether nothing can be stored at present. */
  failing: boolean;
  /** How many bytes are free on its disk, where that is known. */
  free?: number | null;
  /** `sqlite` or `postgres`. */
  kind: string;
};

/** Something was stored. */
export type Stored = {
  /** How many entries the table has now. */
  seq: number;
};

/** The analysis of a finished game, as far as it is done. */
export type Study = {
  /** The decisions that were judged, in the order of the game; over the live connection those that were not sent before. */
  decisions: Array<Judged>;
  /** How many decisions were judged. */
  done: number;
  /** How it ended: everybody's share of the victory, and points. */
  end: Outlook;
  /** How many there are. */
  of: number;
  /** How well each played, in seat order; empty until all is done. */
  players: Array<Performance>;
  /** How far it is. */
  state: StudyState;
  /** Where the game turned, as far as it is known. */
  turnings: Array<Turning>;
  /** Whether whoever asks had it begun, and may stop it. */
  yours: boolean;
};

/** How far an analysis is. */
export type StudyState = "resting" | "running" | "done";

/** A table in a list. */
export type Summary = {
  clock?: Clock | null;
  /** When it was made, in milliseconds since 1970. */
  created: number;
  /** The name of the game. */
  game: string;
  /** The table. */
  id: string;
  /** What it is for. */
  kind: Kind;
  left?: TimeLeft | null;
  /** Whether others find it without a link. */
  listed?: boolean;
  /** How many moves the line of play has. */
  moves: number;
  /** How many play. */
  players: number;
  prompt?: Phrase | null;
  /** Whether it counts for the ratings of those who play. */
  rated?: boolean;
  /** What becomes of it when one does not want it any more. */
  removal: Removal;
  round?: RoundShown | null;
  /** Who sits where. */
  seats: Array<SummarySeat>;
  /** How far it is. */
  state: State;
  /** Who has to act. */
  turn: Array<Seat>;
  /** When something last happened, in milliseconds since 1970. */
  updated: number;
  /** Round, phase or season, in words of the game; empty while no game is on. */
  when: Array<Span>;
  /** Whether it waits for one's own decision. */
  your_turn: boolean;
};

/** A seat in a list. */
export type SummarySeat = {
  /** Their shield in four words. */
  arms?: string | null;
  /** Who decides there. */
  kind: Sitting;
  /** How well a bot plays. */
  level?: string | null;
  /** What they are called; nothing for bots, and for somebody who has left. */
  name: string;
  /** Their points, from the start of the game on. */
  points?: number | null;
  /** Their rank, from the start of the game on. */
  rank?: number | null;
  /** Whether they gave up. */
  resigned?: boolean;
  /** The seat. */
  seat: Seat;
  /** Whether it is one's own. */
  you?: boolean;
};

/** A table. */
export type TableShown = {
  /** How many of them are bots. */
  bots: number;
  /** The game. */
  game: string;
  /** Its name. */
  id: string;
  /** Whether it stands in the lists of others while it is not over. */
  listed: boolean;
  /** Who is or was there. */
  people: Array<SitterShown>;
  /** How many play. */
  players: number;
  /** Whether somebody there was reported and waits for an answer. */
  reported: boolean;
  /** `over`, or, where it is in memory, `waiting` or `running`; `idle` otherwise. */
  state: string;
  /** When something last happened there, in milliseconds since 1970. */
  updated: number;
};

/** How many tests are on their way. */
export type Tested = {
  /** How many. */
  sent: number;
};

/** The clock of one seat. */
export type TimeLeft = {
  away?: Away | null;
  /** Milliseconds left; 0 when the time is up. */
  left_ms: number;
  /** Over days: until when the time stands still, because it is weekend there or they are away. */
  rests?: number | null;
  /** Whether the time runs now. */
  running: boolean;
  /** Over days: when the time is up if nothing is decided before, in milliseconds since 1970. */
  until?: number | null;
  /** Whether the time is up and the others may claim. */
  up: boolean;
};

/** A token that was just made; it is shown this once. */
export type TokenMade = {
  /** It. */
  token: string;
};

/** How something looks where there is colour. Nothing is told by tone alone. */
export type Tone = "plain" | "strong" | "quiet" | {
  /** In the colour of a player. */
  seat: Seat;
} | {
  /** In one of the colours of the game's components. */
  hue: string;
};

/** Something that is done about a tournament. */
export type TournamentAct = {
  /** With `join`: what stands in the link, where one needs it. */
  key?: string | null;
  /** With `leave`: whom the organiser sends away. */
  player?: string | null;
};

/** Who may take part. */
export type TournamentAdmission = {
  kind: "open";
} | {
  kind: "invitation";
} | {
  /** Which one. */
  club: string;
  kind: "club";
};

/** A tie-break in numbers. */
export type TournamentBreak = {
  /** Which one. */
  by: TournamentTieBreak;
  /** The number; nothing where it says nothing. */
  value?: number | null;
};

/** A tournament in a list. */
export type TournamentCard = {
  /** Who may take part. */
  admission: TournamentAdmission;
  /** Time to think. */
  clock: Clock;
  /** When it was made, in milliseconds since 1970. */
  created: number;
  /** When it was over. */
  ended?: number | null;
  /** What kind of tournament it is. */
  format: TournamentFormat;
  /** The name of the game. */
  game: string;
  /** Which one. */
  id: string;
  /** Whether one takes part. */
  joined: boolean;
  /** How many may. */
  most: number;
  /** What it is called. */
  name: string;
  /** How many take part. */
  players: number;
  /** Whether its games count for ratings. */
  rated: boolean;
  /** How many rounds have begun. */
  round: number;
  /** How many hours a round may take. */
  round_h: number;
  /** How many there will be. */
  rounds: number;
  /** How many sit at a table. */
  size: number;
  /** How far it is. */
  stage: TournamentStage;
  /** Until when the round has to be over, while one is played. */
  until?: number | null;
  /** Whether one has made it. */
  yours: boolean;
};

/** What kind of tournament it is. */
export type TournamentFormat = "round_robin" | "swiss" | "series";

/** Somebody who takes part. */
export type TournamentPlayer = {
  /** Their shield in four words. */
  arms: string;
  /** Whether they have dropped out. */
  left: boolean;
  /** What they are called. */
  name: string;
  /** Who; nothing for somebody who has left the house. */
  player?: string | null;
};

/** A round of a tournament. */
export type TournamentRound = {
  /** When it began, in milliseconds since 1970. */
  began: number;
  /** Who has no game, by the place in the list of players. */
  byes: Array<number>;
  /** The tables. */
  tables: Array<TournamentTable>;
  /** Until when it has to be over. */
  until: number;
};

/** How somebody stands. */
export type TournamentRow = {
  /** The tie-breaks, the first first. */
  breaks: Array<TournamentBreak>;
  /** How often they had no game. */
  byes: number;
  /** How many games they have finished. */
  games: number;
  /** The place; shared by those whom nothing tells apart. */
  place: number;
  /** Who, by the place in the list of players. */
  player: number;
  /** The points. */
  points: number;
};

/** Somebody at a table of a tournament. */
export type TournamentSeat = {
  /** The place that they took. */
  place?: number | null;
  /** Who, by the place in the list of players. */
  player: number;
  /** The points of the game. */
  points?: number | null;
  /** What it was worth in the tournament. */
  worth?: number | null;
};

/** A tournament, as one sees it. */
export type TournamentShown = TournamentCard & {
  /** The tie-breaks in the order in which they decide. */
  breaks: Array<TournamentTieBreak>;
  /** What a round without a game is worth. */
  bye: number;
  /** Everybody who takes part, in the order in which they came. */
  entrants: Array<TournamentPlayer>;
  /** What stands in the link; for those who take part, where one needs it. */
  key?: string | null;
  /** How few may sit at a table. */
  least: number;
  organiser: PersonShown | null;
  /** The rounds so far, the first first. */
  played: Array<TournamentRound>;
  /** The game's options by name, as far as they were chosen. */
  settings: Record<string, unknown>;
  /** How everybody stands, the first first; nothing before it begins. */
  standings: Array<TournamentRow>;
  /** What oneself is there. */
  you: TournamentYou;
};

/** How far a tournament is. */
export type TournamentStage = "open" | "running" | "over";

/** A table of a tournament. */
export type TournamentTable = {
  /** Which one. */
  id: string;
  /** Who sits there, seat by seat. */
  seats: Array<TournamentSeat>;
};

/** What decides between those who have equal points. */
export type TournamentTieBreak = "opponents" | "direct" | "wins" | "share";

/** What oneself is there. */
export type TournamentYou = {
  /** Whether one has dropped out. */
  left: boolean;
  /** Whether one has made it. */
  organiser: boolean;
  /** One's place in the list of players. */
  player?: number | null;
  /** Where one plays in this round. */
  table?: string | null;
};

/** What is told to whoever asks: those to come first, then those that are played, then the last that are over. */
export type Tournaments = {
  /** They. */
  tournaments: Array<TournamentCard>;
};

/** A private copy of a table. */
export type Tried = {
  /** What has happened on the copy. Nothing in it is a secret: what the seat may not know was dealt anew. */
  line: Array<string>;
  /** The copy as a table. Its `log` begins where the copy does, and it knows no way back: to take something back is to ask with a shorter line. */
  snapshot: Snapshot;
};

/** Trying something on a private copy. Nothing of it is stored. */
export type Try = {
  /** What has happened on the copy so far, as in records: the answer to the last request, or the beginning of it, with one's next decisions. At most 300 moves. */
  line?: Array<string>;
  /** From the position after so many moves of the table. */
  moves: number;
  /** Who decides for the others. */
  others: Others;
  /** Whether to add the position in words. */
  page?: boolean;
  /** An own seat: what it may not know is dealt anew. */
  seat: Seat;
  /** What is dealt anew, and what chance gives: the same for the same number. */
  seed: number;
  /** Whether to show the position after exactly that, before chance and bots go on. */
  stay?: boolean;
};

/** Who has to act now. */
export type Turn = "chance" | {
  /** Each of these players, in whatever order they like; usually one. */
  players: Array<Seat>;
} | "over";

/** A moment at which a game turned. */
export type Turning = {
  /** Before which action of the record, counted from 0. */
  at: number;
  /** How good the decision was; nothing where it was luck. */
  grade?: string | null;
  /** Whose decision, or whose luck. */
  seat: Seat;
  /** What it brought them, as a part of the victory: less than nothing where it cost. */
  swing: number;
};

/** Going back. */
export type Undo = {
  /** Takes back only the own decision that comes next there; what came after it stays. */
  only?: boolean;
  /** The `seq` of the snapshot that it answers. */
  seq: number;
  /** How many moves shall be left; without it one own decision is taken back. */
  to?: number | null;
};

/** A request to go back. */
export type UndoRequest = {
  /** Who asks. */
  seat: Seat;
  /** How many moves would be left. */
  to: number;
  /** Who has not answered. */
  waiting_for: Array<Seat>;
};

/** A request to go back that is over. */
export type UndoSettled = {
  /** What became of it. */
  outcome: Outcome;
  /** Who had asked. */
  seat: Seat;
  /** The entry that ended it. */
  seq: number;
};

/** How one may go back and forth. */
export type UndoShown = {
  /** Whether going back to `to` needs nobody's consent. */
  free: boolean;
  /** Where a question gathers decisions, such as a plan: those of one's own since something new was shown, in order. Any of them may be taken back alone, as long as nothing builds on it. */
  own?: Array<OwnDecision>;
  /** Forward over one decision: how many moves there would be. */
  redo: number | null;
  request: UndoRequest | null;
  settled?: UndoSettled | null;
  /** Back over one own decision: how many moves would be left. */
  to: number | null;
  /** Whether going back to `turn_start` needs the consent of the others. */
  turn_asks?: boolean;
  /** Back to the start of the turn: how many moves would be left. */
  turn_start: number | null;
};

/** What has changed at the table. */
export type Update = {
  /** What was said since the last frame. */
  chat: Array<ChatLine>;
  /** The moves since the last frame; all of them with `reset`. */
  lines: Array<Line>;
  /** Whether `lines` replaces all lines before it. */
  reset: boolean;
  /** The table; its `log` and `chat` are empty. */
  snapshot: Snapshot;
};

/** What is said to an answer. */
export type Verdict = {
  /** How good it is. */
  answered: Answered;
  behind?: Behind | null;
  /** The best turn. */
  solution: Solution;
};

/** A link that one has made. */
export type WatchLink = {
  /** How much of it one has seen. */
  seen?: number;
  /** The key in it. */
  token: string;
};

/** Who may sit down at a listed table. */
export type Welcome = {
  kind: "everybody";
} | {
  kind: "met";
} | {
  /** Which one. */
  club: string;
  kind: "club";
};

/** An invitation that was just made; its key is shown this once. */
export type WelcomeMade = {
  /** What stands in the link. */
  key: string;
};

/** An invitation as hosts see it. */
export type WelcomeShown = {
  /** Its name; not its key. */
  id: string;
  /** For whom. */
  note: string;
  /** Until when, in milliseconds since 1970. */
  until: number;
  /** How many may still come with it. */
  uses: number;
};

/** Asking why actions are not possible now. Nothing is played. */
export type Why = {
  /** Actions in the game's notation, at most 64; each would answer the present question. */
  actions: Array<string>;
  /** Who would decide. */
  seat: Seat;
};

/** Asking why actions are not possible on a private copy. */
export type WhyTried = Try & {
  /** Actions of whoever is asked there, at most 64. */
  actions: Array<string>;
};

/** How many days of a year are left. */
export type YearLeft = {
  /** How many days away are left in it. */
  days: number;
  /** The year. */
  year: number;
};

/** Whether somebody is a host. */
export type Yes = {
  /** Whether they are. */
  yes: boolean;
};

/** Who one is. */
export type You = {
  /** One's shield in four words. */
  arms: string;
  /** Who. */
  id: string;
  /** What one is called. */
  name: string;
  /** The zone by which one's weekends are told; nobody else learns of it. */
  zone?: string | null;
};
