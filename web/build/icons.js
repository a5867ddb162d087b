/**
 * The icons of the installed page: the shield of the page as a drawing of its own and as pictures of it, `npm run icons`.
 * They are checked in, since they change with the shield only and need a browser to be drawn.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const place = new URL('../public/', import.meta.url);
const sheet = readFileSync(new URL('../src/assets/icons.svg', import.meta.url), 'utf8');
const [, box, drawing] = /<symbol id="mark" viewBox="([^"]+)">(.*?)<\/symbol>/s.exec(sheet);
const shield = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawing}</svg>`;
writeFileSync(new URL('icon.svg', place), `${shield}\n`);

const PARCHMENT = '#f6efe0';

/** What a launcher cuts to its own shape keeps only the middle; the ground goes to the edge. */
const icons = [
    { name: 'icon-192.png', size: 192, part: 0.98, ground: 'transparent' },
    { name: 'icon-512.png', size: 512, part: 0.98, ground: 'transparent' },
    { name: 'icon-maskable-512.png', size: 512, part: 0.6, ground: PARCHMENT },
];

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
});
for (const { name, size, part, ground } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const drawn = Math.round(size * part);
    await page.setContent(
        `<style>body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground}; }
        svg { width: ${drawn}px; height: ${drawn}px; }</style>${shield}`,
    );
    writeFileSync(new URL(name, place), await page.screenshot({ omitBackground: true }));
    await page.close();
}
await browser.close();
