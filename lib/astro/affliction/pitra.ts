/** Pitra dosha: the Sun or the lord of the 9th with Saturn or a node, and the Sun or the 9th house afflicted too. */
import { isAspecting } from '../chart/aspects.ts';
import { companions } from '../planet/avasthas.ts';
import { both, type Bilingual } from '../bilingual.ts';
import { occupants, signOfHouse, type Chart } from '../chart/chart.ts';
import { required, strengthens, told, weakens } from '../evidence.ts';
import { isStrongBySign } from '../planet/dignity.ts';
import { isDusthana } from '../chart/houses.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { seenAs, type RuleCondition } from '../rule.ts';
import { bphs, practice } from '../source.ts';
import { isNode, type Planet, type SevenPlanet } from '../tables/planets.ts';
import type { Affliction } from './affliction.ts';

const AFFLICTORS = ['Saturn', 'Rahu', 'Ketu'] as const;

/** What Saturn and the nodes do to the Sun, to the 9th house and to its lord. */
interface Debt {
  readonly lord: SevenPlanet;
  readonly sun: Touched;
  readonly ofLord: Touched;
  /** Those in the 9th house. */
  readonly inNinth: readonly Planet[];
  /** The Sun is in the 9th, joined or aspected there: this by itself is both halves of the rule. */
  readonly isSunInNinth: boolean;
  readonly isFormed: boolean;
}

interface Touched {
  /** Those in its sign. */
  readonly joined: readonly Planet[];
  /** Those that aspect it and do not join it. */
  readonly aspecting: readonly Planet[];
}

function debtOf(chart: Chart): Debt {
  const lord = lordOfHouse(chart, 9);
  const sun = touchedBy(chart, 'Sun');
  const ofLord = touchedBy(chart, lord);
  const inNinth = occupants(chart, 9).filter(isAfflictor);
  const isSunAfflicted = isTouched(sun);
  const isSunInNinth = chart.planets.Sun.house === 9 && isSunAfflicted;
  const isBySun = sun.joined.length > 0 && inNinth.length > 0;
  const isByLord = ofLord.joined.length > 0 && (inNinth.length > 0 || (lord !== 'Sun' && isSunAfflicted));
  return { lord, sun, ofLord, inNinth, isSunInNinth, isFormed: isSunInNinth || isBySun || isByLord };
}

function isTouched({ aspecting, joined }: Touched): boolean {
  return joined.length + aspecting.length > 0;
}

function isAfflictor(planet: Planet): boolean {
  return planet === 'Saturn' || isNode(planet);
}

/** For Ketu only conjunction counts, as the rule names aspects of Saturn and Rahu alone. */
function touchedBy(chart: Chart, planet: Planet): Touched {
  const { signIndex } = chart.planets[planet];
  const others = AFFLICTORS.filter((id) => id !== planet);
  return {
    joined: others.filter((id) => chart.signs[id] === signIndex),
    aspecting: others.filter(
      (id) => id !== 'Ketu' && chart.signs[id] !== signIndex && isAspecting(chart, id, signIndex),
    ),
  };
}

const FORMED = both(
  'The Sun or the lord of the 9th is joined by Saturn or a node, and the Sun or the 9th house is afflicted too',
  'सूर्य या नवमेश के साथ शनि, राहु या केतु है, और सूर्य या नौवाँ भाव भी पीड़ित है',
);
const JOINED = both(
  'The Sun or the lord of the 9th is joined by Saturn, Rahu or Ketu',
  'सूर्य या नवमेश के साथ शनि, राहु या केतु की युति है',
);

const TEXTS = {
  sun_in_ninth_afflicted: both(
    'The Sun in the 9th house is joined or aspected by Saturn or Rahu, or joined by Ketu',
    'नौवें भाव के सूर्य पर शनि या राहु की युति या दृष्टि है, या केतु की युति है',
  ),
  sun_joined: both('The Sun is joined by Rahu, Ketu or Saturn', 'सूर्य के साथ राहु, केतु या शनि की युति है'),
  ninth_lord_joined: both(
    'The lord of the 9th is joined by Rahu, Ketu or Saturn',
    'नवमेश के साथ राहु, केतु या शनि की युति है',
  ),
  ninth_lord_weak: both(
    'The lord of the 9th is aspected by Saturn or Rahu, debilitated, combust or in the 6th, 8th or 12th house',
    'नवमेश पर शनि या राहु की दृष्टि है, या वह नीच, अस्त या छठे, आठवें या बारहवें भाव में है',
  ),
  ninth_house_occupied: both('Rahu, Saturn or Ketu is in the 9th house', 'राहु, शनि या केतु नौवें भाव में है'),
  fifth_afflicted: both('The 5th house or its lord is afflicted likewise', 'पाँचवाँ भाव या पंचमेश भी इसी प्रकार पीड़ित है'),
  node_and_luminary: both(
    'Rahu is in the 5th house, or the Sun or the Moon stands with a node in the 8th or 12th',
    'राहु पाँचवें भाव में है, या सूर्य या चंद्रमा राहु या केतु के साथ आठवें या बारहवें भाव में है',
  ),
  jupiter: both(
    'Jupiter is in the 9th house, aspects it, or joins or aspects its lord or the Sun',
    'गुरु नौवें भाव में है या उस पर गुरु की दृष्टि है, या नवमेश या सूर्य पर गुरु की युति या दृष्टि है',
  ),
  ninth_lord_at_home: both(
    'The lord of the 9th is in its own, moolatrikona or exaltation sign',
    'नवमेश स्वराशि, मूलत्रिकोण या उच्च राशि में है',
  ),
};

// BPHS 83 tells of curses of former lives by the 5th house; the rule by the 9th is of later practice.
export const pitraAffliction: Affliction = {
  source: practice('Pitra dosha by the Sun, the 9th house and its lord: later practice'),
  alsoIn: [bphs(83)],
  isInterpretive: true,
  formation: both(
    'The Sun or the lord of the 9th is joined by Saturn, Rahu or Ketu, and the Sun or the 9th house is afflicted by them too; or the Sun in the 9th is afflicted',
    'सूर्य या नवमेश के साथ शनि, राहु या केतु हो और सूर्य या नौवाँ भाव भी इनसे पीड़ित हो; या नौवें भाव का सूर्य पीड़ित हो',
  ),
  reliefs: 'points',

  participants(chart) {
    const { inNinth, isSunInNinth, lord, ofLord, sun } = debtOf(chart);
    return [
      ...new Set<Planet>([
        'Sun',
        lord,
        ...sun.joined,
        ...(isSunInNinth ? sun.aspecting : []),
        ...ofLord.joined,
        ...inNinth,
      ]),
    ];
  },

  houses: () => [9],
  // One half of the rule; an aspect alone is no more than a note.
  isPartial: (evidence) => evidence.some(({ id, isMet }) => id === 'joined' && isMet),

  examine(chart) {
    const debt = debtOf(chart);
    const { inNinth, isFormed, isSunInNinth, lord, ofLord, sun } = debt;
    const { dignity } = chart.planets[lord];
    const isJoined = sun.joined.length + ofLord.joined.length > 0;
    return [
      required('formed', FORMED, isFormed, { lord, is_sun_in_ninth: isSunInNinth, is_joined: isJoined }),
      told('joined', JOINED, isJoined, { lord, with_sun: sun.joined, with_lord: ofLord.joined }),
      burden('sun_in_ninth_afflicted', isSunInNinth, 40, {
        house: chart.planets.Sun.house,
        planets: [...sun.joined, ...sun.aspecting],
      }),
      burden('sun_joined', sun.joined.length > 0, 25, { planets: sun.joined }),
      burden('ninth_lord_joined', ofLord.joined.length > 0, 25, { lord, planets: ofLord.joined }),
      lordCondition(chart, debt),
      burden('ninth_house_occupied', inNinth.length > 0, 20, { planets: inNinth }),
      fifthCondition(chart, isFormed),
      luminaryCondition(chart),
      jupiterRelief(chart, lord),
      weakens('ninth_lord_at_home', TEXTS.ninth_lord_at_home, isStrongBySign(dignity), { lord, dignity }, -20),
    ];
  },
};

function burden(
  id: keyof typeof TEXTS,
  isMet: boolean,
  points: number,
  observed: RuleCondition['observed'],
): RuleCondition {
  return strengthens(id, TEXTS[id], isMet, observed, points);
}

/** Ways in which a lord may be weak, as a sentence about one chart says them. */
const WEAK_WAYS = {
  aspected: both('aspected by Saturn or Rahu', 'शनि या राहु से दृष्ट'),
  debilitated: both('debilitated', 'नीच'),
  combust: both('combust', 'अस्त'),
  in_dusthana: both('in the 6th, 8th or 12th house', 'छठे, आठवें या बारहवें भाव में'),
};

function weakWays(chart: Chart, planet: Planet, aspecting: readonly Planet[]): Bilingual[] {
  const { dignity, house, isCombust } = chart.planets[planet];
  const holds: Readonly<Record<keyof typeof WEAK_WAYS, boolean>> = {
    aspected: aspecting.length > 0,
    debilitated: dignity === 'debilitated',
    combust: isCombust,
    in_dusthana: isDusthana(house),
  };
  return (Object.keys(WEAK_WAYS) as (keyof typeof WEAK_WAYS)[])
    .filter((way) => holds[way])
    .map((way) => WEAK_WAYS[way]);
}

function lordCondition(chart: Chart, { lord, ofLord }: Debt): RuleCondition {
  const { dignity, house, isCombust } = chart.planets[lord];
  const ways = weakWays(chart, lord, ofLord.aspecting);
  const observed = { lord, planets: ofLord.aspecting, dignity, is_combust: isCombust, house };
  const condition = burden('ninth_lord_weak', ways.length > 0, 10, observed);
  const seen = both(
    `The lord of the 9th is ${ways.map(({ en }) => en).join(' and ')}`,
    `नवमेश ${ways.map(({ hi }) => hi).join(' और ')} है`,
  );
  return seenAs(condition, ways.length > 0 ? seen : null);
}

function fifthCondition(chart: Chart, isAlongside: boolean): RuleCondition {
  const lord = lordOfHouse(chart, 5);
  const sign = signOfHouse(chart, 5);
  const onHouse = AFFLICTORS.filter(
    (id) => chart.signs[id] === sign || (id !== 'Ketu' && isAspecting(chart, id, sign)),
  );
  const { aspecting, joined } = touchedBy(chart, lord);
  const isLordHurt = joined.length > 0 || weakWays(chart, lord, aspecting).length > 0;
  const observed = {
    lord,
    house: chart.planets[lord].house,
    on_house: onHouse,
    on_lord: AFFLICTORS.filter((id) => joined.includes(id) || aspecting.includes(id)),
  };
  const condition = burden('fifth_afflicted', isAlongside && (onHouse.length > 0 || isLordHurt), 15, observed);
  const seen = onHouse.length > 0 ? (isLordHurt ? FIFTH.both : FIFTH.house) : FIFTH.lord;
  return seenAs(condition, condition.isMet ? seen : null);
}

const FIFTH = {
  both: both('The 5th house and its lord are afflicted likewise', 'पाँचवाँ भाव और पंचमेश भी इसी प्रकार पीड़ित हैं'),
  house: both('The 5th house is afflicted likewise', 'पाँचवाँ भाव भी इसी प्रकार पीड़ित है'),
  lord: both('The lord of the 5th is afflicted likewise', 'पंचमेश भी इसी प्रकार पीड़ित है'),
};

function luminaryCondition(chart: Chart): RuleCondition {
  const rahuHouse = chart.planets.Rahu.house;
  const luminaries = (['Sun', 'Moon'] as const).filter((id) => {
    const { house } = chart.planets[id];
    return (house === 8 || house === 12) && companions(chart, chart.planets[id]).some((other) => isNode(other.id));
  });
  const isMet = rahuHouse === 5 || luminaries.length > 0;
  const condition = burden('node_and_luminary', isMet, 10, { rahu_house: rahuHouse, planets: luminaries });
  const seen = rahuHouse === 5 ? RAHU_IN_FIFTH : LUMINARY_WITH_NODE;
  return seenAs(condition, isMet ? seen : null);
}

const RAHU_IN_FIFTH = both('Rahu is in the 5th house', 'राहु पाँचवें भाव में है');
const LUMINARY_WITH_NODE = both(
  'The Sun or the Moon stands with a node in the 8th or 12th house',
  'सूर्य या चंद्रमा आठवें या बारहवें भाव में राहु या केतु के साथ है',
);

function jupiterRelief(chart: Chart, lord: Planet): RuleCondition {
  const isTouching = (signIndex: number) =>
    chart.signs.Jupiter === signIndex || isAspecting(chart, 'Jupiter', signIndex);
  const touched = {
    ninth_house: isTouching(signOfHouse(chart, 9)),
    // Jupiter as lord of the 9th does not help himself.
    ninth_lord: lord !== 'Jupiter' && isTouching(chart.signs[lord]),
    sun: isTouching(chart.signs.Sun),
  };
  const on = (Object.keys(JUPITER_ON) as (keyof typeof JUPITER_ON)[]).filter((id) => touched[id]);
  const condition = weakens('jupiter', TEXTS.jupiter, on.length > 0, touched, -25);
  return seenAs(condition, on.length > 0 ? JUPITER_ON[on[0]!] : null);
}

const JUPITER_ON = {
  ninth_house: both('Jupiter is in the 9th house or aspects it', 'नौवें भाव में गुरु है या उस पर गुरु की दृष्टि है'),
  ninth_lord: both('Jupiter joins or aspects the lord of the 9th', 'नवमेश पर गुरु की युति या दृष्टि है'),
  sun: both('Jupiter joins or aspects the Sun', 'सूर्य पर गुरु की युति या दृष्टि है'),
};
