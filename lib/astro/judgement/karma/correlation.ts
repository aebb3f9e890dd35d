/** Comparisons of the birth chart, and of the navamsa, with the shashtiamsha of each planet (interpretive). */
import { isFriendlyOrBetter } from '../../planet/dignity.ts';
import { isFallen } from '../../planet/neechaBhanga.ts';
import { isBenefic } from '../../planet/nature.ts';
import { named } from '../../planetWords.ts';
import type { ScorePart } from '../../score.ts';
import type { Planet } from '../../tables/planets.ts';
import { SIGNS, signLord } from '../../tables/signs.ts';
import { fruitGradeOf } from '../../varga/fruit.ts';
import { dignityPhrase, houseTheme } from '../../varga/words.ts';
import type { AreaContext } from '../areaContext.ts';
import { SCALES } from '../areaScore.ts';
import { dignityText } from '../phrases.ts';
import { isKind, type KarmaContext } from './places.ts';
import { PLANET_KARMA } from './tables/planetKarma.ts';
import { d60Where, partPhrase, partShort } from './words.ts';

export type CorrelationId = 'blessed' | 'hidden_debt' | 'redeemed' | 'karmic_trial';

export interface Correlation {
  readonly planet: Planet;
  readonly id: CorrelationId;
  readonly isGoodAtBirth: boolean;
  readonly value: number;
  /** Their points sum to the value. */
  readonly parts: readonly ScorePart[];
  readonly text: string;
}

interface Standing {
  readonly isGood: boolean;
  readonly reason: string;
}

/** The scores 90, 55, 65 and 25 as sums of points; a planet that is good in both charts gets a little less than both. */
const POINTS = { start: 25, birth: 30, part: 40, both: -5 };

/** Compares the birth chart and the D60 for one planet; its points add up to 90 at most. */
export function correlation(karma: KarmaContext, planet: Planet): Correlation {
  const { places, area } = karma;
  const place = places[planet];
  const birth = birthStanding(area, planet);
  const id = correlationId(birth.isGood, isKind(place));
  const part = (name: string, label: string, points: number, max: number) => ({ id: name, label, points, max });
  const parts = [
    part('start', 'What every planet begins with', POINTS.start, POINTS.start),
    part('birth', `At birth ${birth.reason}`, birth.isGood ? POINTS.birth : 0, POINTS.birth),
    part('d60', `In ${partPhrase(place)}, ${place.part.nature}`, isKind(place) ? POINTS.part : 0, POINTS.part),
    ...(id === 'blessed' ? [part('both', 'Good in both, which is not counted whole twice', POINTS.both, 0)] : []),
  ];
  return {
    planet,
    id,
    isGoodAtBirth: birth.isGood,
    value: parts.reduce((sum, { points }) => sum + points, 0),
    parts,
    text: correlationText(karma, planet, id, birth),
  };
}

function correlationId(isGoodAtBirth: boolean, isKindPart: boolean): CorrelationId {
  if (isGoodAtBirth) return isKindPart ? 'blessed' : 'hidden_debt';
  return isKindPart ? 'redeemed' : 'karmic_trial';
}

/** A friend’s sign or better is good, an enemy’s or an uncancelled debilitation is not; between them strength decides. */
function birthStanding({ chart, strengths }: AreaContext, planet: Planet): Standing {
  const { dignity } = chart.planets[planet];
  const where = dignityText(chart, planet);
  if (isFriendlyOrBetter(dignity)) return { isGood: true, reason: where };
  const isOpen = dignity === 'neutral' || (dignity === 'debilitated' && !isFallen(chart, planet));
  if (!isOpen) return { isGood: false, reason: where };
  const { value } = strengths[planet];
  return { isGood: value >= SCALES.planet.middle, reason: `${where} (its strength, ${value} of 100, decides)` };
}

const MEANINGS: Readonly<Record<CorrelationId, (theme: string, lesson: string) => string>> = {
  blessed: (theme) => `What it shows outwardly it also carries from before: ${theme} can be relied on and shared`,
  hidden_debt: (theme, lesson) =>
    `It looks well placed, yet something older is asked of it: with success in ${theme} comes the task ${lesson}`,
  redeemed: (theme) =>
    `It begins with difficulty, and older merit carries it: there is growth with the years and with honest effort in ${theme}`,
  karmic_trial: (theme, lesson) =>
    `Both charts ask for work here: in ${theme} the lesson, to be learnt slowly and with help, is ${lesson}`,
};

function correlationText({ places, area }: KarmaContext, planet: Planet, id: CorrelationId, birth: Standing): string {
  const { lesson, theme } = PLANET_KARMA[planet];
  const place = places[planet];
  const { house } = area.chart.planets[planet];
  const where = `At birth ${named(planet)} is ${birth.reason}; it falls in ${partPhrase(place)}, ${d60Where(place)}`;
  return `${where}. ${MEANINGS[id](theme, lesson)}, above all around ${houseTheme(house)}.`;
}

export type AgreementId = 'agreed_support' | 'support_of_d9' | 'support_of_d60' | 'agreed_strain';

export interface Agreement {
  readonly planet: Planet;
  readonly id: AgreementId;
  readonly isGoodInNavamsa: boolean;
  readonly text: string;
}

/** Compares the navamsa (what one makes of a promise) with the shashtiamsha (what the promise comes from). */
export function agreement({ places, area }: KarmaContext, planet: Planet): Agreement {
  const place = places[planet];
  const navamsa = navamsaStanding(area, planet);
  const id = agreementId(navamsa.isGood, isKind(place));
  const head = `In the navamsa ${named(planet)} is ${navamsa.reason}, in the D60 in ${partShort(place)}`;
  return { planet, id, isGoodInNavamsa: navamsa.isGood, text: `${head}: ${AGREEMENTS[id](PLANET_KARMA[planet])}.` };
}

function agreementId(isGoodInNavamsa: boolean, isKindPart: boolean): AgreementId {
  if (isGoodInNavamsa) return isKindPart ? 'agreed_support' : 'support_of_d9';
  return isKindPart ? 'support_of_d60' : 'agreed_strain';
}

type Theme = (typeof PLANET_KARMA)[Planet];

const AGREEMENTS: Readonly<Record<AgreementId, (theme: Theme) => string>> = {
  agreed_support: ({ theme }) => `effort and older merit pull the same way in ${theme}`,
  support_of_d9: ({ lesson, theme }) => `what is built in ${theme} is your own doing, and it asks you ${lesson}`,
  support_of_d60: ({ theme }) => `help arrives in ${theme} before you have earned it; honour it by effort`,
  agreed_strain: ({ lesson, theme }) => `things ripen late in ${theme}, and the way is ${lesson}`,
};

/** A neutral sign takes after its lord. */
function navamsaStanding(context: AreaContext, planet: Planet): Standing {
  const { dignity, isVargottama, signIndex } = context.varga('d9').planets[planet];
  const lord = signLord(signIndex);
  const where = `in ${SIGNS[signIndex]!} (${dignityPhrase(dignity)}${isVargottama ? ', vargottama' : ''})`;
  if (isVargottama) return { isGood: true, reason: where };
  const grade = fruitGradeOf(dignity);
  if (grade !== 'neutral') return { isGood: grade === 'strong', reason: where };
  const isGood = isBenefic(context.chart, lord);
  return { isGood, reason: `${where}, with the ${isGood ? 'benefic' : 'malefic'} ${lord} for its lord` };
}
