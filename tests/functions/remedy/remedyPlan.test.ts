/** The one plan of a birth: told alike by every path, within what suits the chart and the age. */
import { expect, test } from '@jest/globals';
import { handler as karmaHandler } from '../../../functions/karma/routes.ts';
import { handler as medicalHandler } from '../../../functions/medical/routes.ts';
import { handler } from '../../../functions/remedy/routes.ts';
import { randomInputs } from '../../../scripts/shares/births.ts';
import type { KarmaRemedies } from '../../../lib/schemas/karma/answers.ts';
import type { MedicalAnalysis } from '../../../lib/schemas/medical/analysis.ts';
import type { HealthRemedies } from '../../../lib/schemas/medical/risk.ts';
import type { Fasts, Mantras, Rudrakshas, Yantras } from '../../../lib/schemas/remedy/acts.ts';
import type { Gemstones } from '../../../lib/schemas/remedy/gemstones.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

const query = (lang: string) => `as_of=2026-11-20&lang=${lang}`;

async function asked<Data>(path: string, birth: object, lang = 'en'): Promise<Data> {
  const group = { remedy: handler, medical: medicalHandler, karma: karmaHandler }[path.split('/')[1] as 'remedy'];
  return dataOf<Data>(await post(group, `${path}?${query(lang)}`, birth));
}

test('two hundred births: at most three steps, of planets that have such a remedy; the same in both languages', async () => {
  for (const birth of randomInputs(200)) {
    const [en, hi] = await Promise.all([
      asked<Mantras>('/remedy/mantras', birth),
      asked<Mantras>('/remedy/mantras', birth, 'hi'),
    ]);
    expect(en.plan.length).toBeLessThanOrEqual(3);
    const ids = en.plan.map(({ id, starts_on: from, until }) => [id, from, until]);
    expect(hi.plan.map(({ id, starts_on: from, until }) => [id, from, until])).toEqual(ids);
    expect(new Set(en.plan.map(({ id }) => id)).size).toBe(en.plan.length);
    for (const { starts_on: from, until } of en.plan) expect(from < until).toBe(true);
    const named = en.mantras.map(({ planet }) => planet);
    for (const { kind, planet } of en.plan) if (kind === 'mantra') expect(named).toContain(planet);
    const sadeSati = en.planets.find(({ burdens }) => burdens.some(({ id }) => id === 'sade_sati'));
    if (sadeSati) expect(en.plan.slice(0, 2).map(({ id }) => id)).toEqual(['saturn_mantra', 'hanuman_chalisa']);
    if (sadeSati) expect(named[0]).toBe('saturn');
    expect(en.headline.length).toBeLessThanOrEqual(90);
    expect(hi.plan.map(({ text }) => text).join(' ')).not.toMatch(/[A-Za-z]/);
    expect(JSON.stringify(en)).not.toMatch(/gift rather than/);
  }
});

test('health and karma tell the same plan; what protects gets no remedy, and a stone is one that is recommended', async () => {
  for (const birth of randomInputs(40)) {
    const { gemstones, plan } = await asked<Gemstones>('/remedy/gemstones', birth);
    const [whole, health, karma, { mantras }] = await Promise.all([
      asked<MedicalAnalysis>('/medical/analyze', birth),
      asked<HealthRemedies>('/medical/remedies', birth),
      asked<KarmaRemedies>('/karma/remedies', birth),
      asked<Mantras>('/remedy/mantras', birth),
    ]);
    expect([whole.output.remedies!.plan, health.plan, karma.plan]).toEqual([plan, plan, plan]);
    const spared = health.not_needed.filter(({ reason }) => reason !== 'strong_enough');
    const protecting = spared.map(({ id }) => id);
    const items = [...whole.output.remedies!.items, ...health.remedies];
    expect(items.filter(({ planet }) => protecting.includes(planet))).toEqual([]);
    const recommended = gemstones.filter((one) => one.is_recommended).map(({ planet }) => planet);
    const stones = items.filter(({ kind }) => kind === 'gemstone').map(({ planet }) => planet);
    expect(stones.filter((planet) => !recommended.includes(planet))).toEqual([]);
    // A mantra that one answer gives, another does not call needless.
    const given = [...items, ...karma.categories.flatMap(({ remedies }) => remedies)].filter(
      ({ kind }) => kind === 'mantra',
    );
    const named = mantras.map(({ planet }) => planet);
    if (named.length > 0) expect(given.filter(({ planet }) => !named.includes(planet))).toEqual([]);
  }
});

test('a child gets no stone, fast, bead or yantra, and not even the weight of a stone', async () => {
  const child = { ...BIRTH, date: '2021-03-19', time: '09:05:00' };
  for (const lang of ['en', 'hi']) {
    const [stones, { fasts }, beads, { yantras }] = await Promise.all([
      asked<Gemstones>('/remedy/gemstones', child, lang),
      asked<Fasts>('/remedy/fasting', child, lang),
      asked<Rudrakshas>('/remedy/rudraksha', child, lang),
      asked<Yantras>('/remedy/yantra', child, lang),
    ]);
    expect([fasts, beads.rudrakshas, yantras]).toEqual([[], [], []]);
    expect(beads.general.map((one) => one.is_recommended)).toEqual([false, false, false, false]);
    expect(stones.gemstones.map((one) => one.is_recommended)).toEqual(Array(9).fill(false));
    expect(JSON.stringify(stones)).not.toMatch(/ratti|रत्ती/);
  }
});

test('a youth wears at most one ratti', async () => {
  const ages = [...randomInputs(12)].map((birth) => ({ ...birth, date: '2011-08-10' }));
  const answers = await Promise.all(ages.map((birth) => asked<Gemstones>('/remedy/gemstones', birth)));
  const worn = answers.flatMap(({ gemstones }) => gemstones.flatMap(({ wearing }) => wearing ?? []));
  expect(worn.length).toBeGreaterThan(0);
  for (const { details, weight } of worn) {
    expect(weight.ratti.most).toBe(1);
    expect(details).toContain('at most 1 ratti');
  }
});
