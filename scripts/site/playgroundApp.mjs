/** What makes the playground an app: its manifest in each language, its icons, and its service worker. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { build } from 'esbuild';
import { root } from '../project.mjs';
import { browserBundle } from './browserBundle.mjs';

const ICON = join(root, 'functions/site/docs/icon.svg');

/** As style/frame.css has them for light. */
const DESK = '#f5efe3';
/** The ground of the icon. */
const WOOD = '#7a5b36';

const NAMES = {
  en: {
    name: 'Vedic astrology playground',
    short_name: 'Kundli',
    description: 'Birth charts, days, matches and times, computed on this device.',
  },
  hi: {
    name: 'वैदिक ज्योतिष: कुंडली',
    short_name: 'कुंडली',
    description: 'कुंडली, पंचांग, मिलान और मुहूर्त, इसी डिवाइस पर गणना के साथ।',
  },
};

/** Pixels of the square icons; the one for masks has its drawing in the middle, as its edges may be cut off. */
const ICONS = [
  { file: 'icon-180.png', size: 180, margin: 0.1 },
  { file: 'icon-192.png', size: 192, margin: 0, purpose: 'any' },
  { file: 'icon-512.png', size: 512, margin: 0, purpose: 'any' },
  { file: 'icon-mask-512.png', size: 512, margin: 0.14, purpose: 'maskable' },
];

/** Returns the manifests and the icons by name. */
export async function appFiles() {
  icons ??= drawnIcons();
  const manifests = Object.entries(NAMES).map(([lang, names]) => [
    `app-${lang}.webmanifest`,
    JSON.stringify(manifestOf(lang, names)),
  ]);
  return [...manifests, ...(await icons)];
}

function manifestOf(lang, names) {
  return {
    ...names,
    lang,
    dir: 'ltr',
    id: '/playground',
    start_url: '/playground',
    scope: '/playground',
    display: 'standalone',
    background_color: DESK,
    theme_color: DESK,
    categories: ['lifestyle', 'education'],
    icons: [
      ...ICONS.filter(({ purpose }) => purpose).map(({ file, purpose, size }) => ({
        src: `/playground/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
      { src: '/docs/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}

let icons;

/** Once per process, as the renderer starts once. */
async function drawnIcons() {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const svg = readFileSync(ICON, 'utf8');
  return ICONS.map(({ file, margin, size }) => [file, png(margin === 0 ? svg : onWood(svg, margin), size)]);
}

/** Draws the icon smaller on a square of its own ground: phones round the corners themselves. */
function onWood(svg, margin) {
  const inner = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const scale = 1 - 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${WOOD}"/><g transform="translate(${32 * margin} ${32 * margin}) scale(${scale})">${inner}</g></svg>`;
}

function png(svg, size) {
  const read = new Resvg(svg, { fitTo: { mode: 'width', value: size } });
  const image = read.render();
  try {
    return Buffer.from(image.asPng());
  } finally {
    image.free();
    read.free();
  }
}

/**
 * Returns the service worker.
 *
 * @param files the files of the page with their contents, below /playground/; the first is the page itself
 */
export async function serviceWorker(files) {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(name).update(content);
  const paths = files.map(([name]) => (name === 'index.html' ? '/playground' : `/playground/${name}`));
  const shell = { version: hash.digest('hex').slice(0, 12), paths: [...paths, '/docs/icon.svg'] };
  const options = browserBundle(join(root, 'web/offline'), ['serviceWorker.ts'], '.');
  const { outputFiles } = await build({
    ...options,
    splitting: false,
    format: 'iife',
    define: { SHELL: JSON.stringify(shell) },
  });
  return outputFiles[0].contents;
}
