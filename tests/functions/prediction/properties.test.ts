/** What holds of every answer on a matter of life: 500 births of all ages, each asked about one matter in turn, in both languages. */
import { expect, test } from '@jest/globals';
import { birthContext } from '../../../functions/_shell/context.ts';
import { marriageOrBond } from '../../../functions/prediction/person.ts';
import { predicted } from '../../../functions/prediction/results.ts';
import { timed } from '../../../functions/prediction/timing.ts';
import { agesOf } from '../../../lib/astro/stage.ts';
import { career } from '../../../lib/astro/judgement/prediction/career.ts';
import { children } from '../../../lib/astro/judgement/prediction/children.ts';
import { education } from '../../../lib/astro/judgement/prediction/education.ts';
import { health } from '../../../lib/astro/judgement/prediction/health.ts';
import { property } from '../../../lib/astro/judgement/prediction/property.ts';
import { spiritual } from '../../../lib/astro/judgement/prediction/spiritual.ts';
import { travel } from '../../../lib/astro/judgement/prediction/travel.ts';
import { wealth } from '../../../lib/astro/judgement/prediction/wealth.ts';
import type { NatalContext } from '../../../lib/birth/natal.ts';
import type { LifeAreaPrediction, LifeAreaTiming } from '../../../lib/schemas/prediction/areas.ts';
import { randomInputs } from '../../../scripts/shares/births.ts';

const MATTERS = [marriageOrBond, career, wealth, health, children, education, property, spiritual, travel];
const TIMED = [marriageOrBond, career, wealth, health, children];
const STATUSES = ['', 'single', 'married', 'separated', 'divorced', 'widowed'];
const LANGUAGES = ['en', 'hi'] as const;
const BIRTHS = 500;

interface Asked<Answer> {
  readonly context: NatalContext<object, object>;
  readonly lang: 'en' | 'hi';
  readonly answer: Answer;
}

function* asked<Answer>(
  answersOf: readonly ((context: NatalContext<object, object>) => Answer)[],
  births = BIRTHS,
): Generator<Asked<Answer>> {
  let index = 0;
  for (const input of randomInputs(births)) {
    const marital_status = STATUSES[index % STATUSES.length]!;
    const answerOf = answersOf[index++ % answersOf.length]!;
    for (const lang of LANGUAGES) {
      const context = birthContext({ ...input, marital_status }, lang, { as_of: '2026-11-20' }, {}, false);
      yield { context, lang, answer: answerOf(context) };
    }
  }
}

const predictions = MATTERS.map((area) => {
  const answerOf = predicted(area);
  return (context: NatalContext<object, object>) => answerOf(context).data as LifeAreaPrediction;
});
const timings = TIMED.map((area) => {
  const answerOf = timed(area);
  return (context: NatalContext<object, object>) => answerOf(context).data as LifeAreaTiming;
});

const sentences = (text: string) => text.split(/(?<=[.।]) /);

/** What a child is not told of. */
const NOT_FOR_CHILDREN = /fertil|alcohol|smok|\bdrive rested|salary|promotion|ask for the|सगाई|शराब|गर्भ/i;

test('one judgement: sides, headline, short and verdict are of the promise, and no sentence stands twice', () => {
  const faults: string[] = [];
  for (const { answer, context, lang } of asked(predictions)) {
    const { age_note, asks_care, counsel, headline, overall, promise, short, summary, supports, verdict } = answer;
    const fault = (what: string) => faults.push(`${what}: ${context.input.date} ${answer.area} ${lang}`);
    const planetsOf = (reasons: typeof supports) =>
      reasons
        .filter(({ id }) => !/^(house_\d+|yogas|years)$/.test(id))
        .map(({ id }) => promise.components.find((component) => component.id === id)!.planets)
        // A yoga of several planets is about none of them alone.
        .flatMap((planets) => (planets.length === 1 ? planets : []));
    const helped = planetsOf(supports);
    if (planetsOf(asks_care).some((planet) => helped.includes(planet))) fault('a planet on both sides');
    if (headline.length > 90) fault('long headline');
    if (short.length > 280) fault('long short');
    if (supports.length > 0 && asks_care.length > 0 && sentences(short).length < 3) fault('one side alone in short');
    if (verdict.percentile !== promise.percentile) fault('another verdict');
    if (overall.components[0]!.id !== 'promise') fault('another promise');
    const said = [headline, short, summary, counsel, age_note ?? ''].flatMap(sentences);
    if (new Set(said).size < said.length) fault('a sentence twice');
    if (/\d\.\d| of 100|100 में/.test(said.join(' '))) fault('a number of a field');
    if (lang === 'hi' && /[A-Za-z]{2}/.test(said.join(' '))) fault('English');
    if (context.person().stage === 'child' && NOT_FOR_CHILDREN.test(said.join(' '))) fault('not for a child');
  }
  expect(faults).toEqual([]);
});

test('windows are at most five, a tenth of the time and within the years of the matter, and told with a reason', () => {
  const faults: string[] = [];
  for (const { answer, context, lang } of asked(timings, 200)) {
    const { coverage_percent, short, summary, why, windows, counsel, headline } = answer;
    const fault = (what: string) => faults.push(`${what}: ${context.input.date} ${answer.area} ${lang}`);
    const person = context.person();
    const matter = answer.area === 'marriage' && person.maritalStatus === 'married' ? 'bond' : answer.area;
    const [from, to] = agesOf(matter as Parameters<typeof agesOf>[0], person);
    if (windows.length > 5) fault('more than five');
    if (coverage_percent > 10) fault('more than a tenth');
    if (windows.some(({ age }) => age < from || age >= to)) fault('outside the ages');
    if (person.stage === 'beyond' && windows.length > 0) fault('beyond life');
    const said = [headline, short, summary, why, counsel].flatMap(sentences);
    if (new Set(said).size < said.length) fault('a sentence twice');
  }
  expect(faults).toEqual([]);
});
