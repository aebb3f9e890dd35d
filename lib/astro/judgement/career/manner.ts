/** How a livelihood is earned: alone, through friends, in contest, in service (BJ 10.4; debilitation as service is interpretive). */
import type { Chart } from '../../chart/chart.ts';
import { isStrongBySign, isWithEnemy } from '../../planet/dignity.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { isFallen } from '../../planet/neechaBhanga.ts';
import { named, namedList } from '../../planetWords.ts';
import { brihatJataka, practice } from '../../source.ts';
import { PLANETS, type Planet } from '../../tables/planets.ts';
import { capitalised, ordinal } from '../../words.ts';
import type { AreaContext } from '../areaContext.ts';
import { finding, type Finding, type FindingTone } from '../finding.ts';
import { dignityText } from '../phrases.ts';

const MANNER_SOURCE = brihatJataka(10, '4');

/** Strength from which a planet counts as strong, of 100. */
const STRONG = 60;
/** Houses of gain for benefics (BJ 10.4). */
const GAIN_HOUSES = [1, 2, 11];

/** Considered besides the sign of the significator; the number of rules of method one includes them. */
export const SECONDARY_MANNERS = [byAscendantLord, byBenefics] as const;

/** Lists how the livelihood of a significator is earned: first by its sign, then by further conditions. */
export function earningManner(context: AreaContext, significator: Planet): Finding[] {
  return [bySign(context, significator), ...SECONDARY_MANNERS.map((look) => look(context))];
}

interface SignManner {
  readonly id: string;
  readonly tone: FindingTone;
  /** As a clause behind where the significator stands. */
  readonly what: string;
  isMet(chart: Chart, planet: Planet): boolean;
}

const dignityIn = (chart: Chart, planet: Planet) => chart.planets[planet].dignity;

/** The first that holds is the manner; the number of rules of method one includes these rows. */
export const SIGN_MANNERS: readonly SignManner[] = [
  {
    id: 'own_standing',
    tone: 'supports',
    what: 'what is earned is earned by one’s own standing, and it can grow high',
    isMet: (chart, planet) => isStrongBySign(dignityIn(chart, planet)),
  },
  {
    id: 'through_friends',
    tone: 'supports',
    what: 'friends, patrons and partners open the doors of work',
    isMet: (chart, planet) => ['friend', 'great_friend'].includes(dignityIn(chart, planet)),
  },
  {
    id: 'in_service',
    tone: 'asks_care',
    what: 'work begins in the service of others and modestly paid; skill and years raise its price, so negotiate by results',
    isMet: (chart, planet) => dignityIn(chart, planet) === 'debilitated' && isFallen(chart, planet),
  },
  {
    id: 'rising',
    tone: 'supports',
    what: 'a low beginning is lifted: the climb comes after the first post, not in it',
    isMet: (chart, planet) => dignityIn(chart, planet) === 'debilitated',
  },
  {
    id: 'in_contest',
    tone: 'asks_care',
    what: 'work is won in contest: bids, disputes, competitive fields; choose terms that keep rivals at a distance',
    isMet: (chart, planet) => isWithEnemy(dignityIn(chart, planet)),
  },
  {
    id: 'among_equals',
    tone: 'describes',
    what: 'income grows among equals, by steady work more than by favour',
    isMet: () => true,
  },
];

function bySign({ chart }: AreaContext, planet: Planet): Finding {
  const { id, tone, what } = SIGN_MANNERS.find(({ isMet }) => isMet(chart, planet))!;
  const { dignity } = chart.planets[planet];
  return finding({
    id,
    rule: 'The sign of the significator tells through whom wealth is earned: oneself, friends or rivals',
    observed: { planet, dignity },
    tone,
    meaning: `${capitalised(named(planet))} is ${dignityText(chart, planet)}: ${what}.`,
    source: MANNER_SOURCE,
    confidence: 'interpretive',
  });
}

function byAscendantLord({ chart, strengths }: AreaContext): Finding {
  const lord = lordOfHouse(chart, 1);
  const { value } = strengths[lord];
  const { house } = chart.planets[lord];
  const isStrong = value >= STRONG;
  return finding({
    id: 'own_effort',
    rule: 'A strong lord of the ascendant earns by own effort',
    isMet: isStrong,
    observed: { planet: lord, strength: value, house },
    tone: 'supports',
    meaning: `${capitalised(named(lord))}, lord of the ascendant, is strong in the ${ordinal(house)} (${value} of 100): the career is carried by own effort and initiative.`,
    source: practice('Practice: a strong lord of the ascendant earns by own effort'),
    confidence: 'interpretive',
  });
}

function byBenefics({ chart, strengths }: AreaContext): Finding {
  const found = PLANETS.filter(
    (planet) =>
      isBenefic(chart, planet) &&
      GAIN_HOUSES.includes(chart.planets[planet].house) &&
      strengths[planet].value >= STRONG,
  );
  const places = found.map((planet) => ordinal(chart.planets[planet].house));
  return finding({
    id: 'many_ways',
    rule: 'Strong benefics in the 1st, 2nd or 11th bring wealth in many ways',
    isMet: found.length > 0,
    observed: { planets: found },
    tone: 'supports',
    meaning: `${capitalised(namedList(found))} ${found.length > 1 ? 'are' : 'is'} strong in the ${[...new Set(places)].join(' and ')}: income comes from more than one source.`,
    source: MANNER_SOURCE,
  });
}
