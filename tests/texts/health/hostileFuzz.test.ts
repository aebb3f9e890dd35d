/** Random medical_data: a sound text, or a refusal. */
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { handler } from '../../../functions/medical/routes.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { AS_OF, composedProblems, faultsOf, DESCRIBED_PATHS } from '../../support/toldFindings.ts';

let analysis: object;
beforeAll(async () => {
  analysis = dataOf<object>(await post(handler, `/medical/analyze?as_of=${AS_OF}`, BIRTH));
});

/** Values in place of others, some of them from other inputs. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.5,
  1e308,
  71,
  100,
  101,
  '',
  'saturn',
  'Mars',
  'constructor',
  '__proto__',
  'toString',
  'combust',
  'liver',
  'knees',
  'full',
  'mantra',
  'favourable',
  '2026-11-20',
  '2026-11-21',
  '1600-01-01',
  '2400-12-31',
  '2026-02-30',
  '9999-99-99',
  '2027-05-05T10:00:00+05:30',
  [],
  {},
  [[]],
  ['saturn'],
  [{ planet: 'rahu' }],
  { planet: 'ketu', score: 99 },
];

/** Changes a number of places of a value, each chosen by a number. */
function mutated(given: unknown, choices: readonly number[]): object {
  const copy = structuredClone(given) as object;
  for (const choice of choices) {
    const places = placesIn(copy);
    const { holder, key } = places[choice % places.length]!;
    const kind = (choice >>> 8) % 4;
    if (kind === 0) Reflect.deleteProperty(holder, key);
    else if (kind === 1) Reflect.set(holder, key, structuredClone(Reflect.get(...other(places, choice >>> 10))));
    else Reflect.set(holder, key, structuredClone(ODD_VALUES[(choice >>> 10) % ODD_VALUES.length]));
  }
  return copy;
}

interface Place {
  readonly holder: object;
  readonly key: string;
}

const other = (places: readonly Place[], choice: number): [object, string] => {
  const { holder, key } = places[choice % places.length]!;
  return [holder, key];
};

function placesIn(value: object): Place[] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => [
    { holder: value, key },
    ...(typeof part === 'object' && part !== null ? placesIn(part) : []),
  ]);
}

async function expectSound(medicalData: unknown, path: (typeof DESCRIBED_PATHS)[number]): Promise<void> {
  const answer = await post(handler, path, { medical_data: medicalData });
  expect(faultsOf(answer, path)).toEqual([]);
  if (answer.status === 200) expect(composedProblems(JSON.parse(JSON.stringify(medicalData)) as object)).toEqual([]);
}

/** The same ones every time. */
const SEED = 20261121;
const RUNS = 150;

test('an analysis with anything changed in it gives a sound text or a refusal', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(), { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...DESCRIBED_PATHS),
      (choices, path) => expectSound(mutated(analysis, choices), path),
    ),
    { numRuns: RUNS, seed: SEED },
  );
});

test('any JSON gives a sound text or a refusal', async () => {
  const names = fc.constantFrom(
    'planets',
    'weak_planets',
    'types',
    'planet',
    'score',
    'periods',
    'level',
    'lord',
    'start',
    'end',
    'windows',
    'transits',
    'house',
    'body_parts',
    'remedies',
    'kind',
    'count',
    'dasha',
    'mahadasha',
    'constitution',
    'ascendant',
    'risk_level',
    'indications',
    'probability',
    'data',
    '__proto__',
    'constructor',
  );
  const { given } = fc.letrec((tie) => ({
    given: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom(...ODD_VALUES),
      fc.jsonValue({ maxDepth: 1 }),
      tie('list'),
      tie('bag'),
    ),
    list: fc.array(tie('given'), { maxLength: 5 }),
    bag: fc.dictionary(fc.oneof(names, fc.string()), tie('given'), { maxKeys: 8 }),
  }));
  await fc.assert(fc.asyncProperty(given, fc.constantFrom(...DESCRIBED_PATHS), expectSound), {
    numRuns: RUNS,
    seed: SEED,
  });
});
