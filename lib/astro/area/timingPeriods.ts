/** What the lords of a period within periods give for a matter of which they are significators (weights interpretive). */
import { LEVEL_NAMES, type Period } from '../dasha/period.ts';
import { named } from '../planetWords.ts';
import type { ScorePart } from '../score.ts';
import type { PlanetStrengths } from '../strength.ts';
import type { Planet } from '../tables/planets.ts';
import { capitalised, listed } from '../words.ts';
import { leaningOf, SCALES } from './areaScore.ts';

/** A planet whose periods bring the matter. */
export interface Significator {
  readonly planet: Planet;
  /** Why: `lord of the 7th`, `in the 7th`. */
  readonly reasons: readonly string[];
  /** Of the main house of the matter, or its natural significator; the others count half. */
  readonly isPrimary: boolean;
  /** It signifies the matter by nature. */
  readonly isKaraka: boolean;
}

export type PeriodPath = readonly [
  mahadasha: Period<Planet>,
  antardasha: Period<Planet>,
  pratyantardasha: Period<Planet>,
];

/** Of the mahadasha, the antardasha and the pratyantardasha. */
const LEVEL_POINTS = [18, 27, 10];
const SECONDARY_SHARE = 0.5;
const KARAKA_POINTS = 5;
const STRENGTH_POINTS = 10;

/** Returns what scores periods; each combination of lords is worked out once. */
export function pathScores(
  strengths: PlanetStrengths,
  { isCaution, significators }: { readonly significators: readonly Significator[]; readonly isCaution?: true },
): (path: PeriodPath) => readonly ScorePart[] {
  const byPlanet = new Map(significators.map((one) => [one.planet, one]));
  const known = new Map<string, readonly ScorePart[]>();
  return (path) => {
    const lords = path.map(({ lord }) => lord);
    const key = lords.join();
    const found = known.get(key) ?? [
      ...lords.map((lord, index) => levelPart(lord, index, byPlanet.get(lord))),
      ...karakaPart(lords, byPlanet),
      strengthPart(lords[1]!, strengths, isCaution ? -1 : 1),
    ];
    known.set(key, found);
    return found;
  };
}

function levelPart(lord: Planet, index: number, significator: Significator | undefined): ScorePart {
  const max = LEVEL_POINTS[index]!;
  const why = significator ? listed(significator.reasons) : 'no significator of the matter';
  const points = significator ? max * (significator.isPrimary ? 1 : SECONDARY_SHARE) : 0;
  return {
    id: LEVEL_NAMES[index]!,
    label: `${capitalised(LEVEL_NAMES[index]!)} of ${named(lord)}: ${why}`,
    points,
    max,
  };
}

function karakaPart(lords: readonly Planet[], byPlanet: ReadonlyMap<Planet, Significator>): ScorePart[] {
  const karakas = [...new Set(lords.filter((lord) => byPlanet.get(lord)?.isKaraka))];
  if (karakas.length === 0) return [];
  const verb = karakas.length > 1 ? 'signify' : 'signifies';
  const label = `${capitalised(listed(karakas.map(named)))} ${verb} the matter by nature`;
  return [{ id: 'karaka', label, points: KARAKA_POINTS, max: KARAKA_POINTS }];
}

/**
 * A strong lord of the antardasha gives, a weak one withholds: ten points either way at 80 and 40 of 100. Where care is
 * asked for, a strong one protects and a weak one exposes.
 */
function strengthPart(lord: Planet, strengths: PlanetStrengths, sign: 1 | -1): ScorePart {
  const { value } = strengths[lord];
  const points = Math.round(leaningOf(value, SCALES.planet) * sign * STRENGTH_POINTS * 10) / 10 + 0;
  return {
    id: 'strength',
    label: `Strength of ${named(lord)}, lord of the antardasha: ${value} of 100`,
    points,
    max: STRENGTH_POINTS,
  };
}
