/**
 * What the sign of a running period is for the matter that its dasha is read for: prosperity by sudasa, the spirit by drig,
 * the course of life or the matter of a divisional chart by narayana. The marks are of the texts, their weight interpretive.
 *
 * @see Vedic Astrology: An Integrated Approach 18.4, 20.3, 21.3 (P. V. R. Narasimha Rao)
 */
import { countFrom, nthSignFrom } from '../../angle.ts';
import { signOfHouse, type Chart } from '../../chart/chart.ts';
import { NARAYANA_VARGAS, type DivisionalId } from '../../dasha/narayanaVargas.ts';
import { factsOf, type Fact } from '../../factsOf.ts';
import { arudhaOfHouse } from '../../jaimini/arudhas.ts';
import { aspectsBySign } from '../../jaimini/signAspects.ts';
import { occupantsOfSign } from '../../jaimini/signHouses.ts';
import { strongerLord } from '../../jaimini/stronger.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import { isFallen } from '../../planet/neechaBhanga.ts';
import { matterTime, type AgedMatter, type Person } from '../../stage.ts';
import type { Planet } from '../../tables/planets.ts';

interface OfSign {
  readonly signIndex: number;
}

export interface SignMarkFacts {
  /** The sign that acts as the ascendant, its lord, where he stands from it and how strong he is by sign. */
  readonly progressed_ascendant: {
    readonly progressedSignIndex: number;
    /** Whether it is the seventh from the sign of the period, as where the dasha began with the seventh house. */
    readonly isOpposite: boolean;
    readonly lord: Planet;
    readonly lordFromHouse: number;
    readonly standing: 'strong' | 'fallen' | 'plain';
  };
  readonly progressed_gains: { readonly progressedSignIndex: number; readonly planets: readonly Planet[] };
  readonly varga_ascendant: OfSign & { readonly varga: DivisionalId };
  readonly matter_lord_inside: OfSign & { readonly varga: DivisionalId; readonly lord: Planet; readonly house: number };
  readonly matter_lord_aspects: OfSign & {
    readonly varga: DivisionalId;
    readonly lord: Planet;
    readonly house: number;
  };
  readonly matter_apart: OfSign & { readonly varga: DivisionalId; readonly lord: Planet; readonly house: number };
  readonly hora_ascendant: OfSign;
  readonly seventh_from_hora: OfSign;
  readonly aspects_hora: OfSign;
  readonly lord_with_hora: OfSign & { readonly lord: Planet; readonly isInside: boolean };
  readonly arudha_gains: OfSign;
  readonly arudha_growth: OfSign & { readonly fromHouse: number };
  readonly arudha_care: OfSign & { readonly fromHouse: number };
  readonly wealth_apart: OfSign;
  readonly arudha_ascendant: OfSign;
  readonly aspects_arudha: OfSign;
  readonly own_ascendant: OfSign;
  readonly own_seventh: OfSign;
  readonly mantra_pada: OfSign & { readonly isAspect: boolean };
  readonly eighth_pada: OfSign;
  readonly ketu_inside: OfSign;
  readonly rahu_inside: OfSign;
  readonly spirit_apart: OfSign;
  /** Instead of all others, where the matter belongs to other years of life. */
  readonly of_other_years: { readonly matter: MarkedMatter; readonly time: 'later_life' | 'past' };
}

/** What a dasha is read for: money and status, the spirit, or the matter of a divisional chart. */
export type MarkedMatter = 'wealth' | 'spirit' | DivisionalId;

export type SignMark = Fact<SignMarkFacts>;

const fact = factsOf<SignMarkFacts>();

/** Returns the marks of a matter, or that it belongs to other years than the person is in. */
export function marksAtAge(marks: readonly SignMark[], matter: MarkedMatter, person: Person): readonly SignMark[] {
  const aged = agedMatter(matter);
  const time = aged === null ? 'now' : matterTime(aged, person);
  return time === 'later_life' || time === 'past' ? [fact('of_other_years', { matter, time })] : marks;
}

function agedMatter(matter: MarkedMatter): AgedMatter | null {
  if (matter === 'wealth') return 'wealth';
  return matter === 'spirit' ? 'spiritual' : NARAYANA_VARGAS[matter].aged;
}

/**
 * Returns what a mahadasha of narayana makes of the birth chart: the sign acts as the ascendant of its years, or the seventh
 * from it, where the dasha began with the seventh house.
 */
export function lifeMarks(chart: Chart, signIndex: number, seedSignIndex: number): SignMark[] {
  const isOpposite = seedSignIndex !== chart.ascendant.signIndex;
  const progressedSignIndex = isOpposite ? nthSignFrom(signIndex, 7) : signIndex;
  const lord = strongerLord(chart, progressedSignIndex).winner;
  const isStrong = isStrongBySign(chart.planets[lord].dignity);
  const standing = isStrong ? 'strong' : isFallen(chart, lord) ? 'fallen' : 'plain';
  const lordFromHouse = countFrom(progressedSignIndex, chart.signs[lord]);
  const planets = occupantsOfSign(chart, nthSignFrom(progressedSignIndex, 11));
  return [
    fact('progressed_ascendant', { progressedSignIndex, isOpposite, lord, lordFromHouse, standing }),
    ...(planets.length > 0 ? [fact('progressed_gains', { progressedSignIndex, planets })] : []),
  ];
}

/** The house of the birth chart that a divisional chart stands for, and its lord. */
export interface MatterLord {
  readonly varga: DivisionalId;
  readonly house: number;
  readonly lord: Planet;
}

/** Returns what a sign is in a divisional chart: its ascendant, the place of the lord of the matter, or none of it. */
export function matterMarks(divisional: Chart, signIndex: number, { house, lord, varga }: MatterLord): SignMark[] {
  const lordSignIndex = divisional.signs[lord];
  const marks = [
    ...(divisional.ascendant.signIndex === signIndex ? [fact('varga_ascendant', { signIndex, varga })] : []),
    ...(lordSignIndex === signIndex ? [fact('matter_lord_inside', { signIndex, varga, lord, house })] : []),
    ...(aspectsBySign(lordSignIndex, signIndex)
      ? [fact('matter_lord_aspects', { signIndex, varga, lord, house })]
      : []),
  ];
  return marks.length > 0 ? marks : [fact('matter_apart', { signIndex, varga, lord, house })];
}

/** Counted from the arudha of the ascendant. */
const GROWTH_PLACES = [3, 6, 10];
const GAINS_PLACE = 11;
const CARE_PLACES = [8, 12];

/** Returns what a sign is for wealth and status: by the hora ascendant, and by the arudha of the ascendant. */
export function wealthMarks(chart: Chart, signIndex: number, horaSignIndex: number): SignMark[] {
  const { winner: lord } = strongerLord(chart, signIndex);
  const lordSignIndex = chart.signs[lord];
  const place = countFrom(arudhaOfHouse(chart, 1).signIndex, signIndex);
  const isInside = lordSignIndex === horaSignIndex;
  const isWithHora = isInside || aspectsBySign(lordSignIndex, horaSignIndex);
  const marks: SignMark[] = [
    ...(signIndex === horaSignIndex ? [fact('hora_ascendant', { signIndex })] : []),
    ...(signIndex === nthSignFrom(horaSignIndex, 7) ? [fact('seventh_from_hora', { signIndex })] : []),
    ...(aspectsBySign(signIndex, horaSignIndex) ? [fact('aspects_hora', { signIndex })] : []),
    ...(isWithHora ? [fact('lord_with_hora', { signIndex, lord, isInside })] : []),
    ...(place === GAINS_PLACE ? [fact('arudha_gains', { signIndex })] : []),
    ...(GROWTH_PLACES.includes(place) ? [fact('arudha_growth', { signIndex, fromHouse: place })] : []),
    ...(CARE_PLACES.includes(place) ? [fact('arudha_care', { signIndex, fromHouse: place })] : []),
  ];
  return marks.length > 0 ? marks : [fact('wealth_apart', { signIndex })];
}

/** Returns what a sign is for the spirit: by ascendant and seventh, by padas of the ascendant, 5th and 8th, by the nodes. */
export function spiritMarks(chart: Chart, signIndex: number): SignMark[] {
  const pada = (house: number) => arudhaOfHouse(chart, house).signIndex;
  const [arudha, mantra] = [pada(1), pada(5)];
  const isAspect = aspectsBySign(signIndex, mantra);
  const marks: SignMark[] = [
    ...(signIndex === chart.ascendant.signIndex ? [fact('own_ascendant', { signIndex })] : []),
    ...(signIndex === signOfHouse(chart, 7) ? [fact('own_seventh', { signIndex })] : []),
    ...(signIndex === arudha ? [fact('arudha_ascendant', { signIndex })] : []),
    ...(aspectsBySign(signIndex, arudha) ? [fact('aspects_arudha', { signIndex })] : []),
    ...(signIndex === mantra || isAspect ? [fact('mantra_pada', { signIndex, isAspect })] : []),
    ...(signIndex === pada(8) ? [fact('eighth_pada', { signIndex })] : []),
    ...(signIndex === chart.signs.Ketu ? [fact('ketu_inside', { signIndex })] : []),
    ...(signIndex === chart.signs.Rahu ? [fact('rahu_inside', { signIndex })] : []),
  ];
  return marks.length > 0 ? marks : [fact('spirit_apart', { signIndex })];
}
