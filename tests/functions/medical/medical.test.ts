/** Answers of /medical. */
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/medical/routes.ts';
import type { MedicalAnalysis } from '../../../lib/schemas/medical/analysis.ts';
import type { DiseaseRisk, HealthRemedies } from '../../../lib/schemas/medical/risk.ts';
import type { WeakPlanets } from '../../../lib/schemas/medical/planets.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { honestyContract } from '../../support/honesty.ts';

await honestyContract('medical');

const ask = async <Data>(path: string, fields: object = {}) =>
  dataOf<Data>(await post(handler, `/medical/${path}?as_of=2026-11-20`, { ...BIRTH, ...fields }));
/** Saturn is debilitated in Aries, with his dispositor opposite. */
const FALLEN_BIRTH = { date: '1999-05-15', time: '06:00:00' };

test('transits left out are null, count in no score and open no window', async () => {
  const [full, without] = [
    await ask<MedicalAnalysis>('analyze'),
    await ask<MedicalAnalysis>('analyze', { include_transits: false }),
  ];
  expect(full.timing.transits!.map(({ id }) => id)).toEqual(['saturn', 'rahu', 'mars', 'ketu']);
  expect([without.timing.transits, without.timing.most]).toEqual([null, 60]);
  const [some, none] = [full, without].map(({ indication }) =>
    Object.fromEntries(indication.indications.map(({ id, probability }) => [id, probability])),
  );
  expect(Object.entries(none!).every(([id, value]) => value <= some![id]!)).toBe(true);
  expect(none).not.toEqual(some);
  expect(without.timing.windows.flatMap(({ components }) => components.map(({ id }) => id)).join()).not.toContain(
    'care_',
  );
  expect(without.timing.text).toContain('left out');
});

test('an analysis stays small for any number of years', async () => {
  const { byteLength } = new TextEncoder().encode(
    JSON.stringify(
      await dataOf(await post(handler, '/medical/analyze?as_of=2026-11-20&years_ahead=120&lang=hi', BIRTH)),
    ),
  );
  expect(byteLength).toBeLessThan(120_000);
  const { timing } = await ask<MedicalAnalysis>('analyze');
  expect(timing.windows.length).toBe(Math.min(timing.windows_found, 5));
  expect(timing.transits!.find(({ id }) => id === 'mars')!.passages).toHaveLength(8);
});

test('an analysis lists the types that hold; weak planets and disease risk tell all that was looked at', async () => {
  const { indication, output, weakness } = await ask<MedicalAnalysis>('analyze');
  const { planets } = await ask<WeakPlanets>('weak-planets');
  for (const [index, { evidence }] of weakness.planets.entries())
    expect(evidence).toEqual(planets[index]!.evidence.filter(({ met }) => met));
  const risk = await ask<DiseaseRisk>('disease-risk', { top_n: 17 });
  const shown = ({ id, percentile, probability }: (typeof indication.indications)[number]) => [
    id,
    probability,
    percentile,
  ];
  expect(indication.indications.map(shown)).toEqual(risk.indications.map(shown));
  for (const { care, indication: id } of output.concerns)
    expect(risk.indications.find((one) => one.id === id)!.care).toBe(care);
});

test('five given lords are used', async () => {
  const lords = {
    mahadasha_lord: 'Saturn',
    antardasha_lord: 'saturn',
    pratyantardasha_lord: 'ketu',
    sookshma_lord: 'venus',
    prana_lord: 'sun',
  };
  const { timing } = await ask<MedicalAnalysis>('analyze', lords);
  expect(timing.periods.map(({ basis, level, lord }) => [level, lord, basis])).toEqual([
    [1, 'saturn', 'asked'],
    [2, 'saturn', 'asked'],
    [3, 'ketu', 'asked'],
    [4, 'venus', 'asked'],
    [5, 'sun', 'asked'],
  ]);
});

test('the date of the analysis is now, by its local noon', async () => {
  const { timing } = await ask<MedicalAnalysis>('analyze', { analysis_date: '2030-01-10' });
  expect(timing.analysis_at).toBe('2030-01-10T12:00:00+05:30');
  for (const { entered_at: entered, leaves_at: leaves } of timing.transits!) {
    expect(entered! <= timing.analysis_at && timing.analysis_at < leaves!).toBe(true);
  }
});

test('a planet with neecha bhanga raja yoga protects its parts and needs no remedy', async () => {
  const { planets } = await ask<WeakPlanets>('weak-planets', FALLEN_BIRTH);
  const saturn = planets.find(({ id }) => id === 'saturn')!;
  expect([saturn.dignity, saturn.neecha_bhanga!.is_raja_yoga]).toEqual(['debilitated', true]);
  const risk = await ask<DiseaseRisk>('disease-risk', { ...FALLEN_BIRTH, top_n: 17 });
  const mine = risk.protected_parts.find(({ id }) => id === 'saturn')!;
  expect(mine.body_parts.map(({ id }) => id)).toContain('joints');
  const bones = risk.indications.find(({ id }) => id === 'bone_joint')!;
  expect(bones.is_protected).toBe(true);
  expect(bones.probability).toBeLessThanOrEqual(15);
  const care = await ask<HealthRemedies>('remedies', { ...FALLEN_BIRTH, max_remedies: 50 });
  expect(care.remedies.map(({ planet }) => planet)).not.toContain('saturn');
  expect(care.not_needed.find(({ id }) => id === 'saturn')!.reason).toBe('raised_fall');
});

test('remedies go by weakness; a stone only where it is fit; each has its next date', async () => {
  const { gemstones, remedies } = await ask<HealthRemedies>('remedies', { max_remedies: 50 });
  const weaknesses = remedies.map(({ weakness }) => weakness);
  expect(weaknesses).toEqual([...weaknesses].sort((a, b) => b - a));
  const fit = gemstones.filter(({ verdict }) => verdict === 'wear' || verdict === 'with_caution').map(({ id }) => id);
  expect(remedies.filter(({ kind }) => kind === 'gemstone').map(({ planet }) => planet)).toEqual(fit);
  // 20 November 2026 is a Friday: Saturdays come on the 21st, Wednesdays on the 25th.
  const days: Record<string, string> = {
    saturn: '2026-11-21',
    mercury: '2026-11-25',
    venus: '2026-11-20',
    sun: '2026-11-22',
  };
  for (const { next_on: on, planet } of remedies)
    if (days[planet]) expect([planet, on]).toEqual([planet, days[planet]]);
});

test('counts are bounded, and too many are refused', async () => {
  expect((await ask<DiseaseRisk>('disease-risk', { top_n: 3 })).indications).toHaveLength(3);
  expect((await ask<HealthRemedies>('remedies', { max_remedies: 1 })).remedies).toHaveLength(1);
  expect((await post(handler, '/medical/disease-risk', { ...BIRTH, top_n: 51 })).status).toBe(422);
  expect((await post(handler, '/medical/remedies', { ...BIRTH, max_remedies: 0 })).status).toBe(422);
  expect((await post(handler, '/medical/analyze', { ...BIRTH, prana_lord: 'pluto' })).status).toBe(422);
});
