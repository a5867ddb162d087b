import { chromium } from 'playwright-core';
const [game='burgundy', pace='readable', w='1366', h='768', lang='en', scheme='light', acts='1', shots='4'] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const ctx = await b.newContext({ viewport: { width: +w, height: +h }, colorScheme: scheme, hasTouch: +w<700 });
await ctx.addInitScript(({pace,lang}) => { localStorage.setItem('quadrivium.pace', pace); localStorage.setItem('quadrivium.language', lang); localStorage.setItem('quadrivium.face','drawn'); }, {pace,lang});
const page = await ctx.newPage();
page.on('pageerror', e => console.log('ERR', e.message)); page.on('console', m => m.type()==='error' && console.log('CONSOLE', m.text()));
await page.goto('http://127.0.0.1:5861/');
await page.locator(`input[type=radio][value=${game}]`).check({ force: true });
await page.locator('.quick .primary').click();
await page.locator('.frame').waitFor();
const OPEN='[data-target]:not([aria-pressed=true])', ARMED='.confirm:not([aria-disabled=true])';
let n=0; const shot = async () => { await page.screenshot({ path: `/tmp/pace-${game}-${w}-${lang}-${n++}.png` }); };
for (let i=0;i<+acts;i++) {
  await page.locator(`${OPEN}, ${ARMED}`).first().waitFor({ timeout: 60000 });
  for (let c=0;c<8;c++) { if (await page.locator(ARMED).count()) break; const o=page.locator(OPEN); await ((i+c)%2? o.last():o.first()).click({force:true,timeout:2000}).catch(()=>{}); }
  await page.locator(ARMED).click({timeout:5000}).catch(()=>page.keyboard.press('Escape'));
  await page.waitForTimeout(300);
  let cap = await page.locator('[data-caption]').count();
  if (cap) console.log(i, await page.locator('[data-caption]').innerText());
  if (cap && n < +shots) { let last=''; for (let k=0;k<8 && n<+shots;k++) { const t = await page.locator('[data-caption]').innerText().catch(()=>''); if (!t) break; if (t!==last) { console.log('  CAP', t.replaceAll('\n',' | ')); await page.waitForTimeout(350); await shot(); last=t; } await page.waitForTimeout(250);} }
  else if (cap) await page.keyboard.press('Escape');
}
await page.waitForTimeout(500); await shot();
await b.close();
