/** Shadbala of births of the golden files, and what it reads of drawn charts. */
import { birthContext } from '../../functions/_shell/context.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import type { ShadbalaContext, StrengthDay } from '../../lib/astro/strength/shadbalaContext.ts';
import type { Shadbala } from '../../lib/astro/strength/shadbala.ts';
import type { Birth } from '../../lib/schemas/common/inputs.ts';
import { bodyOf, golden, type GoldenBirth, type JyotishFile } from './golden.ts';

type ByPlanet = Readonly<Record<string, number>>;

interface GoldenShadbala {
  readonly sthana: Readonly<Record<string, ByPlanet>>;
  readonly dig: ByPlanet;
  readonly kala: Readonly<Record<string, ByPlanet>>;
  readonly naisargika: ByPlanet;
  readonly context: { readonly waxing: boolean };
}

/** The golden file takes the centre of the Sun on the mathematical horizon for sunrise. */
export const goldenShadbalas = golden<JyotishFile<GoldenShadbala>>('jyotish/shadbala-parts').cases.map(
  ({ birth, expected }) => ({ id: birth.id, expected, found: shadbalaOfBody({ ...bodyOf(birth), sunrise: 'hindu' }) }),
);

export function shadbalaOfBody(body: object): Shadbala {
  return birthContext(body as Birth, 'en', {}, {}, false).shadbala();
}

export type Book = 'shadbala_BVRamanBook' | 'shadbala_VPJainBook';

interface BookCase {
  topic: string;
  input: { birth?: GoldenBirth };
  items: { label: string; expected: number[] }[];
}

/** What a book prints for its example, Sun to Saturn, by the end of the label. */
export function printedIn(book: Book, label: string): number[] {
  const items = golden<{ cases: BookCase[] }>('jyotish/book-cases')
    .cases.filter(({ topic }) => topic === book)
    .flatMap(({ items: printed }) => printed);
  return items.find((item) => item.label.endsWith(label))!.expected;
}

/** Each book by its own ayanamsa. */
export function shadbalaOfBook(book: Book): Shadbala {
  const { input } = golden<{ cases: BookCase[] }>('jyotish/book-cases').cases.find(
    ({ topic, input: { birth } }) => topic === book && birth !== undefined,
  )!;
  const ayanamsa = book === 'shadbala_BVRamanBook' ? 'raman' : 'lahiri';
  return shadbalaOfBody({ ...bodyOf({ ...input.birth!, id: book }), sunrise: 'hindu', ayanamsa });
}

/** Noon of a Sunday in the hora of the Sun, with the Sun on the meridian. */
const NOON: StrengthDay = {
  isDaytime: true,
  thirdIndex: 1,
  varaLord: 'Sun',
  horaLord: 'Sun',
  midnightJd: 2451545.5,
};

/** What shadbala reads of a drawn chart at J2000 without ayanamsa: the tropical places are the drawn ones. */
export function shadbalaContextOver(chart: Chart, day: Partial<StrengthDay> = {}): ShadbalaContext {
  const planets = Object.fromEntries(
    Object.values(chart.planets).map(({ id, latitudeDeg, longitudeDeg, speedDegPerDay }) => [
      id,
      { longitudeDeg, latitudeDeg, speedDegPerDay, distanceAU: 1 },
    ]),
  ) as ShadbalaContext['sky']['planets'];
  return {
    chart,
    sky: { jdTT: 2451545, ayanamsaDeg: 0, nutationLongitudeDeg: 0, trueObliquityDeg: 24, planets },
    midheavenDeg: chart.ascendant.longitudeDeg + 270,
    localSiderealDeg: 0,
    day: { ...NOON, ...day },
  };
}
