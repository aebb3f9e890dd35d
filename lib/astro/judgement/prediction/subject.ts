/** What a matter of life is about for a person of that age, and what its advice goes by (custom and courtesy). */
import { matterTime, type LifeStage, type MatterTime, type Person } from '../../stage.ts';
import type { Planet } from '../../tables/planets.ts';
import type { Sides } from '../ladder/sides.ts';
import type { LifeMatter } from './areaPrediction.ts';

/** A matter as it is spoken of to a person: for a child its house of children is play, for the old their work is past. */
export type LifeSubject =
  | LifeMatter
  | 'second_marriage'
  | 'parted_marriage'
  | 'companionship'
  | 'creative_play'
  | 'experience'
  | 'savings'
  | 'grandchildren'
  | 'joy_of_learning'
  | 'home';

/** Whose advice is given: that of the matter, or that of a stage of life. */
export type CounselTheme =
  LifeMatter | 'new_bond' | 'child_learning' | 'child_health' | 'child_home' | 'youth' | 'elder' | 'old';

/** A matter as it is told to a person. */
export interface MatterView {
  readonly matter: LifeMatter;
  readonly subject: LifeSubject;
  readonly theme: CounselTheme;
  readonly time: MatterTime;
  /** Whom the advice speaks to; a child is told of to the parents. */
  readonly stage: LifeStage;
  readonly isWidowed: boolean;
}

/** Returns how a matter is told to a person. */
export function matterView(matter: LifeMatter, person: Person): MatterView {
  const time = matterTime(matter, person);
  // What a child has of it now, and what remains of it to the old, is not told for later life.
  const subject = subjectOf(matter, person, time);
  const { maritalStatus, stage } = person;
  return {
    matter,
    subject,
    theme: themeOf(matter, subject, stage, time),
    time: subject === matter ? time : 'now',
    stage,
    isWidowed: maritalStatus === 'widowed',
  };
}

function subjectOf(matter: LifeMatter, { maritalStatus, stage }: Person, time: MatterTime): LifeSubject {
  const isLate = stage === 'elder' || stage === 'old';
  switch (matter) {
    case 'marriage':
      if (time === 'past' || isLate) return 'companionship';
      if (maritalStatus === 'separated') return 'parted_marriage';
      return maritalStatus === 'divorced' || maritalStatus === 'widowed' ? 'second_marriage' : 'marriage';
    case 'children':
      if (stage === 'child') return 'creative_play';
      return time === 'past' ? 'grandchildren' : 'children';
    case 'career':
      return isLate ? 'experience' : matter;
    case 'wealth':
      return isLate ? 'savings' : matter;
    case 'education':
      return isLate ? 'joy_of_learning' : matter;
    case 'property':
      return isLate ? 'home' : matter;
    default:
      return matter;
  }
}

/** Matters of which the advice is the same for youths and adults. */
const FROM_YOUTH_ON: readonly LifeMatter[] = ['education', 'health', 'spiritual', 'travel'];
/** Matters of which the advice is the same for adults and elders. */
const TO_OLD_AGE: readonly LifeMatter[] = ['bond', 'health', 'spiritual'];

function themeOf(matter: LifeMatter, subject: LifeSubject, stage: LifeStage, time: MatterTime): CounselTheme {
  switch (stage) {
    case 'child':
      return matter === 'education' ? 'child_learning' : matter === 'health' ? 'child_health' : 'child_home';
    case 'youth':
      return FROM_YOUTH_ON.includes(matter) ? matter : 'youth';
    case 'elder':
      return TO_OLD_AGE.includes(matter) ? matter : 'elder';
    case 'old':
      return 'old';
    default:
      if (time === 'past') return 'elder';
      return subject === 'second_marriage' || subject === 'parted_marriage' ? 'new_bond' : matter;
  }
}

/** What advice goes by: planets of a kind, what the chart is made of, or the years of life. */
export const COUNSEL_KEYS = [
  'drive',
  'heart',
  'mercury',
  'jupiter',
  'saturn',
  'nodes',
  'chart',
  'years',
  'none',
] as const;
export type CounselKey = (typeof COUNSEL_KEYS)[number];

const KEYS: Readonly<Record<Planet, CounselKey>> = {
  Sun: 'drive',
  Mars: 'drive',
  Moon: 'heart',
  Venus: 'heart',
  Mercury: 'mercury',
  Jupiter: 'jupiter',
  Saturn: 'saturn',
  Rahu: 'nodes',
  Ketu: 'nodes',
};

/** What leads a matter or holds it back, with the planet where it is one. */
export interface CounselGround {
  readonly key: CounselKey;
  readonly planet: Planet | null;
}

/** Returns what leads a matter, and what holds it back: a planet before what is none. */
export function counselGrounds({ asking, asksCare, helper, supports }: Sides): {
  readonly leads: CounselGround;
  readonly slows: CounselGround;
} {
  return { leads: groundOf(helper, supports), slows: groundOf(asking, asksCare) };
}

function groundOf(planet: Planet | null, parts: Sides['supports']): CounselGround {
  if (planet !== null) return { key: KEYS[planet], planet };
  const [first] = parts;
  if (first === undefined) return { key: 'none', planet: null };
  return { key: first.id === 'years' ? 'years' : 'chart', planet: null };
}
