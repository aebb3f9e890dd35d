/** Kemadruma: the Moon without planets in adjacent signs, by two counts, and its reliefs (BPHS 37; Phaladeepika 6). */
import { isAspecting } from '../chart/aspects.ts';
import { both } from '../bilingual.ts';
import { houseFrom, type Chart } from '../chart/chart.ts';
import { cancels, required, strengthens } from '../evidence.ts';
import { isStrongBySign } from '../planet/dignity.ts';
import { isKendra } from '../chart/houses.ts';
import { isBenefic, isMoonFull } from '../planet/nature.ts';
import type { RuleCondition } from '../rule.ts';
import { bphs, phaladeepika } from '../source.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';
import type { Affliction } from './affliction.ts';

interface MoonNeighbours {
  readonly second: readonly SevenPlanet[];
  readonly twelfth: readonly SevenPlanet[];
}

/** Returns the planets in the 2nd and the 12th sign from the Moon; the nodes are never counted. */
function moonNeighbours({ planets }: Chart): MoonNeighbours {
  const second: SevenPlanet[] = [];
  const twelfth: SevenPlanet[] = [];
  for (const id of SEVEN_PLANETS) {
    const place = houseFrom(planets.Moon, planets[id]);
    if (place === 2) second.push(id);
    if (place === 12) twelfth.push(id);
  }
  return { second, twelfth };
}

/** Keeps the five planets that are not luminaries, as the classical count leaves the Sun out. */
function withoutLuminaries(planets: readonly SevenPlanet[]): SevenPlanet[] {
  return planets.filter((id) => id !== 'Sun' && id !== 'Moon');
}

const KENDRA_FROM_ASCENDANT = both(
  'Mars, Mercury, Jupiter, Venus or Saturn, not combust, is in a kendra from the ascendant',
  'मंगल, बुध, गुरु, शुक्र या शनि, जो अस्त नहीं है, लग्न से केंद्र में है',
);
const KENDRA_FROM_MOON = both(
  'Mars, Mercury, Jupiter, Venus or Saturn, not combust, is in a kendra from the Moon',
  'मंगल, बुध, गुरु, शुक्र या शनि, जो अस्त नहीं है, चंद्रमा से केंद्र में है',
);
const BENEFIC_ASPECT = both(
  'A benefic that is not combust aspects the Moon',
  'चंद्रमा पर ऐसे शुभ ग्रह की दृष्टि है जो अस्त नहीं है',
);
const FULL_AND_DIGNIFIED = both(
  'The Moon is full, and exalted or in its own sign',
  'चंद्रमा पूर्ण है, और उच्च राशि या स्वराशि में है',
);

const COMPANIONS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
const FORMED_POINTS = 60;

/**
 * Lists the conditions that cancel it: those of BPHS 37, and no others.
 *
 * The verse leaves the Sun aside; a planet that is lost in his rays is no company either (interpretive).
 */
function reliefs(chart: Chart): RuleCondition[] {
  const { planets } = chart;
  const { Moon } = planets;
  const visible = COMPANIONS.filter((id) => !planets[id].isCombust);
  const fromAscendant = visible.filter((id) => isKendra(planets[id].house));
  const fromMoon = visible.filter((id) => isKendra(houseFrom(Moon, planets[id])));
  const aspecting = visible.filter((id) => isAspecting(chart, id, Moon.signIndex) && isBenefic(chart, id));
  const { dignity } = Moon;
  const is_full = isMoonFull(chart);
  return [
    cancels('kendra_from_ascendant', KENDRA_FROM_ASCENDANT, fromAscendant.length > 0, { planets: fromAscendant }),
    cancels('kendra_from_moon', KENDRA_FROM_MOON, fromMoon.length > 0, { planets: fromMoon }),
    cancels('benefic_aspect', BENEFIC_ASPECT, aspecting.length > 0, { planets: aspecting }),
    cancels('full_and_dignified', FULL_AND_DIGNIFIED, is_full && isStrongBySign(dignity), { is_full, dignity }),
  ];
}

// The specification leaves out only the nodes, so the Sun next to the Moon prevents it. The texts leave out the Sun
// too: the yoga of the catalog follows them, and its result is given here as evidence.
/** Kemadruma as the specification counts it: the Sun next to the Moon prevents it. */
export const kemdrumAffliction: Affliction = {
  source: phaladeepika(6),
  alsoIn: [bphs(37)],
  formation: both(
    'No planet but a node is in the 2nd or the 12th sign from the Moon',
    'चंद्रमा से दूसरी और बारहवीं राशि में राहु-केतु के अतिरिक्त कोई ग्रह न हो',
  ),
  reliefs: 'halves',
  participants: () => ['Moon'],

  examine(chart) {
    const { second, twelfth } = moonNeighbours(chart);
    const adjacent = [...second, ...twelfth];
    const counted = withoutLuminaries(adjacent);
    return [
      required('alone', ALONE, adjacent.length === 0, { second, twelfth }, FORMED_POINTS),
      strengthens('classical', CLASSICAL, counted.length === 0, { planets: counted }, 0),
      ...reliefs(chart),
    ];
  },
};

/**
 * Kemadruma as the texts count it: the Sun next to the Moon does not prevent it. With sunapha, anapha and durudhara,
 * which count the same five planets, it divides all charts.
 */
export const kemadrumaAffliction: Affliction = {
  source: bphs(37),
  alsoIn: [phaladeepika(6)],
  formation: both(
    'None of Mars, Mercury, Jupiter, Venus and Saturn is in the 2nd or the 12th from the Moon',
    'मंगल, बुध, गुरु, शुक्र और शनि में से कोई चंद्रमा से दूसरे या बारहवें भाव में न हो',
  ),
  reliefs: 'halves',
  participants: () => ['Moon'],

  examine(chart) {
    const { second, twelfth } = moonNeighbours(chart);
    const beside = withoutLuminaries([...second, ...twelfth]);
    const isSunAdjacent = second.includes('Sun') || twelfth.includes('Sun');
    const observed = { planets: beside, sun_beside: isSunAdjacent };
    return [required('alone', ALONE_BUT_SUN, beside.length === 0, observed, FORMED_POINTS), ...reliefs(chart)];
  },
};

const ALONE = both(
  'None of the Sun, Mars, Mercury, Jupiter, Venus and Saturn is in the 2nd or the 12th from the Moon',
  'सूर्य, मंगल, बुध, गुरु, शुक्र और शनि में से कोई चंद्रमा से दूसरे या बारहवें भाव में नहीं है',
);
const ALONE_BUT_SUN = both(
  'None of Mars, Mercury, Jupiter, Venus and Saturn is in the 2nd or the 12th from the Moon',
  'मंगल, बुध, गुरु, शुक्र और शनि में से कोई चंद्रमा से दूसरे या बारहवें भाव में नहीं है',
);
const CLASSICAL = both(
  'By the count of the texts, which leave the Sun aside too, the Moon stands alone (kemadruma)',
  'सूर्य को भी न गिनने वाले शास्त्रीय मत से चंद्रमा अकेला है (केमद्रुम)',
);
