import { expect, it } from 'vitest';
import { violations } from './axe';
import { setStage, shot } from './stage';

const stage = setStage();

it('a rated game between two people is counted, shown on both pages and in the ranking', async () => {
  const anna = (await stage.visitor()).page;
  await anna.goto(stage.url);
  const made = await anna.evaluate(async () => {
    const post = async (path: string, body: unknown) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    await post('/api/guest', { name: 'Anna' });
    const seats = [{ kind: 'you' }, { kind: 'open' }];
    return post('/api/tables', { game: 'orleans', settings: { players: 2 }, seats, rated: true });
  });
  const { id, seats } = made as { id: string; seats: { invite?: string }[] };
  const invite = seats.flatMap((seat) => seat.invite ?? [])[0]?.split('invite=')[1];

  const boris = (await stage.visitor({ options: { viewport: { width: 390, height: 844 } } })).page;
  await boris.goto(stage.url);
  await boris.evaluate(
    async ([id, invite]) => {
      const post = async (path: string, body: unknown) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      await post('/api/guest', { name: 'Boris' });
      await post(`/api/tables/${id}/sit`, { invite });
      const seen = (await (await fetch(`/api/tables/${id}`)).json()) as { seq: number };
      await post(`/api/tables/${id}/resign`, { seq: seen.seq, seat: 'B' });
    },
    [id, invite],
  );

  // The ranking, with the bots as milestones and nobody placed after one game.
  await anna.goto(`${stage.url}/ranking/orleans/2`);
  await anna.getByRole('heading', { name: 'How it is counted' }).waitFor();
  const rows = anna.locator('.lb tbody tr');
  await rows.filter({ hasText: 'Anna, you' }).waitFor();
  expect(await rows.filter({ hasText: 'bot, fixed' }).count()).toBe(3);
  await shot(anna, 'ranking');
  expect(await violations(anna)).toEqual([]);

  // From there to the page of the other one, with what the two had of each other.
  await anna.getByRole('link', { name: 'Boris' }).click();
  await anna.getByRole('heading', { name: 'Boris and you' }).waitFor();
  await anna.getByRole('img', { name: /Rating of Boris in Orléans, 2 players/ }).waitFor();
  await anna.getByRole('link', { name: /^Replay/ }).waitFor();
  await shot(anna, 'player');
  expect(await violations(anna)).toEqual([]);

  // On a phone, in the other languages, and after hiding.
  await boris.goto(`${stage.url}/ranking/orleans/2`);
  await boris.getByRole('heading', { name: 'How it is counted' }).waitFor();
  await shot(boris, 'ranking-390');
  await Promise.all([
    boris.waitForResponse((answer) => answer.url().endsWith('/me/seen') && answer.request().method() === 'POST'),
    boris.getByRole('switch', { name: 'Show me in the ranking' }).click(),
  ]);
  await anna.goto(`${stage.url}/ranking/orleans/2`);
  await anna.locator('.lb tbody tr').filter({ hasText: 'Anna, you' }).waitFor();
  expect(await anna.getByRole('link', { name: 'Boris' }).count()).toBe(0);
  await boris.goto(`${stage.url}/player/Anna`);
  await boris.getByRole('heading', { name: 'Anna and you' }).waitFor();
  await boris.getByRole('img', { name: /Rating of Anna/ }).waitFor();
  await shot(boris, 'player-390');
  expect(await violations(boris)).toEqual([]);
  for (const [language, heading] of [
    ['pl', 'Jak to liczymy'],
    ['ru', 'Как это считается'],
  ] as const) {
    const { page } = await stage.visitor({ language });
    await page.goto(`${stage.url}/ranking/orleans/2`);
    await page.getByRole('heading', { name: heading }).waitFor();
    await shot(page, `ranking-${language}`);
  }

  // Nobody of that name.
  await boris.goto(`${stage.url}/player/Nobody`);
  await boris.getByRole('alert').waitFor();
  expect(await boris.getByRole('alert').innerText()).toBe('This player has left.');
});
