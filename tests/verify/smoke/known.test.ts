/** The known values of the smoke test come from independent programs, not from our own answers. */
import { expect, test } from '@jest/globals';
import { isAsKnown, KNOWN, valueAt, WITH_A_TOKEN, type Known } from '../../../verify/smoke/known.ts';
import { golden } from '../../support/golden.ts';
import { loadGroups } from '../../support/groups.ts';

interface Cases {
  readonly cases: readonly { readonly birth: { readonly id: string }; readonly expected: unknown }[];
}

/** The value of a golden case, by the place where it stands. */
const goldenOf = (file: string, at: string, id = 'S001') =>
  valueAt(golden<Cases>(`jyotish/${file}`).cases.find(({ birth }) => birth.id === id)!.expected, at);

const birthOf = (id: string) =>
  golden<{ cases: { birth: { id: string; latitude: number } }[] }>('jyotish/positions').cases.find(
    ({ birth }) => birth.id === id,
  )!.birth;

const SIGNS = ['aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo', 'libra', 'scorpio', 'sagittarius'];
const lower = (value: unknown) => String(value).toLowerCase();
const lordOf = (house: number) => lower(goldenOf('houses', `houses.${house}.lord`));
const sunrise = () => `${String(goldenOf('panchang', 'sunrise', 'PS001'))}+05:30`;

const OUTSIDE: Readonly<Record<string, () => unknown>> = {
  planets: () => goldenOf('positions', 'planets.Moon.longitude'),
  batch: () => goldenOf('positions', 'planets.Moon.longitude'),
  places: () => birthOf('S001').latitude,
  houses: () => (goldenOf('houses', 'houses.7.occupants') as string[]).map(lower),
  varga: () => SIGNS[Number(goldenOf('vargas', 'charts.D9.Ascendant')) - 1],
  dasha: () => goldenOf('dasha-vimshottari', 'balance_of_first_period_years'),
  kp: () => lower(goldenOf('kp', 'planets.Moon.sub_lord')),
  jaimini: () => lower(goldenOf('jaimini', 'chara_karakas_7.AK')),
  transit: () => goldenOf('ashtakavarga', 'sarvashtakavarga'),
  special: () => goldenOf('special-points', 'gandanta.Mercury.degrees_from_junction'),
  dosha: () => goldenOf('doshas', 'manglik.from_moon.mars_house'),
  yoga: () => goldenOf('yogas', 'by_definition.sunapha'),
  varshphal: () => goldenOf('varshphal', 'years.0.solar_return_julian_day_ut'),
  karma: () => goldenOf('vargas', 'charts.D60.Moon'),
  medical: () => lordOf(1),
  remedy: () => lower(goldenOf('dasha-vimshottari', 'mahadashas.0.lord')),
  // The 10th from the Moon, in the 9th from the ascendant, is the 6th.
  career: () => lordOf(6),
  prediction: () => [lordOf(10)],
  vidya: () => [lordOf(5)],
  'videsh-yoga': () => JSON.stringify(goldenOf('yogas', 'by_definition.parivartana.0.houses')) === '[9,12]',
  matching: () =>
    golden<{ cases: { groom: { id: string }; bride: { id: string }; expected: { total_with_exceptions: number } }[] }>(
      'jyotish/matching',
    ).cases.find(({ bride, groom }) => groom.id === 'S014' && bride.id === 'S001')!.expected.total_with_exceptions,
  // 13 degrees 20 minutes a nakshatra.
  muhurta: () => Math.floor(Number(goldenOf('positions', 'planets.Moon.longitude')) / (360 / 27)) + 1,
  pdae: sunrise,
  panchang: sunrise,
  chart: () => goldenOf('houses', 'lagna_sign'),
};

const ALL = [...KNOWN, WITH_A_TOKEN];

test('there is one for every group that computes', async () => {
  const groups = (await loadGroups()).map(({ name }) => name).filter((name) => name !== 'site' && name !== 'auth');
  expect(ALL.map(({ group }) => group).sort()).toEqual(groups.sort());
});

test.each(ALL.map((known) => [known.group, known] as const))('%s: as golden values have it', (group, known) => {
  const outside = OUTSIDE[group]!();
  expect(outside).toBeDefined();
  // Rounded, at most.
  expect([outside, isAsKnown(outside, known)]).toEqual([outside, true]);
});

test('the birth is that of the golden case', () => {
  const { birth } = golden<{ cases: { birth: Record<string, unknown> }[] }>('jyotish/positions').cases[0]!;
  const { date, latitude, longitude, time, timezone } = birth;
  expect(WITH_A_TOKEN.body).toMatchObject({ date, latitude, longitude, time, timezone });
});

test('a value is found by place and by id, and nothing where there is none', () => {
  const answer = { planets: [{ id: 'sun' }, { id: 'moon', sign: { number: 1 } }], list: [5, 6] };
  expect(valueAt(answer, 'planets.id=moon.sign.number')).toBe(1);
  expect(valueAt(answer, 'list.1')).toBe(6);
  for (const at of ['planets.id=mars.sign', 'nothing.at.all', 'list.id=x']) expect(valueAt(answer, at)).toBeUndefined();
});

test.each<[unknown, unknown, number | undefined, boolean]>([
  [1.0009, 1, 0.001, true],
  [1.0011, 1, 0.001, false],
  ['1', 1, 0.001, false],
  [undefined, 1, 10, false],
  ['2029-05-24T06:03:20+05:30', '2029-05-24T06:02:29+05:30', 60, true],
  ['2029-05-24T06:03:40+05:30', '2029-05-24T06:02:29+05:30', 60, false],
  [null, '2029-05-24T06:02:29+05:30', 60, false],
  [['venus'], ['venus'], undefined, true],
  [['venus', 'mars'], ['venus'], undefined, false],
])('%j compared with %j within %s: %s', (found, expected, tolerance, isSame) => {
  const known = { ...WITH_A_TOKEN, expected, ...(tolerance !== undefined && { tolerance }) } as Known;
  expect(isAsKnown(found, known)).toBe(isSame);
});
