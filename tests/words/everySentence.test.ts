/** Every sentence said in every language, from arguments made from the types of its facts. */
import { describe, expect, test } from '@jest/globals';
import type { Sentences } from '../../lib/words/sentences.ts';
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
  'CAREER_TIMES.topic_reason',
];

const all = subjects();

test('the catalogues of the subjects are found', () => {
  expect(all.map(({ constant }) => constant)).toContain('PANCHANG');
});

/** Languages of catalogues, those of long texts among them, and what must not occur in each. */
const FOREIGN = {
  en: /[\u0900-\u097f]/,
  hi: /[A-Za-z]|[^\d]\.(\s|$)/,
  hindi: /[A-Za-z]|[^\d]\.(\s|$)/,
  hinglish: /[\u0900-\u097f]/,
} as const;
type SaidLanguage = keyof typeof FOREIGN;

describe.each(all)('$constant', ({ constant, file, samples }) => {
  const isMadeUp = (id: string) => NEVER_SO.includes(`${constant}.${id}`);

  type Found = Readonly<Partial<Record<SaidLanguage, Sentences<Record<string, never>>>>>;
  const catalogues = async () => ((await import(`../../${file}`)) as Record<string, Found>)[constant]!;

  async function languages(): Promise<SaidLanguage[]> {
    const found = await catalogues();
    return (Object.keys(FOREIGN) as SaidLanguage[]).filter((language) => found[language] !== undefined);
  }

  async function saidIn(language: SaidLanguage): Promise<Said[]> {
    const sentences = (await catalogues())[language]!;
    return [...samples].flatMap(([id, args]) => args.map((one) => ({ id, text: sentences[id]!(one as never) })));
  }

  test('each is whole, without ids, holes and dates of a machine', async () => {
    const isWrong = ({ id, text }: Said) =>
      (NEVER.test(text) && !isMadeUp(id)) || RAW_ID.test(text.replace(LATIN_KEPT, ''));
    for (const language of await languages()) expect((await saidIn(language)).filter(isWrong)).toEqual([]);
  });

  test('English has no Devanagari, Hindi no Latin letter and no full stop', async () => {
    const { en, hi } = await catalogues();
    for (const language of await languages()) {
      // A subject that is English in every language says so in `meta.language`.
      if (language === 'hi' && hi === en) continue;
      const isForeign = ({ id, text }: Said) =>
        FOREIGN[language].test(text.replace(LATIN_KEPT, '')) && !(language === 'hi' && isMadeUp(id));
      expect((await saidIn(language)).filter(isForeign)).toEqual([]);
    }
  });
});
