/** Bonds that join and influences that interrupt learning, besides the yogas of the catalog. */
import { linkBetween } from '../../chart/links.ts';
import { isDusthana, isKendra, isTrikona } from '../../chart/houses.ts';
import { factsOf, type Fact } from '../../factsOf.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { bphs, phaladeepika, practice, type Source } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { saraswati } from '../../yoga/other/saraswati.ts';
import { kalanidhi } from '../../yoga/raja/kalanidhi.ts';
import { sharada } from '../../yoga/raja/sharada.ts';
import { budhaditya } from '../../yoga/surya/budhaditya.ts';
import { onHouse } from '../areaFactors.ts';
import type { AreaContext } from '../areaContext.ts';
import { finding, type Finding } from '../../evidence.ts';
import { placingOf } from '../placing.ts';
import type { LearningBond, LearningBreakFacts, LearningFact, LearningFindingFacts } from './findingFacts.ts';

export type LearningFinding = Finding<LearningFact>;

/** A finding on what may interrupt learning. */
export interface LearningBreak extends LearningFinding {
  readonly meaning: Fact<LearningBreakFacts> | null;
}

const fact = factsOf<LearningFindingFacts>();
const breakFact = factsOf<LearningBreakFacts>();

/** Yogas of the catalog that concern learning. */
export const LEARNING_YOGAS: readonly Rule[] = [saraswati, budhaditya, sharada, kalanidhi];

/** Lists the bonds between planets and lords of learning. */
export function learningBonds(context: AreaContext): LearningFinding[] {
  const { chart } = context;
  const lord = (number: number) => lordOfHouse(chart, number);
  return [
    bond(context, 'jupiter_mercury', ['Jupiter', 'Mercury'], phaladeepika(6)),
    bond(context, 'lords_4_5', [lord(4), lord(5)], bphs(34, '11-15')),
    bond(context, 'lords_5_9', [lord(5), lord(9)], bphs(34, '11-15')),
    mercuryPlaced(context),
  ];
}

function bond(
  { chart }: AreaContext,
  id: LearningBond,
  planets: readonly [Planet, Planet],
  source: Source,
): LearningFinding {
  const [a, b] = planets;
  const link = a === b ? 'one_lord' : linkBetween(chart, a, b);
  return finding<LearningFact>({
    id,
    text: fact('bond_rule', { bond: id }),
    isMet: link !== null,
    observed: { planets: [a, b], link },
    effect: 'supports',
    meaning: fact('bond', { bond: id, planets, link: link ?? 'one_lord' }),
    source,
    confidence: 'interpretive',
  });
}

function mercuryPlaced({ chart }: AreaContext): LearningFinding {
  const { dignity, house } = chart.planets.Mercury;
  return finding<LearningFact>({
    id: 'mercury_in_kendra_or_trikona',
    text: fact('mercury_placed_rule', {}),
    isMet: isKendra(house) || isTrikona(house),
    observed: { house, dignity },
    effect: 'supports',
    meaning: fact('mercury_placed', { house, ...placingOf(chart, 'Mercury') }),
    source: bphs(32, '22-24'),
    confidence: 'interpretive',
  });
}

/** Lists influences that may interrupt learning; one that a benefic relieves is not met. */
export function learningBreaks(context: AreaContext): LearningBreak[] {
  return [pressedHouse(context, 4), pressedHouse(context, 5), fifthLordInDusthana(context)];
}

const BREAKERS: readonly Planet[] = ['Saturn', 'Rahu', 'Ketu'];
const BREAK_SOURCE = practice('Breaks in learning by Saturn and the nodes on the 4th and 5th: common practice');

function pressedHouse({ chart }: AreaContext, number: 4 | 5): LearningBreak {
  const seen = onHouse(chart, number);
  const pressing = seen.filter((planet) => BREAKERS.includes(planet));
  const relieving = seen.filter((planet) => isBenefic(chart, planet));
  const isMet = pressing.length > 0 && relieving.length === 0;
  return {
    id: `pressed_${number}`,
    text: fact('pressed_rule', { house: number }),
    isMet,
    observed: { planets: pressing, relieved_by: relieving },
    effect: 'asks_care',
    meaning: isMet ? breakFact('pressed', { house: number, planets: pressing }) : null,
    source: BREAK_SOURCE,
    confidence: 'interpretive',
  };
}

function fifthLordInDusthana({ chart }: AreaContext): LearningBreak {
  const lord = lordOfHouse(chart, 5);
  const { house, signIndex } = chart.planets[lord];
  const isMet = isDusthana(house);
  return {
    id: 'lord_5_in_dusthana',
    text: fact('lord_5_hidden_rule', {}),
    isMet,
    observed: { planets: [lord], house },
    effect: 'asks_care',
    meaning: isMet ? breakFact('lord_5_hidden', { lord, signIndex, house }) : null,
    source: bphs(24),
    confidence: 'rule_exact',
  };
}
