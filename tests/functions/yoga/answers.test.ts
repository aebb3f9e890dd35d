/** /yoga over the wire: families, what they have in addition to their verdicts, the summary. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/yoga/routes.ts';
import { yogaCatalog } from '../../../lib/astro/yoga/catalog.ts';
import { YOGAS } from '../../../lib/astro/yoga/index.ts';
import type {
  NabhasaYogas,
  NeechaBhangaYogas,
  RajaYogas,
  SannyasaYogas,
  YogaFamilyAnswer,
} from '../../../lib/schemas/yoga/yogaVerdicts.ts';
import type { YogaSummary } from '../../../lib/schemas/yoga/yogaSummary.ts';
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
const ROWS_OF_WHAT_IS_THERE = ['parivartana', 'neecha-bhanga'];
const { yogas: listed } = golden<{ yogas: { slug: string; category: string }[] }>('yogas');

describe.each(Object.entries(FAMILIES))('/yoga/%s', (path, family) => {
  test('lists every yoga of the family and no other, formed or not, with reasons', async () => {
    const { summary, yogas } = await described<YogaFamilyAnswer>(path);
    const wanted = listed.filter(({ category }) => category === family).map(({ slug }) => slug);
    const slugs = [...new Set(yogas.map(({ id }) => id))];
    // Of exchanges and lifted debilitations there is a row for what is there.
    if (!ROWS_OF_WHAT_IS_THERE.includes(family)) expect(slugs).toEqual(expect.arrayContaining(wanted));
    expect(slugs.map((slug) => yogaCatalog().get(slug)!.rule.family)).toEqual(slugs.map(() => family));
    expect(summary).toMatchObject({
      checked: YOGAS.filter((rule) => rule.family === family).length,
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

test('/yoga/all lists what is formed, each fact once, and with include=all every rule', async () => {
  const present = await described<YogaFamilyAnswer>('all');
  const whole = await described<YogaFamilyAnswer>('all', BIRTH, `${AS_OF}&include=all`);
  expect(present.yogas.every((yoga) => yoga.present)).toBe(true);
  const named = ({ id, variant }: { id: string; variant: string | null }) => `${id} ${variant ?? ''}`;
  const names = present.yogas.flatMap((yoga) => [yoga, ...yoga.also_called].map(named));
  expect(names.sort()).toEqual(
    whole.yogas
      .filter((yoga) => yoga.present)
      .map(named)
      .sort(),
  );
  expect(present.summary).toEqual(whole.summary);
  // A rule has a row but where there is nothing that it could judge.
  const missing = YOGAS.filter(({ id }) => !whole.yogas.some((yoga) => yoga.id === id)).map(({ family }) => family);
  expect(missing.filter((family) => !ROWS_OF_WHAT_IS_THERE.includes(family))).toEqual([]);
});

test('/yoga/all puts proper ones first, and what is by the letter only or cancelled last', async () => {
  const ranks = ['proper', 'blemished', 'burden', 'formal', 'cancelled'];
  const rankOf = ({ grade, polarity, status }: YogaFamilyAnswer['yogas'][number]) =>
    ranks.indexOf(status === 'cancelled' ? status : polarity === 'bad' ? 'burden' : (grade ?? 'blemished'));
  for (const birth of [BIRTH, OTHER]) {
    const { yogas } = await described<YogaFamilyAnswer>('all', birth);
    const got = yogas.map(rankOf);
    expect(got).toEqual([...got].sort((a, b) => a - b));
    // Within a rank, by strength and rarity: the bits of the share, none beyond one birth of a thousand. A proper one is as
    // rare as its proper form.
    yogas.slice(1).forEach((yoga, index) => {
      const before = yogas[index]!;
      const share = (one: typeof yoga) => (one.grade === 'proper' ? one.proper_percent! : one.share_percent!);
      const told = (one: typeof yoga) => -one.strength!.score * Math.log2(Math.max(share(one), 0.1) / 100);
      if (rankOf(before) === rankOf(yoga)) expect(told(before)).toBeGreaterThanOrEqual(told(yoga));
    });
  }
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

test('/yoga/neecha-bhanga has one verdict for each debilitated planet, with the seven rules', async () => {
  // The Moon in Scorpio and the Sun in Libra.
  const { planets, summary, yogas } = await described<NeechaBhangaYogas>('neecha-bhanga', OTHER);
  expect(planets.map(({ id }) => id)).toEqual(['sun', 'moon']);
  expect(yogas.map(({ variant }) => variant)).toEqual(['sun', 'moon']);
  // Each planet by two slugs, one of which can hold.
  expect(summary.checked).toBe(14);
  yogas.forEach((yoga, index) => {
    const met = yoga.rules.filter(({ met: isMet }) => isMet).map(({ id }) => id);
    expect(yoga.rules).toHaveLength(7);
    // Those of the specification come first.
    expect(yoga.rules.slice(0, 3).map(({ id }) => id)).toEqual([
      'nb-dispositor-kendra',
      'nb-exalt-lord-kendra',
      'nb-dispositor-aspect',
    ]);
    expect(yoga).toMatchObject({ present: met.length > 0, rules_met: met.length });
    const { house, is_cancelled: isCancelled, is_raja_yoga: isRaja, rules } = planets[index]!;
    expect([rules, isCancelled, isRaja]).toEqual([met, met.length > 0, yoga.is_raja_yoga]);
    expect(isRaja).toBe(met.length > 1 && [1, 4, 5, 7, 9, 10].includes(house));
    expect([yoga.id, yoga.name]).toEqual(
      isRaja ? ['neecha-bhanga-raja', 'Neecha Bhanga Raja Yoga'] : ['neecha-bhanga', 'Neecha Bhanga'],
    );
  });
});

test('without a debilitated planet, or an exchange, there is no row, and the text says so', async () => {
  // The Sun in Scorpio, the Moon and Mars in Capricorn, Mercury and Venus in Libra, Jupiter in Gemini, Saturn in Taurus.
  const none = { ...BIRTH, date: '2001-11-20', time: '12:00:00' };
  const lifted = await described<NeechaBhangaYogas>('neecha-bhanga', none);
  expect([lifted.yogas, lifted.planets]).toEqual([[], []]);
  expect(lifted.summary.text).toBe('No planet is debilitated in your chart, so there is nothing to lift.');
  const exchanged = await described<YogaFamilyAnswer>('parivartana');
  expect(exchanged.yogas.every(({ present }) => present)).toBe(true);
  expect(exchanged.summary.checked).toBe(66);
  if (exchanged.yogas.length === 0) expect(exchanged.summary.text).toContain('no exchange in your chart');
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

describe('/yoga/summary', () => {
  test('counts slugs', async () => {
    const { counts } = await described<YogaSummary>('summary');
    const { yogas } = await described<YogaFamilyAnswer>('all', BIRTH, `${AS_OF}&include=all`);
    const present = yogas.filter((yoga) => yoga.present);
    expect(counts).toMatchObject({
      checked: new Set(YOGAS.map(({ id }) => id)).size,
      present: new Set(present.map(({ id }) => id)).size,
    });
    expect(counts.good + counts.bad + counts.mixed).toBe(counts.present);
    expect(counts.by_category.reduce((sum, { checked }) => sum + checked, 0)).toBe(counts.checked);
    expect(counts.by_category.reduce((sum, one) => sum + one.present, 0)).toBe(counts.present);
  });

  test('has the net sums as the exact sums of their components, and their places as scores', async () => {
    const { score, themes } = await described<YogaSummary>('summary');
    for (const { net, percentile, score: value } of [score, ...Object.values(themes)]) {
      expect(net.value).toBeCloseTo(
        net.components.reduce((sum, { points }) => sum + points, 0),
        6,
      );
      expect(value).toBe(percentile);
    }
  });

  test('names the foremost: none that burdens, is cancelled or by the letter only; one of a set of planets', async () => {
    for (const birth of [BIRTH, OTHER]) {
      const { strongest } = await described<YogaSummary>('summary', birth);
      const { yogas } = await described<YogaFamilyAnswer>('all', birth);
      expect(strongest.length).toBeGreaterThan(0);
      for (const { grade, polarity, share_percent: share, status } of strongest) {
        expect([polarity === 'bad', status === 'cancelled', grade === 'formal', share > 40]).toEqual([
          false,
          false,
          false,
          false,
        ]);
      }
      const sets = strongest.map(({ planets }) => [...planets].sort().join());
      expect(new Set(sets).size).toBe(sets.length);
      expect(strongest[0]!.id).toBe(yogas.find(({ share_percent: share }) => share! <= 40)!.id);
    }
  });

  test.each(['en', 'hi'])('tells the leading theme first, within the lengths: %s', async (lang) => {
    for (const birth of [BIRTH, OTHER]) {
      const data = await described<YogaSummary>('summary', birth, `lang=${lang}`);
      const { headline, leading_theme: leading, short, strongest, summary_text: text, themes } = data;
      const { learning, spirit, standing, wealth } = themes;
      const places = [standing, wealth, learning, spirit].map(({ score }) => score);
      expect(themes[leading].score).toBe(Math.max(...places));
      expect(headline.length).toBeLessThanOrEqual(90);
      expect(short.length).toBeLessThanOrEqual(280);
      expect(short.startsWith(headline)).toBe(true);
      expect(text.split(/[.।] /)[0]!.toLowerCase()).toContain(themes[leading].name.toLowerCase());
      expect(text).toContain(strongest[0]!.result);
    }
  });
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
