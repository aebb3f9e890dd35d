import { moonSaturnBond, vishReliefs } from '../../affliction/vish.ts';
import { both } from '../../bilingual.ts';
import { required, strengthens, withUsualPoints } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { saravali } from '../../source.ts';
import { RELIEF_SOURCE, furtherReliefs } from './relief.ts';
import { hundredths } from '../../rounding.ts';

const CLOSE_DEG = 12;
const reliefs = furtherReliefs();

export const vish: Rule = {
  id: 'vish-yoga',
  name: both('Vish (Punarphoo)', 'विष (पुनर्फू)'),
  family: 'arishta',
  source: saravali(15),
  alsoIn: [RELIEF_SOURCE],
  polarity: 'bad',
  formation: both('The Moon and Saturn are together or opposite each other', 'चंद्रमा और शनि एक साथ या परस्पर सप्तम हों'),
  result: both('a sober mood, delays that teach patience', 'गंभीर मन, धैर्य सिखाने वाले विलंब'),
  countedFrom: null,
  participants: () => ['Moon', 'Saturn'],

  examine(chart, facts) {
    const bond = moonSaturnBond(chart);
    const isFormed = bond?.place === 1 || bond?.place === 7;
    const orb = bond && hundredths(bond.orbDeg);
    return [
      required('bound', BOUND, isFormed, { moon_from_saturn: bond?.place ?? null }),
      strengthens('close', CLOSE, isFormed && bond.orbDeg < CLOSE_DEG, { orb_deg: orb }),
      ...vishReliefs(chart).map(withUsualPoints),
      ...reliefs(chart, facts),
    ];
  },
};

const BOUND = both('The Moon is with Saturn or opposite to him', 'चंद्रमा शनि के साथ या उससे सप्तम है');
const CLOSE = both('They are within twelve degrees of exactness', 'दोनों पूर्ण युति या प्रतियुति से बारह अंश के भीतर हैं');
