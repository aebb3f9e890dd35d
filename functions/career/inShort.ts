/** What /career/analyze tells of each part: the texts, factors and votes of a part stand with its own path. */
import type { AreaScore, TimingWindow } from '../../lib/schemas/common/areas.ts';
import type { CareerAnalysis } from '../../lib/schemas/career/analysis.ts';
import type { CareerMethodTwo } from '../../lib/schemas/career/methods.ts';
import type { RankedPlanet, WorkSignification } from '../../lib/schemas/career/common.ts';
import type { IndicatorGroup, TimesAhead, TopicEffect } from '../../lib/schemas/career/timing.ts';
import type { MethodOneReading } from './methodOne.ts';
import type { MethodThreeReading } from './methodThree.ts';
import type { MethodTwoReading } from './methodTwo.ts';
import type { ModernReading } from './modern.ts';

type Told<Part extends keyof CareerAnalysis> = NonNullable<CareerAnalysis[Part]>;

interface Placed<Band> {
  readonly score: number;
  readonly percentile: number;
  readonly band: Band;
  readonly band_name: string;
}

/** A score with its place, without what it is made of. */
function placeInShort<Band>({ band, band_name, percentile, score }: Placed<Band>): Placed<Band> {
  return { score, percentile, band, band_name };
}

export function scoreInShort(score: AreaScore): Omit<AreaScore, 'components'> {
  return { ...placeInShort(score), confidence: score.confidence };
}

export function methodOneInShort(of: MethodOneReading): Told<'method_1'> {
  const { income_location, livelihood, manner, references, strongest_reference, success } = of;
  return {
    strongest_reference,
    livelihood,
    references: references.map((reference) => {
      const { house, id, is_strongest, lord, name, navamsa_sign, score, sign, significator, tenth_sign } = reference;
      const place = { id, name, is_strongest, sign, score: placeInShort(score) };
      return { ...place, tenth_sign, house, lord, navamsa_sign, significator };
    }),
    success: scoreInShort(success),
    manner,
    income_location,
  };
}

export function methodTwoInShort(of: MethodTwoReading): Told<'method_2'> {
  const { amatyakaraka, atmakaraka, effects, influences, karakamsha, relation, success, tenth_from_karakamsha } = of;
  const karakas = { atmakaraka, amatyakaraka, relation, karakamsha };
  return { ...karakas, influences, effects, tenth_from_karakamsha, success: scoreInShort(success) };
}

export function methodThreeInShort({ key_planets, success, tenth_house, yogas }: MethodThreeReading): Told<'method_3'> {
  return {
    tenth_house,
    key_planets,
    yogas: yogas.map(({ halved_by, houses, id, name, planets, polarity, present, result, weight }) => {
      return { id, name, polarity, present, weight, planets, houses, result, halved_by };
    }),
    success: scoreInShort(success),
  };
}

export function rankedInShort({ components, id, name, rank, share_percent }: RankedPlanet): Told<'ranking'>[number] {
  const given = components.map((component) => ({ id: component.id, points: component.points, max: component.max }));
  return { rank, id, name, share_percent, components: given };
}

export function significationInShort(of: WorkSignification): Told<'professions'>[number]['signification'] {
  const { classical, id, modern_fields, name, roles, text } = of;
  return { id, name, roles, classical, modern_fields, text };
}

export function skillsInShort(
  of: Pick<CareerMethodTwo, 'fourth_from_karakamsha' | 'skills' | 'learning'>,
): Told<'skills'> {
  const { fourth_from_karakamsha, learning, skills } = of;
  return {
    fourth_from_karakamsha,
    learning,
    skills: skills.map(({ id, name, percentile, planet, planet_name, score, text, training }) => {
      return { id, name, planet, planet_name, score, percentile, text, training };
    }),
  };
}

const CATEGORIES_DESCRIBED = 4;

export function modernInShort(of: ModernReading): Told<'modern'> {
  const { categories, confidence, fields, has_clear_leader, key_periods, primary_category, recommended_skills } = of;
  return {
    confidence,
    primary_category,
    has_clear_leader,
    categories: categories
      .slice(0, CATEGORIES_DESCRIBED)
      .map(({ fields: best, id, name }) => ({ id, name, fields: best })),
    fields: fields.map((field) => {
      const { category, category_name, id, name, percentile, planet, planets, rank, score, text, vote_percent } = field;
      const named = { rank, id, name, category, category_name, planet, planets };
      return { ...named, score, percentile, confidence: field.confidence, vote_percent, text };
    }),
    recommended_skills: recommended_skills.map(({ fields: by, id, name, planet }) => ({
      id,
      name,
      planet,
      fields: by,
    })),
    key_periods,
  };
}

export function topicInShort(of: TopicEffect): Told<'timing'>['current_effect']['topics'][number] {
  const { houses, id, name, score, text, tone } = of;
  const { band, label, label_name, percentile, score: points } = score;
  return { id, name, score: { score: points, percentile, band, label, label_name }, tone, houses, text };
}

export function signsInShort(signs: IndicatorGroup | null): Told<'timing'>['job_change'] {
  if (signs === null) return null;
  const { indicators, score, ...group } = signs;
  return {
    ...group,
    score: scoreInShort(score),
    indicators: indicators.map(({ id, kind, met, rule }) => ({ id, rule, met, kind })),
  };
}

const WINDOWS_DESCRIBED = 3;
const CHANGES_DESCRIBED = 4;

export function aheadInShort(ahead: TimesAhead): Told<'timing'>['ahead'] {
  const windows = (found: readonly TimingWindow[]) => found.slice(0, WINDOWS_DESCRIBED).map(windowInShort);
  return {
    ...ahead,
    upcoming_changes: ahead.upcoming_changes.slice(0, CHANGES_DESCRIBED).map(({ topics, ...change }) => {
      return { ...change, topics: topics.map(({ id, name, tone }) => ({ id, name, tone })) };
    }),
    favourable_periods: windows(ahead.favourable_periods),
    challenging_periods: windows(ahead.challenging_periods),
  };
}

function windowInShort(of: TimingWindow): Told<'timing'>['ahead']['favourable_periods'][number] {
  const { age, antardasha, end, is_agreed, mahadasha, nature, rank, score, start, strength, text } = of;
  return { rank, start, end, age, score, strength, nature, is_agreed, mahadasha, antardasha, text };
}
