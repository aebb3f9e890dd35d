/** Further findings on the lord of a house: combustion, motion, neecha bhanga, war, and its office. */
import { judgedCombustion } from '../../planet/combustionRelief.ts';
import { conjunctions } from '../../chart/conjunctions.ts';
import { badhakaHouse, functionalNature, isYogakaraka, lordOfHouse, ownedHouses } from '../../planet/lordship.ts';
import { neechaBhanga } from '../../planet/neechaBhanga.ts';
import { bphs, phaladeepika, suryaSiddhanta, uttaraKalamrita, type Source } from '../../source.ts';
import { isVargottama } from '../../varga/position.ts';
import { houseFact as fact, type HouseBrief, type HouseFact } from './facts.ts';
import { seen, type HouseFinding, type HouseContext } from './houseFindings.ts';

/** Lists the conditions of the lord that hold, each as a finding. */
export function lordConditionFindings(context: HouseContext): HouseFinding[] {
  return [
    ...combustion(context),
    ...motion(context),
    ...bhanga(context),
    ...war(context),
    ...vargottama(context),
    ...office(context),
  ];
}

function finding(
  id: string,
  text: HouseFact,
  brief: HouseBrief,
  weight: number,
  ground: HouseFact,
  source: Source,
): HouseFinding[] {
  return [{ id, text, brief, weight, facts: [seen(id, ground, source)] }];
}

function combustion({ chart, house: { lord } }: HouseContext): HouseFinding[] {
  const { effectiveGrade, separationDeg } = judgedCombustion(chart, chart.planets[lord]);
  if (effectiveGrade === 'none') return [];
  const combust = { lord, separationDeg };
  return finding(
    'lord_combust',
    fact('lord_combust', combust),
    fact('combust_brief', { lord }),
    -0.4,
    fact('combust_seen', combust),
    suryaSiddhanta(9, '6-9'),
  );
}

function motion({ chart, house: { lord } }: HouseContext): HouseFinding[] {
  if (!chart.planets[lord].isRetrograde) return [];
  return finding(
    'lord_retrograde',
    fact('lord_retrograde', { lord }),
    fact('retrograde_brief', { lord }),
    0.1,
    fact('retrograde_seen', { lord }),
    uttaraKalamrita(2),
  );
}

function bhanga({ chart, house: { lord } }: HouseContext): HouseFinding[] {
  const lifted = neechaBhanga(chart, lord);
  if (lifted === null || lifted.rules.length === 0) return [];
  return finding(
    'lord_lifted',
    fact('lord_lifted', { lord, isRajaYoga: lifted.isRajaYoga }),
    fact('lifted_brief', { lord }),
    0.3,
    fact('lifted_seen', { lord, rules: lifted.rules }),
    phaladeepika(7),
  );
}

function war({ chart, house: { lord } }: HouseContext): HouseFinding[] {
  const fought = conjunctions(chart).find(({ war }) => war?.loser === lord || war?.winner === lord)?.war;
  if (!fought) return [];
  const isLost = fought.loser === lord;
  const found = { lord, opponent: isLost ? fought.winner : fought.loser, isLost };
  return finding(
    'lord_war',
    fact('lord_war', found),
    fact('war_brief', found),
    isLost ? -0.3 : 0.15,
    fact('war_seen', found),
    suryaSiddhanta(7, '18-23'),
  );
}

function vargottama({ chart, house: { lord } }: HouseContext): HouseFinding[] {
  if (!isVargottama(chart, chart.planets[lord])) return [];
  const found = { lord, signIndex: chart.signs[lord] };
  return finding(
    'lord_vargottama',
    fact('lord_vargottama', found),
    fact('vargottama_brief', { lord }),
    0.3,
    fact('vargottama_seen', found),
    bphs(6, '12'),
  );
}

/** The functional nature of the lord for the rising sign, where it is not neutral. */
function office({ chart, house: { lord } }: HouseContext): HouseFinding[] {
  const nature = functionalNature(chart, lord);
  const isObstructing = lordOfHouse(chart, badhakaHouse(chart)) === lord;
  if (nature === 'neutral' && !isObstructing) return [];
  const held = { lord, nature, isYogakaraka: isYogakaraka(chart, lord), ascendantSignIndex: chart.ascendant.signIndex };
  const office = { ...held, houses: ownedHouses(chart, lord), isObstructing };
  const weight = { benefic: 0.3, neutral: -0.1, malefic: -0.25 }[nature];
  return finding(
    'lord_office',
    fact('lord_office', office),
    fact('office_brief', held),
    weight,
    fact('office_seen', office),
    bphs(34),
  );
}
