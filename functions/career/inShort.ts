/** What /career/analyze tells of each part: the texts, factors and votes of a part stand with its own path. */
import type { CareerAnalysis } from '../../lib/schemas/career/analysis.ts';
import type { CareerMethodTwo } from '../../lib/schemas/career/methods.ts';
import type { RankedPlanet } from '../../lib/schemas/career/common.ts';
import type { MethodOneReading } from './methodOne.ts';
import type { MethodThreeReading } from './methodThree.ts';
import type { MethodTwoReading } from './methodTwo.ts';
import type { ModernReading } from './modern.ts';
import { scoreInShort } from './records.ts';

export function methodOneInShort({
  income_location,
  livelihood,
  manner,
  references,
  strongest_reference,
  success,
}: MethodOneReading): CareerAnalysis['method_1'] {
  return {
    strongest_reference,
    livelihood,
    references: references.map(({ occupants: _, score: { components: __, ...score }, text: ___, ...reference }) => {
      return { ...reference, score };
    }),
    success: scoreInShort(success),
    manner,
    income_location,
  };
}

export function methodTwoInShort(of: MethodTwoReading): CareerAnalysis['method_2'] {
  const { amatyakaraka, atmakaraka, effects, influences, karakamsha, relation, success, tenth_from_karakamsha } = of;
  return {
    atmakaraka,
    amatyakaraka,
    relation,
    karakamsha,
    influences,
    effects,
    tenth_from_karakamsha,
    success: scoreInShort(success),
  };
}

export function methodThreeInShort(of: MethodThreeReading): CareerAnalysis['method_3'] {
  const { key_planets, success, tenth_house, yogas } = of;
  return {
    tenth_house,
    key_planets,
    yogas: yogas.map(({ confidence: _, evidence: __, source: ___, ...yoga }) => yoga),
    success: scoreInShort(success),
  };
}

export function rankedInShort({ votes: _, ...ranked }: RankedPlanet): CareerAnalysis['ranking'][number] {
  return ranked;
}

export function skillsInShort({
  fourth_from_karakamsha,
  learning,
  skills,
}: Pick<CareerMethodTwo, 'fourth_from_karakamsha' | 'skills' | 'learning'>): CareerAnalysis['skills'] {
  return { fourth_from_karakamsha, learning, skills: skills.map(({ components: _, ...skill }) => skill) };
}

const CATEGORIES_DESCRIBED = 4;

export function modernInShort(of: ModernReading): NonNullable<CareerAnalysis['modern']> {
  const { categories, confidence, fields, has_clear_leader, key_periods, primary_category, recommended_skills } = of;
  return {
    confidence,
    primary_category,
    has_clear_leader,
    categories: categories.slice(0, CATEGORIES_DESCRIBED).map(({ score: _, ...category }) => category),
    fields: fields.map(({ components: _, ...field }) => field),
    recommended_skills: recommended_skills.map(({ training: _, ...skill }) => skill),
    key_periods,
  };
}
