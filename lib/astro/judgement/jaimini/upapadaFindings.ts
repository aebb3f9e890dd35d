/** Findings on the upapada and marriage (BPHS 30.1-12; JS 1.4.1-16). Hard verses are put as what asks for care. */
import { countFrom, nthSignFrom, wrapIndex } from '../../angle.ts';
import type { Chart } from '../../chart/chart.ts';
import { judgedCombustion } from '../../planet/combustionRelief.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import { isDusthana } from '../../chart/houses.ts';
import type { ArudhaPada } from '../../jaimini/arudhas.ts';
import { houseFromSign, type SignHouse } from '../../jaimini/signHouses.ts';
import { strongerLord } from '../../jaimini/stronger.ts';
import { isBenefic } from '../../planet/nature.ts';
import { isFallen } from '../../planet/neechaBhanga.ts';
import { bphs } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { finding, type FindingEffect } from '../../evidence.ts';
import { fact, type JaiminiFact, type JaiminiFinding, type LordWeakness } from './facts.ts';
import { bearing, influencesOnHouse, placed } from './influence.ts';
import { relationFinding } from './relationFinding.ts';

export interface UpapadaContext {
  readonly chart: Chart;
  readonly upapada: ArudhaPada;
  readonly ascendantArudha: ArudhaPada;
}

/** Lists every finding about the upapada, met or not. */
export function upapadaFindings(context: UpapadaContext): JaiminiFinding[] {
  return [
    familyFinding(context),
    beneficFinding(context, 1),
    maleficFinding(context),
    beneficFinding(context, 2),
    secondFinding(context),
    secondLordFinding(context),
    trialFinding(context),
    spouseFinding(context),
    relationFinding({
      id: 'relation_to_arudha',
      firstSignIndex: context.ascendantArudha.signIndex,
      secondSignIndex: context.upapada.signIndex,
      rule: fact('pada_relation_rule', { pada: 'upapada' }),
      meaning: (apart) => fact('pada_relation', { pada: 'upapada', ...apart }),
      source: bphs(30),
    }),
  ];
}

const from = ({ chart, upapada }: UpapadaContext, house: number): SignHouse =>
  houseFromSign(chart, upapada.signIndex, house);

/** A natural benefic; and the Sun while exalted, at home or with a friend, when it protects a marriage (BPHS 30.1-6). */
function isKind(chart: Chart, planet: Planet): boolean {
  const { dignity } = chart.planets[planet];
  const isWelcome = isStrongBySign(dignity) || dignity === 'friend' || dignity === 'great_friend';
  return planet === 'Sun' ? isWelcome : isBenefic(chart, planet);
}

function isHarsh(chart: Chart, planet: Planet): boolean {
  return !isKind(chart, planet);
}

function familyFinding({ chart, upapada }: UpapadaContext): JaiminiFinding {
  const lord = strongerLord(chart, upapada.signIndex).winner;
  const { dignity, house } = chart.planets[lord];
  const tone: FindingEffect = isStrongBySign(dignity) ? 'supports' : isFallen(chart, lord) ? 'asks_care' : 'describes';
  return finding<JaiminiFact>({
    id: 'family',
    text: fact('family_rule', {}),
    observed: { sign: SIGNS[upapada.signIndex]!, lord, dignity, house },
    effect: tone,
    meaning: fact('family', { ...placed(chart, lord), upapadaSignIndex: upapada.signIndex, tone }),
    source: bphs(30),
  });
}

function beneficFinding(context: UpapadaContext, house: 1 | 2): JaiminiFinding {
  const counted = from(context, house);
  const benefics = influencesOnHouse(counted).filter((planet) => isKind(context.chart, planet));
  return finding<JaiminiFact>({
    id: house === 1 ? 'benefics' : 'benefics_on_second',
    text: fact('upapada_benefics_rule', { house }),
    isMet: benefics.length > 0,
    observed: { benefics },
    effect: 'supports',
    meaning: fact('upapada_benefics', { house, ...bearing(counted, benefics) }),
    source: bphs(30, house === 1 ? '1-6' : '7-12'),
  });
}

function maleficFinding(context: UpapadaContext): JaiminiFinding {
  const counted = from(context, 1);
  const seen = influencesOnHouse(counted);
  const malefics = seen.filter((planet) => isHarsh(context.chart, planet));
  const helpers = seen.filter((planet) => isKind(context.chart, planet));
  const isRelieved = helpers.length > 0;
  return finding<JaiminiFact>({
    id: 'malefics',
    text: fact('upapada_malefics_rule', {}),
    isMet: malefics.length > 0,
    observed: { malefics, count: malefics.length, is_relieved: isRelieved },
    effect: isRelieved ? 'describes' : 'asks_care',
    meaning: fact('upapada_malefics', { ...bearing(counted, malefics), helpers }),
    source: bphs(30, '1-6'),
  });
}

function secondFinding(context: UpapadaContext): JaiminiFinding {
  const house = from(context, 2);
  const malefics = house.occupants.filter((planet) => isHarsh(context.chart, planet));
  const hasBenefic = influencesOnHouse(house).some((planet) => isKind(context.chart, planet));
  return finding<JaiminiFact>({
    id: 'malefic_in_second',
    text: fact('malefic_in_second_rule', {}),
    isMet: malefics.length > 0 && !hasBenefic,
    observed: { malefics, has_benefic: hasBenefic, sign: SIGNS[house.signIndex]! },
    effect: 'asks_care',
    meaning: fact('malefic_in_second', { planets: malefics }),
    source: bphs(30, '7-12'),
  });
}

function secondLordFinding({ chart, upapada }: UpapadaContext): JaiminiFinding {
  const signIndex = nthSignFrom(upapada.signIndex, 2);
  const lord = strongerLord(chart, signIndex).winner;
  const { dignity, isCombust } = chart.planets[lord];
  const house = countFrom(upapada.signIndex, chart.signs[lord]);
  const weaknesses = weaknessesOf(chart, lord, house);
  return finding<JaiminiFact>({
    id: 'second_lord_weak',
    text: fact('second_lord_rule', {}),
    isMet: weaknesses.length > 0,
    observed: { lord, dignity, is_combust: isCombust, house_from_upapada: house },
    effect: 'asks_care',
    meaning: fact('second_lord', { planet: lord, house, weaknesses }),
    source: bphs(30, '7-12'),
  });
}

/** A cancelled debilitation and a relieved combustion do not weaken, here as in findings on significators. */
function weaknessesOf(chart: Chart, lord: Planet, house: number): LordWeakness[] {
  const isCombust = judgedCombustion(chart, chart.planets[lord]).effectiveGrade !== 'none';
  return [
    ...(isFallen(chart, lord) ? ['debilitated' as const] : []),
    ...(isCombust ? ['combust' as const] : []),
    ...(isDusthana(house) ? ['dusthana' as const] : []),
  ];
}

function trialFinding(context: UpapadaContext): JaiminiFinding {
  const seen = influencesOnHouse(from(context, 2));
  return finding<JaiminiFact>({
    id: 'saturn_and_rahu_on_second',
    text: fact('trial_rule', {}),
    isMet: seen.includes('Saturn') && seen.includes('Rahu'),
    observed: { planets: seen },
    effect: 'asks_care',
    meaning: fact('trial', {}),
    source: bphs(30, '7-12'),
  });
}

function spouseFinding({ chart, upapada }: UpapadaContext): JaiminiFinding {
  const { occupants, signIndex } = houseFromSign(chart, upapada.signIndex, 7);
  const shown: readonly Planet[] = occupants.length > 0 ? occupants : [strongerLord(chart, signIndex).winner];
  return finding<JaiminiFact>({
    id: 'spouse',
    text: fact('spouse_rule', {}),
    observed: { sign: SIGNS[signIndex]!, occupants, shown_by: shown },
    effect: 'describes',
    meaning: fact('spouse', { signIndex, planets: shown, isOccupied: occupants.length > 0 }),
    source: bphs(30),
    confidence: 'interpretive',
  });
}

/** Lists those that trouble a marriage from the upapada or the 2nd from it. */
export function afflictingPlanets(context: UpapadaContext): Planet[] {
  const seen = [1, 2].flatMap((house) => influencesOnHouse(from(context, house)));
  return [...new Set(seen)].filter((planet) => isHarsh(context.chart, planet));
}

export interface Union {
  /** 2 for a second marriage, 3 for a third. */
  readonly number: number;
  readonly signIndex: number;
  readonly lord: Planet;
}

/** Lists the signs that later unions are judged from: the eighth from the upapada, and the eighth from that. */
export function laterUnions({ chart, upapada }: UpapadaContext): Union[] {
  return [2, 3].map((number) => {
    const signIndex = wrapIndex(upapada.signIndex + 7 * (number - 1), 12);
    return { number, signIndex, lord: strongerLord(chart, signIndex).winner };
  });
}
