/** Ashtakavarga: the bindus that seven planets and the ascendant give one another (BPHS 66). */
import type { Chart } from '../chart/chart.ts';
import { BINDU_PLACES, VARAHAMIHIRA_PLACES, type Contributor, type GivingPlaces } from '../tables/ashtakavarga.ts';
import { SEVEN_PLANETS } from '../tables/planets.ts';
import { SIGNS } from '../tables/signs.ts';
import { nthSignFrom } from '../angle.ts';

export type { Contributor } from '../tables/ashtakavarga.ts';

export const CONTRIBUTORS = [...SEVEN_PLANETS, 'Ascendant'] as const;

export interface Ashtakavarga {
  /** Bindus by sign, Aries first: of the seven planets and of the ascendant. */
  readonly bhinna: Readonly<Record<Contributor, readonly number[]>>;
  /** Sum of the seven, by sign. */
  readonly sarva: readonly number[];
  /** Bindus by giver: `prastara[of][from]` holds the signs in which `from` gives `of` one, as bits, Aries in the lowest. */
  readonly prastara: Readonly<Record<Contributor, Readonly<Record<Contributor, number>>>>;
}

/** The text whose rows are used for the Moon and for Venus, on which the texts differ. */
interface BinduTables {
  readonly Moon: 'parashara' | 'varahamihira';
  readonly Venus: 'parashara' | 'varahamihira';
}

const PARASHARA: BinduTables = { Moon: 'parashara', Venus: 'parashara' };

/** Returns all bindus of a chart; only the signs of the planets and of the ascendant matter. */
export function ashtakavarga(
  { signs, ascendant }: Pick<Chart, 'signs' | 'ascendant'>,
  tables: BinduTables = PARASHARA,
): Ashtakavarga {
  const signOf = (giver: Contributor) => (giver === 'Ascendant' ? ascendant.signIndex : signs[giver]);
  const bhinna = forEachContributor(noBindus);
  const prastara = forEachContributor((of) => {
    const places = placesFor(of, tables);
    return forEachContributor((from) => givenSigns(places[from], signOf(from), bhinna[of]));
  });
  return { bhinna, sarva: sumOfSeven(bhinna), prastara };
}

/** Tells whether one contributor gave another a bindu in a sign. */
export function isGiven(
  { prastara }: Pick<Ashtakavarga, 'prastara'>,
  of: Contributor,
  from: Contributor,
  signIndex: number,
): boolean {
  return (prastara[of][from] & (1 << signIndex)) !== 0;
}

/** Lists by sign, Aries first, what one contributor gave another: 1 for a bindu, else 0. */
export function prastaraRow(av: Pick<Ashtakavarga, 'prastara'>, of: Contributor, from: Contributor): (0 | 1)[] {
  return SIGNS.map((_, signIndex) => (isGiven(av, of, from, signIndex) ? 1 : 0));
}

/** Fills a record keyed by contributor. */
export function forEachContributor<T>(value: (contributor: Contributor) => T): Record<Contributor, T> {
  // Spelled out, as an object literal is made many times faster than one from entries.
  return {
    Sun: value('Sun'),
    Moon: value('Moon'),
    Mars: value('Mars'),
    Mercury: value('Mercury'),
    Jupiter: value('Jupiter'),
    Venus: value('Venus'),
    Saturn: value('Saturn'),
    Ascendant: value('Ascendant'),
  };
}

function placesFor(of: Contributor, tables: BinduTables): GivingPlaces {
  const differs = (of === 'Moon' || of === 'Venus') && tables[of] === 'varahamihira';
  return differs ? VARAHAMIHIRA_PLACES[of] : BINDU_PLACES[of];
}

const noBindus = () => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** Returns the signs in which a giver gives, as bits, and adds what it gives to the bindus. */
function givenSigns(places: readonly number[], fromSignIndex: number, bindus: number[]): number {
  let signs = 0;
  for (const place of places) {
    const sign = nthSignFrom(fromSignIndex, place);
    signs |= 1 << sign;
    bindus[sign]! += 1;
  }
  return signs;
}

function sumOfSeven(bhinna: Readonly<Record<Contributor, readonly number[]>>): number[] {
  const sums = noBindus();
  for (const planet of SEVEN_PLANETS) {
    const bindus = bhinna[planet];
    for (let sign = 0; sign < 12; sign++) sums[sign]! += bindus[sign]!;
  }
  return sums;
}
