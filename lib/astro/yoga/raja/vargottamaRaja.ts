import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { brihatJataka } from '../../source.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import { isVargottama } from '../../varga/position.ts';
import { planetsAspecting } from '../parts/aspecting.ts';

const NEEDED = 4;

export const vargottamaRaja: Rule = {
  id: 'vargottama-lagna-raja',
  name: both('Vargottama Raja', 'वर्गोत्तम राजयोग'),
  family: 'raja',
  source: brihatJataka(11),
  polarity: 'good',
  formation: both(
    'The ascendant or the Moon keeps its sign in the navamsa and is aspected by four or more planets other than the Moon',
    'लग्न या चंद्रमा वर्गोत्तम हो और उस पर चंद्रमा के अतिरिक्त चार या अधिक ग्रहों की दृष्टि हो',
  ),
  result: both('a rise to a ruling position', 'शासन-पद तक उन्नति'),
  countedFrom: null,
  participants: (chart) => {
    const { ascendant, moon } = viewersOf(chart);
    const isByMoon = moon.length >= NEEDED;
    const byAscendant = ascendant.length >= NEEDED ? ascendant : [];
    return [...new Set<SevenPlanet>([...(isByMoon ? (['Moon', ...moon] as const) : []), ...byAscendant])];
  },

  examine(chart) {
    const { ascendant, moon } = viewersOf(chart);
    return [
      required(
        'vargottama',
        VARGOTTAMA,
        isVargottama(chart, chart.ascendant) || isVargottama(chart, chart.planets.Moon),
        {
          ascendant: isVargottama(chart, chart.ascendant),
          moon: isVargottama(chart, chart.planets.Moon),
        },
      ),
      required('seen_by_four', SEEN, ascendant.length >= NEEDED || moon.length >= NEEDED, { ascendant, moon }),
    ];
  },
};

const VARGOTTAMA = both('The ascendant or the Moon keeps its sign in the navamsa', 'लग्न या चंद्रमा वर्गोत्तम है');
const SEEN = both(
  'The one that keeps its sign is aspected by four or more planets other than the Moon',
  'जो वर्गोत्तम है, उस पर चंद्रमा के अतिरिक्त चार या अधिक ग्रहों की दृष्टि है',
);

interface Viewers {
  readonly ascendant: readonly SevenPlanet[];
  readonly moon: readonly SevenPlanet[];
}

/** Lists the planets that aspect the ascendant and the Moon, as far as these are vargottama. */
function viewersOf(chart: Chart): Viewers {
  const { ascendant, planets } = chart;
  const of = (place: typeof ascendant) =>
    isVargottama(chart, place) ? planetsAspecting(chart, place.signIndex).filter((id) => id !== 'Moon') : [];
  return { ascendant: of(ascendant), moon: of(planets.Moon) };
}
