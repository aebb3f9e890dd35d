/** Signs of a debt to the ancestors: the Sun, the 9th house and its lord afflicted by Saturn and the nodes. */
import { isAspecting } from '../chart/aspects.ts';
import { companions } from '../planet/avasthas.ts';
import { both, type Bilingual } from '../bilingual.ts';
import { occupants, signOfHouse, type Chart } from '../chart/chart.ts';
import type { Evidence, Observed } from '../evidence.ts';
import { isStrongBySign } from '../planet/dignity.ts';
import { isDusthana } from '../chart/houses.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { practice } from '../source.ts';
import { isNode, type Planet } from '../tables/planets.ts';

/** One sign with its points in the dosha: positive where it burdens, negative where it eases. */
export interface PitraSign extends Evidence<Bilingual> {
  readonly points: number;
}

export interface PitraSigns {
  /** Which of the three conditions form it. */
  readonly ways: Readonly<Record<'by_sun_in_ninth' | 'by_ninth_lord' | 'by_sun_and_ninth_house', boolean>>;
  readonly burdens: readonly PitraSign[];
  readonly reliefs: readonly PitraSign[];
  /** True where the easing signs leave too few points to count. */
  readonly isOutweighed: boolean;
  /** The Sun, the lord of the 9th, and the planets found afflicting. */
  readonly planets: readonly Planet[];
}

export const PITRA_FORMATION = both(
  'The Sun in the 9th house or the lord of the 9th is afflicted, or the Sun is joined by Saturn or a node while one of them stands in the 9th',
  'नौवें भाव का सूर्य या नवमेश पीड़ित हो, या फिर सूर्य के साथ शनि, राहु या केतु हो और इनमें से कोई नौवें भाव में हो',
);

export const PITRA_FORMED = both(
  'The Sun in the 9th or the lord of the 9th is afflicted, or the Sun and the 9th house together',
  'नौवें भाव का सूर्य या नवमेश पीड़ित है, या फिर सूर्य और नौवाँ भाव दोनों',
);

export const PITRA_SOURCE = practice('Pitra dosha by the Sun, the 9th house and its lord: later practice');

const AFFLICTORS = ['Saturn', 'Rahu', 'Ketu'] as const;

/** Returns the six burdening signs of practice and the two easing ones for a chart, met or not. */
export function pitraSigns(chart: Chart): PitraSigns {
  const { Sun } = chart.planets;
  const lord = lordOfHouse(chart, 9);
  const sunUnder = afflictorsOf(chart, 'Sun');
  const sunWith = sunUnder.filter((id) => chart.signs[id] === Sun.signIndex);
  const lordUnder = afflictorsOf(chart, lord);
  const inNinth = occupants(chart, 9).filter(isAfflictor);
  const p1 = Sun.house === 9 && sunUnder.length > 0;
  const p2 = sunWith.length > 0;
  const p3 = lordUnder.length > 0 || isLow(chart, lord);
  const p4 = inNinth.length > 0;
  const { dignity, house, isCombust } = chart.planets[lord];
  const burdens = [
    sign('sun_in_ninth_afflicted', p1, 40, { house: Sun.house, planets: sunUnder }),
    sign('sun_joined', p2, 25, { planets: sunWith }),
    sign('ninth_lord_afflicted', p3, 25, { lord, planets: lordUnder, dignity, is_combust: isCombust, house }),
    sign('ninth_house_occupied', p4, 20, { planets: inNinth }),
    fifthSign(chart, p2 || p3),
    luminarySign(chart),
  ];
  const reliefs = [
    jupiterRelief(chart, lord),
    sign('ninth_lord_at_home', isStrongBySign(dignity), -20, { lord, dignity }),
  ];
  return {
    ways: { by_sun_in_ninth: p1, by_ninth_lord: p3, by_sun_and_ninth_house: p2 && p4 },
    burdens,
    reliefs,
    isOutweighed: reliefs.some(({ isMet }) => isMet) && pointsOf([...burdens, ...reliefs]) < LEAST_POINTS,
    planets: [...new Set<Planet>(['Sun', lord, ...(p1 || p2 ? sunUnder : []), ...(p3 ? lordUnder : []), ...inNinth])],
  };
}

/** Points below which nothing is left, as for every dosha that is relieved by points. */
const LEAST_POINTS = 10;

function pointsOf(signs: readonly PitraSign[]): number {
  return signs.reduce((sum, { isMet, points }) => sum + (isMet ? points : 0), 0);
}

const TEXTS = {
  sun_in_ninth_afflicted: both(
    'The Sun in the 9th house is joined or aspected by Saturn or Rahu, or joined by Ketu',
    'नौवें भाव के सूर्य पर शनि या राहु की युति या दृष्टि है, या केतु की युति है',
  ),
  sun_joined: both('The Sun is joined by Rahu, Ketu or Saturn', 'सूर्य के साथ राहु, केतु या शनि की युति है'),
  ninth_lord_afflicted: both(
    'The lord of the 9th is joined or aspected by Saturn or Rahu, joined by Ketu, debilitated, combust or in the 6th, 8th or 12th house',
    'नवमेश पर शनि या राहु की युति या दृष्टि है, केतु की युति है, या वह नीच, अस्त या छठे, आठवें या बारहवें भाव में है',
  ),
  ninth_house_occupied: both('Rahu, Saturn or Ketu is in the 9th house', 'राहु, शनि या केतु नौवें भाव में है'),
  fifth_afflicted: both(
    'The 5th house or its lord is afflicted likewise, along with the Sun or the lord of the 9th',
    'पाँचवाँ भाव या पंचमेश भी इसी प्रकार पीड़ित है, साथ में सूर्य या नवमेश भी',
  ),
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

function sign(id: keyof typeof TEXTS, isMet: boolean, points: number, observed: Observed): PitraSign {
  return { id, text: TEXTS[id], isMet, observed, points };
}

function isAfflictor(planet: Planet): boolean {
  return planet === 'Saturn' || isNode(planet);
}

/** For Ketu only conjunction counts, as the rule names aspects of Saturn and Rahu alone. */
function afflictorsOf(chart: Chart, planet: Planet): Planet[] {
  const { signIndex } = chart.planets[planet];
  return AFFLICTORS.filter((id) => id !== planet && isOn(chart, id, signIndex));
}

function isOn(chart: Chart, afflictor: Planet, signIndex: number): boolean {
  return chart.signs[afflictor] === signIndex || (afflictor !== 'Ketu' && isAspecting(chart, afflictor, signIndex));
}

function isLow(chart: Chart, planet: Planet): boolean {
  const { dignity, house, isCombust } = chart.planets[planet];
  return dignity === 'debilitated' || isCombust || isDusthana(house);
}

function fifthSign(chart: Chart, isAlongside: boolean): PitraSign {
  const lord = lordOfHouse(chart, 5);
  const onHouse = AFFLICTORS.filter((id) => isOn(chart, id, signOfHouse(chart, 5)));
  const onLord = afflictorsOf(chart, lord);
  const isAfflicted = onHouse.length > 0 || onLord.length > 0 || isLow(chart, lord);
  const { house } = chart.planets[lord];
  return sign('fifth_afflicted', isAlongside && isAfflicted, 15, { lord, house, on_house: onHouse, on_lord: onLord });
}

function luminarySign(chart: Chart): PitraSign {
  const rahuHouse = chart.planets.Rahu.house;
  const luminaries = (['Sun', 'Moon'] as const).filter((id) => {
    const { house } = chart.planets[id];
    return (house === 8 || house === 12) && companions(chart, chart.planets[id]).some((other) => isNode(other.id));
  });
  const isMet = rahuHouse === 5 || luminaries.length > 0;
  return sign('node_and_luminary', isMet, 10, { rahu_house: rahuHouse, planets: luminaries });
}

function jupiterRelief(chart: Chart, lord: Planet): PitraSign {
  const isTouching = (signIndex: number) =>
    chart.signs.Jupiter === signIndex || isAspecting(chart, 'Jupiter', signIndex);
  const touched = {
    ninth_house: isTouching(signOfHouse(chart, 9)),
    // Jupiter as lord of the 9th does not help himself.
    ninth_lord: lord !== 'Jupiter' && isTouching(chart.signs[lord]),
    sun: isTouching(chart.signs.Sun),
  };
  return sign('jupiter', Object.values(touched).some(Boolean), -25, touched);
}
