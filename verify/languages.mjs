/**
 * Tells how much of what is said in an answer is in the language asked for: npm run languages -- --lang hi --groups dasha
 *
 * Counts the letters of all texts of `data` for some births, by path; lists the texts that are in Latin letters.
 * With --style it counts sentences that are too long, hold figures that a field tells, or words that are not used:
 * npm run languages -- --lang en --style --groups houses
 */
import { parseArgs } from 'node:util';
import { births, holdClock, loadGroups, preparedProject, requestsOf } from './requests.mjs';

const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: 'hi' },
    groups: { type: 'string' },
    births: { type: 'string', default: '6' },
    show: { type: 'string', default: '40' },
    style: { type: 'boolean', default: false },
  },
});

/** What stays as printed or is no sentence: sources, ids, names in other letters, times. */
const KEPT = new Set(
  'source sources also_in citation id ids url iast transliteration sanskrit english rule_id mantra_iast type code'.split(
    ' ',
  ),
);

/** Lists the texts of an answer that people read, with their keys. */
function* textsOf(value, key = '') {
  if (typeof value === 'string') {
    if (!KEPT.has(key) && /\s/.test(value) && /\p{L}{2}/u.test(value) && !/^[\dT:+Z .-]+$/.test(value))
      yield [key, value];
  } else if (Array.isArray(value)) for (const item of value) yield* textsOf(item, key);
  else if (value) for (const name of Object.keys(value)) yield* textsOf(value[name], name);
}

const MOST_WORDS = { en: 20, hi: 18 };
const FIGURES = /\d\.\d| of 100\b|100 में|\d %/;
const NOT_USED = new RegExp(
  `\\b(${[
    'asks? (for care|most)',
    'support and strain',
    'in its favour',
    'to be worked with',
    'carries',
    'carried',
    'leans',
    'stands at',
    'taken \\d+',
    'besides',
    'ripens',
    'borne',
    'burdens',
    'passing planets',
    'of little strength',
  ].join('|')})\\b`,
  'i',
);

/** Lists what is wrong with the sentences of a text; labels without a full stop have no sentences. */
function* faultsOf(text, lang) {
  if (!/[.।!?]$/.test(text)) return;
  for (const sentence of text.split(/(?<=[.!?।])\s+/)) {
    if (sentence.split(/\s+/).length > MOST_WORDS[lang]) yield ['long', sentence];
    if (FIGURES.test(sentence)) yield ['figures', sentence];
    if (NOT_USED.test(sentence)) yield ['words', sentence];
    if (sentence.includes(';')) yield ['semicolon', sentence];
  }
}

const latin = (text) => (text.match(/[A-Za-z]/g) ?? []).length;
const letters = (text) => (text.match(/\p{L}/gu) ?? []).length;

holdClock();
const { access, names, outdir } = await preparedProject();
const wanted = names.filter((name) => values.groups === undefined || values.groups.split(',').includes(name));
const groups = await loadGroups(outdir, wanted);
const paths = new Map();
const foreign = new Map();
const faults = new Map();
for (const [index, birth] of births().slice(0, Number(values.births)).entries()) {
  for await (const { event, handler, key } of requestsOf(groups, birth, index, access)) {
    const [, lang, accept, path] = key.split(' ');
    if (lang !== values.lang || accept !== 'application/json' || path.includes('/chart/')) continue;
    const { body, statusCode } = await handler(event, {});
    if (statusCode !== 200) continue;
    const counts = paths.get(path) ?? [0, 0];
    paths.set(path, counts);
    for (const [field, text] of textsOf(JSON.parse(body).data)) {
      if (values.style) {
        const found = faults.get(path) ?? { long: 0, figures: 0, words: 0, semicolon: 0, sentences: 0 };
        faults.set(path, found);
        if (/[.।!?]$/.test(text)) found.sentences += text.split(/(?<=[.!?।])\s+/).length;
        for (const [kind, sentence] of faultsOf(text, lang)) {
          found[kind]++;
          foreign.set(`${kind}: ${sentence}`, `${path} ${field}`);
        }
        continue;
      }
      counts[0] += latin(text);
      counts[1] += letters(text);
      if (latin(text) > letters(text) / 20 && latin(text) > 2) foreign.set(text, `${path} ${field}`);
    }
  }
}
const percent = ([some, all]) => ((100 * some) / Math.max(all, 1)).toFixed(1);
const shown = [...foreign].slice(0, Number(values.show));
for (const [text, where] of shown) console.log(`${where}: ${text.slice(0, 160)}`);
if (foreign.size > shown.length) console.log(`... and ${foreign.size - shown.length} more texts`);
if (values.style) {
  for (const [path, { figures, long, semicolon, sentences, words }] of faults)
    if (figures + long + semicolon + words > 0)
      console.log(
        `${long} long, ${figures} with figures, ${words} with words not used, ${semicolon} chains of ${sentences}: ${path}`,
      );
} else {
  const rows = [...paths].sort(([, a], [, b]) => b[0] / b[1] - a[0] / a[1]);
  for (const [path, counts] of rows) if (counts[0] > 0) console.log(`${percent(counts).padStart(5)} %  ${path}`);
  console.log(`${percent(rows.reduce(([a, b], [, [c, d]]) => [a + c, b + d], [0, 0]))} % of all letters are Latin`);
}
