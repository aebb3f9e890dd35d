import { both } from '../../bilingual.ts';
import { holds, isFormed, required, strengthens } from '../../evidence.ts';
import { ONE_WAY, type Rule, type RuleCondition } from '../../rule.ts';
import { brihatJataka } from '../../source.ts';
import { planetsAspecting } from '../parts/aspecting.ts';
import { kendraTrikonaRajas } from '../raja/lords/kendraTrikona.ts';
import { inclinationConditions, RENOUNCING } from './dimmed.ts';

export const saturnInNinth: Rule = {
  id: 'sannyasa-9-saturn',
  name: both('Navama Shani', 'नवम शनि'),
  family: 'sannyasa',
  source: brihatJataka(15, '4'),
  polarity: 'mixed',
  formation: both(
    'Saturn is in the 9th house and no planet aspects it; with a raja yoga beside it, the royal ascetic',
    'शनि नौवें भाव में हो और उस पर किसी ग्रह की दृष्टि न हो; साथ में राजयोग हो तो राजर्षि',
  ),
  result: both('a path of one’s own, founding what others follow', 'अपना स्वतंत्र मार्ग, जिस पर दूसरे भी चलें'),
  ...RENOUNCING,
  countedFrom: 'ascendant',
  participants: () => ['Saturn'],

  examine(chart, facts) {
    const { house, signIndex } = chart.planets.Saturn;
    const aspecting = planetsAspecting(chart, signIndex);
    const isAlone = house === 9 && aspecting.length === 0;
    // Tested only where the yoga is formed, as it takes eight rules.
    const rajas = isAlone ? kendraTrikonaRajas.filter((rule) => isTied(rule.examine(chart, facts))) : [];
    return [
      required('saturn_in_ninth', SATURN_IN_NINTH, house === 9, { house }),
      required('unaspected', UNASPECTED, aspecting.length === 0, { planets: aspecting }),
      strengthens('raja_yoga', RAJA_YOGA, rajas.length > 0, { pairs: rajas.map(({ variant }) => variant!) }),
      ...inclinationConditions(chart, ['Saturn']),
    ];
  },
};

/** A raja yoga by an aspect that is not returned makes nobody royal. */
function isTied(evidence: readonly RuleCondition[]): boolean {
  return isFormed(evidence) && !holds(evidence, ONE_WAY);
}

const SATURN_IN_NINTH = both('Saturn is in the 9th house', 'शनि नौवें भाव में है');
const UNASPECTED = both('No planet aspects Saturn', 'शनि पर किसी ग्रह की दृष्टि नहीं है');
const RAJA_YOGA = both(
  'Lords of a kendra and a trikona form a raja yoga beside it: the royal ascetic',
  'साथ में केंद्र और त्रिकोण के स्वामियों का राजयोग है: राजर्षि',
);
