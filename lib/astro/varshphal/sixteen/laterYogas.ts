/** The examinations of the last five of the sixteen yogas (Tajika Nilakanthi, Samjna Tantra). */
import { both, type Bilingual } from '../../bilingual.ts';
import { required, told, weakens, type Condition } from '../../evidence.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';
import type { Bond } from '../bonds.ts';
import type { LaterYogaId } from '../tables/laterYogas.ts';
import { isIthasala, joinsFromNextSign, tajikaContact } from '../tajikaAspects.ts';
import type { TajikaInstance } from '../tajikaYogas.ts';
import { hasDignity, HINDRANCES } from './lordStates.ts';
import type { MatterLord, Matters } from './matters.ts';

interface Examination {
  readonly evidence: readonly Condition<Bilingual>[];
  readonly instances: readonly TajikaInstance[];
}

export const LATER_EXAMINATIONS: Readonly<Record<LaterYogaId, (matters: Matters) => Examination>> = {
  duhphali_kuttha: duhphaliKuttha,
  dutthottha_davira: dutthotthaDavira,
  tambira,
  kuttha,
  duruhpha,
};

const lordsOf = (bonds: readonly Bond[]) => ({ lords: bonds.map(({ karyesh }) => karyesh) });

function instanceOf({ ascendantLord, contact, houses, karyesh }: Bond, others: readonly SevenPlanet[]): TajikaInstance {
  return { planets: [ascendantLord, karyesh, ...others], houses, contact };
}

const isJoined = ({ kind }: Bond) => kind === 'ithasala';
const isOfTwo = ({ kind }: Bond) => kind !== 'same';

function duhphaliKuttha({ bonds, chart }: Matters): Examination {
  const joined = bonds.filter(isJoined);
  const found = joined.filter(
    ({ contact }) => hasDignity(chart, contact!.slower) && !hasDignity(chart, contact!.faster),
  );
  return {
    evidence: [
      required(
        'joined',
        both(
          'The lord of the ascendant joins the lord of a matter (ithasala)',
          'लग्नेश का किसी काम के भाव के स्वामी से इत्थशाल है',
        ),
        joined.length > 0,
        lordsOf(joined),
      ),
      required(
        'slower_strong',
        both(
          'The slower of the two has dignity, the faster has none',
          'दोनों में धीमा ग्रह बलवान है (स्व, उच्च या अपने हद्दा, द्रेष्काण, नवांश में), तेज़ ग्रह नहीं',
        ),
        found.length > 0,
        lordsOf(found),
      ),
    ],
    instances: found.map((bond) => instanceOf(bond, [])),
  };
}

function dutthotthaDavira({ bonds, chart }: Matters): Examination {
  const weak = bonds.filter(
    (bond) => isOfTwo(bond) && !hasDignity(chart, bond.ascendantLord) && !hasDignity(chart, bond.karyesh),
  );
  const helpersOf = ({ ascendantLord, karyesh }: Bond) =>
    SEVEN_PLANETS.filter(
      (planet) =>
        planet !== ascendantLord &&
        planet !== karyesh &&
        isStrongBySign(chart.planets[planet].dignity) &&
        [ascendantLord, karyesh].some((lord) => isIthasala(tajikaContact(chart, lord, planet))),
    );
  const found = weak.filter((bond) => helpersOf(bond).length > 0);
  return {
    evidence: [
      required(
        'both_weak',
        both(
          'The lord of the ascendant and the lord of a matter both have no dignity',
          'लग्नेश और काम के भाव का स्वामी दोनों कमज़ोर हैं',
        ),
        weak.length > 0,
        lordsOf(weak),
      ),
      required(
        'helper',
        both(
          'One of them joins a third planet in its own sign or exaltation',
          'उनमें से एक का इत्थशाल अपनी या उच्च राशि के तीसरे ग्रह से है',
        ),
        found.length > 0,
        { ...lordsOf(found), helpers: [...new Set(found.flatMap(helpersOf))] },
      ),
    ],
    instances: found.map((bond) => instanceOf(bond, helpersOf(bond))),
  };
}

function tambira({ bonds, chart }: Matters): Examination {
  const unseen = bonds.filter(({ contact }) => contact?.aspect.id === 'none');
  const joinersOf = ({ ascendantLord, karyesh }: Bond): SevenPlanet[] =>
    [ascendantLord, karyesh].filter((lord) =>
      SEVEN_PLANETS.some((planet) => {
        const isOther = planet !== lord && (planet === ascendantLord || planet === karyesh);
        const isStrong = isStrongBySign(chart.planets[planet].dignity);
        return (
          planet !== lord && (isOther || isStrong) && joinsFromNextSign(chart.planets[lord], chart.planets[planet])
        );
      }),
    );
  const found = unseen.filter((bond) => joinersOf(bond).length > 0);
  return {
    evidence: [
      required(
        'unseen',
        both('The two lords do not see each other', 'दोनों स्वामी एक-दूसरे को नहीं देखते'),
        unseen.length > 0,
        lordsOf(unseen),
      ),
      required(
        'entering',
        both(
          'One stands in the last degree of its sign and, entering the next, joins the other or a planet strong by sign',
          'एक स्वामी राशि के अंतिम अंश में है और अगली राशि में जाते ही दूसरे स्वामी या बलवान ग्रह से इत्थशाल करेगा',
        ),
        found.length > 0,
        { ...lordsOf(found), entering: [...new Set(found.flatMap(joinersOf))] },
      ),
    ],
    instances: found.map((bond) => instanceOf(bond, [])),
  };
}

const planetsIn = (states: readonly MatterLord[]) => ({ planets: states.map(({ planet }) => planet) });

function ofPlanets(states: readonly MatterLord[]): TajikaInstance[] {
  return states.map(({ houses, planet }) => ({ planets: [planet], houses, contact: null }));
}

function kuttha({ states }: Matters): Examination {
  const placed = states.filter(({ isPlaced }) => isPlaced);
  const dignified = placed.filter(({ isDignified }) => isDignified);
  const seen = dignified.filter(({ benefics }) => benefics.length > 0);
  const free = seen.filter(({ isFree }) => isFree);
  return {
    evidence: [
      required(
        'placed',
        both('A lord is in a kendra or panaphara', 'कोई स्वामी केंद्र या पणफर भाव में है'),
        placed.length > 0,
        planetsIn(placed),
      ),
      required(
        'dignified',
        both(
          'It is in its own or exaltation sign, or its own hadda, decanate or navamsha',
          'वह अपनी या उच्च राशि में, या अपने हद्दा, द्रेष्काण या नवांश में है',
        ),
        dignified.length > 0,
        planetsIn(dignified),
      ),
      required(
        'benefics',
        both('Benefics stand with it or see it', 'शुभ ग्रह उसके साथ हैं या उसे देखते हैं'),
        seen.length > 0,
        planetsIn(seen),
      ),
      required(
        'free',
        both('It is direct and not combust', 'वह मार्गी है और अस्त नहीं है'),
        free.length > 0,
        planetsIn(free),
      ),
      weakens(
        'hindered',
        both('Every such lord is hindered as well (duruhpha)', 'ऐसा हर स्वामी बाधा में भी है (दुरुफ)'),
        free.length > 0 && free.every(({ isDuruhpha }) => isDuruhpha),
        planetsIn(free.filter(({ isDuruhpha }) => isDuruhpha)),
      ),
    ],
    instances: ofPlanets(free),
  };
}

function duruhpha({ states }: Matters): Examination {
  const hindered = states.filter(({ isDuruhpha }) => isDuruhpha);
  const byState = HINDRANCES.map(
    (hindrance) => [hindrance, planetsIn(states.filter(({ hindrances }) => hindrances.includes(hindrance)))] as const,
  );
  return {
    evidence: [
      required(
        'hindered',
        both(
          'A lord is in the 6th, 8th or 12th, retrograde, combust, debilitated, with malefics, or under 5 units of bala',
          'कोई स्वामी छठे, आठवें या बारहवें भाव में, वक्री, अस्त, नीच का, पाप ग्रहों के साथ, या 5 से कम बल का है',
        ),
        hindered.length > 0,
        planetsIn(hindered),
      ),
      ...byState
        .filter(([, { planets }]) => planets.length > 0)
        .map(([hindrance, seen]) => told(hindrance, HINDRANCE_TEXTS[hindrance], true, seen)),
    ],
    instances: ofPlanets(hindered),
  };
}

const HINDRANCE_TEXTS: Readonly<Record<(typeof HINDRANCES)[number], Bilingual>> = {
  dusthana: both('In the 6th, 8th or 12th', 'छठे, आठवें या बारहवें भाव में'),
  retrograde: both('Retrograde', 'वक्री'),
  combust: both('Combust', 'अस्त'),
  debilitated: both('Debilitated', 'नीच का'),
  with_malefics: both('With malefics', 'पाप ग्रहों के साथ'),
  powerless: both('Under 5 units of pancha-vargiya bala', 'पंचवर्गीय बल 5 से कम'),
};
