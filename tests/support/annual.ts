/** Annual charts for tests: of golden births, and drawn. */
import type { TajikaRelation } from '../../lib/astro/varshphal/tables/tajika.ts';
import { birthContext } from '../../functions/_shell/context.ts';
import type { SunriseKind } from '../../lib/astro/conventions.ts';
import { annualOfYear, munthaOf, type Annual } from '../../lib/astro/varshphal/annual.ts';
import type { Saham } from '../../lib/astro/varshphal/sahams.ts';
import type { SevenPlanet } from '../../lib/astro/tables/planets.ts';
import type { Birth } from '../../lib/schemas/common/inputs.ts';
import { chartOf, type Drawing } from './chartOf.ts';
import { ephemeris } from './ephemeris.ts';
import { bodyOf, golden, type GoldenBirth, type JyotishFile } from './golden.ts';

export interface GoldenYear {
  readonly year: number;
  readonly completed_years: number;
  readonly solar_return_julian_day_ut: number;
  readonly varsha_lagna_longitude: number;
  readonly varsha_lagna_sign: number;
  readonly planet_longitudes: Readonly<Record<string, number>>;
  readonly muntha_sign: number;
  readonly muntha_house_in_varsha_chart: number;
  readonly day_return: boolean;
  readonly office_bearers: Readonly<Record<string, string>>;
  readonly aspects_varsha_lagna: Readonly<Record<string, boolean>>;
  readonly pancha_vargiya_bala_pyjhora: Readonly<Record<string, number>>;
  readonly year_lord_strongest_aspecting: string;
  readonly harsha_bala_pyjhora: Readonly<Record<string, number>>;
}

/** Every year of the golden file with its birth. */
export const goldenYears = golden<JyotishFile<{ years: GoldenYear[] }>>('jyotish/varshphal').cases.flatMap(
  ({ birth, expected }) => expected.years.map((expectedYear) => ({ id: birth.id, birth, expected: expectedYear })),
);

type Graded = 'kshetra' | 'hadda' | 'drekkana' | 'navamsa';

/** A year by the rules of Tajika Nilakanthi: strengths in units of the text, vishva the quarter of their sum. */
export interface TajikaYear {
  readonly year: number;
  readonly completed_years: number;
  readonly bala: Readonly<
    Record<
      SevenPlanet,
      {
        readonly lords: Readonly<Record<Graded, SevenPlanet>>;
        readonly relation: Readonly<Record<Graded, TajikaRelation>>;
        readonly components: Readonly<Record<Graded | 'uchcha', number>>;
        readonly vishva: number;
      }
    >
  >;
  readonly vishva_with_natural_relation_and_d3_lords: Readonly<Record<SevenPlanet, number>>;
  readonly harsha_bala: Readonly<Record<SevenPlanet, { readonly total: number }>>;
  readonly decided_by: 'strongest_aspecting' | 'none_aspects';
  readonly strongest_aspecting: SevenPlanet | null;
  readonly year_lord_before_moon_rule: SevenPlanet;
  readonly year_lord: SevenPlanet;
  /** Whom the year has by each reading of what the texts leave open; null where all agree. */
  readonly disputed: Readonly<Record<string, SevenPlanet | true>> | null;
  readonly tripataki: {
    readonly positions: Readonly<Record<string, { readonly sign: number; readonly house: number }>>;
    readonly vedha_to_lagna: readonly string[];
    readonly with_moon: readonly string[];
    readonly vedha_to_moon: readonly string[];
  };
}

export const tajikaYears = golden<JyotishFile<{ years: TajikaYear[] }>>('jyotish/varshphal-tajika').cases.flatMap(
  ({ birth, expected }) => expected.years.map((expectedYear) => ({ id: birth.id, birth, expected: expectedYear })),
);

/** The annual chart of a birth over its own place. */
export function annualOfBirth(body: object, completedYears: number, sunrise: SunriseKind = 'visible'): Annual {
  const { birth, chart, sky } = birthContext({ ...body, sunrise } as Birth, 'en', {}, {}, false);
  const { jdTT, jdUT, latitudeDeg, longitudeDeg } = birth;
  const born = { chart, jdUT, jdTT, sunDeg: sky.planets.Sun.longitudeDeg };
  return annualOfYear(born, completedYears, { latitudeDeg, longitudeDeg }, ephemeris);
}

/** The golden file takes the centre of the Sun on the mathematical horizon for sunrise. */
export function goldenAnnual(birth: GoldenBirth, completedYears: number): Annual {
  return annualOfBirth(bodyOf(birth), completedYears, 'hindu');
}

export interface DrawnYear {
  readonly natal?: Drawing;
  readonly chart: Drawing;
  readonly completedYears?: number;
  readonly isDayReturn?: boolean;
}

/** A year of 365 days from J2000, without an ephemeris. */
export function drawnAnnual({ natal = {}, chart, completedYears = 1, isDayReturn = true }: DrawnYear): Annual {
  const [born, year] = [chartOf(natal), chartOf(chart)];
  return {
    natal: born,
    chart: year,
    completedYears,
    place: { latitudeDeg: 0, longitudeDeg: 0 },
    sunDeg: born.planets.Sun.longitudeDeg,
    returnJdUT: 2451545,
    nextReturnJdUT: 2451545 + 365,
    isEndEstimated: false,
    isDayReturn,
    muntha: munthaOf(born, year, completedYears),
  };
}

export function sahamNamed(all: readonly Saham[], id: string): Saham {
  return all.find(({ row }) => row.id === id)!;
}
