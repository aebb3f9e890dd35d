/** Planets that help the period of a sign, and those that burden it. The factors are classical, the tone is interpretive. */
import { countFrom } from '../../angle.ts';
import type { Chart } from '../../chart/chart.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import { planetsAspectingSign } from '../../jaimini/signAspects.ts';
import { occupantsOfSign } from '../../jaimini/signHouses.ts';
import { strongerLord } from '../../jaimini/stronger.ts';
import { isBenefic } from '../../planet/nature.ts';
import { isFallen } from '../../planet/neechaBhanga.ts';
import type { Planet } from '../../tables/planets.ts';

/** Why a planet helps or burdens; the `lord_` kinds are for a lord who neither occupies the sign nor aspects it. */
export type SignInfluenceKind =
  | 'strong_by_sign'
  | 'benefic'
  | 'malefic'
  | 'debilitated'
  | 'lord_strong_by_sign'
  | 'lord_well_placed'
  | 'lord_debilitated'
  | 'lord_badly_placed';

export interface SignInfluence {
  readonly planet: Planet;
  readonly kind: SignInfluenceKind;
  readonly isHelp: boolean;
}

export interface SignPeriodFindings {
  readonly occupants: readonly Planet[];
  readonly aspectedBy: readonly Planet[];
  /** The lord of the sign; of two lords the stronger. */
  readonly lord: Planet;
  /** Where the lord stands, counted from the sign. */
  readonly lordPlace: number;
  readonly influences: readonly SignInfluence[];
  /** Whether more of them help or more burden. */
  readonly tone: 'supported' | 'mixed' | 'demanding';
}

const HELPS: ReadonlySet<SignInfluenceKind> = new Set([
  'strong_by_sign',
  'benefic',
  'lord_strong_by_sign',
  'lord_well_placed',
]);

/** Counted from the sign: kendras, trikonas and the eleventh, against the sixth, eighth and twelfth. */
const GOOD_PLACES = [1, 4, 5, 7, 9, 10, 11];
const BAD_PLACES = [6, 8, 12];

/** Returns the occupants, aspecting planets and lord of a sign, each with whether it helps or burdens. */
export function signPeriodFindings(chart: Chart, signIndex: number): SignPeriodFindings {
  const occupants = occupantsOfSign(chart, signIndex);
  const aspectedBy = planetsAspectingSign(chart, signIndex);
  const lord = strongerLord(chart, signIndex).winner;
  const lordPlace = countFrom(signIndex, chart.signs[lord]);
  const present = [...occupants, ...aspectedBy];
  const ofLord = present.includes(lord) ? null : lordKind(chart, lord, lordPlace);
  const influences = [
    ...present.map((planet) => influence(planet, planetKind(chart, planet))),
    ...(ofLord ? [influence(lord, ofLord)] : []),
  ];
  const helps = influences.filter(({ isHelp }) => isHelp).length;
  const burdens = influences.length - helps;
  const tone = helps === burdens ? 'mixed' : helps > burdens ? 'supported' : 'demanding';
  return { occupants, aspectedBy, lord, lordPlace, influences, tone };
}

function influence(planet: Planet, kind: SignInfluenceKind): SignInfluence {
  return { planet, kind, isHelp: HELPS.has(kind) };
}

/** Dignity goes before nature: an exalted malefic helps, a debilitated benefic does not. */
function planetKind(chart: Chart, planet: Planet): SignInfluenceKind {
  if (isStrongBySign(chart.planets[planet].dignity)) return 'strong_by_sign';
  if (isFallen(chart, planet)) return 'debilitated';
  return isBenefic(chart, planet) ? 'benefic' : 'malefic';
}

function lordKind(chart: Chart, lord: Planet, place: number): SignInfluenceKind | null {
  if (isStrongBySign(chart.planets[lord].dignity)) return 'lord_strong_by_sign';
  if (isFallen(chart, lord)) return 'lord_debilitated';
  if (GOOD_PLACES.includes(place)) return 'lord_well_placed';
  return BAD_PLACES.includes(place) ? 'lord_badly_placed' : null;
}
