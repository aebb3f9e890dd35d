/** What every judgement owes: scores that are the sum of their points, sources, flags and lords that do what they say. */
import { describe, expect, test } from '@jest/globals';
import { randomInputs } from '../../scripts/shares/births.ts';
import type { Handler } from '../../functions/_shell/server.ts';
import type { Row } from '../../functions/_shell/kinds/natal.ts';
import { call } from './call.ts';
import { loadGroups } from './groups.ts';
import { askedQuery } from './query.ts';

const BIRTHS = 500;
const LEAST_DEVIATION = 8;
/** Of the births of an answer; of all births no band holds more than 0.4. */
const MOST_IN_BAND = 0.45;

type Fields = Readonly<Record<string, unknown>>;

interface Asked {
  readonly handler: Handler;
  readonly row: Row;
}

/** Runs the contract for every path of a group that takes a birth. */
export async function honestyContract(group: string): Promise<void> {
  const { handler, rows } = (await loadGroups()).find(({ name }) => name === group)!;
  const natal = rows.filter(({ kind }) => kind === 'natal');
  describe.each(natal.map((row) => ({ path: row.path, asked: { handler, row } })))('$path', ({ asked }) => {
    test(`over ${BIRTHS} births`, async () => {
      const spreads = new Map<string, number[]>();
      for (const birth of randomInputs(BIRTHS)) {
        const data = await answered(asked, birth);
        const objects = objectsIn(data);
        expect([...sumFaults(objects), ...sourceFaults(data, objects)]).toEqual([]);
        for (const [name, value] of areaScores(objects)) spreads.set(name, [...(spreads.get(name) ?? []), value]);
      }
      expect([...spreads].flatMap(([name, values]) => spreadFaults(name, values))).toEqual([]);
    });
    // Loops, as most paths have neither flags nor lords, and a table of tests may not be empty.
    for (const flag of flagsOf(asked.row))
      test(`${flag} left out leaves its part out`, async () => {
        const [birth] = randomInputs(1);
        const [full, without] = [await answered(asked, birth!), await answered(asked, { ...birth!, [flag]: false })];
        expect(emptied(full, without).length).toBeGreaterThan(0);
        expect(await answered(asked, { ...birth!, [flag]: true })).toEqual(full);
      });
    for (const field of lordsOf(asked.row))
      test(`${field} is gone by, and said so`, async () => {
        const [birth] = randomInputs(1);
        const plain = await answered(asked, birth!);
        expect(basesIn(plain)).not.toContain('asked');
        const named = await answered(asked, { ...birth!, [field]: 'Saturn' });
        expect(basesIn(named)).toContain('asked');
      });
  });
}

async function answered({ handler, row }: Asked, birth: object): Promise<Fields> {
  const { json, status, text } = await call(handler, 'POST', `${row.path}?${askedQuery(row)}`, birth);
  if (status !== 200) throw new Error(`${status} ${text.slice(0, 300)} for ${JSON.stringify(birth)}`);
  return (json as { data: Fields }).data;
}

type Found = readonly [path: string, object: Fields];

/** Returns every object of an answer, with the path to it. */
function objectsIn(value: unknown, path = '', found: Found[] = []): readonly Found[] {
  if (Array.isArray(value)) {
    for (const item of value) if (isObject(item)) objectsIn(item, `${path}[]`, found);
  } else if (isObject(value)) {
    found.push([path, value]);
    for (const [key, inner] of Object.entries(value))
      if (isObject(inner)) objectsIn(inner, path === '' ? key : `${path}.${key}`, found);
  }
  return found;
}

/** Also a list is an object. */
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const SCORES = ['score', 'probability', 'share', 'share_percent', 'points_sum'];

function sumFaults(objects: readonly Found[]): string[] {
  return objects.flatMap(([path, object]) => {
    const { components } = object;
    const name = SCORES.find((key) => typeof object[key] === 'number');
    if (!Array.isArray(components) || name === undefined) return [];
    const tenths = components.reduce(
      (sum: number, part: Fields) => sum + Math.round((part['points'] as number) * 10),
      0,
    );
    const said = object[name] as number;
    return Math.abs(said * 10 - tenths) < 1e-6 ? [] : [`${path}: ${said} is not ${tenths / 10}`];
  });
}

/** A score of factors names the source of each; every answer lists its texts. */
function sourceFaults(data: Fields, objects: readonly Found[]): string[] {
  const listed = data['sources'];
  const faults = Array.isArray(listed) && listed.length > 0 && listed.every(isText) ? [] : ['sources: none'];
  for (const [path, object] of objects) {
    if ('weight' in object && 'effect' in object && object['weight'] !== null && !isText(object['source'])) {
      faults.push(`${path}: a factor without a source`);
    }
  }
  return faults;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Places of the scores of matters among all births, by where they stand; those within lists are told of changing things. */
function areaScores(objects: readonly Found[]): [name: string, value: number][] {
  return objects
    .filter(([path, object]) => !path.includes('[]') && 'band' in object && typeof object['percentile'] === 'number')
    .map(([path, object]) => [path, object['percentile'] as number]);
}

const BANDS = [90, 65, 35, 10, 0];

function spreadFaults(name: string, values: readonly number[]): string[] {
  if (values.length < BIRTHS) return [];
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  const band = (value: number) => BANDS.findIndex((least) => value >= least);
  const counts = BANDS.map((_, index) => values.filter((value) => band(value) === index).length / values.length);
  return [
    ...(deviation > LEAST_DEVIATION ? [] : [`${name}: deviation ${deviation.toFixed(1)}`]),
    ...(Math.max(...counts) <= MOST_IN_BAND ? [] : [`${name}: ${Math.max(...counts)} of all in one band`]),
  ];
}

function flagsOf({ body }: Row): string[] {
  return Object.keys(body!.entries).filter((name) => name.startsWith('include_'));
}

function lordsOf({ body }: Row): string[] {
  return Object.keys(body!.entries).filter((name) => name === 'mahadasha' || name === 'mahadasha_lord');
}

/** Where an answer holds something that the other leaves out. */
function emptied(full: Fields, without: Fields): string[] {
  const left = new Set(objectsIn(without).map(([path]) => path));
  return objectsIn(full)
    .map(([path]) => path)
    .filter((path) => !left.has(path));
}

function basesIn(data: Fields): unknown[] {
  return objectsIn(data).flatMap(([, { basis }]) => (basis === undefined ? [] : [basis]));
}
