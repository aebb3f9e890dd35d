/** Sentences of a summary about Moon, tara and special yogas of the day. */
import { hindiOrdinal } from '../../astro/words.ts';
import { TARAS } from '../../astro/tables/taras.ts';
import { namesIn } from '../../words/names.ts';
import { moonBrings, moonHelp } from '../day/moonText.ts';
import { hoursOf, MOST_OF_DAY_HOURS, otherPeriods, specialYogas, type DayFacts } from '../day/words.ts';
import { clockSaid, spanSaid } from './clockText.ts';
import type { Sentence } from '../model/fitted.ts';
import type { Choose } from './phrasing.ts';
import { yogaNamed } from './reasons.ts';

const NAMES = namesIn('hi');

/** Returns Hindi sentences about tara, Moon and special yogas of the day, each with its rank. */
export function moon(facts: DayFacts, choose: Choose): Sentence[] {
  return [
    tara(facts, choose),
    { text: `चंद्रमा के इस स्थान से ${moonBrings(facts.chandrabala)}।`, rank: 6 },
    { text: `${HELP_SAID[moonHelp(facts.tarabala)]}।`, rank: 7 },
    ...turnSaid(facts),
    ...yogasSaid(facts),
  ];
}

const HELP_SAID: Readonly<Record<ReturnType<typeof moonHelp>, string>> = {
  both: 'तारा और चंद्रमा, दोनों का बल आपके साथ है',
  tara: 'तारा का बल साथ है, पर चंद्रमा का कम है',
  moon: 'चंद्रमा का बल साथ है, पर तारा का कम है',
  none: 'तारा और चंद्रमा दोनों का बल कम है, इसलिए नई शुरुआत टालना ठीक है',
};

/** The tara of the Moon at noon, and its house; ranked first where it was not among the reasons. */
function tara({ chandrabala: { house }, recommendations, tarabala }: DayFacts, choose: Choose): Sentence {
  const { meaning, sanskrit } = TARAS[tarabala.tara.number - 1]!;
  const star = NAMES.nakshatra(tarabala.tara.nakshatra.number - 1);
  const place = house === 1 ? 'आपकी अपनी राशि में' : `आपकी राशि से ${hindiOrdinal(house)} स्थान पर`;
  const isHouseDescribed = recommendations.some(({ component }) => component === 'chandrabala');
  const text = choose('tara', [
    `दोपहर के नक्षत्र ${star} से आपकी ${sanskrit} तारा बनती है; ${meaning.hi}।`,
    `दोपहर में चंद्रमा ${star} नक्षत्र में है, जो आपकी ${sanskrit} तारा है; ${meaning.hi}।`,
  ]);
  const longer = choose('tara', [
    `दोपहर में चंद्रमा ${place}, ${star} नक्षत्र में है; इससे ${sanskrit} तारा बनती है और ${meaning.hi}।`,
    `चंद्रमा दोपहर में ${star} नक्षत्र में, ${place} है; यह आपकी ${sanskrit} तारा है और ${meaning.hi}।`,
  ]);
  return { text, rank: 1, longer: { text: longer, rank: isHouseDescribed ? 5 : 2 } };
}

/** The first change of tara or Moon after noon. */
function turnSaid(facts: DayFacts): Sentence[] {
  const turn = otherPeriods(facts).find(({ isBefore }) => !isBefore);
  if (!turn) return [];
  const { nature, sanskrit } = TARAS[turn.tara - 1]!;
  const from = clockSaid(turn.start, facts.target_date);
  const text = turn.isTaraNew
    ? `${from} से ${sanskrit} तारा लगती है, जो ${nature === 'shubh' ? 'शुभ है' : 'आराम और तैयारी के लिए है'}।`
    : `${from} से चंद्रमा ${turn.house === 1 ? 'आपकी अपनी राशि में' : `आपकी राशि से ${hindiOrdinal(turn.house)} स्थान पर`} आ जाता है।`;
  return [{ text, rank: 7 }];
}

/** When a favourable special yoga holds; ranked first where it was among the reasons. */
function yogasSaid(facts: DayFacts): Sentence[] {
  const { daily_yogas: yogas, recommendations, target_date: date } = facts;
  const [yoga] = specialYogas(facts, 'good').named;
  const found = yoga && yogas.of_the_day.find((one) => one.id === yoga.id && hoursOf(one) >= 1);
  if (!found) return [];
  const isReason = recommendations.some(({ component, kind }) => component === 'special_yogas' && kind === 'do');
  const when = hoursOf(found) < MOST_OF_DAY_HOURS ? `${spanSaid(found, date)} तक` : 'लगभग पूरे दिन';
  const text = `${yogaNamed(yoga.sanskrit)} ${when} है; शुभ काम को इससे सहारा मिलता है।`;
  return [{ text, rank: isReason ? 2 : 6 }];
}
