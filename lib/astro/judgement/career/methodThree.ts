/** Method three: work as the dasamsa (D10) shows it (BPHS 7 for its use; votes and weights interpretive). */
import { CAREER_SPREAD } from '../../tables/percentiles/career.ts';
import { occupants, type Chart } from '../../chart/chart.ts';
import { chartOfVarga } from '../../chart/derivedCharts.ts';
import { charaKaraka } from '../../jaimini/charaKarakas.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { bphs, practice } from '../../source.ts';
import { DIGNITY_SHARES } from '../../strength/planetStrength.ts';
import type { Planet } from '../../tables/planets.ts';
import { signLord } from '../../tables/signs.ts';
import { within } from '../../score.ts';
import { areaFactor } from '../areaFactors.ts';
import { office } from '../areaFacts.ts';
import { inVarga } from '../vargaFactors.ts';
import { areaScore, type AreaFactor } from '../areaScore.ts';
import type { AreaContext } from '../areaContext.ts';
import { dasamsaFact, type DasamsaOfficeId } from './facts/dasamsaFacts.ts';
import type { DasamsaContext } from './dasamsaLooks.ts';
import { dasamsaYogas, yogaFactor, type DasamsaYoga } from './dasamsaYogas.ts';
import type { MethodFact } from './facts/methodFacts.ts';
import { voteFact as fact, type VoteReason } from './facts/voteFacts.ts';
import type { CareerMethod, CareerVote } from './votes.ts';

export interface MethodThree extends CareerMethod, DasamsaContext {
  readonly yogas: readonly DasamsaYoga[];
  readonly holders: readonly OfficeHolder[];
}

/** An office of the dasamsa: its planet, and its weight. */
interface DasamsaOffice {
  readonly id: DasamsaOfficeId;
  readonly weight: number;
  holder(context: DasamsaContext): Planet;
}

/** The number of rules of method three is that of these rows and of its yogas. */
export const DASAMSA_OFFICES: readonly DasamsaOffice[] = [
  { id: 'tenth_lord', weight: 8, holder: ({ dasamsa }) => lordOfHouse(dasamsa, 10) },
  { id: 'birth_tenth_lord', weight: 8, holder: ({ tenthLord }) => tenthLord },
  { id: 'ascendant_lord', weight: 6, holder: ({ dasamsa }) => lordOfHouse(dasamsa, 1) },
  { id: 'amatyakaraka', weight: 4, holder: ({ amatyakaraka }) => amatyakaraka },
  { id: 'sun', weight: 4, holder: () => 'Sun' },
  { id: 'saturn', weight: 4, holder: () => 'Saturn' },
  { id: 'mercury', weight: 3, holder: () => 'Mercury' },
  { id: 'jupiter', weight: 3, holder: () => 'Jupiter' },
];

/** A planet and its offices in the dasamsa, the heaviest first. */
export interface OfficeHolder {
  readonly planet: Planet;
  readonly offices: readonly DasamsaOffice[];
}

/** Lists the planets that hold offices, each once. */
function officeHolders(read: DasamsaContext): OfficeHolder[] {
  const planets = [...new Set(DASAMSA_OFFICES.map(({ holder }) => holder(read)))];
  return planets.map((planet) => ({
    planet,
    offices: DASAMSA_OFFICES.filter(({ holder }) => holder(read) === planet),
  }));
}

const MOST_WEIGHT = 10;
/** Leanings of planets in the dasamsa, over 500 random births, from which a place is described as good or bad. Interpretive. */
const MEAN_LEANING = 0.15;

/** A planet of several offices is weighed once, by all of them together up to ten. */
function holderFactor(context: AreaContext, { offices, planet }: OfficeHolder): AreaFactor<MethodFact> {
  const weight = offices.reduce((sum, each) => sum + each.weight, 0);
  const role = office('dasamsa_offices', { offices: offices.map(({ id }) => id) });
  const holder = { id: planet.toLowerCase(), planet, role };
  const factor = inVarga('d10', () => holder, Math.min(weight, MOST_WEIGHT))(context);
  return { ...factor, leaning: within(-1, factor.leaning - MEAN_LEANING, 1) };
}

const OCCUPANTS_WEIGHT = 5;

/** Judges work by the dasamsa: who holds office there, who stands in its 10th, and its yogas. */
export function methodThree(context: AreaContext): MethodThree {
  const { chart, karakas } = context;
  const read: DasamsaContext = {
    birth: chart,
    dasamsa: chartOfVarga(chart, context.varga('d10')),
    ascendantLord: lordOfHouse(chart, 1),
    tenthLord: lordOfHouse(chart, 10),
    amatyakaraka: charaKaraka(karakas, 'AmK').planet,
  };
  const yogas = dasamsaYogas(read);
  const holders = officeHolders(read);
  const factors = [
    ...holders.map((holder) => holderFactor(context, holder)),
    ...tenthOccupants(read.dasamsa),
    ...yogas.map(yogaFactor).filter((factor) => factor !== null),
  ];
  return {
    ...read,
    yogas,
    holders,
    votes: votesOf(read),
    success: areaScore(factors, { spread: CAREER_SPREAD, id: 'method_3' }),
  };
}

/** Planets in the 10th of the dasamsa count by their dignity there; an empty house is neutral. */
function tenthOccupants(dasamsa: Chart): AreaFactor<MethodFact>[] {
  const planets = occupants(dasamsa, 10);
  if (planets.length === 0) return [];
  const mean = planets.reduce((sum, id) => sum + DIGNITY_SHARES[dasamsa.planets[id].dignity], 0) / planets.length;
  const factor = areaFactor<MethodFact>({
    id: 'd10_occupants_10',
    text: dasamsaFact('dasamsa_tenth_holds', { planets }),
    // A neutral sign is neutral, exaltation gives the full leaning. Interpretive.
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

/** Lord and occupants of its 10th, lord of its ascendant, and lord of the sign that the tenth lord of birth is in. */
function votesOf({ dasamsa, tenthLord }: DasamsaContext): CareerVote[] {
  const [ascendantLord, lord] = [lordOfHouse(dasamsa, 1), lordOfHouse(dasamsa, 10)];
  const signIndex = dasamsa.signs[tenthLord];
  const vote = (planet: Planet, points: number, reason: VoteReason, houses: readonly number[]): CareerVote => {
    return { planet, points, reason, houses, source: VOTES_SOURCE };
  };
  return [
    vote(lord, VOTE_POINTS.tenth, fact('dasamsa_tenth_lord', {}), [10]),
    ...occupants(dasamsa, 10).map((planet) => vote(planet, VOTE_POINTS.occupant, fact('in_dasamsa_tenth', {}), [10])),
    vote(ascendantLord, VOTE_POINTS.ascendantLord, fact('dasamsa_ascendant_lord', {}), [1]),
    vote(signLord(signIndex), VOTE_POINTS.tenthLordDispositor, fact('dasamsa_dispositor', { signIndex, tenthLord }), [
      dasamsa.planets[tenthLord].house,
    ]),
  ];
}
