/** The matters of life that a period touches: why its lords do, and with which score. */
import type { Band } from '../../percentile.ts';
import { isAspecting } from '../../chart/aspects.ts';
import { signOfHouse, type Chart } from '../../chart/chart.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isNode, type Planet } from '../../tables/planets.ts';
import type { PeriodScore } from './facts.ts';
import { agentsOf } from './lordEffect.ts';
import type { JudgedPeriod } from './periodScore.ts';
import { effectSide, type EffectSide } from '../placing.ts';
import { DASHA_THEMES, type LifeTheme, type ThemeTone } from '../tables/dashaThemes.ts';

export type { ThemeTone } from '../tables/dashaThemes.ts';

export type ReasonKind = 'owns' | 'occupies' | 'acts_for' | 'signifies' | 'aspects' | 'joins_lord';

/** Why a lord affects a matter. */
export interface ThemeReason {
  readonly lord: Planet;
  readonly kind: ReasonKind;
  /** Of the matter; null for what a planet signifies by nature. */
  readonly house: number | null;
  /** The planet that the lord acts for, or is joined with. */
  readonly partner: Planet | null;
  /** How closely it ties the lord to the matter. Interpretive. */
  readonly weight: number;
  /** Where the lord stands. */
  readonly occupied: number;
}

export interface PeriodTheme {
  readonly theme: LifeTheme;
  readonly tone: ThemeTone;
  readonly score: PeriodScore;
  /** How closely the lords are tied to the matter: the weights of the reasons together. */
  readonly weight: number;
  /** The closest first. */
  readonly reasons: readonly ThemeReason[];
}

/** Interpretive, as are the shares below. */
const KIND_WEIGHTS: Readonly<Record<ReasonKind, number>> = {
  owns: 3,
  occupies: 3,
  acts_for: 2,
  signifies: 2,
  aspects: 1,
  joins_lord: 1,
};

/** Least closeness at which a matter is listed; one aspect alone is not enough. */
const LEAST_WEIGHT = 2;
/** Closeness of a further house of a matter, as a share of that of the main one. */
const OTHER_HOUSE_SHARE = 0.5;
/** Share with which the lord of the surrounding period counts. */
const PARENT_SHARE = 0.5;

/** Lists the matters that the lords of a period affect, the closest first. */
export function periodThemes(chart: Chart, judged: JudgedPeriod): PeriodTheme[] {
  return DASHA_THEMES.map((theme, index) => themeOf(chart, judged, theme, judged.themeScores[index]!))
    .filter(({ weight }) => weight >= LEAST_WEIGHT)
    .sort((a, b) => b.weight - a.weight);
}

function themeOf(chart: Chart, judged: JudgedPeriod, theme: LifeTheme, score: PeriodScore): PeriodTheme {
  const { lord, parent } = judged;
  const own = themeReasons(chart, lord, theme);
  const around =
    parent && parent.lord !== lord
      ? themeReasons(chart, parent.lord, theme).map((reason) => ({ ...reason, weight: reason.weight * PARENT_SHARE }))
      : [];
  const reasons = [...own, ...around].sort((a, b) => b.weight - a.weight);
  const weight = reasons.reduce((sum, reason) => sum + reason.weight, 0);
  return { theme, tone: themeTone(score.band), score, reasons, weight };
}

const TONES: Readonly<Record<EffectSide, ThemeTone>> = { ease: 'supportive', both: 'mixed', strain: 'demanding' };

/** Returns the tone that agrees with the band of a score: supportive from good on, mixed where it is average. */
export function themeTone(band: Band): ThemeTone {
  return TONES[effectSide(band)];
}

/** What decides why a lord affects a matter. */
type Matter = Pick<LifeTheme, 'houses' | 'karakas'>;

/** Lists why a lord affects a matter, reasons of its main house first. */
export function themeReasons(chart: Chart, lord: Planet, matter: Matter): ThemeReason[] {
  return [
    ...matter.houses.flatMap((house, index) => houseReasons(chart, lord, house, index === 0)),
    ...nature(chart, lord, matter),
  ];
}

function houseReasons(chart: Chart, lord: Planet, house: number, isMain: boolean): ThemeReason[] {
  const found: ThemeReason[] = [];
  const share = isMain ? 1 : OTHER_HOUSE_SHARE;
  const { house: occupied, signIndex } = chart.planets[lord];
  const add = (kind: ReasonKind, partner: Planet | null = null) =>
    found.push({ lord, kind, house, partner, weight: KIND_WEIGHTS[kind] * share, occupied });
  const ruler = lordOfHouse(chart, house);
  const isAgent = isNode(lord) && agentsOf(chart, lord).includes(ruler);
  const isJoined = ruler !== lord && chart.signs[ruler] === signIndex;
  if (ruler === lord) add('owns');
  if (occupied === house) add('occupies');
  if (isAgent) add('acts_for', ruler);
  if (isAspecting(chart, lord, signOfHouse(chart, house))) add('aspects');
  if (isJoined && !isAgent) add('joins_lord', ruler);
  return found;
}

function nature(chart: Chart, lord: Planet, { karakas }: Matter): ThemeReason[] {
  if (!karakas.includes(lord)) return [];
  const { house: occupied } = chart.planets[lord];
  return [{ lord, kind: 'signifies', house: null, partner: null, weight: KIND_WEIGHTS.signifies, occupied }];
}
