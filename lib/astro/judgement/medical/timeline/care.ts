/** How much care each planet needs for health, 0 to 100, with the points that sum to it (weights interpretive). */
import { countFrom } from '../../../angle.ts';
import { CARE_LORDS } from '../weights.ts';
import { INDICATIONS } from '../tables/indications.ts';
import { both, type Bilingual } from '../../../bilingual.ts';
import { boundedSum, type ScorePart } from '../../../score.ts';
import { forEachPlanet, type Planet } from '../../../tables/planets.ts';
import { SIGN_LORDS } from '../../../tables/signs.ts';
import {
  isWatchedFor,
  WATCHED_FROM,
  WEAKNESS_LISTED_FROM,
  type HealthFacts,
  type ProtectingPlanet,
  type DescribedIndication,
  type WeakPlanet,
} from './healthFacts.ts';
import { tenths } from '../../../rounding.ts';

export const CARE_TONES = ['calm', 'watchful', 'careful'] as const;
export type CareTone = (typeof CARE_TONES)[number];

export interface CareScore {
  readonly planet: Planet;
  readonly value: number;
  readonly tone: CareTone;
  readonly points: readonly ScorePart<Bilingual>[];
  readonly weak: WeakPlanet | null;
  /** Houses of health that it owns, the heaviest first. */
  readonly rules: readonly number[];
  /** Indications that it signifies. */
  readonly indications: readonly DescribedIndication[];
  readonly isDescribed: boolean;
  readonly protects: ProtectingPlanet['level'];
}

export type Cares = Readonly<Record<Planet, CareScore>>;

/** Least points of the tones above calm. */
const TONE_FROM = { careful: 40, watchful: 18 } as const;

/** Returns the tone of a value of care from 0 to 100. */
export function careToneOf(value: number): CareTone {
  if (value >= TONE_FROM.careful) return 'careful';
  return value >= TONE_FROM.watchful ? 'watchful' : 'calm';
}

/** Returns how much care each planet asks for. */
export function planetCares(facts: HealthFacts): Cares {
  return forEachPlanet((planet) => planetCare(facts, planet));
}

const WEIGHTS = { weakness: 45, lordship: 20, indication: 20, described: 10, full: 15, good: 8 } as const;
/** Points of a planet that the data call weak without a score. */
const DEFAULT_WEAKNESS = 45;

function planetCare(facts: HealthFacts, planet: Planet): CareScore {
  const weak =
    facts.weakPlanets.find((one) => one.planet === planet && (one.score ?? DEFAULT_WEAKNESS) >= WEAKNESS_LISTED_FROM) ??
    null;
  const rules = housesRuled(facts, planet);
  const indications = facts.indications.filter(
    (one) => isWatchedFor(one) && INDICATIONS.find(({ id }) => id === one.id)!.planets.includes(planet),
  );
  const isDescribed = facts.periods.some(({ asksForCare, lord }) => lord === planet && asksForCare === true);
  const protector = facts.protectors.find((one) => one.planet === planet);
  // A planet that the data call a protector without saying how far.
  const protects = protector ? (protector.level ?? 'good') : null;
  const found = { planet, weak, rules, indications, isDescribed, protects };
  const { parts, value } = boundedSum(carePoints(found), () => both('Scores end at 0', 'अंक शून्य से कम नहीं होते'));
  return { ...found, value, tone: careToneOf(value), points: parts };
}

function housesRuled({ ascendantSign }: HealthFacts, planet: Planet): number[] {
  if (ascendantSign === null) return [];
  return SIGN_LORDS.flatMap((lord, signIndex) => (lord === planet ? [countFrom(ascendantSign, signIndex)] : []))
    .filter((house) => CARE_LORDS[house] !== undefined)
    .sort((a, b) => CARE_LORDS[b]! - CARE_LORDS[a]!);
}

function carePoints({
  indications: [indication],
  isDescribed,
  protects,
  rules: [house],
  weak,
}: Pick<CareScore, 'weak' | 'rules' | 'indications' | 'isDescribed' | 'protects'>): ScorePart<Bilingual>[] {
  const part = (id: string, label: Bilingual, share: number, max: number) => ({
    id,
    label,
    points: tenths(max * share),
    max,
  });
  return [
    ...(weak ? [part('weakness', LABELS.weakness, (weak.score ?? DEFAULT_WEAKNESS) / 100, WEIGHTS.weakness)] : []),
    ...(house === undefined ? [] : [part('lordship', LABELS.lordship, CARE_LORDS[house]!, WEIGHTS.lordship)]),
    ...(indication
      ? [part('indication', LABELS.indication, (indication.probability ?? WATCHED_FROM) / 100, WEIGHTS.indication)]
      : []),
    ...(isDescribed ? [part('asks_for_care', LABELS.described, 1, WEIGHTS.described)] : []),
    ...(protects === 'full' || protects === 'good'
      ? [{ id: 'protection', label: LABELS.protection, points: -WEIGHTS[protects], max: 0 }]
      : []),
  ];
}

const LABELS = {
  weakness: both('Weakness at birth', 'जन्म से दुर्बलता'),
  lordship: both('Lordship of a house watched for health', 'स्वास्थ्य के लिए देखे जाने वाले भाव का स्वामित्व'),
  indication: both('Stands for what the chart marks', 'कुंडली में चिह्नित अंगों का कारक'),
  described: both('Its running period is one of care', 'इसकी चल रही दशा सावधानी की है'),
  protection: both('Protects by strength', 'बल के कारण रक्षा करता है'),
} as const;
