/** /yoga over the wire: families, what they have in addition to their verdicts, the summary. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/yoga/routes.ts';
import { yogaCatalog } from '../../../lib/astro/yoga/catalog.ts';
import type {
  NabhasaYogas,
  NeechaBhangaYogas,
  RajaYogas,
  SannyasaYogas,
  YogaFamilyAnswer,
  YogaSummary,
} from '../../../lib/schemas/yoga/yogaVerdicts.ts';
import { golden } from '../../support/golden.ts';
import { BIRTH, call } from '../../support/call.ts';

const OTHER = { ...BIRTH, date: '1978-11-03', time: '04:12:00', latitude: 13.0827, longitude: 80.2707 };
const AS_OF = 'as_of=2026-11-20';

async function described<Data>(path: string, birth: object = BIRTH, query = AS_OF): Promise<Data> {
  const { json, status } = await call(handler, 'POST', `/api/v1/yoga/${path}?${query}`, birth);
  expect(status).toBe(200);
  return (json as { data: Data }).data;
}

const FAMILIES = {
  arishta: 'arishta',
  chandra: 'chandra',
  daridra: 'daridra',
  dhana: 'dhana',
  nabhasa: 'nabhasa',
  'neecha-bhanga': 'neecha-bhanga',
  'pancha-mahapurusha': 'mahapurusha',
  parivartana: 'parivartana',
  raja: 'raja',
  sannyasa: 'sannyasa',
  surya: 'surya',
  'vipreet-raja': 'vipreet-raja',
};
const { yogas: listed } = golden<{ yogas: { slug: string; category: string }[] }>('yogas');

describe.each(Object.entries(FAMILIES))('/yoga/%s', (path, family) => {
  test('lists every yoga of the family and no other, formed or not, with reasons', async () => {
    const { summary, yogas } = await described<YogaFamilyAnswer>(path);
    const wanted = listed.filter(({ category }) => category === family).map(({ slug }) => slug);
    const slugs = [...new Set(yogas.map(({ id }) => id))];
    expect(slugs).toEqual(expect.arrayContaining(wanted));
    expect(slugs.map((slug) => yogaCatalog().get(slug)!.rule.family)).toEqual(slugs.map(() => family));
    expect(summary).toMatchObject({
      checked: yogas.length,
      present: yogas.filter(({ present }) => present).length,
      cancelled: yogas.filter(({ status }) => status === 'cancelled').length,
    });
    for (const yoga of yogas) {
      expect(yoga.evidence.length).toBeGreaterThan(0);
      expect(yoga.present).toBe(yoga.evidence.every(({ effect, met }) => effect !== 'required' || met));
      expect([yoga.result === null, yoga.timing === null, yoga.reason === null]).toEqual(
        yoga.present ? [false, false, true] : [true, true, false],
      );
    }
  });
});

test.each(['gajakesari', 'budhaditya', 'lakshmi'])('/yoga/%s gives that yoga alone', async (slug) => {
  const { yogas } = await described<YogaFamilyAnswer>(slug, OTHER);
  expect([...new Set(yogas.map(({ id }) => id))]).toEqual([slug]);
});

test('/yoga/all lists those that are formed, the strongest first, and with include=all every rule', async () => {
  const present = await described<YogaFamilyAnswer>('all');
  const whole = await described<YogaFamilyAnswer>('all', BIRTH, `${AS_OF}&include=all`);
  const scores = present.yogas.map(({ strength }) => strength!.score);
  expect(present.yogas.every((yoga) => yoga.present)).toBe(true);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect([...new Set(whole.yogas.map(({ id }) => id))].sort()).toEqual([...yogaCatalog().keys()].sort());
  const named = (yogas: YogaFamilyAnswer['yogas']) => yogas.map(({ id, variant }) => `${id} ${variant ?? ''}`).sort();
  expect(named(present.yogas)).toEqual(named(whole.yogas.filter((yoga) => yoga.present)));
  expect(present.summary).toEqual(whole.summary);
  expect(present.summary.checked).toBe(whole.yogas.length);
});

test('every strength is the sum of its components, every text is of this chart', async () => {
  const { yogas } = await described<YogaFamilyAnswer>('all', OTHER);
  for (const { id, planets, result, strength, timing } of yogas) {
    const sum = strength!.components.reduce((total, { points }) => total + points, 0);
    expect([id, strength!.score]).toEqual([id, expect.closeTo(sum, 6)]);
    for (const planet of planets) expect(result!.toLowerCase()).toContain(planet);
    expect(timing!.is_lifelong || timing!.periods.every(({ lord }) => planets.includes(lord))).toBe(true);
  }
});

const GRADES = ['proper', 'blemished', 'formal'];

test('/yoga/raja names the lords and how they are bound: hand-read from the chart', async () => {
  // 1975-03-02 14:30 at Delhi: Gemini rises; Venus (5) and Jupiter (7, 10) stand in Pisces, the 10th.
  const { pairs, supports } = await described<RajaYogas>('raja', { ...BIRTH, date: '1975-03-02' });
  const order = pairs.map(({ grade, score }) => GRADES.indexOf(grade) * 1000 - score);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(supports.every(({ grade, houses, score }) => grade === 'formal' && houses[0] === 1 && score <= 30)).toBe(true);
  const found = pairs.filter(({ link }) => link === 'conjunction');
  expect(found.map(({ houses, lords }) => [houses.join('-'), [...lords].sort().join()])).toEqual(
    expect.arrayContaining([
      ['5-7', 'jupiter,venus'],
      ['5-10', 'jupiter,venus'],
    ]),
  );
});

test('/yoga/sannyasa counts the signs of an inclination, and tells of it from two on', async () => {
  for (const birth of [BIRTH, OTHER, { ...BIRTH, date: '1975-03-02' }]) {
    const { inclination, yogas } = await described<SannyasaYogas>('sannyasa', birth);
    const met = inclination.evidence.filter(({ met: isMet }) => isMet).length;
    expect(inclination.evidence).toHaveLength(5);
    expect([inclination.signs, inclination.of, inclination.is_told]).toEqual([met, 5, met >= 2]);
    expect(yogas.find(({ id }) => id === 'sannyasa-inclination')!.present).toBe(inclination.is_told);
    expect(inclination.text).toMatch(/^[A-Z][^_]+\.$/);
  }
});

test('/yoga/neecha-bhanga describes the debilitated planets', async () => {
  // The Moon in Scorpio and the Sun in Libra.
  const { planets, yogas } = await described<NeechaBhangaYogas>('neecha-bhanga', OTHER);
  expect(planets.map(({ id }) => id)).toEqual(['sun', 'moon']);
  for (const { id, is_cancelled: isCancelled, rules } of planets) {
    expect(isCancelled).toBe(rules.length > 0);
    expect(yogas.filter((yoga) => yoga.present && yoga.variant === id).map((yoga) => yoga.id)).toEqual(rules);
  }
});

test('/yoga/nabhasa has three groups; a yoga of number is alone', async () => {
  const { groups, signs_occupied: occupied } = await described<NabhasaYogas>('nabhasa', OTHER);
  expect(groups.map(({ checked, id }) => [id, checked])).toEqual([
    ['ashraya', 3],
    ['akriti', 22],
    ['sankhya', 7],
  ]);
  // Sun, Venus in Libra; Moon, Mars, Mercury in Scorpio; Jupiter in Cancer; Saturn in Leo.
  expect(occupied).toBe(4);
  const [ashraya, akriti, sankhya] = groups.map(({ present }) => present);
  expect(sankhya).toEqual([...ashraya!, ...akriti!].length > 0 ? [] : ['kedara']);
});

test('/yoga/summary counts slugs, and its score is the sum of its components', async () => {
  const { counts, score, strongest } = await described<YogaSummary>('summary');
  const { yogas } = await described<YogaFamilyAnswer>('all');
  expect(counts).toMatchObject({ checked: yogaCatalog().size, present: new Set(yogas.map(({ id }) => id)).size });
  expect(counts.good + counts.bad + counts.mixed).toBe(counts.present);
  expect(counts.by_category.reduce((sum, { checked }) => sum + checked, 0)).toBe(counts.checked);
  expect(counts.by_category.reduce((sum, { present }) => sum + present, 0)).toBe(counts.present);
  expect(score.score).toBeCloseTo(
    score.components.reduce((sum, { points }) => sum + points, 0),
    6,
  );
  expect(strongest).toHaveLength(5);
  expect(strongest.every(({ status }) => status !== 'cancelled')).toBe(true);
  expect(strongest[0]!.id).toBe(yogas.find(({ status }) => status !== 'cancelled')!.id);
});

describe('what the answers depend on', () => {
  test('gender and hour decide mahabhagya', async () => {
    const seen = async (changed: object) => {
      const { yogas } = await described<YogaFamilyAnswer>('raja', { ...BIRTH, ...changed });
      const { evidence } = yogas.find(({ id }) => id === 'mahabhagya')!;
      return Object.assign({}, ...evidence.map(({ observed }) => observed)) as object;
    };
    for (const gender of ['male', ' Male ', 'm']) expect(await seen({ gender })).toMatchObject({ gender: 'male' });
    for (const gender of ['Female', 'F']) expect(await seen({ gender })).toMatchObject({ gender: 'female' });
    expect(await seen({ gender: { odd: true } })).toMatchObject({ gender: null });
    // In June the Sun stands over Delhi from half past five to quarter past seven.
    for (const [time, isDay] of [
      ['05:45:00', true],
      ['19:00:00', true],
      ['19:45:00', false],
      ['05:00:00', false],
    ] as const) {
      expect(await seen({ time })).toMatchObject({ is_day_birth: isDay });
    }
  });

  test('as_of decides what runs, not what is formed', async () => {
    const at = (date: string) => described<YogaFamilyAnswer>('all', OTHER, `as_of=${date}`);
    const [early, late] = await Promise.all([at('1985-01-01'), at('2030-01-01')]);
    const formed = ({ yogas }: YogaFamilyAnswer) => yogas.map(({ id, strength }) => [id, strength!.score]);
    const running = ({ yogas }: YogaFamilyAnswer) => yogas.map(({ timing }) => timing!.is_current);
    expect(formed(early)).toEqual(formed(late));
    expect(running(early)).not.toEqual(running(late));
  });

  test('Hindi is Hindi throughout', async () => {
    const { disclaimer, summary, yogas } = await described<YogaFamilyAnswer>('arishta', OTHER, `${AS_OF}&lang=hi`);
    const texts = yogas.flatMap((yoga) => [
      yoga.name,
      yoga.category_name,
      yoga.formation,
      yoga.result ?? yoga.reason!,
      ...yoga.evidence.map(({ text }) => text),
      ...(yoga.strength?.components.map(({ label }) => label) ?? []),
    ]);
    for (const text of [...texts, summary.text, disclaimer!]) expect(text).toMatch(/^[^a-zA-Z]+$/);
  });
});
