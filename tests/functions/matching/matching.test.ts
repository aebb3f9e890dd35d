/** What each path of /matching says of couples of the golden file, in both languages. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/matching/routes.ts';
import type {
  DashaSandhiAnswer,
  MarsAnswer,
  PapaAnswer,
  ReportAnswer,
} from '../../../lib/schemas/matching/chartAnswers.ts';
import type { Ashtakoota, Partners, PoruthamAnswer, StarsAnswer } from '../../../lib/schemas/matching/match.ts';
import type { MatchRules } from '../../../lib/schemas/matching/matchRules.ts';
import { call, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, type GoldenBirth } from '../../support/golden.ts';
import { matchingGolden } from '../../support/matchingGolden.ts';

const { cases, unknown_time: openTimes } = matchingGolden;
const positions = golden<{ cases: readonly { birth: GoldenBirth }[] }>('jyotish/positions');
const births = new Map(positions.cases.map(({ birth }) => [birth.id, birth]));
const body = (id: string) => bodyOf(births.get(id)!);
/** Couples whose births the file of positions has. */
const couples = cases.filter(({ bride, groom }) => births.has(bride.id) && births.has(groom.id)).slice(0, 5);
const pairOf = ({ bride, groom }: (typeof cases)[number]) => ({ groom: body(groom.id), bride: body(bride.id) });

async function ask<Data>(path: string, input: object, query = ''): Promise<Data> {
  return dataOf<Data>(await post(handler, `/matching/${path}?as_of=2026-11-28${query}`, input));
}

const LATIN = /[A-Za-z]/;

test('there are couples of the golden file', () => {
  expect(couples.length).toBe(5);
});

describe('/matching/ashtakoota', () => {
  test('has the koots, totals and exceptions of the file', async () => {
    for (const couple of couples) {
      const { expected } = couple;
      const data = await ask<Ashtakoota>('ashtakoota', pairOf(couple));
      expect(data.koots.map(({ id, points }) => [id, points])).toEqual(
        Object.entries(expected.koots).map(([id, { points }]) => [id, points]),
      );
      expect(data.total.points).toBe(expected.total);
      expect(data.total_with_exceptions.points).toBe(expected.total_with_exceptions);
      const sum = data.koots.reduce((points, koot) => points + koot.points!, 0);
      expect(sum).toBe(data.total.points);
      const restored = data.restored.reduce((points, koot) => points + koot.points, 0);
      expect(sum + restored).toBe(data.total_with_exceptions.points);
      const applied = data.koots.flatMap(({ exceptions }) =>
        exceptions.filter((one) => one.applied).map(({ id }) => id),
      );
      expect(applied.sort()).toEqual([...expected.exceptions_applied].sort());
    }
  });

  test('an exception that is not met is one line in the standard answer, and whole in the full one', async () => {
    const couple = couples.find(({ expected }) => expected.koots['nadi']!.points === 0)!;
    const unmetOf = ({ koots }: Ashtakoota) => koots[7]!.exceptions.find(({ met }) => met === false)!;
    const standard = unmetOf(await ask<Ashtakoota>('ashtakoota', pairOf(couple), '&detail=standard'));
    expect(Object.keys(standard)).toEqual(['id', 'met', 'reason']);
    const full = unmetOf(await ask<Ashtakoota>('ashtakoota', pairOf(couple), '&detail=full'));
    expect(full).toMatchObject({
      id: standard.id,
      applied: false,
      status: expect.any(String),
      source: expect.any(String),
    });
  });

  test('without a birth time it has what is the same all day, and no point more', async () => {
    const known = openTimes.filter(({ bride, groom }) => births.has(bride) && births.has(groom)).slice(0, 5);
    expect(known.length).toBe(5);
    for (const { bride, determined, groom, total_max: most, total_min: least } of known) {
      const data = await ask<Ashtakoota>('ashtakoota', { groom: { ...body(groom), time: null }, bride: body(bride) });
      expect(Object.fromEntries(data.koots.map(({ id, points }) => [id, points]))).toEqual(determined);
      expect([data.total.least, data.total.most]).toEqual([least, most]);
      for (const koot of data.koots) {
        expect(koot.determined).toBe(koot.points !== null);
        expect(koot.possible === null).toBe(koot.determined);
        if (!koot.determined) expect(koot.changes_at.length).toBeGreaterThan(0);
      }
      expect(data.verdict.text).toContain('birth time');
    }
  });

  test('roles both answers the exchanged couple too', async () => {
    const couple = couples[1]!;
    const { bride, groom } = pairOf(couple);
    const { reversed } = await ask<Ashtakoota>('ashtakoota', { groom, bride, roles: 'both' });
    const exchanged = await ask<Ashtakoota>('ashtakoota', { groom: bride, bride: groom });
    expect(reversed!.koots).toEqual(exchanged.koots);
    expect(reversed!.verdict).toEqual(exchanged.verdict);
    expect(exchanged.reversed).toBeNull();
  });
});

test('/matching/porutham has the levels of the file', async () => {
  for (const couple of couples) {
    const data = await ask<PoruthamAnswer>('porutham', pairOf(couple));
    expect(Object.fromEntries(data.poruthams.map(({ id, level }) => [id, level]))).toEqual(couple.expected.porutham);
    expect(data.agreed).toBe(couple.expected.porutham_agreed);
    const essential = data.poruthams.filter((porutham) => porutham.essential);
    expect([...data.essential.kept, ...data.essential.missing].sort()).toEqual(essential.map(({ id }) => id).sort());
  }
});

test('/matching/mars tells in which houses Mars stands, and which chart is manglik', async () => {
  for (const couple of couples) {
    const data = await ask<MarsAnswer>('mars', pairOf(couple));
    const { bride, groom } = couple.expected.manglik;
    expect([data.groom!.from_ascendant.house, data.bride!.from_ascendant.house]).toEqual([
      groom.mars_house.lagna,
      bride.mars_house.lagna,
    ]);
    const isBoth = groom.present_from_lagna && bride.present_from_lagna;
    const isNone = !groom.present_from_lagna && !bride.present_from_lagna;
    if (isNone) expect(data.comparison.state).toBe('not_present');
    else if (isBoth) expect(data.comparison.state).toMatch(/balanced$/);
    else expect(data.comparison.bearer).toBe(groom.present_from_lagna ? 'groom' : 'bride');
  }
});

test('/matching/papa-samya has the points of the file and foretells nothing', async () => {
  for (const couple of couples) {
    const data = await ask<PapaAnswer>('papa-samya', pairOf(couple));
    const { bride, groom } = couple.expected.papa_points;
    expect([data.groom!.total, data.bride!.total]).toEqual([groom.total, bride.total]);
    expect(data.groom!.components.map(({ points }) => points)).toEqual([groom.lagna, groom.moon, groom.venus]);
    if (bride.total > groom.total) expect(data.comparison).toMatchObject({ state: 'bride_heavier' });
    expect(`${data.comparison.headline} ${data.comparison.text}`).not.toMatch(/death|widow|harm|danger|ill/i);
  }
});

test('/matching/dasha-sandhi has the changes of the file, in words with their dates', async () => {
  for (const couple of couples) {
    const data = await ask<DashaSandhiAnswer>('dasha-sandhi', pairOf(couple));
    expect(data.sandhi).toHaveLength(couple.expected.dasha_sandhi.length);
    for (const { groom, text } of data.sandhi) {
      expect(text).toContain(`${Number(groom.at.slice(8, 10))} `);
      expect(text).toContain('Both may have much to arrange at that time.');
    }
  }
});

test('/matching/report has all parts; without a birth time it says what is missing', async () => {
  const couple = couples[0]!;
  const data = await ask<ReportAnswer>('report', pairOf(couple));
  expect(data.ashtakoota.total.points).toBe(couple.expected.total);
  expect(data.evidence).toHaveLength(9);
  expect(data.summary.text).toMatch(/poruthams/);
  const { bride, groom } = pairOf(couple);
  const open = await ask<ReportAnswer>('report', { groom, bride: { ...bride, time: null } });
  expect(open).toMatchObject({ evidence: [], evidence_reason: 'birth_time_unknown', mars: { bride: null } });
  expect(open.mars.comparison).toMatchObject({ state: 'unknown', reason: 'birth_time_unknown' });
});

test('/matching/stars leaves the half of a sign open where the degree is not given', async () => {
  const open = await ask<StarsAnswer>('stars', { groom: { nakshatra: 20, pada: 1 }, bride: { nakshatra: 8, pada: 2 } });
  expect(open.koots[1]).toMatchObject({ id: 'vashya', points: null, possible: expect.any(Array), changes_at: [] });
  const known = await ask<StarsAnswer>('stars', {
    groom: { nakshatra: 20, pada: 1, degree_in_sign: 14 },
    bride: { nakshatra: 8, pada: 2 },
  });
  expect(known.koots[1]!.points).toBe(0.5);
});

test('/matching/stars asks for the degree of the Moon where that decides, and for no time of birth', async () => {
  const stars = { groom: { nakshatra: 20, pada: 1 }, bride: { nakshatra: 8, pada: 2 } };
  const open = await ask<StarsAnswer>('stars', stars);
  expect(open.koots[1]!.reason).toMatch(/To settle vashya, give the degree of the groom’s Moon\.$/);
  expect(open.verdict.text).toMatch(/the degree of the groom’s Moon/i);
  expect(JSON.stringify(open)).not.toMatch(/birth time|the hour|hours of the day/);

  const hindi = await ask<StarsAnswer>('stars', stars, '&lang=hi');
  expect(hindi.koots[1]!.reason).toMatch(/वश्य के लिए वर के चंद्रमा का अंश चाहिए।$/);
  expect(JSON.stringify(hindi)).not.toMatch(/जन्म का समय|पूरे दिन|दिन के कुछ समय/);
});

test('/matching/stars asks for both degrees where both decide', async () => {
  const open = await ask<StarsAnswer>('stars', {
    groom: { nakshatra: 20, pada: 1 },
    bride: { nakshatra: 22, pada: 2 },
  });
  expect(open.koots[1]!.reason).toMatch(/give the degrees of both Moons\.$/);
});

test('/matching/partners lists 108 padas, best first, with the totals of the koots', async () => {
  const [couple] = couples;
  const partners = await ask<Partners>('partners', { ...body(couple!.groom.id), role: 'groom' });
  expect(partners.partners).toHaveLength(108);
  const totals = partners.partners.map((partner) => partner.total_with_exceptions);
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
  const { bride } = couple!;
  const own = partners.partners.find(({ name }) => name === `${partnerName(bride.nakshatra)} ${bride.pada}`)!;
  expect(own).toMatchObject({ total: couple!.expected.total });
  const few = await ask<Partners>('partners', { ...body(couple!.groom.id), role: 'groom', min_total: 30 });
  expect(few.partners.every(({ total }) => total >= 30)).toBe(true);
});

const partnerName = (nakshatra: number) =>
  (({ 8: 'Pushya' }) as Record<number, string>)[nakshatra] ?? `nakshatra ${nakshatra}`;

test('/matching/rules answers the tables with names in both languages', async () => {
  const data = dataOf<MatchRules>(await call(handler, 'GET', '/api/v1/matching/rules'));
  expect(data.koots.reduce((sum, { max }) => sum + max, 0)).toBe(36);
  expect(data.classes.nadi.map(({ name }) => name.hi)).toEqual(['आदि', 'मध्य', 'अंत्य']);
  expect(data.classes.nadi.map(({ nakshatras }) => nakshatras.length)).toEqual([9, 9, 9]);
  expect(data.classes.vashya.find(({ id }) => id === 'jalachara')!.half_signs).toEqual([
    { sign: 'capricorn', half: 2 },
  ]);
  expect(data.matrices.find(({ koot }) => koot === 'gana')!.readings[0]!.points[2]).toEqual([1, 0, 6]);
  expect(data.exceptions).toHaveLength(21);
  expect(data.poruthams).toHaveLength(10);
});

describe('sizes', () => {
  test.each(['ashtakoota', 'porutham', 'mars', 'papa-samya', 'dasha-sandhi', 'report'])(
    '%s is at most 16 kB in brief and 64 kB by default, in Hindi too',
    async (path) => {
      for (const [detail, most] of [
        ['brief', 16_384],
        ['standard', 65_536],
      ] as const) {
        const { text } = await post(handler, `/matching/${path}?lang=hi&detail=${detail}`, pairOf(couples[2]!));
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(most);
      }
    },
  );
});

test('Hindi answers have no Latin letter in their sentences', async () => {
  for (const couple of couples.slice(0, 3)) {
    const data = await ask<ReportAnswer>('report', pairOf(couple), '&lang=hi&detail=full');
    const sentences = [
      ...Object.values(data.summary),
      ...data.ashtakoota.koots.flatMap(({ exceptions, reason, rule }) => [
        reason,
        rule,
        ...exceptions.map((exception) => exception.reason),
      ]),
      ...data.porutham.poruthams.flatMap(({ level_name: level, reason }) => [level, reason]),
      ...Object.values(data.porutham.verdict),
      data.mars.comparison.text,
      data.mars.raman_units!.text,
      data.papa_samya.comparison.text,
      ...data.papa_samya.groom!.components.map(({ label }) => label),
      ...data.dashas.sandhi.map(({ text }) => text),
      ...Object.values(data.dashas.verdict),
      ...data.evidence.flatMap(({ name, reason }) => [name, reason]),
      data.disclaimer,
    ];
    expect(sentences.filter((sentence) => LATIN.test(sentence))).toEqual([]);
  }
});

test('without a birth time Mars and the malefics are told from the Moon and Venus, where the day fixes their signs', async () => {
  for (const couple of couples) {
    const { expected } = couple;
    const { bride, groom } = pairOf(couple);
    const data = await ask<MarsAnswer>('mars', { groom: { ...groom, time: null }, bride }, '&detail=full');
    const houses = expected.manglik.groom.mars_house;
    // What the day fixes is what it was at the hour of birth.
    const { from_moon: ofMoon, from_venus: ofVenus } = data.open!.groom;
    expect([ofMoon?.house ?? houses.moon, ofVenus?.house ?? houses.venus]).toEqual([houses.moon, houses.venus]);
    expect(data.open!.bride).toMatchObject({
      from_moon: { house: expected.manglik.bride.mars_house.moon },
      from_venus: { house: expected.manglik.bride.mars_house.venus },
    });
    const papa = await ask<PapaAnswer>('papa-samya', { groom: { ...groom, time: null }, bride }, '&detail=full');
    expect([papa.groom.total, papa.bride.total]).toEqual([null, expected.papa_points.bride.total]);
    for (const { id, points } of papa.groom.components) {
      expect([id, points]).toEqual([id, expected.papa_points.groom[id as 'moon']]);
    }
  }
  const [first] = couples;
  expect((await ask<MarsAnswer>('mars', pairOf(first!), '&detail=full')).open).toBeNull();
});
