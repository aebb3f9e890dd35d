/**
 * The fourteen conditions that relieve Mars (Muhurta Chintamani 6, Jataka Parijata, B. V. Raman).
 *
 * No list of fourteen is canonical; ours unites these three. Mars at home or exalted, in an exempt sign, as yogakaraka, or
 * with Jupiter or the full Moon cancels; each other takes points off. Numbers 12 to 14 are two conditions each. The last,
 * age and partner, is told and changes nothing in the chart: it is for the match.
 */
import { isAspecting, isConjunct } from '../../chart/aspects.ts';
import { baladi } from '../../planet/avasthas.ts';
import { both, type Bilingual } from '../../bilingual.ts';
import { houseFrom, type Chart } from '../../chart/chart.ts';
import { cancels, told, weakens } from '../../evidence.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import { isKendra, isTrikona } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic, isMoonFull, isMoonWaxing } from '../../planet/nature.ts';
import { seenAs, type RuleCondition } from '../../rule.ts';
import { isStrong } from '../../strength/standing.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';
import type { PlainFacts } from '../dosha.ts';
import { isLikeManglik } from './match.ts';
import { manglikHouses, type ManglikReading } from './marsHouses.ts';

const [ARIES, TAURUS, GEMINI, CANCER, LEO, VIRGO, LIBRA, SCORPIO, SAGITTARIUS, CAPRICORN, AQUARIUS, PISCES] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const;

const OWN_SIGNS: readonly number[] = [ARIES, SCORPIO];
/** Of the Moon, the Sun and Jupiter. */
const FRIEND_SIGNS: readonly number[] = [CANCER, LEO, SAGITTARIUS, PISCES];

/** Signs in which Mars does no harm, by house. Texts vary in those of the 1st, 8th and 12th. */
export const EXEMPT_SIGNS: Readonly<Record<number, readonly number[]>> = {
  1: [ARIES, LEO, AQUARIUS],
  2: [GEMINI, VIRGO],
  4: [ARIES, SCORPIO],
  7: [CAPRICORN, CANCER],
  8: [SAGITTARIUS, PISCES, CANCER],
  12: [SAGITTARIUS, TAURUS, LIBRA],
};

/** Ascendants for which Mars owns a kendra and a trikona, and those for which he owns the 1st, 5th or 9th. */
const YOGAKARAKA_FOR: readonly number[] = [CANCER, LEO];
const TRIKONA_LORD_FOR: readonly number[] = [ARIES, SCORPIO, SAGITTARIUS, PISCES];

/** What each condition takes off that does not cancel (interpretive). */
const TAKEN = -15;

/** Completed years of age after which Mars no longer counts. */
export const MATURE_AT_YEARS = 28;

/** Lists all reliefs of Mars, met or not, full and half. */
export function manglikReliefs(chart: Chart, facts: PlainFacts, reading: ManglikReading): RuleCondition[] {
  const { Mars } = chart.planets;
  const { house, signIndex } = Mars;
  const place = { sign_number: signIndex + 1, house };
  const ascendantSign = chart.ascendant.signIndex;
  return [
    cancels('own_sign', TEXTS.own_sign, OWN_SIGNS.includes(signIndex), place),
    cancels('exalted', TEXTS.exalted, signIndex === CAPRICORN, place),
    lessens('friend_sign', FRIEND_SIGNS.includes(signIndex), place),
    cancels('exempt_sign', TEXTS.exempt_sign, isExempt(house, signIndex, reading), place),
    jupiterRelief(chart),
    moonRelief(chart),
    beneficRelief(chart),
    seventhLordRelief(chart, facts),
    saturnRelief(chart, reading),
    nodeRelief(chart, reading),
    weaknessRelief(chart),
    cancels('yogakaraka', TEXTS.yogakaraka, YOGAKARAKA_FOR.includes(ascendantSign), {
      ascendant_sign_number: ascendantSign + 1,
    }),
    lessens('trikona_lord', TRIKONA_LORD_FOR.includes(ascendantSign), {
      ascendant_sign_number: ascendantSign + 1,
    }),
    fullMoonRelief(chart),
    gentleRelief(chart),
    partnerNote(chart, facts, reading),
    ageNote(facts),
  ];
}

function lessens(id: keyof typeof TEXTS, isMet: boolean, observed: RuleCondition['observed']): RuleCondition {
  return weakens(id, TEXTS[id], isMet, observed, TAKEN);
}

function isExempt(house: number, signIndex: number, reading: ManglikReading): boolean {
  return manglikHouses(reading).includes(house) && EXEMPT_SIGNS[house]!.includes(signIndex);
}

const TEXTS = {
  own_sign: both('Mars is in his own sign, Aries or Scorpio', 'मंगल स्वराशि मेष या वृश्चिक में है'),
  exalted: both('Mars is exalted in Capricorn', 'मंगल उच्च राशि मकर में है'),
  friend_sign: both(
    'Mars is in the sign of a friend: Cancer, Leo, Sagittarius or Pisces',
    'मंगल मित्र राशि कर्क, सिंह, धनु या मीन में है',
  ),
  exempt_sign: both(
    'Mars is in a sign in which the texts exempt that house',
    'मंगल उस राशि में है जिसमें ग्रंथ उस भाव को दोष से मुक्त मानते हैं',
  ),
  jupiter: both('Jupiter joins or aspects Mars', 'मंगल पर गुरु की युति या दृष्टि है'),
  moon_in_kendra: both('The Moon joins Mars in a kendra', 'चंद्रमा और मंगल की केंद्र में युति है'),
  benefic_in_1st_or_7th: both(
    'Jupiter or Venus is in the 1st or 7th house, neither debilitated nor combust',
    'गुरु या शुक्र पहले या सातवें भाव में है और न नीच है न अस्त',
  ),
  seventh_lord: both(
    'The lord of the 7th is strong and in the 7th, in his own or exaltation sign, or in a kendra or trikona aspected by a benefic',
    'सप्तमेश बली है और सातवें भाव में, स्वराशि या उच्च राशि में, या फिर शुभ दृष्टि के साथ केंद्र या त्रिकोण में है',
  ),
  saturn: both(
    'Saturn is in one of the same houses from the ascendant, and balances Mars',
    'शनि लग्न से उन्हीं भावों में से किसी में है और मंगल को संतुलित करता है',
  ),
  node: both('Rahu or Ketu joins Mars', 'मंगल के साथ राहु या केतु की युति है'),
  spent: both(
    'Mars is combust, retrograde, debilitated or spent by degree (mrita)',
    'मंगल अस्त, वक्री, नीच या मृत अवस्था में है',
  ),
  yogakaraka: both('Mars is yogakaraka, the ascendant being Cancer or Leo', 'कर्क या सिंह लग्न के लिए मंगल योगकारक है'),
  trikona_lord: both(
    'Mars owns the 1st, 5th or 9th house, the ascendant being Aries, Scorpio, Sagittarius or Pisces',
    'मेष, वृश्चिक, धनु या मीन लग्न के लिए मंगल पहले, पाँचवें या नौवें भाव का स्वामी है',
  ),
  gentle: both(
    'Mercury unafflicted, Venus or the waxing Moon joins or aspects Mars, and no malefic aspects him',
    'शुभ बुध, शुक्र या शुक्ल पक्ष के चंद्रमा की मंगल से युति या दृष्टि है और किसी पाप ग्रह की दृष्टि नहीं',
  ),
  full_moon: both('The full Moon joins or aspects Mars', 'मंगल पर पूर्ण चंद्रमा की युति या दृष्टि है'),
  equal_partner: both('The partner is manglik to a like degree', 'साथी भी समान मात्रा में मांगलिक है'),
  mature_age: both('The 28th year of life is complete', 'अट्ठाईसवाँ वर्ष पूरा हो चुका है'),
} as const satisfies Record<string, Bilingual>;

function jupiterRelief(chart: Chart): RuleCondition {
  const { Jupiter, Mars } = chart.planets;
  const is_joined = isConjunct(Jupiter, Mars);
  const is_aspecting = isAspecting(chart, 'Jupiter', Mars.signIndex);
  const observed = { house_from_mars: houseFrom(Mars, Jupiter), is_joined, is_aspecting };
  const isMet = is_joined || is_aspecting;
  const condition = cancels('jupiter', TEXTS.jupiter, isMet, observed);
  return seenAs(condition, isMet ? (is_joined ? JUPITER.joined : JUPITER.aspecting) : null);
}

function moonRelief(chart: Chart): RuleCondition {
  const { house } = chart.planets.Mars;
  const isJoined = isConjunct(chart.planets.Moon, chart.planets.Mars);
  return lessens('moon_in_kendra', isJoined && isKendra(house), { is_joined: isJoined, house });
}

function beneficRelief({ planets }: Chart): RuleCondition {
  const helpers = (['Jupiter', 'Venus'] as const).filter((id) => {
    const { house, dignity, isCombust } = planets[id];
    return (house === 1 || house === 7) && dignity !== 'debilitated' && !isCombust;
  });
  return lessens('benefic_in_1st_or_7th', helpers.length > 0, { planets: helpers });
}

/** The rule lists where the strong lord stands: strength alone, wherever he is, does not do. */
function seventhLordRelief(chart: Chart, { ratios }: PlainFacts): RuleCondition {
  const lord = lordOfHouse(chart, 7);
  const { dignity, house, signIndex } = chart.planets[lord];
  const aspecting = SEVEN_PLANETS.filter(
    (id) => id !== lord && isAspecting(chart, id, signIndex) && isBenefic(chart, id),
  );
  const isSupported = (isKendra(house) || isTrikona(house)) && aspecting.length > 0;
  const isWellPlaced = house === 7 || isStrongBySign(dignity) || isSupported;
  const is_strong = isStrong(chart, lord, ratios);
  const observed = { lord, house, dignity, is_strong, benefic_aspects: aspecting };
  const isMet = is_strong && isWellPlaced;
  const seen =
    house === 7 ? SEVENTH_LORD.in_seventh : isStrongBySign(dignity) ? SEVENTH_LORD.at_home : SEVENTH_LORD.aspected;
  return seenAs(lessens('seventh_lord', isMet, observed), isMet ? seen : null);
}

/** An aspect of Saturn is no relief; his place in the same houses is. */
function saturnRelief({ planets: { Saturn } }: Chart, reading: ManglikReading): RuleCondition {
  const { house } = Saturn;
  return lessens('saturn', manglikHouses(reading).includes(house), { house });
}

function nodeRelief(chart: Chart, { nodesRelieve }: ManglikReading): RuleCondition {
  const { Mars, Rahu, Ketu } = chart.planets;
  const nodes = [Rahu, Ketu].filter((node) => isConjunct(node, Mars)).map(({ id }) => id);
  return lessens('node', nodesRelieve && nodes.length > 0, { planets: nodes, is_counted: nodesRelieve });
}

function weaknessRelief({ planets: { Mars } }: Chart): RuleCondition {
  const observed = {
    is_combust: Mars.isCombust,
    is_retrograde: Mars.isRetrograde,
    is_debilitated: Mars.signIndex === CANCER,
    is_spent: baladi(Mars).id === 'mrita',
  };
  const ways = WEAKNESSES.filter(({ id }) => observed[id]).map(({ text }) => text);
  const seen = both(
    `Mars is ${ways.map(({ en }) => en).join(' and ')}`,
    `मंगल ${ways.map(({ hi }) => hi).join(' और ')} है`,
  );
  return seenAs(lessens('spent', ways.length > 0, observed), ways.length > 0 ? seen : null);
}

const WEAKNESSES = [
  { id: 'is_combust', text: both('combust', 'अस्त') },
  { id: 'is_retrograde', text: both('retrograde', 'वक्री') },
  { id: 'is_debilitated', text: both('debilitated', 'नीच') },
  { id: 'is_spent', text: both('spent by degree', 'मृत अवस्था में') },
] as const;

const SEVENTH_LORD = {
  in_seventh: both('The lord of the 7th is strong and in the 7th', 'सप्तमेश बली है और सातवें भाव में है'),
  at_home: both(
    'The lord of the 7th is strong, in his own or exaltation sign',
    'सप्तमेश बली है और स्वराशि या उच्च राशि में है',
  ),
  aspected: both(
    'The lord of the 7th is strong, well placed and aspected by a benefic',
    'सप्तमेश बली और सुस्थित है, और उस पर शुभ दृष्टि है',
  ),
};

/** The Moon aspects the 7th sign from her alone. */
function fullMoonRelief(chart: Chart): RuleCondition {
  const { Mars, Moon } = chart.planets;
  const is_full = isMoonFull(chart);
  const is_joined = isConjunct(Moon, Mars);
  const is_aspecting = isAspecting(chart, 'Moon', Mars.signIndex);
  const isMet = is_full && (is_joined || is_aspecting);
  const condition = cancels('full_moon', TEXTS.full_moon, isMet, { is_full, is_joined, is_aspecting });
  return seenAs(condition, isMet ? (is_joined ? FULL_MOON.joined : FULL_MOON.aspecting) : null);
}

const FULL_MOON = {
  joined: both('The full Moon joins Mars', 'मंगल के साथ पूर्ण चंद्रमा है'),
  aspecting: both('The full Moon aspects Mars', 'मंगल पर पूर्ण चंद्रमा की दृष्टि है'),
};

const JUPITER = {
  joined: both('Jupiter joins Mars', 'मंगल के साथ गुरु है'),
  aspecting: both('Jupiter aspects Mars', 'मंगल पर गुरु की दृष्टि है'),
};

function gentleRelief(chart: Chart): RuleCondition {
  const isGentle = (id: SevenPlanet) =>
    id === 'Venus' || (id === 'Moon' && isMoonWaxing(chart)) || (id === 'Mercury' && isBenefic(chart, id));
  const { signIndex } = chart.planets.Mars;
  const gentle = SEVEN_PLANETS.filter(
    (id) => (chart.signs[id] === signIndex || isAspecting(chart, id, signIndex)) && isGentle(id),
  );
  const harsh = SEVEN_PLANETS.filter(
    (id) => id !== 'Mars' && isAspecting(chart, id, signIndex) && !isBenefic(chart, id),
  );
  const isMet = gentle.length > 0 && harsh.length === 0;
  return lessens('gentle', isMet, { gentle, malefic_aspects: harsh });
}

function partnerNote(chart: Chart, { partner }: PlainFacts, reading: ManglikReading): RuleCondition {
  const isMet = partner !== null && isLikeManglik(chart, partner, reading);
  const observed = { partner_mars_house: partner && partner.planets.Mars.house };
  return told('equal_partner', TEXTS.equal_partner, isMet, observed);
}

function ageNote({ ageYears }: PlainFacts): RuleCondition {
  const isMature = ageYears !== null && ageYears >= MATURE_AT_YEARS;
  return told('mature_age', TEXTS.mature_age, isMature, { age_years: ageYears });
}
