import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { strengthens } from '../../evidence.ts';
import { isKendra } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { phaladeepika } from '../../source.ts';
import { PLANETS, SEVEN_PLANETS, type Planet } from '../../tables/planets.ts';
import { naturalRelation } from '../../tables/relationships.ts';
import { stateBlemishes } from '../lordPair.ts';
import { planetsAspecting } from '../parts/aspecting.ts';
import { isInMutualKendras } from '../parts/kendras.ts';
import { eitherWay, planetsOfWays, type Way } from '../parts/ways.ts';

const KEPT_CLEAN = [6, 8];

// The plural of "benefics in kendras" is taken at its word: two or more. Texts that ask for benefics alone there find
// their stricter yoga in what strengthens it. In the second way a friend, by nature, aspects each of the two lords.
export const parvata: Rule = {
  id: 'parvata',
  name: both('Parvata', 'पर्वत'),
  family: 'raja',
  source: phaladeepika(6),
  polarity: 'good',
  formation: both(
    'Benefics are in kendras and no malefic is in the 6th or 8th, or the lords of the 1st and 12th are in kendras from each other, each aspected by a friend',
    'शुभ ग्रह केंद्र में हों और छठे तथा आठवें भाव में कोई पाप ग्रह न हो, या फिर लग्नेश और द्वादशेश परस्पर केंद्र में हों और दोनों पर मित्र ग्रह की दृष्टि हो',
  ),
  result: both('fortune, charity', 'भाग्य, दानशीलता'),
  countedFrom: 'ascendant',
  participants: (chart) => planetsOfWays(waysIn(chart)),

  examine(chart) {
    const ways = waysIn(chart);
    const malefics = maleficsWhere(chart, isKendra);
    return [
      eitherWay(EITHER_WAY, ways),
      strengthens('clean_kendras', CLEAN_KENDRAS, ways.by_benefics.isMet && malefics.length === 0, {
        malefics_in_kendras: malefics,
      }),
      ...stateBlemishes(chart, planetsOfWays(ways)),
    ];
  },
};

const EITHER_WAY = both(
  'Two or more benefics are in kendras and no malefic is in the 6th or 8th, or the lords of the 1st and 12th are in kendras from each other, each aspected by a friend',
  'दो या अधिक शुभ ग्रह केंद्र में हैं और छठे तथा आठवें भाव में कोई पाप ग्रह नहीं है, या फिर लग्नेश और द्वादशेश परस्पर केंद्र में हैं और दोनों पर मित्र ग्रह की दृष्टि है',
);
const CLEAN_KENDRAS = both('Benefics alone are in the kendras', 'केंद्र में केवल शुभ ग्रह हैं');

function waysIn(chart: Chart) {
  return { by_benefics: byBenefics(chart), by_lords: byLords(chart) };
}

function byBenefics(chart: Chart): Way {
  const planets = SEVEN_PLANETS.filter((id) => isKendra(chart.planets[id].house) && isBenefic(chart, id));
  const malefics = maleficsWhere(chart, (house) => KEPT_CLEAN.includes(house));
  return {
    isMet: planets.length > 1 && malefics.length === 0,
    planets,
    observed: { benefics_in_kendras: planets, malefics_in_6_8: malefics },
  };
}

function byLords(chart: Chart): Way {
  const [first, twelfth] = [lordOfHouse(chart, 1), lordOfHouse(chart, 12)];
  const isMutual = isInMutualKendras(chart, first, twelfth);
  const friends = [first, twelfth].map((lord) =>
    planetsAspecting(chart, chart.signs[lord]).filter((id) => naturalRelation(lord, id) === 'friend'),
  );
  return {
    isMet: isMutual && friends.every(({ length }) => length > 0),
    planets: [first, twelfth],
    observed: {
      is_mutual_kendra: isMutual,
      friends_aspecting_lord_1: friends[0]!,
      friends_aspecting_lord_12: friends[1]!,
    },
  };
}

function maleficsWhere(chart: Chart, isThere: (house: number) => boolean): Planet[] {
  return PLANETS.filter((id) => isThere(chart.planets[id].house) && !isBenefic(chart, id));
}
