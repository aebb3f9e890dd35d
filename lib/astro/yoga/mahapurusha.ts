/** The five great persons (pancha mahapurusha): a planet with a disc, at home or exalted, in a kendra. */
import { separationDeg } from '../angle.ts';
import { both, type Bilingual } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { holds, required, strengthens, weakens } from '../evidence.ts';
import { isOwnSign, isSignDebilitated, isSignExalted } from '../planet/dignity.ts';
import { isKendra } from '../chart/houses.ts';
import { openText, planetsObserved, type Rule, type RuleCondition } from '../rule.ts';
import { bphs, phaladeepika } from '../source.ts';
import { namedList } from '../planetWords.ts';
import { hindiNames, PLANET_NAMES, type Planet, type SevenPlanet } from '../tables/planets.ts';
import { SIGNS } from '../tables/signs.ts';
import { navamsaSignIndex } from '../varga/position.ts';
import { hundredths } from '../rounding.ts';
import { capitalised } from '../words.ts';

/** What an unblemished one has more: it is the first thing that an astrologer names (interpretive). */
const PROPER_POINTS = 15;
/** A luminary nearer than this takes the light of the planet to itself. */
const LUMINARY_ORB_DEG = 10;

export const mahapurushas: readonly Rule[] = [
  mahapurusha(
    'ruchaka',
    both('Ruchaka', 'रुचक'),
    'Mars',
    both('courage, command, a strong body of supporters, land', 'साहस, नेतृत्व, समर्थकों का बल, भूमि'),
  ),
  mahapurusha('bhadra', both('Bhadra', 'भद्र'), 'Mercury', both('intellect, trade, eloquence', 'बुद्धि, व्यापार, वाक्पटुता')),
  mahapurusha('hamsa', both('Hamsa', 'हंस'), 'Jupiter', both('virtue, learning, respect', 'सदाचार, विद्या, सम्मान')),
  mahapurusha(
    'malavya',
    both('Malavya', 'मालव्य'),
    'Venus',
    both('comforts, arts, a happy union, vehicles', 'सुख-सुविधा, कला, दांपत्य सुख, वाहन'),
  ),
  mahapurusha(
    'shasha',
    both('Shasha', 'शश'),
    'Saturn',
    both('authority over many, stamina, land', 'बहुतों पर अधिकार, धैर्य-बल, भूमि'),
  ),
];

function mahapurusha(id: string, name: Bilingual, planet: SevenPlanet, result: Bilingual): Rule {
  const { en, hi } = PLANET_NAMES[planet];
  const texts = {
    formation: both(
      `${en} is in its own or exaltation sign in a kendra from the ascendant`,
      `${hi} लग्न से केंद्र में स्वराशि या उच्च राशि का हो`,
    ),
    own_or_exalted: both(`${en} is in its own or exaltation sign`, `${hi} स्वराशि या उच्च राशि में है`),
    kendra: both(`${en} is in a kendra from the ascendant`, `${hi} लग्न से केंद्र में है`),
    combust: both(`${en} is combust`, `${hi} अस्त है`),
    proper: both(
      `${en} is not combust, nor with the Sun or the Moon within ten degrees`,
      `${hi} न अस्त है, न सूर्य या चंद्रमा के साथ दस अंश के भीतर है`,
    ),
    with_luminary: openText(
      both(`The Sun or the Moon stands with ${en}, within ten degrees`, `सूर्य या चंद्रमा ${hi} के साथ, दस अंश के भीतर है`),
      (observed) => {
        const lights = planetsObserved(observed, 'planets');
        return both(
          `${capitalised(namedList(lights))} ${lights.length > 1 ? 'stand' : 'stands'} with ${en}, within ten degrees`,
          `${hindiNames(lights)} ${hi} के साथ, दस अंश के भीतर ${lights.length > 1 ? 'हैं' : 'है'}`,
        );
      },
    ),
    debilitated_in_navamsa: both(`${en} is debilitated in the navamsa`, `${hi} नवांश में नीच राशि में है`),
  };
  return {
    id,
    name,
    family: 'mahapurusha',
    source: bphs(75),
    alsoIn: [phaladeepika(6)],
    polarity: 'good',
    formation: texts.formation,
    result,
    // A luminary beside it and combustion are what spoils it; a node or a war leave it what it is.
    spares: ['near_node', 'defeated'],
    grade: ({ evidence }) => (holds(evidence, 'proper') ? 'proper' : 'blemished'),
    countedFrom: 'ascendant',
    participants: () => [planet],
    isPossible: (chart) => isKendra(chart.planets[planet].house),

    examine(chart) {
      const { house, isCombust, signIndex } = chart.planets[planet];
      const { nodeExaltation } = chart.conventions;
      const isHighlyPlaced =
        isOwnSign(planet, signIndex, nodeExaltation) || isSignExalted(planet, signIndex, nodeExaltation);
      const luminaries = luminariesNear(chart, planet);
      const navamsaSign = navamsaSignIndex(chart, chart.planets[planet]);
      return [
        required('own_or_exalted', texts.own_or_exalted, isHighlyPlaced, {
          sign: SIGNS[signIndex]!,
        }),
        required('kendra', texts.kendra, isKendra(house), { house }),
        strengthens('proper', texts.proper, !isCombust && luminaries.length === 0, {}, PROPER_POINTS),
        weakens('combust', texts.combust, isCombust),
        ...(planet === 'Mercury' ? [deeplyCombust(chart)] : []),
        weakens('with_luminary', texts.with_luminary, luminaries.length > 0, {
          planets: luminaries,
        }),
        weakens(
          'debilitated_in_navamsa',
          texts.debilitated_in_navamsa,
          isSignDebilitated(planet, navamsaSign, nodeExaltation),
          { navamsa_sign: SIGNS[navamsaSign]! },
        ),
      ];
    },
  };
}

const LUMINARIES = ['Sun', 'Moon'] as const;

/** Lists the luminaries in one sign with a planet, within ten degrees of it. */
function luminariesNear(chart: Chart, planet: SevenPlanet): Planet[] {
  const { longitudeDeg, signIndex } = chart.planets[planet];
  return LUMINARIES.filter(
    (id) =>
      chart.signs[id] === signIndex && separationDeg(chart.planets[id].longitudeDeg, longitudeDeg) <= LUMINARY_ORB_DEG,
  );
}

/** Mercury is never far from the Sun, so that his combustion is graded: this near he gives half. */
const DEEP_DEG = 5;
const DEEPLY_COMBUST = both('Mercury is within five degrees of the Sun', 'बुध सूर्य से पाँच अंश के भीतर है');

function deeplyCombust({ planets: { Mercury, Sun } }: Chart): RuleCondition {
  const orbDeg = separationDeg(Mercury.longitudeDeg, Sun.longitudeDeg);
  return weakens('deeply_combust', DEEPLY_COMBUST, orbDeg < DEEP_DEG, { separation: hundredths(orbDeg) });
}
