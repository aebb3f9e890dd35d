/** Method three: work as the dasamsa (D10) shows it (BPHS 7 for its use; votes and weights interpretive). */
import { occupants, type Chart } from '../../chart.ts';
import { chartOfVarga } from '../../derivedCharts.ts';
import { charaKaraka } from '../../jaimini/charaKarakas.ts';
import { lordOfHouse } from '../../lordship.ts';
import { named, namedList } from '../../planetWords.ts';
import { bphs, practice } from '../../source.ts';
import { DIGNITY_SHARES } from '../../strength.ts';
import type { Planet } from '../../tables/planets.ts';
import { SIGNS, signLord } from '../../tables/signs.ts';
import { within } from '../../score.ts';
import { areaFactor, factorsOf, type FactorRow } from '../areaFactors.ts';
import { inVarga, lordOf, lordWithin, planetItself } from '../areaFactorsVarga.ts';
import { areaScore, type AreaFactor } from '../areaScore.ts';
import type { AreaScene } from '../areaScene.ts';
import type { DasamsaScene } from './dasamsaLooks.ts';
import { dasamsaYogas, yogaFactor, type DasamsaYoga } from './dasamsaYogas.ts';
import type { CareerMethod, Vote } from './votes.ts';

export interface MethodThree extends CareerMethod, DasamsaScene {
  readonly yogas: readonly DasamsaYoga[];
}

const AUTHORITY = 'significator of authority';

/** What method three weighs beside its yogas; whoever counts its rules counts these rows too. */
export const DASAMSA_FACTORS: readonly FactorRow[] = [
  lordWithin('d10', 10, 8),
  lordWithin('d10', 1, 6),
  inVarga('d10', lordOf(10), 8),
  inVarga('d10', planetItself('Sun', AUTHORITY), 4),
  inVarga('d10', planetItself('Saturn', 'significator of service'), 4),
  inVarga('d10', planetItself('Mercury', 'significator of trade and skill'), 3),
  inVarga('d10', planetItself('Jupiter', 'significator of counsel'), 3),
];

const OCCUPANTS_WEIGHT = 5;

export function methodThree(scene: AreaScene): MethodThree {
  const { chart, karakas } = scene;
  const read: DasamsaScene = {
    birth: chart,
    dasamsa: chartOfVarga(chart, scene.varga('d10')),
    ascendantLord: lordOfHouse(chart, 1),
    tenthLord: lordOfHouse(chart, 10),
    amatyakaraka: charaKaraka(karakas, 'AmK').planet,
  };
  const yogas = dasamsaYogas(read);
  const factors = [
    ...factorsOf(scene, DASAMSA_FACTORS),
    ...tenthOccupants(read.dasamsa),
    ...yogas.filter(({ isPresent }) => isPresent).map(yogaFactor),
  ];
  return { ...read, yogas, votes: votesOf(read), success: areaScore(factors) };
}

/** Planets in the 10th of the dasamsa do its work as well as they stand by sign; empty, it says nothing. */
function tenthOccupants(dasamsa: Chart): AreaFactor[] {
  const planets = occupants(dasamsa, 10);
  if (planets.length === 0) return [];
  const mean = planets.reduce((sum, id) => sum + DIGNITY_SHARES[dasamsa.planets[id].dignity], 0) / planets.length;
  const factor = areaFactor({
    id: 'd10_occupants_10',
    text: `The 10th of the dasamsa holds ${namedList(planets)}`,
    // A neutral sign says nothing, exaltation all. Interpretive.
    leaning: within(-1, (mean - 0.45) / 0.4, 1),
    weight: OCCUPANTS_WEIGHT,
    planets,
    observed: { planets, dignities: planets.map((id) => dasamsa.planets[id].dignity) },
    source: bphs(7),
  });
  return [factor];
}

const VOTE_POINTS = { tenth: 8, occupant: 8, ascendantLord: 5, tenthLordDispositor: 5 };
export const VOTES_SOURCE = practice('Livelihood by the tenth of the dasamsa: common practice');

/** The lord of its 10th and whoever stands there, the lord of its ascendant, and whose sign the tenth lord of birth is in. */
function votesOf({ dasamsa, tenthLord }: DasamsaScene): Vote[] {
  const [ascendantLord, lord] = [lordOfHouse(dasamsa, 1), lordOfHouse(dasamsa, 10)];
  const sign = SIGNS[dasamsa.signs[tenthLord]]!;
  const vote = (planet: Planet, points: number, reason: string, houses: readonly number[]): Vote => {
    return { planet, points, reason, houses, source: VOTES_SOURCE };
  };
  return [
    vote(lord, VOTE_POINTS.tenth, 'lord of the 10th of the dasamsa', [10]),
    ...occupants(dasamsa, 10).map((planet) => vote(planet, VOTE_POINTS.occupant, 'in the 10th of the dasamsa', [10])),
    vote(ascendantLord, VOTE_POINTS.ascendantLord, 'lord of the ascendant of the dasamsa', [1]),
    vote(
      signLord(dasamsa.signs[tenthLord]),
      VOTE_POINTS.tenthLordDispositor,
      `lord of ${sign}, where ${named(tenthLord)}, the tenth lord of birth, stands in the dasamsa`,
      [dasamsa.planets[tenthLord].house],
    ),
  ];
}
