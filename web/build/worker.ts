/**
 * The service worker of a build: `sw.js` with the list of what was built before it. What every game needs is common, the
 * texts of a language are for those who read it, and what plays without a server comes after both.
 *
 * What shows notices is in it, and also a file of its own, `push.js`, for pages that keep nothing.
 */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

const LANGUAGES = ['en', 'pl', 'ru'] as const;
type Language = (typeof LANGUAGES)[number];

export interface Build {
  version: string;
  /** The script that the page begins with, which names it. */
  entry: string;
  common: string[];
  languages: Record<Language, string[]>;
  /** What plays without a server. */
  engine: string[];
  /** What is kept when somebody has first needed it, or wants all of it: bots of higher ranks, puzzles, rare letters. */
  later: string[];
  /** Said by the page for hosts of files: nothing but the page itself is answered with it. */
  static?: true;
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The language of a file; nothing for what all need. */
function languageOf(file: Output): Language | null {
  const text = file.type === 'chunk' && /\/locales\/(\w+)\/[\w-]+\.ftl/.exec(file.facadeModuleId ?? '')?.[1];
  return LANGUAGES.find((language) => language === text) ?? null;
}

/** Pages that only mean something where the host is: what they show and ask for is the host's alone. */
const SERVED =
  /\/(lib\/(hosting|tournaments|passkeys|away|ratings|notices)\/|locales\/\w+\/(hosting|tournaments|passkeys|away|ratings|notices)\.ftl)/;

/** The files of such pages, their styles too: they are fetched when they are looked at, and not kept. */
function served(files: readonly Output[]): Set<string> {
  const pages = files.filter((file) => file.type === 'chunk' && SERVED.test(file.facadeModuleId ?? ''));
  const styles = (file: Output) => ('viteMetadata' in file ? [...(file.viteMetadata?.importedCss ?? [])] : []);
  return new Set(pages.flatMap((file) => [file.fileName, ...styles(file)]));
}

/** The script that the page names. */
function entryOf(files: readonly Output[]): string {
  const page = files.find((file) => file.fileName === 'index.html');
  const entry = page && 'source' in page ? /<script[^>]* src="\/([^"]+)"/.exec(page.source.toString())?.[1] : undefined;
  if (!entry) throw new Error('the page begins with no script');
  return entry;
}

/** Sorts what was built. */
export function listed(files: readonly Output[], besides: readonly string[]): Build {
  const build: Build = {
    version: '',
    entry: entryOf(files),
    common: ['./', ...besides],
    languages: { en: [], pl: [], ru: [] },
    engine: [],
    later: [],
  };
  const elsewhere = served(files);
  for (const file of files) {
    const name = file.fileName;
    if (elsewhere.has(name)) continue;
    // The page is kept as the folder it lies in; what develops and documents it is not kept.
    if (/\.(html|map)$/.test(name)) continue;
    const language = languageOf(file);
    if (name.endsWith('.wasm')) build.engine.push(name);
    else if (/\.(net|txt)$|-accents-/.test(name)) build.later.push(name);
    else if (language) build.languages[language].push(name);
    else build.common.push(name);
  }
  return build;
}

/** Writes `sw.js` and `push.js`; `template` is its text without the list, `push` what shows notices, `besides` are files that are copied as they are. */
export function serviceWorker(template: string, push: string, copied: string, besides: readonly string[]): Plugin {
  return {
    name: 'quadrivium-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const build = listed(files, besides);
        // Names of files say what is in them, but for the page and what is copied.
        const page = files.flatMap((file) => (file.fileName === 'index.html' && 'source' in file ? [file.source] : []));
        const notices = readFileSync(push, 'utf8');
        const text = `${readFileSync(template, 'utf8')}\n${notices}`;
        const contents = [...page, text, ...besides.map((name) => readFileSync(`${copied}/${name}`))];
        const hash = createHash('sha256').update(JSON.stringify(build));
        for (const content of contents) hash.update(content);
        build.version = hash.digest('hex').slice(0, 12);
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: `const BUILD = ${JSON.stringify(build)};\n${text}`,
        });
        this.emitFile({ type: 'asset', fileName: 'push.js', source: notices });
      },
    },
  };
}
