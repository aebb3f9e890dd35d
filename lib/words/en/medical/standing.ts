/** Sentences on how the body stands as a whole, in English. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { HealthStandingWords } from '../../facts/medical.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, fewPlanets, isOrAre, named, spanEn, dateEn } from '../grammar.ts';
import { HEALTH_MATTERS } from './matters.ts';

/** Each continues the person's "health". */
const STANDS: Readonly<Record<AreaBand, string>> = {
  excellent: 'is a strong side of this chart',
  good: 'is well supported',
  mixed: 'is fair, with ups and downs',
  weak: 'gains from steady habits',
  difficult: 'deserves patient care',
};

export const HEALTH_STANDING_EN: Sentences<HealthStandingWords> = {
  headline({ age, band, indication }) {
    const whose = age === 'child' ? 'The child’s health' : 'Health';
    const first = indication === null ? '' : `; ${HEALTH_MATTERS[indication]} first`;
    return `${whose} ${STANDS[band]}${first}.`;
  },
  stands({ age, asking, helper }) {
    const body = age === 'child' ? 'the child’s body' : 'your body';
    if (helper !== null && asking !== null)
      return `${capitalised(named(helper))} gives strength to ${body}, while ${named(asking)} takes some of it.`;
    if (helper !== null) return `${capitalised(named(helper))} gives strength to ${body}.`;
    if (asking !== null) return `${capitalised(named(asking))} is the weak point here, so routine matters more.`;
    return `No single planet decides how ${body} fares.`;
  },
  next_care({ age, isNow, ...span }) {
    const rest = age === 'child' ? 'Give the child more rest' : 'Take things more gently';
    return isNow ? `${rest} until ${dateEn(span.until)}.` : `${rest} from ${spanEn(span)}.`;
  },
  weak_headline: ({ planets }) =>
    planets.length === 0
      ? 'No planet is weak for health in this chart.'
      : `${capitalised(fewPlanets(planets))} ${isOrAre(planets.length)} weak for health in this chart.`,
  strong_headline: ({ planets }) =>
    planets.length === 0
      ? 'No planet shields health strongly; habits do more here.'
      : `${capitalised(fewPlanets(planets))} ${planets.length === 1 ? 'shields' : 'shield'} health in this chart.`,
  as_if_living: () => 'At this date the chart is told as if the person were living.',
};
