/** The judgement of the Muntha: its house, the planets that aspect it, and its lord (Tajika Nilakanthi). Points interpretive. */
import { countFrom } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import { strengthens, weakens, type Condition } from '../condition.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { isBenefic } from '../planet/nature.ts';
import { penalty, weightedScore, type WeightedFactor, type Score, type ScorePart } from '../score.ts';
import { named, namedList } from '../planetWords.ts';
import { HOUSE_TOPICS } from '../tables/houses.ts';
import { isNode, PLANETS, type Planet, type SevenPlanet } from '../tables/planets.ts';
import { SIGNS } from '../tables/signs.ts';
import { capitalised, listed, ordinal } from '../words.ts';
import type { Annual, Muntha } from './annual.ts';
import { DEFAULT_CHOICES, type BalaChoices } from './tajikaChoices.ts';
import { panchaVargiyaOf, type PanchaVargiyaBala } from './panchaVargiya.ts';
import { tajikaAspectAt } from './tajikaAspects.ts';
import type { TajikaAspect } from './tables/tajika.ts';
import { MUNTHA_THEMES, type MunthaPlace, type MunthaTheme } from './tables/yearThemes.ts';

/** A planet that joins or aspects the Muntha. */
export interface MunthaWitness {
  readonly planet: Planet;
  readonly aspect: TajikaAspect;
  readonly isBenefic: boolean;
  /** Whether it helps: a benefic, or the lord of the Muntha, who helps his own sign whatever his nature. */
  readonly isSupporting: boolean;
}

export type MunthaVerdict = 'good' | 'mixed' | 'demanding';

export interface JudgedMuntha {
  readonly theme: MunthaTheme;
  readonly witnesses: readonly MunthaWitness[];
  readonly lordBala: PanchaVargiyaBala;
  /** Lord of the 8th house of the year. */
  readonly eighthLord: SevenPlanet;
  readonly evidence: readonly Condition[];
  readonly score: Score;
  readonly verdict: MunthaVerdict;
}

/** Judges the Muntha of a year. */
export function judgedMuntha(annual: Annual, choices: BalaChoices = DEFAULT_CHOICES): JudgedMuntha {
  const { chart, muntha } = annual;
  const witnesses = witnessesOf(chart, muntha);
  const lordBala = panchaVargiyaOf(chart, muntha.lord, choices).classical;
  const evidence = evidenceOf(annual, witnesses, lordBala);
  const score = weightedScore(factorsOf(annual, witnesses, lordBala), penaltiesOf(evidence));
  return {
    theme: MUNTHA_THEMES[muntha.house - 1]!,
    witnesses,
    lordBala,
    eighthLord: lordOfHouse(chart, 8),
    evidence,
    score,
    verdict: verdictOf(score.value),
  };
}

/** Returns the word for a score of 0 to 100; interpretive, as the points are. */
export function verdictOf(score: number): MunthaVerdict {
  if (score >= 60) return 'good';
  return score >= 40 ? 'mixed' : 'demanding';
}

/** Tells whether a house of the year is one of those the texts call bad for the Muntha and for its lord. */
function isDemandingHouse(house: number): boolean {
  return MUNTHA_THEMES[house - 1]!.place === 'demanding';
}

/** Rahu and Ketu have no light: they count where they join it, and cast no aspect. */
function witnessesOf(chart: Chart, { lord, signIndex }: Muntha): MunthaWitness[] {
  return PLANETS.flatMap((planet) => {
    const aspect = tajikaAspectAt(countFrom(chart.signs[planet], signIndex));
    const isWitness = aspect.id === 'conjunction' || (aspect.id !== 'none' && !isNode(planet));
    if (!isWitness) return [];
    const isKind = isBenefic(chart, planet);
    return [{ planet, aspect, isBenefic: isKind, isSupporting: isKind || planet === lord }];
  });
}

const namesOf = (witnesses: readonly MunthaWitness[]) => witnesses.map(({ planet }) => planet);

function evidenceOf(annual: Annual, witnesses: readonly MunthaWitness[], lordBala: PanchaVargiyaBala): Condition[] {
  return [...placeEvidence(annual.muntha, witnesses), ...lordEvidence(annual, lordBala)];
}

function placeEvidence({ house, natalHouse }: Muntha, witnesses: readonly MunthaWitness[]): Condition[] {
  const supporters = namesOf(witnesses.filter(({ isSupporting }) => isSupporting));
  const burdens = namesOf(witnesses.filter(({ isSupporting }) => !isSupporting));
  const { place } = MUNTHA_THEMES[house - 1]!;
  const isNatalGood = !isDemandingHouse(natalHouse);
  return [
    strengthens('good_house', 'The Muntha is in the 1st, 2nd, 3rd, 5th, 9th, 10th or 11th', place !== 'demanding', {
      house,
    }),
    strengthens('best_house', 'The Muntha is in the 9th, 10th or 11th', place === 'best', { house }),
    weakens('demanding_house', 'The Muntha is in the 4th, 6th, 7th, 8th or 12th', place === 'demanding', { house }),
    strengthens('benefics_see_it', 'Its lord or benefics stand with the Muntha or see it', supporters.length > 0, {
      planets: supporters,
    }),
    weakens('malefics_see_it', 'Malefics other than its lord stand with the Muntha or see it', burdens.length > 0, {
      planets: burdens,
    }),
    strengthens(
      'natal_house',
      'In the natal chart the Muntha is in the 1st, 2nd, 3rd, 5th, 9th, 10th or 11th',
      isNatalGood,
      {
        house: natalHouse,
      },
    ),
  ];
}

function lordEvidence({ chart, muntha: { lord: planet } }: Annual, lordBala: PanchaVargiyaBala): Condition[] {
  const { dignity, house, isCombust, signIndex } = chart.planets[planet];
  const eighthLord = lordOfHouse(chart, 8);
  const isWithEighth = eighthLord !== planet && chart.signs[eighthLord] === signIndex;
  return [
    strengthens('lord_strong', 'The Munthesh has 10 units of pancha-vargiya bala or more', lordBala.value >= 10, {
      planet,
      bala: lordBala.value,
    }),
    weakens('lord_house', 'The Munthesh is in the 4th, 6th, 7th, 8th or 12th', isDemandingHouse(house), {
      planet,
      house,
    }),
    weakens('lord_combust', 'The Munthesh is combust', isCombust, { planet }),
    weakens('lord_debilitated', 'The Munthesh is debilitated', dignity === 'debilitated', { planet, dignity }),
    weakens('lord_with_eighth_lord', 'The Munthesh stands with the lord of the 8th of the year', isWithEighth, {
      planet,
      eighth_lord: eighthLord,
    }),
  ];
}

const WEIGHTS = { house: 40, lord_bala: 20, lord_house: 15, witnesses: 15, natal_house: 10 };
const PLACE_SHARES: Readonly<Record<MunthaPlace, number>> = { best: 1, by_effort: 0.75, demanding: 0.25 };
/** The 8th is the hardest of the demanding ones. */
const EIGHTH_SHARE = 0.1;
const WITNESS_STEP = 0.2;

function factorsOf(
  { chart, muntha }: Annual,
  witnesses: readonly MunthaWitness[],
  lordBala: PanchaVargiyaBala,
): WeightedFactor[] {
  const { house, lord, natalHouse } = muntha;
  const lordHouse = chart.planets[lord].house;
  const balance = witnesses.reduce((sum, witness) => sum + (witness.isSupporting ? WITNESS_STEP : -WITNESS_STEP), 0);
  const factor = (id: keyof typeof WEIGHTS, label: string, share: number): WeightedFactor => ({
    id,
    label,
    weight: WEIGHTS[id],
    share,
  });
  return [
    factor('house', `Muntha in the ${ordinal(house)} of the year`, placeShare(house)),
    factor('lord_bala', `Bala of the Munthesh ${lord}: ${lordBala.value.toFixed(2)} of 20`, lordBala.value / 20),
    factor('lord_house', `${lord} in the ${ordinal(lordHouse)} of the year`, placeShare(lordHouse)),
    factor('witnesses', witnessLabel(witnesses), 0.5 + balance),
    factor('natal_house', `Muntha in the ${ordinal(natalHouse)} of the natal chart`, placeShare(natalHouse)),
  ];
}

function placeShare(house: number): number {
  return house === 8 ? EIGHTH_SHARE : PLACE_SHARES[MUNTHA_THEMES[house - 1]!.place];
}

function witnessLabel(witnesses: readonly MunthaWitness[]): string {
  const side = (isGood: boolean) => listed(namesOf(witnesses.filter((witness) => witness.isSupporting === isGood)));
  return `With it or seeing it: its lord or benefics ${side(true) || 'none'}; malefics ${side(false) || 'none'}`;
}

const PENALTIES: Readonly<Record<string, readonly [label: string, points: number]>> = {
  lord_combust: ['Munthesh combust', 8],
  lord_debilitated: ['Munthesh debilitated', 8],
  lord_with_eighth_lord: ['Munthesh with the lord of the 8th', 6],
};

function penaltiesOf(evidence: readonly Condition[]): ScorePart[] {
  return evidence.flatMap(({ id, isMet }) => {
    const found = PENALTIES[id];
    return isMet && found ? [penalty(id, ...found)] : [];
  });
}

/** Returns a text on the year by its Muntha. */
export function munthaReading({ chart, muntha }: Annual, judged: JudgedMuntha): string {
  const { house, lord, natalHouse, signIndex } = muntha;
  const { theme, witnesses } = judged;
  const lordHouse = chart.planets[lord].house;
  const helpers = namesOf(witnesses.filter(({ isSupporting }) => isSupporting));
  const burdens = namesOf(witnesses.filter(({ isSupporting }) => !isSupporting));
  const tone = isDemandingHouse(lordHouse) ? 'a place that asks for effort' : 'a place that supports it';
  return [
    `The Muntha has come to ${SIGNS[signIndex]!}, the ${ordinal(house)} house of the year. ${theme.text}`,
    `At birth its sign is the ${ordinal(natalHouse)} house, that of ${HOUSE_TOPICS[natalHouse - 1]!.area}.`,
    `Its lord ${named(lord)} stands in the ${ordinal(lordHouse)} of the year, ${tone}, with ${judged.lordBala.value.toFixed(1)} of 20 units of strength.`,
    ...lordTroubles(judged.evidence),
    helpers.length > 0 ? `${capitalised(namedList(helpers))} ${verb(helpers, 'supports', 'support')} it.` : '',
    burdens.length > 0 ? `${capitalised(namedList(burdens))} ${verb(burdens, 'presses', 'press')} on it.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const LORD_TROUBLES: Readonly<Record<string, string>> = {
  lord_combust: 'is combust',
  lord_debilitated: 'is debilitated',
  lord_with_eighth_lord: 'stands with the lord of the 8th',
};

function lordTroubles(evidence: readonly Condition[]): string[] {
  const found = evidence.flatMap(({ id, isMet }) => (isMet ? (LORD_TROUBLES[id] ?? []) : []));
  return found.length > 0 ? [`That lord ${listed(found)}, so what it promises takes longer to show.`] : [];
}

function verb(planets: readonly Planet[], one: string, many: string): string {
  return planets.length === 1 ? one : many;
}
