/** The stage of life of a person, and which matters of life belong to it (custom and courtesy, not a rule of a text). */

export const LIFE_STAGES = ['child', 'youth', 'adult', 'elder', 'old', 'beyond'] as const;

/**
 * Child under 13, youth to 17, adult to 64, elder to 79, old from 80; beyond before the birth and from 111 years on,
 * where a life is told as if it were lived.
 */
export type LifeStage = (typeof LIFE_STAGES)[number];

/** Years of age with which the stages after childhood begin. */
const BEGINNINGS: readonly (readonly [years: number, stage: LifeStage])[] = [
  [111, 'beyond'],
  [80, 'old'],
  [65, 'elder'],
  [18, 'adult'],
  [13, 'youth'],
];

/**
 * Returns the stage of life at an age.
 *
 * @param ageYears completed years; null before birth
 */
export function lifeStage(ageYears: number | null): LifeStage {
  if (ageYears === null) return 'beyond';
  return BEGINNINGS.find(([years]) => ageYears >= years)?.[1] ?? 'child';
}

export type Gender = 'male' | 'female';
export type MaritalStatus = 'single' | 'engaged' | 'married' | 'separated' | 'divorced' | 'widowed';

/** The person of a request, as far as it tells. */
export interface Person {
  /** Null where it was not told. */
  readonly gender: Gender | null;
  /** Null where it was not told. */
  readonly maritalStatus: MaritalStatus | null;
  /** Completed years at the instant taken for now; null before birth. */
  readonly ageYears: number | null;
  readonly stage: LifeStage;
}

/** Matters of life whose windows belong to some years. */
export type AgedMatter =
  | 'marriage'
  | 'bond'
  | 'career'
  | 'wealth'
  | 'health'
  | 'children'
  | 'education'
  | 'examinations'
  | 'property'
  | 'spiritual'
  | 'travel'
  | 'abroad';

/** Years of age, the first of them counted and the last not. */
export type AgeSpan = readonly [fromYears: number, toYears: number];

/** From here on a life is only told as if it were lived. */
const LIFE_ENDS = 111;

/**
 * Returns the years of life to which windows of a matter belong.
 *
 * From the 80th year on there are none for work, gain, study or children; a journey and a home are left to the 80th too.
 * Travel is judged as going abroad is, and has its years.
 */
export function agesOf(matter: AgedMatter, { gender }: Pick<Person, 'gender'>): AgeSpan {
  switch (matter) {
    case 'marriage':
      return [gender === 'male' ? 21 : 18, 65];
    case 'bond':
      return [18, LIFE_ENDS];
    case 'children':
      return [20, gender === 'female' ? 50 : 60];
    case 'education':
      return [3, 65];
    case 'examinations':
      return [13, 40];
    case 'career':
    case 'wealth':
    case 'property':
    case 'travel':
    case 'abroad':
      return [18, 80];
    case 'spiritual':
      return [13, LIFE_ENDS];
    case 'health':
      return [0, LIFE_ENDS];
  }
}

/** How a matter is told at an age: it lies ahead, it belongs to these years, or it is past. */
export type MatterTime = 'later_life' | 'now' | 'past' | 'as_if_living';

/** Returns how a matter is told to a person. */
export function matterTime(matter: AgedMatter, person: Person): MatterTime {
  const { ageYears, stage } = person;
  if (ageYears === null || stage === 'beyond') return 'as_if_living';
  const [from, to] = agesOf(matter, person);
  if (ageYears < from) return 'later_life';
  return ageYears >= to ? 'past' : 'now';
}

/** Returns the years of age in which windows of a matter are looked for; none where a life is told as if lived. */
export function windowAges(matter: AgedMatter, person: Person): AgeSpan {
  return person.stage === 'beyond' ? [0, 0] : agesOf(matter, person);
}
