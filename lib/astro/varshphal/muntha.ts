/** The judgement of the Muntha: its house, the planets that aspect it, and its lord (Tajika Nilakanthi). Points interpretive. */
import { countFrom } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import { both, type Bilingual } from '../bilingual.ts';
import { strengthens, weakens, type Condition } from '../evidence.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { isBenefic } from '../planet/nature.ts';
import type { Band } from '../percentile.ts';
import {
  boundsFact,
  penalty,
  scoreLevel,
  weightedScore,
  type WeightedFactor,
  type Score,
  type ScoreLevel,
  type ScorePart,
} from '../score.ts';
import type { LifeStage } from '../stage.ts';
import { YEAR_SPREAD } from '../tables/percentiles/years.ts';
import { isNode, PLANETS, type Planet, type SevenPlanet } from '../tables/planets.ts';
import type { Annual, Muntha } from './annual.ts';
import { fact, type AnnualFact, type MunthaTrouble } from './facts.ts';
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

export type MunthaVerdict = 'demanding' | 'mixed' | 'good';

export interface JudgedMuntha {
  readonly theme: MunthaTheme;
  readonly witnesses: readonly MunthaWitness[];
  readonly lordBala: PanchaVargiyaBala;
  /** Lord of the 8th house of the year. */
  readonly eighthLord: SevenPlanet;
  readonly evidence: readonly Condition<Bilingual>[];
  readonly score: Score<AnnualFact>;
  readonly verdict: MunthaVerdict;
}

/** Judges the Muntha of a year. */
export function judgedMuntha(annual: Annual, choices: BalaChoices = DEFAULT_CHOICES): JudgedMuntha {
  const { chart, muntha } = annual;
  const witnesses = witnessesOf(chart, muntha);
  const lordBala = panchaVargiyaOf(chart, muntha.lord, choices).classical;
  const evidence = evidenceOf(annual, witnesses, lordBala);
  const score = weightedScore(factorsOf(annual, witnesses, lordBala), penaltiesOf(evidence), boundsFact, {
    spread: YEAR_SPREAD,
    id: 'muntha',
  });
  return {
    theme: MUNTHA_THEMES[muntha.house - 1]!,
    witnesses,
    lordBala,
    eighthLord: lordOfHouse(chart, 8),
    evidence,
    score,
    verdict: verdictOf(score.band),
  };
}

const VERDICTS: Readonly<Record<ScoreLevel, MunthaVerdict>> = { high: 'good', middle: 'mixed', low: 'demanding' };

/** Returns the word for a score by its band; interpretive, as the points are. */
export function verdictOf(band: Band): MunthaVerdict {
  return VERDICTS[scoreLevel(band)];
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

function evidenceOf(
  annual: Annual,
  witnesses: readonly MunthaWitness[],
  lordBala: PanchaVargiyaBala,
): Condition<Bilingual>[] {
  return [...placeEvidence(annual.muntha, witnesses), ...lordEvidence(annual, lordBala)];
}

function placeEvidence({ house, natalHouse }: Muntha, witnesses: readonly MunthaWitness[]): Condition<Bilingual>[] {
  const { supporters, burdens } = company(witnesses);
  const { place } = MUNTHA_THEMES[house - 1]!;
  const isNatalGood = !isDemandingHouse(natalHouse);
  return [
    strengthens(
      'good_house',
      both(
        'The Muntha is in the 1st, 2nd, 3rd, 5th, 9th, 10th or 11th',
        'मुंथा पहले, दूसरे, तीसरे, पाँचवें, नौवें, दसवें या ग्यारहवें भाव में है',
      ),
      place !== 'demanding',
      {
        house,
      },
    ),
    strengthens(
      'best_house',
      both('The Muntha is in the 9th, 10th or 11th', 'मुंथा नौवें, दसवें या ग्यारहवें भाव में है'),
      place === 'best',
      { house },
    ),
    weakens(
      'demanding_house',
      both('The Muntha is in the 4th, 6th, 7th, 8th or 12th', 'मुंथा चौथे, छठे, सातवें, आठवें या बारहवें भाव में है'),
      place === 'demanding',
      { house },
    ),
    strengthens(
      'benefics_see_it',
      both('Its lord or benefics stand with the Muntha or see it', 'मुंथेश या शुभ ग्रह मुंथा के साथ हैं या उसे देखते हैं'),
      supporters.length > 0,
      {
        planets: supporters,
      },
    ),
    weakens(
      'malefics_see_it',
      both(
        'Malefics other than its lord stand with the Muntha or see it',
        'मुंथेश के अलावा पाप ग्रह मुंथा के साथ हैं या उसे देखते हैं',
      ),
      burdens.length > 0,
      {
        planets: burdens,
      },
    ),
    strengthens(
      'natal_house',
      both(
        'In the natal chart the Muntha is in the 1st, 2nd, 3rd, 5th, 9th, 10th or 11th',
        'जन्म कुंडली में मुंथा पहले, दूसरे, तीसरे, पाँचवें, नौवें, दसवें या ग्यारहवें भाव में है',
      ),
      isNatalGood,
      {
        house: natalHouse,
      },
    ),
  ];
}

function lordEvidence(
  { chart, muntha: { lord: planet } }: Annual,
  lordBala: PanchaVargiyaBala,
): Condition<Bilingual>[] {
  const { dignity, house, isCombust, signIndex } = chart.planets[planet];
  const eighthLord = lordOfHouse(chart, 8);
  const isWithEighth = eighthLord !== planet && chart.signs[eighthLord] === signIndex;
  return [
    strengthens(
      'lord_strong',
      both('The Munthesh has 10 units of pancha-vargiya bala or more', 'मुंथेश का पंचवर्गीय बल 10 या उससे अधिक है'),
      lordBala.value >= 10,
      {
        planet,
        bala: lordBala.value,
      },
    ),
    weakens(
      'lord_house',
      both('The Munthesh is in the 4th, 6th, 7th, 8th or 12th', 'मुंथेश चौथे, छठे, सातवें, आठवें या बारहवें भाव में है'),
      isDemandingHouse(house),
      {
        planet,
        house,
      },
    ),
    weakens('lord_combust', both('The Munthesh is combust', 'मुंथेश अस्त है'), isCombust, { planet }),
    weakens('lord_debilitated', both('The Munthesh is debilitated', 'मुंथेश नीच का है'), dignity === 'debilitated', {
      planet,
      dignity,
    }),
    weakens(
      'lord_with_eighth_lord',
      both('The Munthesh stands with the lord of the 8th of the year', 'मुंथेश वर्ष कुंडली के अष्टमेश के साथ है'),
      isWithEighth,
      {
        planet,
        eighth_lord: eighthLord,
      },
    ),
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
): WeightedFactor<AnnualFact>[] {
  const { house, lord, natalHouse } = muntha;
  const lordHouse = chart.planets[lord].house;
  const balance = witnesses.reduce((sum, witness) => sum + (witness.isSupporting ? WITNESS_STEP : -WITNESS_STEP), 0);
  const factor = (id: keyof typeof WEIGHTS, label: AnnualFact, share: number): WeightedFactor<AnnualFact> => ({
    id,
    label,
    weight: WEIGHTS[id],
    share,
  });
  return [
    factor('house', fact('muntha_house', { house }), placeShare(house)),
    factor('lord_bala', fact('munthesh_bala', { planet: lord, bala: lordBala.value }), lordBala.value / 20),
    factor('lord_house', fact('munthesh_house', { planet: lord, house: lordHouse }), placeShare(lordHouse)),
    factor('witnesses', fact('muntha_company', company(witnesses)), 0.5 + balance),
    factor('natal_house', fact('muntha_natal_house', { house: natalHouse }), placeShare(natalHouse)),
  ];
}

function placeShare(house: number): number {
  return house === 8 ? EIGHTH_SHARE : PLACE_SHARES[MUNTHA_THEMES[house - 1]!.place];
}

/** Planets that support the Muntha, and those that press on it. */
function company(witnesses: readonly MunthaWitness[]): { readonly supporters: Planet[]; readonly burdens: Planet[] } {
  const side = (isGood: boolean) => namesOf(witnesses.filter(({ isSupporting }) => isSupporting === isGood));
  return { supporters: side(true), burdens: side(false) };
}

const PENALTIES: Readonly<Record<MunthaTrouble, readonly [label: AnnualFact, points: number]>> = {
  lord_combust: [fact('munthesh_combust', {}), 8],
  lord_debilitated: [fact('munthesh_debilitated', {}), 8],
  lord_with_eighth_lord: [fact('munthesh_with_eighth_lord', {}), 6],
};
const TROUBLES = ['lord_combust', 'lord_debilitated', 'lord_with_eighth_lord'] as const;

/** Lists what weighs on the lord of the Muntha. */
function troublesOf(evidence: readonly Condition<Bilingual>[]): MunthaTrouble[] {
  return TROUBLES.filter((trouble) => evidence.some(({ id, isMet }) => isMet && id === trouble));
}

function penaltiesOf(evidence: readonly Condition<Bilingual>[]): ScorePart<AnnualFact>[] {
  return troublesOf(evidence).map((trouble) => penalty(trouble, ...PENALTIES[trouble]));
}

/**
 * Returns the sentences on the year by its Muntha.
 *
 * @param stage of the person in that year
 */
export function munthaReading({ chart, muntha }: Annual, judged: JudgedMuntha, stage: LifeStage): AnnualFact[] {
  const { house, lord, natalHouse, signIndex } = muntha;
  const lordHouse = chart.planets[lord].house;
  const isDemanding = isDemandingHouse(lordHouse);
  const troubles = troublesOf(judged.evidence);
  const { supporters, burdens } = company(judged.witnesses);
  return [
    fact('muntha_sign', { signIndex, house }),
    fact('muntha_theme', { house, stage }),
    fact('muntha_at_birth', { house: natalHouse, stage }),
    fact('munthesh_stands', { planet: lord, house: lordHouse, isDemanding, bala: judged.lordBala.value }),
    ...(troubles.length > 0 ? [fact('munthesh_troubles', { troubles })] : []),
    ...(supporters.length > 0 ? [fact('muntha_supported', { planets: supporters })] : []),
    ...(burdens.length > 0 ? [fact('muntha_pressed', { planets: burdens })] : []),
  ];
}
