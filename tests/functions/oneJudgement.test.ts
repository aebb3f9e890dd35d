/** What holds for every birth at every age, in both languages: one question has one judgement. */
import { beforeAll, expect, test } from '@jest/globals';
import {
  AS_OF,
  JUDGED_PATHS,
  judged,
  judgedBirths,
  MATTERS,
  recordsIn,
  type JudgedAnswers,
  type JudgedBirth,
  type JudgedPath,
} from '../support/judgedBirths.ts';

const BIRTHS = 500;
const LANGUAGES = ['en', 'hi'] as const;

interface Case extends JudgedAnswers, JudgedBirth {
  readonly lang: (typeof LANGUAGES)[number];
}
type Check = (one: Case) => string[];

const every = (check: (path: JudgedPath, data: unknown) => string[]): Check => {
  return ({ data }) => JUDGED_PATHS.flatMap((path) => check(path, data[path]).map((what) => `${path} ${what}`));
};

const LEAST_PERCENTILES = [
  ['excellent', 90],
  ['good', 65],
  ['mixed', 35],
  ['weak', 10],
  ['difficult', 0],
] as const;

function bandFaults(data: unknown): string[] {
  return [...recordsIn(data)].flatMap(([place, { band, percentile }]) => {
    if (typeof percentile !== 'number' || !LEAST_PERCENTILES.some(([id]) => id === band)) return [];
    const [right] = LEAST_PERCENTILES.find(([, least]) => percentile >= least)!;
    return band === right ? [] : [`${place} ${String(band)} at ${percentile}`];
  });
}

function toldFaults(data: unknown): string[] {
  const { headline = '', short = '' } = data as { headline?: string; short?: string };
  return [...(headline.length > 90 ? [headline] : []), ...(short.length > 280 ? [short] : [])];
}

type Matter = Case['data'][(typeof MATTERS)[number]];

/** The planets behind a side of a matter, each judged by itself: a house is shared by those on it, years by their lords. */
function planetsOf({ promise: { components } }: Matter, side: Matter['supports']) {
  return components
    .filter(({ id, planets }) => side.some((one) => one.id === id) && planets.length === 1)
    .filter(({ id }) => !['house', 'years'].includes(id))
    .flatMap(({ planets }) => planets);
}

function sideFaults({ data }: Case): string[] {
  return MATTERS.flatMap((path) => {
    const helping = planetsOf(data[path], data[path].supports);
    const against = planetsOf(data[path], data[path].asks_care);
    return against.filter((planet) => helping.includes(planet)).map((planet) => `${path} ${planet} on both sides`);
  });
}

/** No best time of a planet that presses on the matter. */
function pressedFaults({ data }: Case): string[] {
  const { timing: abroad } = data['/videsh-yoga/analyze'];
  const told = [
    ['/prediction/career', data['/career/timing'].timing?.favourable_periods ?? []],
    ['/prediction/travel', [...(abroad?.peak_periods ?? []), ...(abroad?.further_periods ?? [])]],
    ['/prediction/education', data['/vidya/analyze'].timing.windows],
  ] as const;
  return told.flatMap(([path, windows]) => {
    const pressing = planetsOf(data[path], data[path].asks_care);
    return windows
      .filter(({ antardasha }) => pressing.includes(antardasha.lord))
      .map(({ antardasha, start }) => `${path} ${antardasha.lord} presses, and is best from ${start}`);
  });
}

function protectorFaults({ data }: Case): string[] {
  const { output, weakness } = data['/medical/analyze'];
  const protectors = output.protections.map(({ id }) => id);
  const weak = weakness.weakest.filter((planet) => protectors.includes(planet));
  const told = [...(output.remedies?.items ?? []), ...data['/medical/remedies'].remedies];
  const given = told.filter(({ planet }) => (protectors as readonly unknown[]).includes(planet));
  return [...weak.map((planet) => `${planet} protects and is weak`), ...given.map(({ id }) => `${id} for a protector`)];
}

const AIDS = ['gemstone', 'yantra'];

function stoneFaults({ data }: Case): string[] {
  const { gemstones } = data['/remedy/gemstones'];
  const worn: unknown[] = gemstones.filter((one) => one.is_recommended).map(({ planet }) => planet);
  const paths = ['/medical/analyze', '/medical/remedies', '/karma/analyze', '/karma/remedies'] as const;
  return paths.flatMap((path) =>
    [...recordsIn(data[path])].flatMap(([place, { kind, planet }]) =>
      AIDS.includes(String(kind)) && !worn.includes(planet)
        ? [`${path}${place} ${String(kind)} of ${String(planet)}`]
        : [],
    ),
  );
}

/** In sade sati Saturn's mantra stands first, then Hanuman's recital, in every answer that tells the plan. */
function planFaults({ data }: Case): string[] {
  const { plan, planets } = data['/remedy/mantras'];
  const ids = plan.map(({ id }) => id);
  const told = [
    data['/remedy/gemstones'].plan,
    data['/medical/remedies'].plan,
    data['/karma/remedies'].plan,
    data['/medical/analyze'].output.remedies!.plan,
    data['/karma/analyze'].remedies!.plan,
  ].map((one) => one.map(({ id }) => id));
  const isSadeSati = planets.some(({ burdens }) => burdens.some(({ id }) => id === 'sade_sati'));
  return [
    ...told.filter((one) => one.join() !== ids.join()).map((one) => `${ids.join()} but ${one.join()}`),
    ...(isSadeSati && ids.slice(0, 2).join() !== 'saturn_mantra,hanuman_chalisa' ? [`sade sati: ${ids.join()}`] : []),
  ];
}

function fieldFaults({ data }: Case): string[] {
  const { fields, primary_category: primary } = data['/career/analyze'].modern!;
  return fields[0]!.category === primary.id ? [] : [`${fields[0]!.id} is not of ${primary.id}`];
}

const WINDOWS = ['favourable_periods', 'challenging_periods', 'windows', 'peak_periods', 'further_periods'];

/** Windows end after the instant asked about; a period that is over says so. */
const timeFaults = every((_, data) =>
  [...recordsIn(data)].flatMap(([place, { end, state }]) => {
    if (typeof end !== 'string') return [];
    const isOver = end.slice(0, 10) < AS_OF;
    const isWindow = WINDOWS.some((name) => place.endsWith(`.${name}[]`));
    return isOver && (isWindow || (state !== undefined && state !== 'over')) ? [`${place} ended ${end}`] : [];
  }),
);

const CHILD = 13;
const GROWN = 18;
const OLD = 80;

function ageFaults({ ageYears, data }: Case): string[] {
  const favourable = data['/career/timing'].timing?.favourable_periods ?? [];
  const { exams, foreign } = data['/vidya/analyze'];
  const counted = [
    ...(ageYears >= OLD + 1
      ? [
          ['work', favourable],
          ['exams', exams.timing.windows],
        ]
      : []),
    ...(ageYears >= OLD + 1 ? [['abroad', foreign.timing.windows]] : []),
  ] as [string, readonly unknown[]][];
  const early = favourable.filter(({ age }) => ageYears < GROWN && age < GROWN);
  return [
    ...counted.flatMap(([name, found]) => (found.length > 0 ? [`times of ${name} at ${ageYears}`] : [])),
    ...early.map(({ age }) => `times of work at ${age}`),
  ];
}

/** What the parents of a small child are not told to do. */
const GROWN_UP =
  /\b(salary|promotion|boss|loan|alcohol|driving|traffic|a fast|ratti|spouse|compare offers)\b|वेतन|पदोन्नति|कर्ज़|शराब|गाड़ी|व्रत|रत्ती|जीवनसाथी/i;

const ADVICE = ['headline', 'short', 'counsel', 'advice', 'summary', 'care', 'training'];

const childFaults: Check = (one) =>
  one.ageYears >= CHILD
    ? []
    : every((_, data) =>
        [...recordsIn(data)].flatMap(([place, record]) =>
          ADVICE.flatMap((key) => record[key] ?? []).flatMap((text) =>
            typeof text === 'string' && GROWN_UP.test(text) ? [`${place} ${text}`] : [],
          ),
        ),
      )(one);

const CHANGE = /compare offers|प्रस्तावों की तुलना|प्रस्ताव मिलाकर/i;

function changeFaults({ data }: Case): string[] {
  const { current_effect: effect, job_change: signs } = data['/career/analyze'].timing!;
  if (signs?.indication !== 'slight') return [];
  return effect.topics.filter(({ text }) => CHANGE.test(text)).map(({ text }) => text);
}

/** What says the same in fewer words, and what names acts, rules and sources. */
const LEFT_OUT = new Set(['headline', 'short', 'sources', 'source', 'disclaimer', 'note', 'plan', 'remedies', 'items']);
/** Lists of rules whose findings may be the same, and dated signs of one period. */
const RULES: Readonly<Partial<Record<JudgedPath, readonly string[]>>> = {
  '/videsh-yoga/analyze': ['.yogas'],
  '/vidya/analyze': ['.findings', '.higher_education.findings', '.foreign.timing', '.exams.timing'],
  '/career/analyze': ['.timing.job_change', '.timing.promotion'],
  '/career/timing': ['.timing.upcoming_changes'],
};
/** Lists of acts, which name a mantra wherever it helps. */
const OF_ACTS = ['/remedy/gemstones', '/remedy/mantras', '/medical/remedies', '/karma/remedies'];

function* sentencesIn(value: unknown, left: readonly string[], place = ''): Generator<string> {
  if (typeof value === 'string') {
    if (/[.।?]$/.test(value)) yield* value.split(/(?<=[.।?]) /);
  } else if (Array.isArray(value)) {
    for (const one of value) yield* sentencesIn(one, left, place);
  } else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      if (!LEFT_OUT.has(key) && !left.includes(`${place}.${key}`)) yield* sentencesIn(inner, left, `${place}.${key}`);
    }
  }
}

const twiceFaults = every((path, data) => {
  if (OF_ACTS.includes(path)) return [];
  const said = [...sentencesIn(data, RULES[path] ?? [])].filter((one) => one.length > 15);
  return [...new Set(said.filter((one, index) => said.indexOf(one) !== index))];
});

const MOST_BYTES = 60_000;
const SIZED = ['/career/analyze', '/karma/analyze', '/vidya/analyze', '/medical/analyze'] as const;

function sizeFaults({ bytes, lang }: Case): string[] {
  return lang === 'en' ? SIZED.flatMap((path) => (bytes[path] > MOST_BYTES ? [`${path} ${bytes[path]}`] : [])) : [];
}

const PROPERTIES: Readonly<Record<string, Check>> = {
  'bands follow percentiles': every((_, data) => bandFaults(data)),
  'a headline has at most 90 characters, a short 280': every((_, data) => toldFaults(data)),
  'a planet is on one side of a matter': sideFaults,
  'no best time is that of a planet that presses on the matter': pressedFaults,
  'what protects is not weak and gets no remedy': protectorFaults,
  'a stone or yantra is one that /remedy/gemstones recommends': stoneFaults,
  'all tell one plan, which begins with Saturn in sade sati': planFaults,
  'the first field belongs to the primary category': fieldFaults,
  'what has ended is not told as coming': timeFaults,
  'times lie within the ages of their matter': ageFaults,
  'parents of a child are not advised on the life of the grown': childFaults,
  'offers are compared only where more than slight signs point to a change': changeFaults,
  'no sentence stands twice': twiceFaults,
  'an analysis has at most 60 kB in English': sizeFaults,
};

const found = new Map<string, string[]>();

beforeAll(async () => {
  for (const birth of judgedBirths(BIRTHS)) {
    for (const lang of LANGUAGES) {
      const one = { ...birth, ...(await judged(birth.body, lang)), lang };
      for (const [property, check] of Object.entries(PROPERTIES)) {
        const faults = check(one).map((fault) => `${birth.body.date} ${birth.body.time} ${lang}: ${fault}`);
        found.set(property, [...(found.get(property) ?? []), ...faults]);
      }
    }
  }
}, 900_000);

test.each(Object.keys(PROPERTIES))('five hundred births, two languages: %s', (property) => {
  const faults = found.get(property)!;
  expect([faults.length, faults.slice(0, 6)]).toEqual([0, []]);
});
