/** The subjects: single golden values are falsified, and each is reported where it belongs. */
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { findingsOf } from '../../../verify/conformance/findings.ts';
import { REASONS } from '../../../verify/conformance/reasons.ts';
import type { Golden, Subject } from '../../../verify/conformance/subject.ts';
import { CHAPTERS } from '../../../verify/conformance/subjects/index.ts';
import { golden } from '../../support/golden.ts';

const SUBJECTS = CHAPTERS.flatMap(({ subjects }) => subjects);
const named = (id: string): Subject => SUBJECTS.find((subject) => subject.id === id)!;

/** A tree of a golden file, of which one leaf is changed. */
type Tree = { [key: string]: Tree } & Tree[];

/** Reads a golden file with the value at a path changed. */
function falsified(path: readonly (string | number)[], change: (value: never) => unknown): Golden {
  return <File>(name: string): File => {
    const file = structuredClone(golden<Tree>(name));
    const last = path.at(-1)!;
    const parent = path.slice(0, -1).reduce<Tree | undefined>((tree, key) => tree?.[key as number], file);
    if (parent?.[last as number] !== undefined)
      parent[last as number] = change(parent[last as number] as never) as Tree;
    return file as File;
  };
}

const FIRST = ['cases', 0, 'expected'];

describe.each<[id: string, path: readonly (string | number)[], change: (value: never) => unknown]>([
  ['sun-1800-2100', ['rows', 0, 'sun', 0], (deg: number) => deg + 0.0001],
  ['horizons-mars', ['rows', 0, 'mars', 0], (deg: number) => deg + 0.0001],
  ['horizons-distances', ['rows', 0, 'moon', 2], (distanceAU: number) => distanceAU + 0.000001],
  ['horizon', ['rows', 0, 'sidAsc'], (deg: number) => deg + 0.001],
  ['delta-t', ['rows', 100, 2], (seconds: number) => seconds + 0.001],
  ['sun-visible', ['rows', 1, 'almanac34', 'sunrise'], () => null],
  ['limb-ends', ['rows', 0, 'tithi', 1], (jd: number) => jd + 1 / 86400],
  ['longitudes', [...FIRST, 'planets', 'Mars', 'longitude'], (deg: number) => deg + 0.0001],
  ['cells', [...FIRST, 'planets', 'Mars', 'pada'], (pada: number) => (pada % 4) + 1],
  ['varga-d9', [...FIRST, 'charts', 'D9', 'Moon'], (sign: number) => (sign % 12) + 1],
  ['bindus', [...FIRST, 'sarvashtakavarga', 0], (bindus: number) => bindus + 1],
  ['vimshottari-dates', [...FIRST, 'mahadashas', 1, 'start_utc'], () => '2039-07-12T12:28:05'],
  ['conditional-lords', [...FIRST, 'conditional', 'panchottari', 'periods', 0, 0], () => 'Ketu'],
  ['seed-balances', [...FIRST, 'vimshottari_seeds', 'adhana', 'balance_years'], (years: number) => years + 0.001],
  ['kalachakra', [...FIRST, 'kalachakra', 'jiva'], (sign: number) => (sign % 12) + 1],
  ['narayana-years', [...FIRST, 'narayana', 'periods', 0, 1], (years: number) => years + 1],
  ['special-ascendants', [...FIRST, 'visible', 'special_lagnas', 'ghati'], (deg: number) => deg + 0.001],
  ['rising-parts', [...FIRST, 'hindu', 'upagrahas', 'points', 'gulika', 'begin'], (deg: number) => deg + 0.001],
  ['planet-arudhas', [...FIRST, 'independent_of_sunrise', 'graha_arudhas', 'Mars', '8'], (sign: number) => sign - 1],
  ['kp-lords', [...FIRST, 'planets', 'Moon', 'sub_lord'], () => 'Ketu'],
  ['kp-significators', [...FIRST, 'significators_of_houses', '6', 'B_occupants', 0], () => 'Moon'],
  ['arudhas', [...FIRST, 'arudha_padas_stronger_colord_pyjhora', 'A1'], (sign: number) => (sign % 12) + 1],
  ['day-limbs', [...FIRST, 'karana', 0, 'number'], (number: number) => number + 1],
  ['sade-sati', [...FIRST, 'sade_sati_and_dhaiya_intervals', 0, 'kind'], () => 'dhaiya_4th'],
  ['muntha', [...FIRST, 'years', 0, 'muntha_sign'], (sign: number) => (sign % 12) + 1],
  ['tajika-bala', [...FIRST, 'years', 0, 'bala', 'Moon', 'components', 'hadda'], (units: number) => units + 3.75],
  ['tajika-lords', [...FIRST, 'years', 0, 'year_lord'], () => 'Saturn'],
  ['tripataki', [...FIRST, 'years', 0, 'tripataki', 'vedha_to_moon', 0], () => 'Saturn'],
  ['patyayini-shares', [...FIRST, 'annual', 0, 'patyayini', 2, 1], (share: number) => share + 0.001],
  ['yogas', [...FIRST, 'by_definition', 'ruchaka'], (isFormed: boolean) => !isFormed],
  ['doshas', [...FIRST, 'shrapit', 'present'], (isPresent: boolean) => !isPresent],
])('%s', (id, path, change) => {
  test('is sound, and a falsified value is reported', () => {
    const sound = findingsOf(named(id), golden);
    expect([sound.unexplained, sound.faults]).toEqual([[], []]);
    const { agreed, unexplained } = findingsOf(named(id), falsified(path, change));
    expect([unexplained.length, sound.agreed - agreed]).toEqual([1, 1]);
  });
});

test('every golden birth goes the whole way to the padas; four differ as the ascendant is company', () => {
  const { agreed, cases, onPurpose, values } = findingsOf(named('arudhas'), golden);
  expect([cases, values, agreed]).toEqual([80, 960, 956]);
  expect(onPurpose.map(({ differences, reason, reworked }) => [reason, differences.length, reworked])).toEqual([
    ['ascendant_as_company', 4, 4],
  ]);
});

test('a planet counted once although the lord as well moves one order and two years', () => {
  const differing = ['narayana-order', 'narayana-years', 'sudasa-years'].map((id) =>
    findingsOf(named(id), golden).onPurpose.map(({ differences, reason, reworked }) => [
      reason,
      reworked,
      ...differences.map(({ of, what }) => `${of} ${what}`),
    ]),
  );
  expect(differing).toEqual([
    [['counted_once', 1, 'S034 order']],
    [['counted_once', 1, 'S063 Aquarius']],
    [['counted_once', 1, 'S063 Aquarius']],
  ]);
});

test('ids are single, and every reason is named by a subject', () => {
  const ids = SUBJECTS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const reasons = new Set(SUBJECTS.flatMap((subject) => subject.reasons));
  expect(Object.keys(REASONS).filter((id) => !reasons.has(id as keyof typeof REASONS))).toEqual([]);
});

test('the stored page has every subject and every reason', () => {
  const page = readFileSync(new URL('../../../docs/conformance.md', import.meta.url), 'utf8');
  const described = [
    ...CHAPTERS.map(({ title }) => `## ${title}\n`),
    ...SUBJECTS.map(({ title }) => `| ${title} `),
    ...Object.values(REASONS).map(({ title }) => `### ${title}\n`),
  ];
  expect(described.filter((line) => !page.includes(line))).toEqual([]);
});
