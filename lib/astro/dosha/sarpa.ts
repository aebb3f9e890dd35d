import { nodeWith } from '../affliction/nodeCompany.ts';
import { isAspecting } from '../chart/aspects.ts';
import { both } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { bphs } from '../source.ts';
import { isStrong } from '../strength/standing.ts';
import type { Dosha } from './dosha.ts';
import { hundredths } from '../rounding.ts';

const CLOSE_DEG = 10;

/** The text has eight combinations; these two of them are the rule. */
function ways(chart: Chart) {
  const { Rahu } = chart.planets;
  const company = nodeWith(chart, lordOfHouse(chart, 5));
  const isWithLord = company?.node === 'Rahu';
  return {
    isUnderMars: Rahu.house === 5 && isAspecting(chart, 'Mars', Rahu.signIndex),
    isWithLord,
    orbDeg: isWithLord ? company.orbDeg : null,
  };
}

export const sarpa: Dosha = {
  id: 'sarpa',
  name: both('Sarpa (Naga) Dosha', 'सर्प (नाग) दोष'),
  source: bphs(83),
  formation: both(
    'Rahu is in the 5th house, aspected by Mars, or with the lord of the 5th',
    'राहु पाँचवें भाव में हो और उस पर मंगल की दृष्टि हो, या फिर पंचमेश राहु के साथ हो',
  ),
  effects: both(
    'patience in matters of children and of one’s own works, studies that take detours',
    'संतान और अपनी रचनाओं के विषय में धैर्य, घुमावदार मार्ग से पूरी होती विद्या',
  ),
  reliefs: 'points',
  houses: () => [5],

  participants(chart) {
    const { isUnderMars, isWithLord } = ways(chart);
    const lord = lordOfHouse(chart, 5);
    return [
      ...new Set([
        'Rahu' as const,
        ...(isUnderMars ? ['Mars' as const] : []),
        ...(isWithLord || !isUnderMars ? [lord] : []),
      ]),
    ];
  },

  examine(chart, { ratios }) {
    const { isUnderMars, isWithLord, orbDeg } = ways(chart);
    const { Jupiter, Rahu } = chart.planets;
    const lord = lordOfHouse(chart, 5);
    const orb = orbDeg && hundredths(orbDeg);
    const observed = { rahu_house: Rahu.house, under_mars: isUnderMars, with_lord: isWithLord, lord };
    const isJupiterStrong = isStrong(chart, 'Jupiter', ratios);
    return [
      required('formed', FORMED, isUnderMars || isWithLord, observed, 35),
      strengthens('both_ways', BOTH_WAYS, isWithLord && Rahu.house === 5, observed, 20),
      strengthens('close', CLOSE, orbDeg !== null && orbDeg <= CLOSE_DEG, { orb_deg: orb }, 15),
      weakens(
        'strong_jupiter',
        STRONG_JUPITER,
        isJupiterStrong,
        { dignity: Jupiter.dignity, house: Jupiter.house },
        -30,
      ),
    ];
  },
};

const FORMED = both(
  'Rahu is in the 5th house, aspected by Mars, or with the lord of the 5th',
  'राहु पाँचवें भाव में मंगल से दृष्ट है, या फिर पंचमेश राहु के साथ है',
);
const BOTH_WAYS = both('The lord of the 5th is in the 5th with Rahu', 'पंचमेश पाँचवें भाव में ही राहु के साथ है');
const CLOSE = both('The lord of the 5th is within ten degrees of Rahu', 'पंचमेश राहु से दस अंश के भीतर है');
const STRONG_JUPITER = both('Jupiter is strong', 'गुरु बली है');
