/** 235 years of 80 births: the solar return and what is counted from it. */
import { annualOfYear, type Annual } from '../../../lib/astro/varshphal/annual.ts';
import { harshaBalas } from '../../../lib/astro/varshphal/harsha.ts';
import { officeBearers } from '../../../lib/astro/varshphal/officeBearers.ts';
import { sahams, type Saham } from '../../../lib/astro/varshphal/sahams.ts';
import { DEFAULT_CHOICES, type YearLordChoices } from '../../../lib/astro/varshphal/tajikaChoices.ts';
import { varshesha } from '../../../lib/astro/varshphal/varshesha.ts';
import { SEVEN_PLANETS, type Planet } from '../../../lib/astro/tables/planets.ts';
import type { GoldenYear } from '../../../tests/support/annual.ts';
import { byKey, ofBirths, type Context, type Row } from '../births.ts';
import { SAHAM_SPELLINGS } from '../sahamSpellings.ts';
import { arc, seconds, subject, type Subject } from '../subject.ts';

interface Year extends GoldenYear {
  readonly sahams?: Readonly<Record<'by_definition' | 'pyjhora_a_minus_b_plus_c', Readonly<Record<string, number>>>>;
}

const FILE = 'jyotish/varshphal';
const known = new Map<string, Annual>();

/** Returns the annual chart of a birth over its own place, cast once. */
export function annualOf({ birth, chart, ephemeris, sky, input }: Context, completedYears: number): Annual {
  const key = `${input.name} ${completedYears}`;
  const { jdTT, jdUT, latitudeDeg, longitudeDeg } = birth;
  const born = { chart, jdUT, jdTT, sunDeg: sky.planets.Sun.longitudeDeg };
  const made = known.get(key) ?? annualOfYear(born, completedYears, { latitudeDeg, longitudeDeg }, ephemeris);
  known.set(key, made);
  return made;
}

/** The golden file takes the centre of the Sun on the mathematical horizon for sunrise. */
function ofYears(
  id: string,
  title: string,
  rowsOf: (annual: Annual, year: Year) => Iterable<Row>,
  more: Partial<Subject> = {},
): Subject {
  const rows = function* (context: Context, { years }: { years: readonly Year[] }): Generator<Row> {
    for (const year of years) {
      const found = rowsOf(annualOf(context, year.completed_years), year);
      for (const [what, value, expected, otherwise] of found)
        yield [`${year.year}, ${what}`, value, expected, otherwise];
    }
  };
  return subject({ id, title, basis: 'rule', ...ofBirths(FILE, rows, { sunrise: 'hindu' }), ...more });
}

const OFFICES: Readonly<Record<string, string>> = {
  munthesh: 'muntha_lord',
  janma_lagnesh: 'natal_lagna_lord',
  varsha_lagnesh: 'varsha_lagna_lord',
  tri_rashi_pati: 'trirashi_lord',
  dina_ratri_pati: 'dinaratri_lord',
};

const bearerRows = (annual: Annual, { office_bearers: expected }: Year) =>
  officeBearers(annual).map(({ office, planet }): Row => [office, planet, expected[OFFICES[office]!]!]);

function* munthaRows({ isDayReturn, muntha }: Annual, year: Year): Generator<Row> {
  yield ['sign', muntha.signIndex + 1, year.muntha_sign];
  yield ['house', muntha.house, year.muntha_house_in_varsha_chart];
  yield ['by day', isDayReturn, year.day_return];
}

function* aspectRows(annual: Annual, { aspects_varsha_lagna: expected }: Year): Generator<Row> {
  const seen = new Map<string, boolean>(
    varshesha(annual).candidates.map(({ isAspecting, planet }) => [planet, isAspecting]),
  );
  yield* byKey(expected, (planet) => seen.get(planet) ?? null);
}

/** Of the choices those that come nearest to the library's. */
const LIBRARY_CHOICES: YearLordChoices = {
  ...DEFAULT_CHOICES,
  relation: 'natural',
  drekkana: 'parashari',
  noneAspects: 'strongest',
  moon: 'keep',
};

function* lordRows(annual: Annual, year: Year): Generator<Row> {
  const expected = year.year_lord_strongest_aspecting;
  const reread = () => ({ pancha_vargiya_scale: lordByTheirStrength(annual, year) });
  yield ['lord', varshesha(annual, LIBRARY_CHOICES).planet, expected, { reread }];
}

/** Who leads our candidates by the strengths of the library; of equals the one it names. */
function lordByTheirStrength(annual: Annual, year: Year): string {
  const { candidates } = varshesha(annual, LIBRARY_CHOICES);
  const aspecting = candidates.filter(({ isAspecting }) => isAspecting);
  const strength = (planet: string) => year.pancha_vargiya_bala_pyjhora[planet]!;
  const pool = (aspecting.length > 0 ? aspecting : candidates).map(({ planet }) => planet as string);
  const most = Math.max(...pool.map(strength));
  const leading = pool.filter((planet) => strength(planet) === most);
  return leading.find((planet) => planet === year.year_lord_strongest_aspecting) ?? leading[0]!;
}

function* harshaRows({ chart, isDayReturn }: Annual, { harsha_bala_pyjhora: expected }: Year): Generator<Row> {
  const balas = harshaBalas(chart, isDayReturn);
  for (const planet of SEVEN_PLANETS) {
    const { value } = balas[planet];
    const joyElsewhere = planet === 'Venus' ? ({ 5: -5, 12: 5 }[chart.planets.Venus.house] ?? 0) : 0;
    yield [planet, value, expected[planet]!, { reread: () => ({ joy_of_venus: value + joyElsewhere }) }];
  }
}

function* sahamRows(
  annual: Annual,
  { sahams: expected }: Year,
  column: 'by_definition' | 'pyjhora_a_minus_b_plus_c',
): Generator<Row> {
  if (!expected) return;
  const found = new Map<string, Saham>(
    sahams(annual.chart, annual.isDayReturn, 'pvr').map((saham) => [saham.row.id, saham]),
  );
  for (const [name, deg] of Object.entries(expected[column])) {
    const saham = found.get(SAHAM_SPELLINGS[name] ?? name)!;
    yield [
      saham.row.id,
      saham.longitudeDeg,
      deg,
      { ...(isOfLord(saham) && { stated: 'saham_lords' }), reread: () => ({ saham_sign: sameDegree(saham, deg) }) },
    ];
  }
}

/** The degree of ours in the sign of theirs: whole signs are what the two add by rules of their own. */
function sameDegree({ longitudeDeg }: Saham, deg: number): number {
  return longitudeDeg + 30 * Math.round((deg - longitudeDeg) / 30);
}

/** Formulas that count to the lord of a house, or take another term by who that is. */
function isOfLord({ row: { day, marsRising } }: Saham): boolean {
  return marsRising !== undefined || Object.values(day).some((term) => term.includes('lord'));
}

const TOLERANCE_DEG = 0.004;
const PVR_SET = 'With `saham_set` pvr.';

export const VARSHPHAL: readonly Subject[] = [
  ofYears(
    'year-returns',
    'Solar return',
    ({ returnJdUT }, year) => [['return', returnJdUT, year.solar_return_julian_day_ut]],
    {
      basis: 'ephemeris',
      measure: seconds(0.5),
    },
  ),
  ofYears(
    'year-ascendants',
    'Ascendant of the return',
    ({ chart }, year) => [['ascendant', chart.ascendant.longitudeDeg, year.varsha_lagna_longitude]],
    {
      basis: 'ephemeris',
      measure: arc('deg', 0.002),
    },
  ),
  ofYears(
    'year-longitudes',
    'Longitudes at the return',
    ({ chart }, { planet_longitudes: expected }) => byKey(expected, (id) => chart.planets[id as Planet].longitudeDeg),
    {
      basis: 'ephemeris',
      measure: arc('arcsec', 0.2),
    },
  ),
  ofYears('muntha', 'Muntha; day or night', munthaRows),
  ofYears('office-bearers', 'The five office-bearers', bearerRows),
  ofYears('year-aspects', 'Which of them aspect the ascendant of the year', aspectRows),
  ofYears('year-lords', 'Lord of the year of the library', lordRows, {
    basis: 'library',
    convention: 'With `relation` natural, `drekkana` parashari, `none_aspects` strongest and `moon` keep.',
    reasons: ['pancha_vargiya_scale'],
  }),
  ofYears('harsha', 'Harsha bala', harshaRows, { basis: 'library', reasons: ['joy_of_venus'] }),
  ofYears(
    'sahams',
    'Nine sahams worked from the definition',
    (annual, year) => sahamRows(annual, year, 'by_definition'),
    { convention: PVR_SET, measure: arc('deg', TOLERANCE_DEG) },
  ),
  ofYears(
    'library-sahams',
    'Thirty-six sahams of the library',
    (annual, year) => sahamRows(annual, year, 'pyjhora_a_minus_b_plus_c'),
    {
      basis: 'library',
      convention: PVR_SET,
      measure: arc('deg', TOLERANCE_DEG),
      reasons: ['saham_sign', 'saham_lords'],
    },
  ),
];
