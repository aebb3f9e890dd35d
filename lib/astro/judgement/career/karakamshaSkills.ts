/** Skills by the 4th and the 5th from karakamsha, and how one learns by the 5th (JS 1.2; points and modern names interpretive). */
import { placeOf } from '../../percentile.ts';
import { CAREER_SPREAD } from '../../tables/percentiles/career.ts';
import { boundedSum, boundsFact, type ScorePart } from '../../score.ts';
import { PLANETS, type Planet } from '../../tables/planets.ts';
import { element } from '../../tables/signs.ts';
import type { AreaContext } from '../areaContext.ts';
import { karakamshaHouse, type Karakamsha, type KarakamshaHouse } from './karakamshaCareer.ts';
import { skillFact as fact, type Bearing, type BearingArgs, type SkillFact } from './facts/skillFacts.ts';
import { SKILL_IDS, SKILLS, type SkillId } from './tables/skills.ts';
import { tenths } from '../../rounding.ts';

export interface SkillReading {
  readonly id: SkillId;
  readonly planet: Planet;
  readonly value: number;
  /** Percent of all skills of many births that are less marked. */
  readonly percentile: number;
  /** Their points sum to the value. */
  readonly parts: readonly ScorePart<SkillFact>[];
  /** Why, in a sentence. */
  readonly text: SkillFact;
}

/** A planet by which one learns. */
export interface LearningGuide {
  readonly planet: Planet;
  readonly basis: Bearing;
  readonly text: SkillFact;
}

export interface SkillsReading {
  /** What is trained. */
  readonly fourth: KarakamshaHouse;
  /** The gifts of the mind, and how it learns. */
  readonly fifth: KarakamshaHouse;
  /** The strongest first. */
  readonly skills: readonly SkillReading[];
  readonly learning: readonly LearningGuide[];
}

/** Returns the skills that stand out most, by falling points, and how one learns. */
export function skillsReading(context: AreaContext, karakamsha: Karakamsha): SkillsReading {
  const [fourth, fifth] = [karakamshaHouse(karakamsha, 4), karakamshaHouse(karakamsha, 5)];
  const skills = PLANETS.flatMap((planet) => skillsOf(context, karakamsha, [fourth, fifth], planet));
  return {
    fourth,
    fifth,
    skills: skills.sort((a, b) => b.value - a.value).slice(0, SKILLS_DESCRIBED),
    learning: learningGuides(fifth, context.person.stage === 'child'),
  };
}

const SKILLS_DESCRIBED = 8;
const SKILLS_OF_A_PLANET = 2;

/** Points for the influence of a planet on one of the two houses, for its strength, and for signs that fit a skill of it. */
const PLACE_POINTS: Readonly<Record<Bearing, number>> = { in: 36, aspects: 18, lord: 8 };
const STRENGTH_SHARE = 0.3;
const COLOUR_POINTS = { element: 12, house: 6 };

function bearingOn({ aspectedBy, lord, occupants }: KarakamshaHouse, planet: Planet): Bearing | null {
  if (occupants.includes(planet)) return 'in';
  if (aspectedBy.includes(planet)) return 'aspects';
  return planet === lord ? 'lord' : null;
}

function bearingsOn(houses: readonly KarakamshaHouse[], planet: Planet): BearingArgs[] {
  return houses.flatMap((house) => {
    const bearing = bearingOn(house, planet);
    return bearing === null ? [] : [{ bearing, house: house.number, signIndex: house.signIndex }];
  });
}

/** What a planet gives to its skills, whichever they are. */
interface SkillGiver {
  readonly planet: Planet;
  readonly bearings: readonly BearingArgs[];
  readonly strength: number;
  /** Of the navamsa. */
  readonly signIndex: number;
}

function skillsOf(
  { strengths }: AreaContext,
  { navamsa }: Karakamsha,
  houses: readonly KarakamshaHouse[],
  planet: Planet,
): SkillReading[] {
  const bearings = bearingsOn(houses, planet);
  if (bearings.length === 0) return [];
  const giver = { planet, bearings, strength: strengths[planet].value, signIndex: navamsa.signs[planet] };
  return SKILL_IDS.filter((id) => SKILLS[id].planet === planet)
    .map((id) => skillReading(id, giver))
    .sort((a, b) => b.value - a.value)
    .slice(0, SKILLS_OF_A_PLANET);
}

function skillReading(id: SkillId, { bearings, planet, signIndex, strength }: SkillGiver): SkillReading {
  const { element: quality, house } = SKILLS[id];
  const isFitting = element(signIndex) === quality;
  const { parts, value } = boundedSum<SkillFact>(
    [
      ...bearings.map((args) => ({
        id: `house_${args.house}`,
        label: fact('skill_bearing', args),
        points: PLACE_POINTS[args.bearing],
        max: PLACE_POINTS.in,
      })),
      {
        id: 'strength',
        label: fact('skill_strength', { strength }),
        points: tenths(strength * STRENGTH_SHARE),
        max: 100 * STRENGTH_SHARE,
      },
      ...(isFitting ? [colour('element', fact('skill_element', { signIndex }))] : []),
      ...(bearings.some((args) => args.house === house) ? [colour('house', fact('skill_house', { house }))] : []),
    ],
    boundsFact,
  );
  const text = fact('skill', { skill: id, planet, bearings, fittingSignIndex: isFitting ? signIndex : null });
  const { percentile } = placeOf(CAREER_SPREAD, 'skill', value);
  return { id, planet, value, percentile, parts, text };
}

function colour(id: keyof typeof COLOUR_POINTS, label: SkillFact): ScorePart<SkillFact> {
  return { id, label, points: COLOUR_POINTS[id], max: COLOUR_POINTS[id] };
}

/** Planets in the 5th teach; where it is empty those that aspect it; where nothing does, its lord. */
function learningGuides(
  { aspectedBy, lord, number, occupants, signIndex }: KarakamshaHouse,
  isChild: boolean,
): LearningGuide[] {
  const [basis, planets]: [Bearing, readonly Planet[]] =
    occupants.length > 0 ? ['in', occupants] : aspectedBy.length > 0 ? ['aspects', aspectedBy] : ['lord', [lord]];
  return planets.map((planet) => ({
    planet,
    basis,
    text: fact('learning', { planet, bearing: basis, house: number, signIndex, isChild }),
  }));
}
