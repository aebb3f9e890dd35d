/** Comparisons of the birth chart, and of the navamsa, with the shashtiamsha of each planet (interpretive). */
import type { FactOf } from '../../factsOf.ts';
import { isFriendlyOrBetter } from '../../planet/dignity.ts';
import { isFallen } from '../../planet/neechaBhanga.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { ScorePart } from '../../score.ts';
import type { Planet } from '../../tables/planets.ts';
import { signLord } from '../../tables/signs.ts';
import { fruitGradeOf } from '../../varga/fruit.ts';
import type { AreaContext } from '../areaContext.ts';
import { SCALES } from '../areaScore.ts';
import { placingOf } from '../placing.ts';
import {
  karmaFact,
  type AgreementId,
  type BirthStanding,
  type CorrelationId,
  type KarmaFact,
  type KarmaFacts,
  type NavamsaStanding,
} from './facts.ts';
import { d60Place, isKind, type KarmaContext } from './places.ts';

export interface Correlation {
  readonly planet: Planet;
  readonly id: CorrelationId;
  readonly isGoodAtBirth: boolean;
  readonly value: number;
  /** Their points sum to the value. */
  readonly parts: readonly ScorePart<KarmaFact>[];
  readonly text: FactOf<KarmaFacts, 'correlation'>;
}

/** Whether a planet stands well, and by what. */
interface Judged<Standing> {
  readonly isGood: boolean;
  readonly standing: Standing;
}

/** The scores 90, 55, 65 and 25 as sums of points; a planet that is good in both charts gets a little less than both. */
const POINTS = { start: 25, birth: 30, part: 40, both: -5 };

/** Compares the birth chart and the D60 for one planet; its points add up to 90 at most. */
export function correlation(karma: KarmaContext, planet: Planet): Correlation {
  const { places, area } = karma;
  const place = places[planet];
  const { isGood, standing } = birthStanding(area, planet);
  const id = correlationId(isGood, isKind(place));
  const part = (name: string, label: KarmaFact, points: number, max: number) => ({ id: name, label, points, max });
  const inD60 = karmaFact('correlation_d60', { shashtiamsha: place.number });
  const parts = [
    part('start', karmaFact('correlation_start', {}), POINTS.start, POINTS.start),
    part('birth', karmaFact('correlation_birth', standing), isGood ? POINTS.birth : 0, POINTS.birth),
    part('d60', inD60, isKind(place) ? POINTS.part : 0, POINTS.part),
    ...(id === 'blessed' ? [part('both', karmaFact('correlation_both', {}), POINTS.both, 0)] : []),
  ];
  const { house } = area.chart.planets[planet];
  return {
    planet,
    id,
    isGoodAtBirth: isGood,
    value: parts.reduce((sum, { points }) => sum + points, 0),
    parts,
    text: karmaFact('correlation', { planet, correlation: id, birth: standing, place: d60Place(place), house }),
  };
}

function correlationId(isGoodAtBirth: boolean, isKindPart: boolean): CorrelationId {
  if (isGoodAtBirth) return isKindPart ? 'blessed' : 'hidden_debt';
  return isKindPart ? 'redeemed' : 'karmic_trial';
}

/** A friend’s sign or better is good, an enemy’s or an uncancelled debilitation is not; between them strength decides. */
function birthStanding({ chart, strengths }: AreaContext, planet: Planet): Judged<BirthStanding> {
  const { dignity } = chart.planets[planet];
  const bySign = { ...placingOf(chart, planet), strength: null };
  if (isFriendlyOrBetter(dignity)) return { isGood: true, standing: bySign };
  const isOpen = dignity === 'neutral' || (dignity === 'debilitated' && !isFallen(chart, planet));
  if (!isOpen) return { isGood: false, standing: bySign };
  const { value } = strengths[planet];
  return { isGood: value >= SCALES.planet.middle, standing: { ...bySign, strength: value } };
}

export interface Agreement {
  readonly planet: Planet;
  readonly id: AgreementId;
  readonly isGoodInNavamsa: boolean;
  readonly text: FactOf<KarmaFacts, 'agreement'>;
}

/** Compares the navamsa (what one makes of a promise) with the shashtiamsha (what the promise comes from). */
export function agreement({ places, area }: KarmaContext, planet: Planet): Agreement {
  const place = places[planet];
  const { isGood, standing } = navamsaStanding(area, planet);
  const id = agreementId(isGood, isKind(place));
  const text = karmaFact('agreement', { planet, agreement: id, navamsa: standing, shashtiamsha: place.number });
  return { planet, id, isGoodInNavamsa: isGood, text };
}

function agreementId(isGoodInNavamsa: boolean, isKindPart: boolean): AgreementId {
  if (isGoodInNavamsa) return isKindPart ? 'agreed_support' : 'support_of_d9';
  return isKindPart ? 'support_of_d60' : 'agreed_strain';
}

/** A neutral sign takes after its lord. */
function navamsaStanding(context: AreaContext, planet: Planet): Judged<NavamsaStanding> {
  const { dignity, isVargottama, signIndex } = context.varga('d9').planets[planet];
  const bySign = { signIndex, dignity, isVargottama, lord: null };
  if (isVargottama) return { isGood: true, standing: bySign };
  const grade = fruitGradeOf(dignity);
  if (grade !== 'neutral') return { isGood: grade === 'strong', standing: bySign };
  const lord = signLord(signIndex);
  const isGood = isBenefic(context.chart, lord);
  return { isGood, standing: { ...bySign, lord: { planet: lord, isBenefic: isGood } } };
}
