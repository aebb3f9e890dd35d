/** How a livelihood is earned: alone, through friends, in contest, in service (BJ 10.4; the fall as service is interpretive). */
import { isStrongBySign, isWithEnemy } from '../../dignity.ts';
import { lordOfHouse } from '../../lordship.ts';
import { isBenefic } from '../../nature.ts';
import { isFallen } from '../../neechaBhanga.ts';
import { named, namedList } from '../../planetWords.ts';
import { brihatJataka, practice } from '../../source.ts';
import { PLANETS, type Planet } from '../../tables/planets.ts';
import { capitalised, ordinal } from '../../words.ts';
import type { AreaScene } from '../areaScene.ts';
import { finding, type Finding, type Tone } from '../finding.ts';
import { placed } from '../phrases.ts';

const MANNER_SOURCE = brihatJataka(10, '4');

/** From here a planet counts as strong. */
const STRONG = 60;
/** Houses of gain for benefics (BJ 10.4). */
const GAIN_HOUSES = [1, 2, 11];

export function earningManner(scene: AreaScene, significator: Planet): Finding[] {
  return [bySign(scene, significator), byAscendantLord(scene), byBenefics(scene)];
}

type Manner = readonly [id: string, tone: Tone, what: string];

function mannerOf({ chart }: AreaScene, planet: Planet): Manner {
  const { dignity } = chart.planets[planet];
  if (isStrongBySign(dignity)) {
    return ['own_standing', 'supports', 'what is earned is earned by one’s own standing, and it can grow high'];
  }
  if (dignity === 'friend' || dignity === 'great_friend') {
    return ['through_friends', 'supports', 'friends, patrons and partners open the doors of work'];
  }
  if (dignity === 'debilitated' && isFallen(chart, planet)) {
    return [
      'in_service',
      'asks_care',
      'work begins in the service of others and modestly paid; skill and years raise its price, so negotiate by results',
    ];
  }
  if (dignity === 'debilitated') {
    return ['rising', 'supports', 'a low beginning is lifted: the climb comes after the first post, not in it'];
  }
  if (isWithEnemy(dignity)) {
    return [
      'in_contest',
      'asks_care',
      'work is won in contest: bids, disputes, competitive fields; choose terms that keep rivals at a distance',
    ];
  }
  return ['among_equals', 'describes', 'income grows among equals, by steady work more than by favour'];
}

function bySign(scene: AreaScene, planet: Planet): Finding {
  const [id, tone, what] = mannerOf(scene, planet);
  const { dignity } = scene.chart.planets[planet];
  return finding({
    id,
    rule: 'The sign of the significator tells through whom wealth is earned: oneself, friends or rivals',
    observed: { planet, dignity },
    tone,
    meaning: `${capitalised(named(planet))} is ${placed(scene.chart, planet)}: ${what}.`,
    source: MANNER_SOURCE,
    confidence: 'interpretive',
  });
}

function byAscendantLord({ chart, strengths }: AreaScene): Finding {
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

function byBenefics({ chart, strengths }: AreaScene): Finding {
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
