/** Shadbala: the six strengths of the seven planets together (BPHS 27; B. V. Raman, Graha and Bhava Balas). */
import { wars } from '../chart/conjunctions.ts';
import { bphs, practice, type Source } from '../source.ts';
import { forEachOfSeven, SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';
import { cheshtaVirupas } from './cheshta.ts';
import { digVirupas } from './dig.ts';
import { drikVirupas } from './drik.ts';
import { timelyParts, type KaalaPart } from './kaala.ts';
import { balaOf, rounded, virupaSum, VIRUPAS_OF_RUPA, type VirupaBala, type VirupaParts } from './virupaParts.ts';
import { USUAL_READINGS, type ShadbalaReadings } from './strengthReadings.ts';
import type { ShadbalaContext } from './shadbalaContext.ts';
import { sthanaParts, type SthanaPart } from './sthana.ts';
import { DISC_DIAMETERS_ARCSEC, MINIMA, NAISARGIKA } from './tables/shadbala.ts';
import type { NameOf } from '../scale.ts';
import { placeOf, type Place } from '../percentile.ts';
import { GRADES } from '../tables/grades.ts';
import { SHADBALA_SPREAD } from '../tables/percentiles/shadbala.ts';

export const SHADBALA_SOURCES: readonly Source[] = [bphs(27), bphs(28), practice('B. V. Raman, Graha and Bhava Balas')];

export type ShadbalaBand = NameOf<typeof GRADES.shadbala>;

export interface PlanetShadbala extends IshtaKashta {
  readonly planet: SevenPlanet;
  readonly sthana: VirupaBala<SthanaPart>;
  readonly dig: number;
  readonly kaala: VirupaBala<KaalaPart>;
  /** 0 for Sun and Moon. */
  readonly cheshta: number;
  /** Motional strength for ishta and kashta: cheshta, or half the Sun's ayana, half the Moon's paksha. */
  readonly motion: number;
  readonly naisargika: number;
  /** Negative where malefics prevail. */
  readonly drik: number;
  /** The sum of the six. */
  readonly virupas: number;
  readonly rupas: number;
  /** The least that the planet needs. */
  readonly leastRupas: number;
  /** Rupas over the least. */
  readonly ratio: number;
  readonly band: ShadbalaBand;
  /** By ratio, 1 the strongest. */
  readonly rank: number;
}

export type Shadbala = Readonly<Record<SevenPlanet, PlanetShadbala>>;

/** Rupas divided by the least needed; judgements use these ratios. */
export type ShadbalaRatios = Readonly<Record<SevenPlanet, number>>;

/** The strengths that are compared in a war. */
type Peaceful = Pick<PlanetShadbala, 'sthana' | 'dig' | 'kaala'>;

/** A strength with a provisional rank of 1, until all are known. */
type Weighed = Omit<PlanetShadbala, 'rank'> & { rank: number };

/** Returns the six strengths of each planet with all their parts. */
export function shadbala(context: ShadbalaContext, readings: ShadbalaReadings = USUAL_READINGS): Shadbala {
  const peaceful = peacefulStrengths(context, readings);
  const yuddha = yuddhaVirupas(context, peaceful);
  const weighed = forEachOfSeven((id) => weighedStrength(context, id, peaceful[id], yuddha[id], readings));
  for (const id of SEVEN_PLANETS) {
    for (const other of SEVEN_PLANETS) if (weighed[other].ratio > weighed[id].ratio) weighed[id].rank += 1;
  }
  return weighed;
}

/** Returns the ratio of the strength of each planet to the least it needs: 1 and more is enough. */
export function shadbalaRatios(strengths: Shadbala): ShadbalaRatios {
  return forEachOfSeven((id) => strengths[id].ratio);
}

function peacefulStrengths(
  context: ShadbalaContext,
  { dig, saptavargaja }: ShadbalaReadings,
): Readonly<Record<SevenPlanet, Peaceful>> {
  const { chart } = context;
  const ascendantDeg = chart.ascendant.longitudeDeg;
  const midheavenDeg = dig === 'equal' ? ascendantDeg + 270 : context.midheavenDeg;
  const timely = timelyParts(context);
  return forEachOfSeven((id) => ({
    sthana: balaOf(sthanaParts(chart, id, saptavargaja)),
    dig: rounded(digVirupas(id, chart.planets[id].longitudeDeg, ascendantDeg, midheavenDeg)),
    kaala: balaOf(timely(id)),
  }));
}

/**
 * Returns what planetary war gives to winners and takes from losers (BPHS 27.20).
 *
 * It is the difference of their strengths by place, direction and time up to the hora, divided by that of the
 * diameters of their discs.
 */
function yuddhaVirupas(
  { chart }: ShadbalaContext,
  peaceful: Readonly<Record<SevenPlanet, Peaceful>>,
): Readonly<Record<SevenPlanet, number>> {
  const sums = { ...NO_WAR };
  const before = (id: Warrior) => {
    const { dig, kaala, sthana } = peaceful[id];
    return sthana.virupas + dig + kaala.virupas - kaala.parts.ayana;
  };
  for (const war of wars(chart)) {
    // Only these five can be at war.
    const [winner, loser] = [war.winner as Warrior, war.loser as Warrior];
    const discs = DISC_DIAMETERS_ARCSEC[winner] - DISC_DIAMETERS_ARCSEC[loser];
    const virupas = rounded(Math.abs((before(winner) - before(loser)) / discs));
    sums[winner] += virupas;
    sums[loser] -= virupas;
  }
  return sums;
}

type Warrior = keyof typeof DISC_DIAMETERS_ARCSEC;
const NO_WAR: Readonly<Record<SevenPlanet, number>> = forEachOfSeven(() => 0);

function weighedStrength(
  { chart, sky }: ShadbalaContext,
  id: SevenPlanet,
  { sthana, dig, kaala: inPeace }: Peaceful,
  yuddha: number,
  { minimum }: ShadbalaReadings,
): Weighed {
  const isLight = id === 'Sun' || id === 'Moon';
  const kaala = yuddha === 0 ? inPeace : balaOf({ ...inPeace.parts, yuddha: rounded(yuddha) });
  const cheshta = isLight ? 0 : rounded(cheshtaVirupas(id, sky));
  const naisargika = NAISARGIKA[id];
  const drik = rounded(drikVirupas(chart, id));
  const virupas = virupaSum([sthana.virupas, dig, kaala.virupas, cheshta, naisargika, drik]);
  const leastRupas = MINIMA[id].rupas[minimum];
  const rupas = virupas / VIRUPAS_OF_RUPA;
  const ratio = rupas / leastRupas;
  const motion = isLight ? lightsCheshta(id, kaala.parts) : cheshta;
  const { ishta, kashta } = ishtaKashta(sthana.parts.uchcha, motion);
  return {
    planet: id,
    sthana,
    dig,
    kaala,
    cheshta,
    motion,
    naisargika,
    drik,
    virupas,
    rupas,
    leastRupas,
    ratio,
    band: shadbalaBand(ratio),
    ishta,
    kashta,
    rank: 1,
  };
}

/** Ayana replaces motion for the Sun, paksha for the Moon; they are halved, as kaala bala holds them doubled. */
function lightsCheshta(id: 'Sun' | 'Moon', { ayana, paksha }: VirupaParts<KaalaPart>): number {
  return rounded((id === 'Sun' ? ayana : paksha) / 2);
}

/** Returns the word for a ratio of strength to the least needed; the steps below 1 are interpretive. */
export function shadbalaBand(ratio: number): ShadbalaBand {
  return GRADES.shadbala.of(ratio);
}

/** Returns the place of a planet's shadbala among many births, by its ratio to the least needed. */
export function shadbalaPlace({ planet, ratio }: Pick<PlanetShadbala, 'planet' | 'ratio'>): Place {
  return placeOf(SHADBALA_SPREAD, planet, 100 * ratio);
}

/** Ishta and kashta phala: how much good and how much trouble a planet is able to give, 0 to 60 each (BPHS 28). */
export interface IshtaKashta {
  readonly ishta: number;
  readonly kashta: number;
}

/**
 * Returns the ishta and the kashta phala of a planet, 0 to 60 each, from two of its strengths in virupas.
 *
 * @param cheshta for the Sun his ayana, for the Moon her paksha, neither doubled: nothing here exceeds 60
 */
export function ishtaKashta(uchcha: number, cheshta: number): IshtaKashta {
  return { ishta: Math.sqrt(uchcha * cheshta), kashta: Math.sqrt((60 - uchcha) * (60 - cheshta)) };
}
