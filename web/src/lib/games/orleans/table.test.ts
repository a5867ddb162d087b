// @vitest-environment jsdom

import { cleanup } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Choice, Snapshot } from '$lib/api/types';
import { settings } from '$lib/settings.svelte';
import { Staged } from '$lib/staged.svelte';
import { button, offered, played, tableOf, target, targets, wide } from '$lib/testing/table';
import game from '.';
import act from './fixtures/act.json';
import declare from './fixtures/declare.json';
import deeds from './fixtures/deeds.json';
import moves from './fixtures/move.json';
import over from './fixtures/over.json';
import plan from './fixtures/plan.json';
import recruit from './fixtures/recruit.json';
import remove from './fixtures/remove.json';
import sendbather from './fixtures/sendbather.json';
import take from './fixtures/take.json';
import technology from './fixtures/technology.json';
import tile from './fixtures/tile.json';
import torture from './fixtures/torture.json';

const glowing = () =>
  [...document.querySelectorAll('.slot.fits')].map((one) => one.getAttribute('data-target')?.slice('space:'.length));
const spacesFor = (follower: string) => offered(plan, `assign ${follower}`);
const dialog = () => document.querySelector('dialog');

const show = tableOf(game);

test('a follower in hand lights up the spaces that it fits, and Escape puts it down', async () => {
  const { user } = show(plan);
  expect(glowing()).toEqual([]);
  await user.click(target('follower:market knight'));
  expect(new Set(glowing())).toEqual(new Set(spacesFor('knight')));
  await user.keyboard('{Escape}');
  expect(glowing()).toEqual([]);
});

/** The position after these followers were sent to work. */
function after(...sent: [follower: string, space: string][]): Snapshot {
  const [mine, ...others] = plan.view.players;
  const places = mine?.places.map((place) => ({
    ...place,
    spaces: place.spaces.map((space) => ({
      ...space,
      follower: sent.find(([, one]) => one === space.space)?.[0] ?? space.follower,
    })),
  }));
  const own = sent.map(([follower, space], index) => ({
    seat: 'A',
    to: plan.moves + index,
    action: `assign ${follower} ${space}`,
  }));
  const view = { ...plan.view, players: [{ ...mine, places, sent: sent.length }, ...others] };
  return {
    ...plan,
    seq: plan.seq + sent.length,
    moves: plan.moves + sent.length,
    view,
    undo: { ...plan.undo, own },
  } as unknown as Snapshot;
}

test('a follower goes to work at once, and the plan ends only when that is chosen', async () => {
  const { user, onplay, onundo, rerender } = show(plan);
  await user.click(target('follower:market knight'));
  await user.click(target('space:ship.3'));
  expect(played(onplay)).toEqual([['assign knight ship.3']]);
  await rerender({ snapshot: after(['knight', 'ship.3']) });
  expect(targets('planned')).toEqual(['ship.3']);
  // Others still wait on the market: nothing is proposed, and Enter neither ends the plan nor takes anybody back.
  await user.keyboard('{Enter}');
  expect(played(onplay)).toHaveLength(1);
  expect(onundo).not.toHaveBeenCalled();
  await user.click(target('action:done'));
  await user.keyboard('{Enter}');
  expect(played(onplay)[1]).toEqual(['done']);
});

test('a planned follower alone is put back by a click, and all of them by one button', async () => {
  const { user, onplay, onundo } = show(after(['knight', 'ship.3'], ['own_boatman', 'ship.2']));
  expect(new Set(targets('planned'))).toEqual(new Set(['ship.2', 'ship.3']));
  await user.click(target('planned:ship.3'));
  expect(onundo.mock.calls).toEqual([[plan.moves, true]]);
  await user.click(button('Put everybody back'));
  // The last one first: the numbers of the moves before it stay as they are.
  expect(onundo.mock.calls.slice(1)).toEqual([
    [plan.moves + 1, true],
    [plan.moves, true],
  ]);
  expect(onplay).not.toHaveBeenCalled();
});

test('whoever worked before this phase cannot be put back', () => {
  const now = after(['knight', 'ship.3'], ['own_boatman', 'ship.2']);
  const earlier = { seat: 'A', to: plan.moves - 2, action: 'assign monk village.2' };
  show({ ...now, undo: { ...now.undo, own: [earlier, ...(now.undo.own ?? [])] } });
  expect(new Set(targets('planned'))).toEqual(new Set(['ship.2', 'ship.3']));
});

/** Somebody may be taken back from these spaces: followers of A who stand there, and of the Theatre. */
function callingBack(...backs: [follower: string, space: string][]): Snapshot {
  const [mine, ...others] = declare.view.players;
  const at = (space: string) => backs.find(([, one]) => one === space)?.[0] ?? null;
  const board =
    mine?.places.map((place) => ({
      ...place,
      spaces: place.spaces.map((space) => ({ ...space, follower: at(space.space) })),
    })) ?? [];
  const acting = backs.filter(([, space]) => space === 'theatre.1').map(([follower]) => ({ follower, count: 1 }));
  const theatre = { place: 'theatre', spaces: [], theatre: acting, usable: false };
  const actions = [...backs.map(([follower, space]) => `back ${space} ${follower}`), 'done'];
  const choices = actions.map((action) => ({
    seat: 'A',
    action,
    words: { key: 'orleans-done' },
    heading: { key: 'orleans-heading-back' },
  }));
  const view = { ...declare.view, players: [{ ...mine, places: [...board, theatre] }, ...others] };
  return { ...declare, seq: declare.seq + 4 - backs.length, choices, view } as unknown as Snapshot;
}

test('followers are taken back in any order, from the Theatre too', async () => {
  const [monk, knight, trader] = [
    ['monk', 'village.2'],
    ['knight', 'ship.3'],
    ['trader', 'theatre.1'],
  ] as [string, string][];
  if (!monk || !knight || !trader) throw new Error('three followers');
  const { user, onplay, rerender } = show(callingBack(monk, knight, trader));
  expect(new Set(targets('back'))).toEqual(new Set(['village.2 monk', 'ship.3 knight', 'theatre.1 trader']));
  const confirm = async (name: string) => {
    await user.click(target(`back:${name}`));
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('{Enter}');
  };
  await confirm('theatre.1 trader');
  await rerender({ snapshot: callingBack(monk, knight) });
  await confirm('ship.3 knight');
  await rerender({ snapshot: callingBack(monk) });
  await confirm('village.2 monk');
  expect(played(onplay)).toEqual([['back theatre.1 trader'], ['back ship.3 knight'], ['back village.2 monk']]);
});

test('a space that is tapped gets whoever is best spared, and a monk only where one is picked', async () => {
  const { user, onplay } = show(plan);
  const ways = offered(plan, 'assign').filter((one) => one.endsWith(' village.1'));
  expect(ways).toEqual(expect.arrayContaining(['farmer village.1', 'own_farmer village.1']));
  await user.click(target('space:village.1'));
  expect(played(onplay)).toEqual([['assign own_farmer village.1']]);
});

test('a space takes its own kind before a monk', async () => {
  const monk = { ...plan.choices[0], action: 'assign monk village.1' };
  const choices = [monk, ...plan.choices.filter(({ action }) => action !== 'assign own_farmer village.1')];
  const { user, onplay } = show({ ...plan, choices });
  await user.click(target('space:village.1'));
  expect(played(onplay)).toEqual([['assign farmer village.1']]);
});

test('a place is filled by one click with all who are missing', async () => {
  const { user, onplay } = show(plan);
  const [bundle] = plan.bundles;
  const place = bundle?.actions[0]?.split(' ')[2]?.split('.')[0];
  await user.click(target(`crew:${place}`));
  expect(played(onplay)).toEqual([bundle?.actions]);
});

test('a good on a way that is offered takes the merchant along', async () => {
  const { user, onplay, staged } = show(moves, { confirm: 'lasting' });
  const [bundle] = moves.bundles;
  const [, town, way] = bundle?.actions[0]?.split(' ') ?? [];
  const good = bundle?.actions[1]?.split(' ')[1];
  await user.click(target(`crate:${town} ${way} ${good}`));
  expect(onplay).not.toHaveBeenCalled();
  staged.confirm();
  expect(played(onplay)).toEqual([bundle?.actions]);
});

test('whoever always draws all is not asked again, except after going back', async () => {
  const { user, onplay, unmount } = show(declare);
  await user.click(button('Always all'));
  unmount();
  const again = show(declare);
  expect(played(again.onplay)).toEqual(played(onplay));
  again.unmount();
  const back = show({ ...declare, undo: { ...declare.undo, redo: declare.moves + 1 } });
  expect(back.onplay).not.toHaveBeenCalled();
  settings.setHabit('orleans-draw', false);
});

test('a follower in hand stays there while somebody else plans', async () => {
  const { user, rerender } = show(plan);
  await user.click(target('follower:market knight'));
  const view = {
    ...plan.view,
    finished: ['B'],
    turn: { players: ['A', 'C', 'D'] },
    ask: { kind: 'plan', seats: ['A', 'C', 'D'], follows: false },
  };
  await rerender({ snapshot: { ...plan, seq: plan.seq + 3, moves: plan.moves + 3, view } as unknown as Snapshot });
  expect(new Set(glowing())).toEqual(new Set(spacesFor('knight')));
});

test('planning goes by keyboard alone', async () => {
  const { user, onplay, onundo, rerender } = show(plan);
  (target('follower:market own_trader') as HTMLElement).focus();
  await user.keyboard('{Enter}');
  (target('space:monastery.2') as HTMLElement).focus();
  await user.keyboard(' ');
  const sent = after(['own_trader', 'monastery.2']);
  await rerender({ snapshot: sent });
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-target')).toMatch(/^follower:/u));
  await user.keyboard('{Escape}');
  expect(onundo.mock.calls).toEqual([[plan.moves, true]]);
  (target('action:done') as HTMLElement).focus();
  await user.keyboard('{Enter}{Enter}');
  expect(played(onplay)).toEqual([['assign own_trader monastery.2'], ['done']]);
});

test('planning in turn plays every follower at once', async () => {
  const inTurn = {
    ...plan,
    view: {
      ...plan.view,
      turn: { players: ['A'] },
      ask: { kind: 'plan_in_turn', seat: 'A', seats: ['A'], follows: false },
    },
  };
  const { user, onplay } = show(inTurn);
  await user.click(target('follower:market knight'));
  expect(onplay).not.toHaveBeenCalled();
  await user.click(target('space:ship.3'));
  expect(played(onplay)).toEqual([['assign knight ship.3']]);
});

test('the census is seen on the farmer track', () => {
  show(deeds);
  const track = document.querySelector('.track');
  expect(track?.querySelector('.pays')).not.toBeNull();
  expect(track?.querySelector('title')?.textContent).toBeTruthy();
  expect([...(track?.querySelectorAll('title') ?? [])].map((one) => one.textContent).join(' ')).toContain(
    'Łukasz is ahead',
  );
});

test('as many as possible are drawn unless another number is chosen', async () => {
  const { user, onplay } = show(declare);
  await user.keyboard('{Enter}');
  await user.click(target('action:draw 2'));
  await user.keyboard('{Enter}');
  expect(played(onplay)).toEqual([['draw 4'], ['draw 2']]);
});

test('what is proposed is confirmed once, and again only when it is proposed anew', async () => {
  const staged = new Staged();
  const played: string[] = [];
  const onplay = ({ action }: Choice) => {
    staged.sent();
    played.push(action);
  };
  const { rerender, unmount } = show(declare, { staged, onplay });
  const proposed = staged.choice?.action;
  staged.confirm();
  staged.confirm();
  expect(played).toEqual([proposed]);
  expect(staged.choice).toBeNull();
  await rerender({ snapshot: structuredClone(declare) as unknown as Snapshot });
  expect(staged.choice?.action).toBe(proposed);
  unmount();
  expect(staged.choice).toBeNull();
});

test('a place whose action asks something plays at once, others wait for the confirmation', async () => {
  const { user, onplay } = show(act, { confirm: 'lasting' });
  expect(new Set(targets('place'))).toEqual(new Set(offered(act, 'use')));
  await user.click(target('place:village'));
  expect(played(onplay)).toEqual([['use village']]);
  await user.click(target('place:university'));
  expect(onplay).toHaveBeenCalledTimes(1);
  await user.keyboard('{Enter}');
  expect(played(onplay)[1]).toEqual(['use university']);
});

test('towns that can be reached light up, and the chosen way says what lies on it', async () => {
  const { user, onplay, onundo } = show(moves);
  expect(new Set(targets('town'))).toEqual(new Set(offered(moves, 'move').map((one) => one.split(' ')[0])));
  await user.click(target('town:vierzon'));
  expect(document.querySelector('.preview')?.textContent).toContain('Vierzon');
  expect(document.querySelectorAll('.offer.on')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(played(onplay)).toEqual([['move vierzon road']]);
  await user.keyboard('{Escape}');
  expect(onundo).toHaveBeenCalledOnce();
});

test('a good is taken from the map or by its chip', async () => {
  const { user, onplay } = show(take);
  await user.click(document.querySelector('svg [data-target="good:wine"]') as Element);
  await user.keyboard('{Enter}');
  await user.click(target('action:skip'));
  await user.keyboard('{Enter}');
  expect(played(onplay)).toEqual([['take wine'], ['skip']]);
});

test('a track or a chip says who is recruited', async () => {
  const { user, onplay } = show(recruit);
  expect(new Set(targets('kind'))).toEqual(new Set(['boatman', 'craftsman', 'trader']));
  await user.click(document.querySelector('svg [data-target="kind:trader"]') as Element);
  await user.keyboard('{Enter}');
  expect(played(onplay)).toEqual([['recruit trader']]);
});

test('a deed that brings one of two things asks which', async () => {
  const { user, onplay } = show(deeds);
  expect(targets('deed').length).toBe(new Set(offered(deeds, 'deed').map((one) => one.split(' ')[1])).size);
  await user.click(target('deed:canalisation'));
  await user.click(target('gain:point'));
  await user.keyboard('{Enter}');
  expect(played(onplay)).toEqual([['deed trader canalisation point']]);
});

test('place tiles are chosen in a sheet, which can be put aside', async () => {
  const { user, onplay } = show(tile);
  expect(new Set(targets('tile'))).toEqual(new Set(offered(tile, 'tile')));
  await user.click(button('Look at the table'));
  expect(dialog()).toBeNull();
  await user.click(button('Show the place tiles'));
  await user.click(target('tile:brewery'));
  expect(onplay).not.toHaveBeenCalled();
  await user.click(dialog()?.querySelector('.primary') as Element);
  expect(played(onplay)).toEqual([['tile brewery']]);
});

test('a tile may be kept in the game', async () => {
  const { user, onplay } = show(remove);
  await user.click(button('Remove no tile'));
  expect(played(onplay)).toEqual([['skip']]);
});

test('the stacks can be looked at whenever one likes', async () => {
  const { user } = show({ ...plan, choices: [] });
  await user.click(document.querySelector('.stacks') as Element);
  const lying = plan.view.stacks.reduce((sum, { tiles }) => sum + tiles.length, 0);
  expect(dialog()?.querySelectorAll('.tile')).toHaveLength(lying);
  await user.click(button('Close'));
  await user.click(document.querySelector('.event .left') as Element);
  expect(dialog()?.textContent).toContain('Still hidden');
});

test('torture says for what the coins are missing', () => {
  const about = (fixture: unknown) => {
    const { unmount } = show(fixture);
    const said = dialog()?.querySelector('header p')?.textContent ?? '';
    unmount();
    return said;
  };
  expect(about(torture)).toMatch(/^Census: 1 coin is missing/u);
  const harvest = { ...torture.view, stage: 'event', event: 'harvest' };
  expect(about({ ...torture, view: harvest })).toMatch(/^Harvest: 1 coin is missing/u);
});

test('tiles that leave the game are not said to be chosen', () => {
  show(remove);
  expect(dialog()?.querySelector('h2')?.textContent).toBe('Take a place tile out of the game');
});

test('torture offers every kind of payment', async () => {
  const { user, onplay } = show(torture);
  expect(targets('action').filter((one) => one?.startsWith('lose '))).toHaveLength(torture.choices.length);
  expect([...(dialog()?.querySelectorAll('h3') ?? [])].map((one) => one.textContent)).toEqual([
    'Development',
    'Followers',
    'Technology tiles',
    'Place tiles',
    'Trading stations',
  ]);
  await user.click(target('action:lose tile brewery'));
  await user.click(dialog()?.querySelector('.primary') as Element);
  expect(played(onplay)).toEqual([['lose tile brewery']]);
});

test('technology is placed after a confirmation', async () => {
  const { user, onplay } = show(technology);
  await user.click(target('space:ship.1'));
  expect(onplay).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(played(onplay)).toEqual([['technology ship.1']]);
});

test('a follower of the Bathhouse is sent to work at once', async () => {
  const { user, onplay } = show(sendbather);
  await user.click(target('follower:bath trader'));
  await user.click(target('space:castle.3'));
  await user.keyboard('{Enter}');
  expect(played(onplay)).toEqual([['assign trader castle.3']]);
});

test('the event says what it will cost me', () => {
  show(act);
  const { forecast } = act.view.players[0] as { forecast: { due: number } };
  expect(document.querySelector('.event .cost')?.textContent).toContain(`−${forecast.due}`);
});

test('who waits can choose nothing, nor who looks back', () => {
  const { unmount } = show({ ...plan, choices: [] });
  expect(document.querySelectorAll('[data-target]')).toHaveLength(0);
  unmount();
  show(plan, { view: act.view, lines: act.log });
  expect(document.querySelectorAll('[data-target]')).toHaveLength(0);
  cleanup();
  show(over);
  expect(document.querySelectorAll('[data-target]')).toHaveLength(0);
});

test('another board is one click away, and so is the way back', async () => {
  const { user } = show(plan);
  await user.click(document.querySelector('.card .look') as HTMLElement);
  expect(document.querySelector('.mine h2')?.textContent).toBe('Łukasz');
  await user.keyboard('{Escape}');
  expect(document.querySelector('.mine h2')?.textContent).toBe('Zofia');
});

test('on a phone the answers to a question are there whichever board is in view', async () => {
  wide(390);
  const { user } = show(declare);
  const answers = targets('action');
  expect(answers.length).toBeGreaterThan(1);
  for (const view of ['Map', 'Tracks', 'My board']) {
    await user.click(button(view));
    expect(targets('action'), view).toEqual(answers);
  }
});

test('on a phone one board is shown at a time, and a question turns to its board', async () => {
  wide(390);
  const { unmount } = show(plan);
  expect(targets('space').length).toBeGreaterThan(0);
  unmount();
  show(moves);
  expect(targets('town').length).toBeGreaterThan(0);
  cleanup();
  show(deeds);
  expect(targets('deed').length).toBeGreaterThan(0);
});
