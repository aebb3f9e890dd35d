/** The risk over 500 births: never against the promise of health; and what protects is never weak. */
import { beforeAll, expect, test } from '@jest/globals';
import { indications } from '../../../../lib/astro/judgement/medical/indication.ts';
import { medicalContext, type MedicalContext } from '../../../../lib/astro/judgement/medical/medicalContext.ts';
import { healthRisk } from '../../../../lib/astro/judgement/medical/risk.ts';
import { healthTiming } from '../../../../lib/astro/judgement/medical/timing.ts';
import { promiseOf } from '../../../../lib/astro/judgement/prediction/areaPrediction.ts';
import { health } from '../../../../lib/astro/judgement/prediction/health.ts';
import { PLANETS } from '../../../../lib/astro/tables/planets.ts';
import { requestedArea } from '../../../../lib/birth/requestedArea.ts';
import { randomBirths } from '../../../../scripts/shares/births.ts';

const BIRTHS = 500;
const judged: { readonly promise: number; readonly risk: number }[] = [];
const twofold: string[] = [];

function note({ protections, standings, weaknesses }: MedicalContext): void {
  for (const planet of PLANETS) {
    const [protection, weakness] = [protections[planet].value, weaknesses[planet].value];
    const isRaised = weaknesses[planet].fall?.isRaised === true;
    if (standings[planet] === 'protects' && !isRaised && protection <= weakness) twofold.push(planet);
    if (standings[planet] === 'weak' && (isRaised || protection > weakness)) twofold.push(planet);
  }
}

beforeAll(() => {
  for (const birth of randomBirths(BIRTHS)) {
    const medical = medicalContext(requestedArea(birth).area, true);
    const promise = promiseOf(medical.area, health).ladder;
    const risk = healthRisk(promise, indications(medical), healthTiming(medical));
    judged.push({ promise: promise.value, risk: risk.value });
    note(medical);
  }
}, 300_000);

/** The value that a percentage of the births have less than. */
const atPercent = (values: readonly number[], percent: number) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length * percent) / 100)]!;

test('no good promise comes with a high risk, and no difficult one with a low risk', () => {
  // As the grades cut births: good from 65 %, difficult below 10 %; high from 89 %, low below 40 %.
  const [promises, risks] = [judged.map(({ promise }) => promise), judged.map(({ risk }) => risk)];
  const [good, difficult] = [atPercent(promises, 65), atPercent(promises, 10)];
  const [high, low] = [atPercent(risks, 89), atPercent(risks, 40)];
  expect(judged.filter(({ promise, risk }) => promise >= good && risk >= high)).toEqual([]);
  expect(judged.filter(({ promise, risk }) => promise < difficult && risk < low)).toEqual([]);
});

test('no planet protects and is weak, and the greater side decides', () => {
  expect(twofold).toEqual([]);
});

test('the risk is the exact sum of what the promise lacks, the indications and the time', () => {
  // 65 x 0.6 + 22 x 0.5 + 13 x 0.25: lacking 60 of 100, a mean of 50 of the five highest, a quarter of the time's burden.
  const values = [70, 60, 50, 40, 30, 20].map((value) => ({ value }));
  const { parts, value } = healthRisk({ value: 40 }, values, { value: 15, most: 60 });
  expect(parts.map(({ id, points }) => [id, points])).toEqual([
    ['promise', 39],
    ['indications', 11],
    ['time', 3.3],
  ]);
  expect(value).toBe(53.3);
});
