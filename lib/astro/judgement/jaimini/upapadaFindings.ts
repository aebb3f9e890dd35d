/** Findings on the upapada and marriage (BPHS 30.1-12; JS 1.4.1-16). Hard verses are put as what asks for care. */
import { countFrom, nthSignFrom, wrapIndex } from '../../angle.ts';
import type { Chart } from '../../chart/chart.ts';
import { judgedCombustion } from '../../planet/combustionRelief.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import { isDusthana } from '../../chart/houses.ts';
import type { ArudhaPada } from '../../jaimini/arudhas.ts';
import { houseFromSign, type SignHouse } from '../../jaimini/signHouses.ts';
import { strongerLord } from '../../jaimini/stronger.ts';
import { SPOUSES } from '../../jaimini/tables/karakaTexts.ts';
import { isBenefic } from '../../planet/nature.ts';
import { isFallen } from '../../planet/neechaBhanga.ts';
import { bphs } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { listed, ordinal } from '../../words.ts';
import { dignityText, sentence } from '../phrases.ts';
import { named, namedList } from '../../planetWords.ts';
import { finding, type Finding, type FindingTone } from '../finding.ts';
import { bearing, houseFromPoint, influencesOnHouse } from './influence.ts';
import { relationFinding } from './relationFinding.ts';

export interface UpapadaContext {
  readonly chart: Chart;
  readonly upapada: ArudhaPada;
  readonly ascendantArudha: ArudhaPada;
}

/** Lists every finding about the upapada, met or not. */
export function upapadaFindings(context: UpapadaContext): Finding[] {
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
      first: { name: 'the arudha of the ascendant', signIndex: context.ascendantArudha.signIndex },
      second: { name: 'the upapada', signIndex: context.upapada.signIndex },
      easy: 'marriage and standing in the world support each other',
      uneasy: 'marriage and standing in the world pull apart, and harmony is made by choice',
      source: bphs(30),
    }),
  ];
}

const from = ({ chart, upapada }: UpapadaContext, house: number): SignHouse =>
  houseFromSign(chart, upapada.signIndex, house);
const where = (house: number) => houseFromPoint(house, 'the upapada');

/** A natural benefic; and the Sun while exalted, at home or with a friend, when it protects a marriage (BPHS 30.1-6). */
function isKind(chart: Chart, planet: Planet): boolean {
  const { dignity } = chart.planets[planet];
  const isWelcome = isStrongBySign(dignity) || dignity === 'friend' || dignity === 'great_friend';
  return planet === 'Sun' ? isWelcome : isBenefic(chart, planet);
}

function isHarsh(chart: Chart, planet: Planet): boolean {
  return !isKind(chart, planet);
}

function familyFinding({ chart, upapada }: UpapadaContext): Finding {
  const lord = strongerLord(chart, upapada.signIndex).winner;
  const { dignity, house } = chart.planets[lord];
  const tone: FindingTone = isStrongBySign(dignity) ? 'supports' : isFallen(chart, lord) ? 'asks_care' : 'describes';
  const says = {
    supports: 'the spouse’s family is respected and well placed',
    describes: 'the spouse’s family is of ordinary standing',
    asks_care: 'the spouse’s family has known hardship, which deserves respect',
  };
  return finding({
    id: 'family',
    rule: 'The lord of the upapada shows the family of the spouse: exalted a noble one, debilitated a humble one',
    observed: { sign: SIGNS[upapada.signIndex]!, lord, dignity, house },
    tone,
    meaning: sentence(
      `${named(lord)}, lord of ${SIGNS[upapada.signIndex]!}, the upapada, is ${dignityText(chart, lord)}: ${says[tone]}`,
    ),
    source: bphs(30),
  });
}

function beneficFinding(context: UpapadaContext, house: 1 | 2): Finding {
  const counted = from(context, house);
  const benefics = influencesOnHouse(counted).filter((planet) => isKind(context.chart, planet));
  return finding({
    id: house === 1 ? 'benefics' : 'benefics_on_second',
    rule: `A benefic, or the Sun strong by sign or with a friend, joins or aspects ${where(house)}`,
    isMet: benefics.length > 0,
    observed: { benefics },
    tone: 'supports',
    meaning: sentence(
      `${bearing(counted, benefics, where(house))}: ${house === 1 ? 'happiness from the spouse and from children is supported' : 'the marriage is sustained over time'}`,
    ),
    source: bphs(30, house === 1 ? '1-6' : '7-12'),
  });
}

function maleficFinding(context: UpapadaContext): Finding {
  const counted = from(context, 1);
  const seen = influencesOnHouse(counted);
  const malefics = seen.filter((planet) => isHarsh(context.chart, planet));
  const helpers = seen.filter((planet) => isKind(context.chart, planet));
  const isRelieved = helpers.length > 0;
  const relief = isRelieved
    ? `; ${namedList(helpers)}, there too, ${helpers.length > 1 ? 'take' : 'takes'} the harm away`
    : ', and grows by deliberate care';
  return finding({
    id: 'malefics',
    rule: 'Malefics join or aspect the upapada; the Sun only while weak by sign',
    isMet: malefics.length > 0,
    observed: { malefics, count: malefics.length, is_relieved: isRelieved },
    tone: isRelieved ? 'describes' : 'asks_care',
    meaning: sentence(
      `${bearing(counted, malefics, 'the upapada')}: married life has a strain of independence or renunciation in it${relief}`,
    ),
    source: bphs(30, '1-6'),
  });
}

function secondFinding(context: UpapadaContext): Finding {
  const house = from(context, 2);
  const malefics = house.occupants.filter((planet) => isHarsh(context.chart, planet));
  const hasBenefic = influencesOnHouse(house).some((planet) => isKind(context.chart, planet));
  return finding({
    id: 'malefic_in_second',
    rule: 'A malefic stands in the 2nd from the upapada, and no benefic joins or aspects it',
    isMet: malefics.length > 0 && !hasBenefic,
    observed: { malefics, has_benefic: hasBenefic, sign: SIGNS[house.signIndex]! },
    tone: 'asks_care',
    meaning: sentence(
      `${namedList(malefics)} in the 2nd from the upapada, without a benefic: the texts see a risk of parting, so that what keeps the marriage up is worth tending early`,
    ),
    source: bphs(30, '7-12'),
  });
}

function secondLordFinding({ chart, upapada }: UpapadaContext): Finding {
  const signIndex = nthSignFrom(upapada.signIndex, 2);
  const lord = strongerLord(chart, signIndex).winner;
  const { dignity, isCombust } = chart.planets[lord];
  const house = countFrom(upapada.signIndex, chart.signs[lord]);
  const weaknesses = weaknessesOf(chart, lord, house);
  return finding({
    id: 'second_lord_weak',
    rule: 'The lord of the 2nd from the upapada is debilitated with nothing to lift it, combust with nothing to take the harm off, or in the 6th, 8th or 12th from it',
    isMet: weaknesses.length > 0,
    observed: { lord, dignity, is_combust: isCombust, house_from_upapada: house },
    tone: 'asks_care',
    meaning: sentence(
      `${named(lord)}, lord of the 2nd from the upapada, is ${listed(weaknesses)}: the daily upkeep of the marriage asks for attention`,
    ),
    source: bphs(30, '7-12'),
  });
}

/** A cancelled debilitation and a relieved combustion do not weaken, here as in findings on significators. */
function weaknessesOf(chart: Chart, lord: Planet, house: number): string[] {
  return [
    ...(isFallen(chart, lord) ? ['debilitated'] : []),
    ...(judgedCombustion(chart, chart.planets[lord]).effectiveGrade === 'none' ? [] : ['combust']),
    ...(isDusthana(house) ? [`in the ${ordinal(house)} from it`] : []),
  ];
}

function trialFinding(context: UpapadaContext): Finding {
  const seen = influencesOnHouse(from(context, 2));
  return finding({
    id: 'saturn_and_rahu_on_second',
    rule: 'Saturn and Rahu both join or aspect the 2nd from the upapada',
    isMet: seen.includes('Saturn') && seen.includes('Rahu'),
    observed: { planets: seen },
    tone: 'asks_care',
    meaning:
      'Saturn and Rahu together bear on the 2nd from the upapada, which the texts take as the hardest trial of a marriage: gossip, distance or separation. It names where patience and plain speech are needed, and decides nothing.',
    source: bphs(30, '7-12'),
  });
}

function spouseFinding({ chart, upapada }: UpapadaContext): Finding {
  const { occupants, signIndex } = houseFromSign(chart, upapada.signIndex, 7);
  const shown: readonly Planet[] = occupants.length > 0 ? occupants : [strongerLord(chart, signIndex).winner];
  const basis = occupants.length > 0 ? `with ${namedList(occupants)} in it` : `under ${namedList(shown)}`;
  return finding({
    id: 'spouse',
    rule: 'The 7th from the upapada shows the nature of the spouse',
    observed: { sign: SIGNS[signIndex]!, occupants, shown_by: shown },
    tone: 'describes',
    meaning: sentence(
      `the 7th from the upapada is ${SIGNS[signIndex]!}, ${basis}: a spouse ${shown.map((planet) => `${SPOUSES[planet]} (${planet})`).join('; ')}`,
    ),
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
