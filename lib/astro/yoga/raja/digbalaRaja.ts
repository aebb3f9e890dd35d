import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { isSignDebilitated } from '../../planet/dignity.ts';
import type { Rule } from '../../rule.ts';
import { brihatJataka } from '../../source.ts';
import { fullStrengthHouse } from '../../strength/dig.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';

const NEEDED = 2;

/** The house counts here, as in every yoga; the exact angle counts in shadbala. */
export const digbalaRaja: Rule = {
  id: 'digbala-raja',
  name: both('Digbala Raja', 'दिग्बल राजयोग'),
  family: 'raja',
  source: brihatJataka(2),
  polarity: 'good',
  formation: both(
    'Two or more planets are in the house of their strength by direction, and not debilitated: Mercury or Jupiter in the 1st, the Moon or Venus in the 4th, Saturn in the 7th, the Sun or Mars in the 10th',
    'दो या अधिक ग्रह दिग्बल के भाव में हों और नीच न हों: लग्न में बुध या गुरु, चौथे में चंद्रमा या शुक्र, सातवें में शनि, दसवें में सूर्य या मंगल',
  ),
  result: both('success in a chosen direction, standing', 'चुनी हुई दिशा में सफलता, प्रतिष्ठा'),
  countedFrom: 'ascendant',
  participants: strongByDirection,

  examine(chart) {
    const planets = strongByDirection(chart);
    return [required('two_or_more', TWO, planets.length >= NEEDED, { planets })];
  },
};

const TWO = both(
  'Two or more planets have full strength by direction and are not debilitated',
  'दो या अधिक ग्रह पूर्ण दिग्बली हैं और नीच राशि में नहीं हैं',
);

function strongByDirection(chart: Chart): SevenPlanet[] {
  return SEVEN_PLANETS.filter((id) => {
    const { house, signIndex } = chart.planets[id];
    return house === fullStrengthHouse(id) && !isSignDebilitated(id, signIndex, chart.conventions.nodeExaltation);
  });
}
