/** Further findings on the lord of a house: combustion, motion, neecha bhanga, war, and its office. */
import { judgedCombustion } from '../../planet/combustionRelief.ts';
import { conjunctions } from '../../chart/conjunctions.ts';
import { badhakaHouse, functionalNature, isYogakaraka, lordOfHouse, ownedHouses } from '../../planet/lordship.ts';
import { neechaBhanga } from '../../planet/neechaBhanga.ts';
import { bphs, phaladeepika, suryaSiddhanta, uttaraKalamrita, type Source } from '../../source.ts';
import { SIGNS } from '../../tables/signs.ts';
import { isVargottama } from '../../varga/position.ts';
import { fact, type HouseFinding, type HouseContext } from './houseFindings.ts';
import { sentence } from '../phrases.ts';
import { named } from '../../planetWords.ts';
import { ordinal, listed } from '../../words.ts';

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
  text: string,
  brief: string,
  weight: number,
  seen: string,
  source: Source,
): HouseFinding[] {
  return [{ id, text: sentence(text), brief, weight, facts: [fact(id, seen, source)] }];
}

function combustion({ chart, house: { lord } }: HouseContext): HouseFinding[] {
  const { effectiveGrade, separationDeg } = judgedCombustion(chart, chart.planets[lord]);
  if (effectiveGrade === 'none') return [];
  const seen = `${named(lord)} is combust, ${separationDeg.toFixed(1)} degrees from the Sun`;
  const text = `${seen}: what it rules is overshadowed by matters of authority and comes forward when given room`;
  return finding('lord_combust', text, `its lord ${named(lord)}, combust`, -0.4, seen, suryaSiddhanta(9, '6-9'));
}

function motion({ chart, house: { lord } }: HouseContext): HouseFinding[] {
  if (!chart.planets[lord].isRetrograde) return [];
  const seen = `${named(lord)} is retrograde`;
  const text = `${seen}: strong by motion, it works its matters over again, and second attempts go well`;
  return finding('lord_retrograde', text, `its lord ${named(lord)}, retrograde`, 0.1, seen, uttaraKalamrita(2));
}

function bhanga({ chart, house: { lord } }: HouseContext): HouseFinding[] {
  const lifted = neechaBhanga(chart, lord);
  if (lifted === null || lifted.rules.length === 0) return [];
  const rules = lifted.rules.length === 1 ? 'one rule' : `${lifted.rules.length} rules`;
  const seen = `${named(lord)} is debilitated, but lifted by ${rules} of neecha bhanga (${lifted.rules.join(', ')})`;
  const turn = lifted.isRajaYoga ? 'an early difficulty turns into strength' : 'an early difficulty is made good';
  const brief = `the lifted debilitation of ${named(lord)}`;
  return finding(
    'lord_lifted',
    `the debilitation of ${named(lord)} is lifted: ${turn}`,
    brief,
    0.3,
    seen,
    phaladeepika(7),
  );
}

function war({ chart, house: { lord } }: HouseContext): HouseFinding[] {
  const fought = conjunctions(chart).find(({ war }) => war?.loser === lord || war?.winner === lord)?.war;
  if (!fought) return [];
  const isLost = fought.loser === lord;
  const seen = isLost
    ? `${named(lord)} is defeated by ${fought.winner} in planetary war`
    : `${named(lord)} defeats ${fought.loser} in planetary war`;
  const text = `${seen}: ${isLost ? 'its matters yield where the two meet' : 'its matters win through, at some cost'}`;
  const brief = `its lord ${named(lord)}, ${isLost ? 'defeated' : 'victorious'} in war`;
  return finding('lord_war', text, brief, isLost ? -0.3 : 0.15, seen, suryaSiddhanta(7, '18-23'));
}

function vargottama({ chart, house: { lord } }: HouseContext): HouseFinding[] {
  if (!isVargottama(chart, chart.planets[lord])) return [];
  const seen = `${named(lord)} is vargottama, in ${SIGNS[chart.signs[lord]]!} in the navamsa too`;
  const text = `${seen}: its promise is steady`;
  return finding('lord_vargottama', text, `its lord ${named(lord)}, vargottama`, 0.3, seen, bphs(6, '12'));
}

/** The functional nature of the lord for the rising sign, where it is not neutral. */
function office({ chart, house: { lord } }: HouseContext): HouseFinding[] {
  const rising = SIGNS[chart.ascendant.signIndex]!;
  const nature = functionalNature(chart, lord);
  const owned = listed(ownedHouses(chart, lord).map((house) => `the ${ordinal(house)}`));
  const isObstructing = lordOfHouse(chart, badhakaHouse(chart)) === lord;
  const role = isYogakaraka(chart, lord) ? 'the yogakaraka' : `a functional ${nature}`;
  if (nature === 'neutral' && !isObstructing) return [];
  const obstruction = isObstructing
    ? '; it also rules the house of obstruction (badhaka), which tests before it gives'
    : '';
  const seen = `${named(lord)} counts as ${role} for ${rising} rising, being lord of ${owned}${obstruction}`;
  const weight = { benefic: 0.3, neutral: -0.1, malefic: -0.25 }[nature];
  return finding('lord_office', seen, `${named(lord)} as ${role} for ${rising} rising`, weight, seen, bphs(34));
}
