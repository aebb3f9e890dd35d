/** Findings for and against higher study and research, from the 9th and its lord (interpretive where marked). */
import { isAspecting, isInfluencing } from '../../chart/aspects.ts';
import { signOfHouse } from '../../chart/chart.ts';
import { isDusthana, isKendra, isTrikona } from '../../chart/houses.ts';
import { factsOf } from '../../factsOf.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { bphs, practice } from '../../source.ts';
import type { AreaContext } from '../areaContext.ts';
import { finding } from '../../evidence.ts';
import { placingOf } from '../placing.ts';
import type { LearningFinding } from './bonds.ts';
import type { LearningFact, LearningFindingFacts } from './findingFacts.ts';

const fact = factsOf<LearningFindingFacts>();

/** Lists every finding about higher study, met or not. */
export function higherFindings(context: AreaContext): LearningFinding[] {
  return [
    ninthLordPlaced(context),
    ninthLordHidden(context),
    jupiterOnNinth(context),
    research(context),
    longStudy(context),
  ];
}

function ninthLordPlaced({ chart }: AreaContext): LearningFinding {
  const lord = lordOfHouse(chart, 9);
  const { house } = chart.planets[lord];
  return finding<LearningFact>({
    id: 'lord_9_in_kendra_or_trikona',
    text: fact('lord_9_placed_rule', {}),
    isMet: isKendra(house) || isTrikona(house),
    observed: { planets: [lord], house },
    effect: 'supports',
    meaning: fact('lord_9_placed', { lord, house, ...placingOf(chart, lord) }),
    source: bphs(24),
  });
}

function ninthLordHidden({ chart }: AreaContext): LearningFinding {
  const lord = lordOfHouse(chart, 9);
  const { house } = chart.planets[lord];
  return finding<LearningFact>({
    id: 'lord_9_in_dusthana',
    text: fact('lord_9_hidden_rule', {}),
    isMet: isDusthana(house),
    observed: { planets: [lord], house },
    effect: 'asks_care',
    meaning: fact('lord_9_hidden', { lord, house }),
    source: bphs(24),
  });
}

function jupiterOnNinth({ chart }: AreaContext): LearningFinding {
  const lord = lordOfHouse(chart, 9);
  const ways = [
    ...(chart.planets.Jupiter.house === 9 ? (['place'] as const) : []),
    ...(isAspecting(chart, 'Jupiter', signOfHouse(chart, 9)) ? (['aspect'] as const) : []),
    ...(isInfluencing(chart, 'Jupiter', lord) ? (['lord'] as const) : []),
  ];
  return finding<LearningFact>({
    id: 'jupiter_on_9',
    text: fact('jupiter_on_9_rule', {}),
    isMet: ways.length > 0,
    observed: { house: chart.planets.Jupiter.house, lord },
    effect: 'supports',
    meaning: fact('jupiter_on_9', { ways, lord }),
    source: bphs(11, '14-16'),
  });
}

/** The 8th is the house of hidden things. */
function research({ chart }: AreaContext): LearningFinding {
  const lord = lordOfHouse(chart, 5);
  const planets = [...new Set([lord, 'Mercury', 'Ketu'] as const)].filter((id) => chart.planets[id].house === 8);
  const isLordHeld = isInfluencing(chart, 'Ketu', lord);
  const isBound = isLordHeld || isInfluencing(chart, 'Ketu', 'Mercury');
  const held = isLordHeld ? 'lord_5' : isBound ? 'mercury' : null;
  return finding<LearningFact>({
    id: 'research',
    text: fact('research_rule', {}),
    isMet: planets.length > 0 || isBound,
    observed: { in_8: planets, by_ketu: isBound },
    effect: 'describes',
    meaning: fact('research', { planets, held, lord }),
    source: practice('Research by the 8th house and Ketu: common practice'),
    confidence: 'interpretive',
  });
}

function longStudy({ chart }: AreaContext): LearningFinding {
  const lord = lordOfHouse(chart, 9);
  const isOnLord = lord === 'Saturn' || isInfluencing(chart, 'Saturn', lord);
  const isInside = chart.planets.Saturn.house === 9;
  return finding<LearningFact>({
    id: 'long_study',
    text: fact('long_study_rule', {}),
    isMet: isOnLord || isInside,
    observed: { house: chart.planets.Saturn.house, lord },
    effect: 'describes',
    meaning: fact('long_study', { way: isInside ? 'place' : lord === 'Saturn' ? 'own' : 'lord', lord }),
    source: practice('Long study by Saturn on the 9th: common practice'),
    confidence: 'interpretive',
  });
}
