/** Every sentence said in every language, from arguments made from the types of its facts. */
import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../lib/words/language.ts';
import type { Catalogues } from '../../lib/words/say.ts';
import { subjects } from '../support/factArguments.ts';

interface Said {
  readonly id: string;
  readonly text: string;
}

const NEVER = /undefined|NaN|\[object|\s{2}|^\s|\s$|\b\d{4}-\d\d-\d\d\b|\bfunction\b/;
const RAW_ID = /\b[a-z]+_[a-z_]+\b/;
/** Names of charts and of fields, which stay as they are in Hindi. */
const LATIN_KEPT = /\bD\d+\b|\b(as_of|node_exaltation|fixed|extended|null)\b/g;

/** Sentences that a type allows for more combinations than there are: made-up arguments leave holes in them. */
const NEVER_SO = [
  'DAY_MOON.verdict',
  'DASHA.opening',
  'VARSHPHAL.bond',
  'PERIOD.summary_span',
  'PERIOD.reason',
  'PERIOD.theme_lord',
];

const all = subjects();

test('the catalogues of the subjects are found', () => {
  expect(all.map(({ constant }) => constant)).toContain('PANCHANG');
});

describe.each(all)('$constant', ({ constant, file, samples }) => {
  const isMadeUp = (id: string) => NEVER_SO.includes(`${constant}.${id}`);

  const catalogues = async () =>
    ((await import(`../../${file}`)) as Record<string, Catalogues<Record<string, never>>>)[constant]!;

  async function saidIn(language: (typeof LANGUAGES)[number]): Promise<Said[]> {
    const sentences = (await catalogues())[language];
    return [...samples].flatMap(([id, args]) => args.map((one) => ({ id, text: sentences[id]!(one as never) })));
  }

  test.each(LANGUAGES)('%s: whole, without ids, holes and dates of a machine', async (language) => {
    const said = await saidIn(language);
    const isWrong = ({ id, text }: Said) =>
      (NEVER.test(text) && !isMadeUp(id)) || RAW_ID.test(text.replace(LATIN_KEPT, ''));
    expect(said.filter(isWrong)).toEqual([]);
  });

  test('English has no Devanagari, Hindi no Latin letter and no full stop', async () => {
    const { en, hi } = await catalogues();
    const english = (await saidIn('en')).filter(({ text }) => /[\u0900-\u097f]/.test(text));
    const isForeign = ({ id, text }: Said) =>
      (/[A-Za-z]/.test(text.replace(LATIN_KEPT, '')) && !isMadeUp(id)) || /[^\d]\.(\s|$)/.test(text);
    // A subject that is English in every language says so in `meta.language`.
    const hindi = hi === en ? [] : (await saidIn('hi')).filter(isForeign);
    expect([...english, ...hindi]).toEqual([]);
  });
});
