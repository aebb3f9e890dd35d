/** Skills by the 4th and the 5th from karakamsha, and how one learns by the 5th (JS 1.2; points and modern names interpretive). */
import { named } from '../../planetWords.ts';
import { boundedSum, type ScorePart } from '../../score.ts';
import { PLANETS, type Planet } from '../../tables/planets.ts';
import { element, SIGNS } from '../../tables/signs.ts';
import { capitalised, ordinal } from '../../words.ts';
import type { AreaContext } from '../areaContext.ts';
import { karakamshaHouse, type Karakamsha, type KarakamshaHouse } from './karakamshaCareer.ts';
import { LEARNING_WAYS, SKILL_IDS, SKILLS, type SkillId } from './tables/skills.ts';
import { tenths } from '../../rounding.ts';

export interface SkillReading {
  readonly id: SkillId;
  readonly planet: Planet;
  readonly value: number;
  /** Their points sum to the value. */
  readonly parts: readonly ScorePart[];
  /** Why, in a sentence. */
  readonly text: string;
}

/** A planet by which one learns. */
export interface LearningGuide {
  readonly planet: Planet;
  readonly basis: 'in' | 'aspects' | 'lord';
  readonly text: string;
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
    learning: learningGuides(fifth),
  };
}

const SKILLS_DESCRIBED = 8;
const SKILLS_OF_A_PLANET = 2;

/** Points for the influence of a planet on one of the two houses, for its strength, and for signs that fit a skill of it. */
const PLACE_POINTS = { in: 36, aspects: 18, lord: 8 };
const STRENGTH_SHARE = 0.3;
const COLOUR_POINTS = { element: 12, house: 6 };

type Bearing = keyof typeof PLACE_POINTS;

function bearingOn({ aspectedBy, lord, occupants }: KarakamshaHouse, planet: Planet): Bearing | null {
  if (occupants.includes(planet)) return 'in';
  if (aspectedBy.includes(planet)) return 'aspects';
  return planet === lord ? 'lord' : null;
}

function bearingText(bearing: Bearing, { number, signIndex }: KarakamshaHouse): string {
  const where = `the ${ordinal(number)} from karakamsha (${SIGNS[signIndex]!})`;
  return { in: `stands in ${where}`, aspects: `aspects ${where} by sign`, lord: `rules ${where}` }[bearing];
}

function skillsOf(
  { strengths }: AreaContext,
  { navamsa }: Karakamsha,
  houses: readonly KarakamshaHouse[],
  planet: Planet,
): SkillReading[] {
  const places = houses.flatMap((house): ScorePart[] => {
    const bearing = bearingOn(house, planet);
    if (bearing === null) return [];
    const label = bearingText(bearing, house);
    return [{ id: `house_${house.number}`, label, points: PLACE_POINTS[bearing], max: PLACE_POINTS.in }];
  });
  if (places.length === 0) return [];
  const signIndex = navamsa.signs[planet];
  const { value: strength } = strengths[planet];
  const own: ScorePart = {
    id: 'strength',
    label: `has ${strength} of 100 in the birth chart`,
    points: tenths(strength * STRENGTH_SHARE),
    max: 100 * STRENGTH_SHARE,
  };
  return SKILL_IDS.filter((id) => SKILLS[id].planet === planet)
    .map((id) => skillReading(id, [...places, own], signIndex))
    .sort((a, b) => b.value - a.value)
    .slice(0, SKILLS_OF_A_PLANET);
}

function skillReading(id: SkillId, shared: readonly ScorePart[], signIndex: number): SkillReading {
  const { element: quality, house, planet } = SKILLS[id];
  const colours: ScorePart[] = [
    ...(element(signIndex) === quality
      ? [
          colour(
            'element',
            `stands in the navamsa in ${SIGNS[signIndex]!}, a sign of ${quality}, which suits this skill`,
          ),
        ]
      : []),
    ...(shared.some((part) => part.id === `house_${house}`)
      ? [
          colour(
            'house',
            `this skill is of the ${ordinal(house)}: ${house === 4 ? 'it is trained' : 'the mind brings it'}`,
          ),
        ]
      : []),
  ];
  const { parts, value } = boundedSum([...shared, ...colours]);
  return { id, planet, value, parts, text: skillText(planet, shared, colours) };
}

function skillText(planet: Planet, shared: readonly ScorePart[], colours: readonly ScorePart[]): string {
  const bears = shared.filter(({ id }) => id !== 'strength').map(({ label }) => label);
  const [strength] = shared.filter(({ id }) => id === 'strength').map(({ label }) => label);
  const [suits] = colours.filter(({ id }) => id === 'element').map(({ label }) => label);
  const also = suits === undefined ? '' : `, and ${suits}`;
  return `${capitalised(named(planet))} ${bears.join(' and ')}; it ${strength}${also}.`;
}

function colour(id: keyof typeof COLOUR_POINTS, label: string): ScorePart {
  return { id, label, points: COLOUR_POINTS[id], max: COLOUR_POINTS[id] };
}

/** Planets in the 5th teach; where it is empty those that aspect it; where nothing does, its lord. */
function learningGuides(fifth: KarakamshaHouse): LearningGuide[] {
  const { aspectedBy, lord, occupants } = fifth;
  const [basis, planets]: [LearningGuide['basis'], readonly Planet[]] =
    occupants.length > 0 ? ['in', occupants] : aspectedBy.length > 0 ? ['aspects', aspectedBy] : ['lord', [lord]];
  return planets.map((planet) => ({
    planet,
    basis,
    text: `${capitalised(named(planet))} ${bearingText(basis, fifth)}: you learn ${LEARNING_WAYS[planet]}.`,
  }));
}
