/** Measures the engine on births with a known fact: what it says of people beside what it says of others. */
import type { Ephemeris } from '../../lib/astro/ephemeris.ts';
import type { Birth } from '../../lib/schemas/common/inputs.ts';
import { DAYS_PER_YEAR, jdFromUnixMs } from '../../lib/astro/time.ts';
import { ephemeris } from '../../functions/_shell/ephemeris.ts';
import '../../functions/_shell/placeData.ts';
import { GROUPS } from './groups.ts';
import { bornJdUT, weddingWindows, workJudgement, type WorkJudgement } from './judged.ts';
import { professionals, weddings, type KnownBirth, type Professional, type Wed } from './readers.ts';
import type { Feature } from './feature.ts';
import { areaUnderCurve, hitsAgainstChances, sharesCompared } from './statistics.ts';

export { linesOf, markdownOf } from './table.ts';

interface Asked {
  /** Contents of the files; null where one is not given. */
  readonly professions: string | null;
  readonly weddings: string | null;
  /** Births of even years, of odd ones, or all. */
  readonly half: 'first' | 'second' | 'all';
  /** At most so many births of each group; null for all. */
  readonly sample: number | null;
  readonly progress: (done: number, of: number) => void;
}

/** Returns every feature, measured. */
export function run(asked: Asked): Feature[] {
  const sky = ephemeris();
  const chosen = <Row extends KnownBirth>(rows: readonly Row[]) =>
    rows.filter(({ half }) => asked.half === 'all' || half === asked.half);
  return [
    ...(asked.professions === null ? [] : workFeatures(sky, chosen(professionals(asked.professions)), asked)),
    ...(asked.weddings === null ? [] : weddingFeatures(sky, chosen(weddings(asked.weddings)), asked)),
  ];
}

interface Judged extends WorkJudgement {
  readonly group: string;
}

/** Rows of each group, evenly spread over it. */
function sampled<Row>(rows: readonly Row[], groupOf: (row: Row) => string, most: number | null): Row[] {
  if (most === null) return [...rows];
  return [...new Set(rows.map(groupOf))].flatMap((group) => {
    const own = rows.filter((row) => groupOf(row) === group);
    const step = Math.max(1, own.length / most);
    return Array.from({ length: Math.min(most, own.length) }, (_, i) => own[Math.floor(i * step)]!);
  });
}

function workFeatures(sky: Ephemeris, rows: readonly Professional[], { progress, sample }: Asked): Feature[] {
  const told = sampled(rows, ({ group }) => group, sample).filter(({ group }) => GROUPS[group]);
  const controls = told.map(({ body }, i) => ({ ...body, time: told[(i + SHIFT) % told.length]!.body.time }));
  const judge = (body: Birth, i: number, done: number): WorkJudgement => {
    progress(done + i, 2 * told.length);
    return workJudgement(sky, body);
  };
  const people = told.map(({ body, group }, i): Judged => ({ group, ...judge(body, i, 0) }));
  const shuffled = controls.map((body, i): Judged => ({ group: told[i]!.group, ...judge(body, i, told.length) }));
  const eminent = { feature: 'success: eminent people against the same births at another hour' };
  const success = (list: readonly Judged[]) => list.map((one) => one.success);
  return [
    { ...eminent, measure: 'area under the curve', ...areaUnderCurve(success(people), success(shuffled)) },
    ...[...new Set(told.map(({ group }) => group))].sort().flatMap((group) => groupFeatures(group, people, shuffled)),
  ];
}

/** The hour of a control is that of a birth so far down the list, of another year and, mostly, of another group. */
const SHIFT = 997;
const TOP = 10;

function groupFeatures(group: string, people: readonly Judged[], shuffled: readonly Judged[]): Feature[] {
  const { category, fields, planets } = GROUPS[group]!;
  const own = people.filter((one) => one.group === group);
  const others = people.filter((one) => one.group !== group);
  const controls = shuffled.filter((one) => one.group === group);
  const isOwn = (id: string) => fields.test(id);
  const shares = (feature: string, among: readonly Judged[], test: (one: Judged) => boolean): Feature => ({
    feature: `${group}: ${feature}`,
    measure: 'share of births',
    ...sharesCompared(own.map(test), among.map(test)),
  });
  const place = (one: Judged) => -one.fields.findIndex(isOwn);
  return [
    shares('first category is their own', others, (one) => one.category === category),
    shares('own field first', others, (one) => isOwn(one.fields[0]!)),
    shares('own field among the first ten', others, (one) => one.fields.slice(0, TOP).some(isOwn)),
    {
      feature: `${group}: place of the own field`,
      measure: 'area under the curve',
      ...areaUnderCurve(own.map(place), others.map(place)),
    },
    ...planets.map((planet) =>
      shares(`${planet} risen or culminated, against another hour`, controls, (one) => one.prominent.includes(planet)),
    ),
  ];
}

function weddingFeatures(sky: Ephemeris, rows: readonly Wed[], { progress, sample }: Asked): Feature[] {
  const told = sampled(rows, () => '', sample);
  const births = told.map(({ body, weddingDate }, i) => {
    progress(i, told.length);
    const jdUT = bornJdUT(sky, body);
    const weddingJdUT = jdFromUnixMs(Date.parse(`${weddingDate}T12:00:00Z`));
    return { jdUT, ageDays: weddingJdUT - jdUT, windows: weddingWindows(sky, body) };
  });
  const within = births.filter(({ ageDays }) => ageDays >= 18 * DAYS_PER_YEAR && ageDays < 50 * DAYS_PER_YEAR);
  const events = within.map((one) => {
    const isIn = (ageDays: number) =>
      one.windows.some(({ endJdUT, startJdUT }) => startJdUT <= one.jdUT + ageDays && one.jdUT + ageDays < endJdUT);
    const others = within.filter((other) => other !== one);
    return { isHit: isIn(one.ageDays), chance: others.filter(({ ageDays }) => isIn(ageDays)).length / others.length };
  });
  const feature = 'weddings: within a window of marriage, against the ages at which others wed';
  return [{ feature, measure: 'share of weddings', ...hitsAgainstChances(events) }];
}
