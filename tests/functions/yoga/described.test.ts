/** Sentences about yogas of a birth. */
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/yoga/routes.ts';
import type { YogaFamilyAnswer } from '../../../lib/schemas/yoga/yogaVerdicts.ts';
import { BIRTH, call } from '../../support/call.ts';

async function described(path: string, lang: 'en' | 'hi', birth: object): Promise<YogaFamilyAnswer> {
  const query = `include=all&lang=${lang}&as_of=2026-11-20`;
  const { json, status } = await call(handler, 'POST', `/api/v1/yoga/${path}?${query}`, birth);
  expect([birth, status]).toEqual([birth, 200]);
  return (json as { data: YogaFamilyAnswer }).data;
}

test.each(['en', 'hi'] as const)('every yoga has a text for many births, in %s', async (lang) => {
  const births = Array.from({ length: 40 }, (_, i) => ({
    ...BIRTH,
    date: `${1931 + 2 * i}-${String(1 + ((i * 7) % 12)).padStart(2, '0')}-${String(1 + ((i * 11) % 28)).padStart(2, '0')}`,
    time: `${String((i * 5) % 24).padStart(2, '0')}:20:00`,
  }));
  for (const birth of births) {
    const { yogas } = await described('all', lang, birth);
    const texts = yogas.map(({ id, present, reason, result }) => [id, present ? result : reason] as const);
    const isWhole = (text: string | null) => /[.।]$/.test(text ?? '') && !/undefined|null|NaN| {2}/.test(text ?? '');
    expect(texts.filter(([, text]) => !isWhole(text))).toEqual([]);
  }
});

test.each([
  ['en', 'Their signs aspect each other.'],
  ['hi', 'दोनों की राशियाँ एक-दूसरे को देखती हैं।'],
] as const)('the atmakaraka may be bound by an aspect of signs, in %s', async (lang, sentence) => {
  // Jupiter in Pisces, the Sun in Virgo: dual signs aspect each other.
  const birth = { ...BIRTH, date: '1975-10-10', time: '04:24:42', latitude: -20.7404, longitude: -31.6694 };
  const { yogas } = await described('raja', lang, { ...birth, timezone: '+00:00' });
  const { evidence, result } = yogas.find(({ id }) => id === 'jaimini-ak-amk')!;
  expect(evidence.find(({ rule }) => rule === 'linked')!.observed['link']).toBe('sign_aspect');
  expect(result).toContain(sentence);
});

/** The Sun and the lord of the 9th each with Saturn or a node, under Jupiter. */
const EASED = {
  ...BIRTH,
  date: '2044-02-29',
  time: '19:08:22',
  latitude: -6.3043,
  longitude: 84.1803,
  timezone: '+00:00',
};

test.each([
  ['en', /It weighs more, as .*\. It is eased, as Jupiter /, /helped|weakened/],
  ['hi', /इसे बढ़ाने वाले कारण: .*। इसका प्रभाव कुछ कम है: .*गुरु /, /सहायक|क्षीण/],
] as const)('what aggravates a burden does not help it, in %s', async (lang, said, unsaid) => {
  const { yogas } = await described('all', lang, EASED);
  const { result } = yogas.find(({ id }) => id === 'pitri-dosha')!;
  expect(result).toMatch(said);
  expect(result).not.toMatch(unsaid);
});

const SATURN_OF_THE_8TH = { ...BIRTH, date: '1975-03-02' };

test.each([
  ['en', 'It is weakened, as Saturn also owns the 8th house.'],
  ['hi', 'योग कुछ क्षीण है: शनि आठवें भाव का भी स्वामी है।'],
] as const)('a condition names whom it means and of which house, in %s', async (lang, end) => {
  const { yogas } = await described('raja', lang, SATURN_OF_THE_8TH);
  expect(yogas.find(({ variant }) => variant === '1-9')!.result).toContain(end);
});

test.each([
  ['en', 'the lord of its sign joins or aspects it (Mars)'],
  ['hi', 'इसकी राशि के स्वामी की इस पर दृष्टि या युति है (मंगल)'],
] as const)('a debilitated planet names who cancels it, in %s', async (lang, sentence) => {
  // Mars in Libra opposite Saturn in Aries.
  const { yogas } = await described('neecha-bhanga', lang, { ...BIRTH, date: '1999-05-14', time: '08:40:00' });
  const lifted = yogas.find(({ id, present }) => present && id.startsWith('neecha-bhanga'))!;
  expect(lifted.planets).toEqual(['saturn']);
  expect(lifted.result).toContain(sentence);
});

test('the foremost of a family is a yoga by name in Hindi too', async () => {
  const { summary } = await described('vipreet-raja', 'hi', SATURN_OF_THE_8TH);
  expect(summary).toMatchObject({ present: 1, text: 'इनमें सबसे आगे हर्ष योग है।' });
});

test('a planet that joins one of them is not one of them', async () => {
  const births = Array.from({ length: 40 }, (_, i) => ({ ...BIRTH, date: `${1960 + i}-03-09` }));
  const results: string[] = [];
  for (const birth of births) {
    const { yogas } = await described('chandra', 'en', birth);
    results.push(yogas.find(({ id }) => id === 'chandra-adhi')!.result ?? '');
  }
  const joined = results.filter((result) => result.includes('a malefic stands with one of them'));
  expect(joined.length).toBeGreaterThan(0);
  expect(joined.filter((result) => /one of them \(/.test(result))).toEqual([]);
});

test('mahadashas that begin before the ninetieth year are named', async () => {
  // Jupiter’s ends in October 1994: the Moon’s begins 69 years later at 88, that of Mars at 98.
  const { yogas } = await described('all', 'en', { ...BIRTH, date: '1975-03-02' });
  const resultOf = (slug: string) => yogas.find(({ id }) => id === slug)!.result;
  expect(resultOf('shakata')).toMatch(
    / mahadashas of Jupiter \(.* 1978 to .* 1994\) and the Moon \(.* 2063 to .* 2073\)/,
  );
  expect(resultOf('harsha')).toContain('The mahadashas of its planets come late in life');
});
