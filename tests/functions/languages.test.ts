/**
 * Answers are in the language asked for: whole in Hindi where a group computes, names in the further languages.
 * @isolated
 */
import { describe, expect, test } from '@jest/globals';
import { FURTHER_LANGUAGES } from '../../lib/words/language.ts';
import { BIRTH, call, dataOf, type Answer } from '../support/call.ts';
import { loadGroups, type Group } from '../support/groups.ts';
import { signedInHeaders } from '../support/principal.ts';
import { askedQuery } from '../support/query.ts';
import { isInScript } from '../support/scripts.ts';
import { namesOf, textsOf } from '../support/texts.ts';

const COMPUTING = [
  'panchang',
  'planets',
  'houses',
  'varga',
  'chart',
  'dasha',
  'jaimini',
  'kp',
  'varshphal',
  'transit',
  'special',
  'pdae',
  'yoga',
  'dosha',
  'remedy',
];

const groups = await loadGroups();
const PLACE = { latitude: BIRTH.latitude, longitude: BIRTH.longitude, timezone: BIRTH.timezone };

/** What calendars are asked about, by field. */
const CALENDAR = { year: 2026, month: 11, start_year: 2026, sign: 'libra' };
const idIn = ({ path }: Group['rows'][number]) => (path.includes('/eclipses/') ? 'lunar-2026-03-03' : 'diwali');

async function asked({ handler }: Group, row: Group['rows'][number], lang: string): Promise<Answer> {
  const path = row.path.replace('{house_number}', '7').replace('{slug}', 'gajakesari').replace('{id}', idIn(row));
  const query = new URLSearchParams(`${askedQuery(row)}&lang=${lang}`);
  const isDay = row.kind === 'daily';
  const day = { date: '2026-11-20', time: '10:30:00', ...PLACE };
  if (row.method === 'GET') {
    for (const [name, value] of Object.entries({ ...day, ...CALENDAR })) {
      if (name in row.query.entries) query.set(name, String(value));
    }
    return call(handler, 'GET', `${path}?${query}`);
  }
  const birth = { ...BIRTH, gender: 'female' };
  const entries = row.body?.entries ?? {};
  const further = Object.entries({ year: 2026, start: '2026-11-01', end: '2026-11-30', number: 108, matter: 'job' });
  const body = isDay ? day : { ...birth, ...Object.fromEntries(further.filter(([name]) => name in entries)) };
  return call(handler, 'POST', `${path}?${query}`, body, { headers: row.isProtected ? signedInHeaders() : {} });
}

const letters = (text: string, of: RegExp) => (text.match(of) ?? []).length;

/** Spellings that are wrong everywhere in Hindi, outside mantras. */
const MISSPELT =
  /(ङ्[क-घ]|ञ्[च-झ]|ण्[ट-ढ]|न्[त-ध]|म्[प-भ])|[कखग]\u093c|[०-९]|साढ़े साती|(गये|गयी|लिये|चाहिये|जायेगा|आयेगा)(?![\u0900-\u097f])|\s[।,;]|[\u0900-\u097f]\.(\s|$)|undefined|null|\S  +\S/;
const isMantra = (text: string) => /ॐ|नमः/.test(text);
/** Initials of authors keep their full stops. */
const withoutInitials = (text: string) => text.replace(/(?<![\u0900-\u097f])(पी|वी|आर|के|एन|बी)\. /g, '');

describe.each(groups.filter(({ name }) => COMPUTING.includes(name)))('$name in Hindi', (group) => {
  test('has at most one letter of twenty in Latin script on each path, two of a hundred in all', async () => {
    const shares: [path: string, latin: number, all: number][] = [];
    const misspelt: string[] = [];
    for (const row of group.rows) {
      const answer = await asked(group, row, 'hi');
      const texts = textsOf(dataOf(answer)).map(([, text]) => text);
      const joined = texts.join(' ');
      shares.push([row.path, letters(joined, /[A-Za-z]/g), letters(joined, /\p{L}/gu)]);
      misspelt.push(...texts.filter((text) => MISSPELT.test(withoutInitials(text)) && !isMantra(text)));
    }
    expect(shares.filter(([, latin, all]) => latin > all / 20)).toEqual([]);
    const sum = (of: 1 | 2) => shares.reduce((total, share) => total + share[of], 0);
    expect(sum(1)).toBeLessThanOrEqual(sum(2) / 50);
    expect(misspelt).toEqual([]);
  });
});

/** Groups whose English is written by the rules of style; the others follow with their content. */
const PLAIN_ENGLISH = COMPUTING.filter((name) => !['chart', 'yoga', 'dosha', 'remedy'].includes(name));
const MOST_WORDS = 20;
/** What a field tells, and what no sentence is made of. */
const UNPLAIN =
  /\d\.\d| of 100\b|\d %|;|\b(asks? (for care|most)|support and strain|in its favour|to be worked with|carries|leans|stands at|ripens|borne|burdens|passing planets)\b/i;

describe.each(groups.filter(({ name }) => PLAIN_ENGLISH.includes(name)))('$name in English', (group) => {
  test('has sentences of one idea: twenty words, no figures of fields, no chains', async () => {
    const unplain: string[] = [];
    for (const row of group.rows) {
      const texts = textsOf(dataOf(await asked(group, row, 'en'))).map(([, text]) => text);
      for (const text of texts) {
        // Labels end without a full stop; the summary of a day by a model is Hindi.
        if (!/[.!?]$/.test(text) || /[\u0900-\u097f]/.test(text)) continue;
        const sentences = text.split(/(?<=[.!?])\s+/);
        unplain.push(...sentences.filter((one) => UNPLAIN.test(one) || one.split(/\s+/).length > MOST_WORDS));
      }
    }
    expect(unplain).toEqual([]);
  });
});

test.each(FURTHER_LANGUAGES)(
  'lang=%s: every name of panchang, planets and chart, sentences in English',
  async (lang) => {
    const paths = ['/panchang/daily', '/planets/positions', '/chart/birth'];
    for (const path of paths) {
      const group = groups.find(({ name }) => path.startsWith(`/${name}/`))!;
      const row = group.rows.find(({ path: own }) => own === `/api/v1${path}`)!;
      const answer = await asked(group, row, lang);
      const others = namesOf(dataOf(answer)).filter(([, name]) => !isInScript(name, lang) || /[A-Za-z]/.test(name));
      expect(others).toEqual([]);
      const { meta } = answer.json as { meta: { lang: string; language: object } };
      expect([meta.lang, meta.language]).toEqual([lang, { names: lang, sentences: 'en' }]);
      expect(answer.headers['content-language']).toBe(`${lang}, en`);
    }
  },
);

test('sentences are in the language asked for, in judging groups too', async () => {
  const group = groups.find(({ name }) => name === 'career')!;
  const row = group.rows.find(({ path }) => path.endsWith('/career/analyze'))!;
  const { meta } = (await asked(group, row, 'hi')).json as { meta: { language: object } };
  expect(meta.language).toEqual({ names: 'hi', sentences: 'hi' });
});
