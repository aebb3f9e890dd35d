/** Practical advice for the day: times, manner, a remedy, and a closing sentence. */
import { counselOf, type CounselId } from '../../astro/judgement/day/counsels.ts';
import type { DayCategoryId } from '../../astro/judgement/tables/dayCategories.ts';
import { AVOIDED_NAMES } from '../../astro/judgement/tables/dayWindows.ts';
import { weekdayName as weekdayOf, MALA } from '../../astro/remedy/planetRemedies.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { REMEDIES } from '../../astro/tables/remedies.ts';
import { listHi } from '../../words/hi/grammar.ts';
import { PLANETS_HI } from '../../words/hi/vocabulary.ts';
import { isQuiet, planetOf, describedShunned, describedWindows, type DayFacts } from '../day/words.ts';
import { mattersOf } from './areas.ts';
import { spanSaid } from './clockText.ts';
import type { Sentence } from '../model/fitted.ts';
import type { Choose } from './phrasing.ts';
import { oblique } from './reasons.ts';
import { MATTERS_SAID } from './tables/reasons.ts';

type Ways = readonly [string, ...string[]];

/** Returns Hindi sentences about the best times of the day and those to avoid. */
export function times(facts: DayFacts, choose: Choose): Sentence[] {
  const { target_date: date } = facts;
  const described = describedShunned(facts).map((time) => ({ ...time, span: spanSaid(time, date) }));
  const rahu = described.filter(({ id }) => id === 'rahu_kaal');
  const others = described.filter(({ id }) => id !== 'rahu_kaal');
  const also = others.map(({ id, span }) => `${AVOIDED_NAMES[id].sanskrit} (${span})`);
  return [
    ...ofPlace(facts),
    bestTime(facts, choose),
    ...rahu.map(({ span }) => ({ text: choose('shunned', leaveAlone(span)), rank: 0 })),
    ...(also.length > 0 ? [{ text: `${listHi(also)} में भी नई शुरुआत से बचना ठीक है।`, rank: 7 }] : []),
  ];
}

function leaveAlone(span: string): Ways {
  return [
    `राहु काल में, यानी ${span} तक, नया काम शुरू न करें।`,
    `${span} तक राहु काल है; तब नई शुरुआत से बचें।`,
    `राहु काल ${span} तक है; उस समय पहले से चल रहे काम ही करें।`,
  ];
}

function bestTime(facts: DayFacts, choose: Choose): Sentence {
  const [best] = describedWindows(facts);
  if (!best) return { text: choose('no_time', NO_TIME), rank: 0 };
  const span = spanSaid(best, facts.target_date);
  const hora = `${best.is_abhijit ? 'अभिजित मुहूर्त और ' : ''}${PLANETS_HI[planetOf(best.hora)]} की होरा`;
  const said = (more: string) => choose('time', (isQuiet(facts) ? quietTimes : goodTimes)(span, hora, more));
  const matters = best.good_for.slice(0, 2).map((id) => MATTERS_SAID[id]);
  if (matters.length === 0) return { text: said(''), rank: 0 };
  return { text: said(''), rank: 0, longer: { text: said(`, जो ${listHi(matters)} के लिए अच्छी है`), rank: 5 } };
}

function goodTimes(span: string, hora: string, more: string): Ways {
  return [
    `ज़रूरी काम ${span} के बीच रखें; तब ${hora} है${more}।`,
    `सबसे अच्छा समय ${span} तक है, जब ${hora} है${more}।`,
    `किसी खास काम के लिए ${span} का समय चुनें; तब ${hora} है${more}।`,
  ];
}

function quietTimes(span: string, hora: string, more: string): Ways {
  return [
    `जो काम टल न सके, उसे ${span} के बीच कर लें; तब ${hora} है${more}।`,
    `कुछ ज़रूरी हो तो ${span} का समय चुनें, जब ${hora} है${more}।`,
  ];
}

const NO_TIME: Ways = [
  'नई शुरुआत के लिए इस दिन कोई समय अलग से नहीं निकलता, इसलिए रोज़ के काम ही चलने दें।',
  'इस दिन कोई समय नई शुरुआत के लिए खास नहीं बनता; जो चल रहा है, उसी को सँभालें।',
];

/** Sentences where the local time is not that of the birth place, and where the Sun does not rise or set. */
function ofPlace({ panchang: { reason }, place: { source } }: DayFacts): Sentence[] {
  const described = [
    ...(source === 'birth' ? [] : ['सभी समय वहाँ की घड़ी के हैं, जहाँ यह दिन बीतेगा।']),
    ...(reason ? [POLAR[reason]] : []),
  ];
  return described.map((text) => ({ text, rank: 0 }));
}

const POLAR = {
  polar_day: 'वहाँ सूर्य अस्त नहीं होता, इसलिए समय मध्याह्न से गिने गए हैं।',
  polar_night: 'वहाँ सूर्य उदय नहीं होता, इसलिए समय मध्याह्न से गिने गए हैं।',
} as const;

/** Words by which a recommendation would urge the very life area that needs care today. */
const URGES: Partial<Readonly<Record<DayCategoryId, RegExp>>> = {
  travel: /यात्रा/,
  education: /पढ़ाई|परीक्षा/,
  finance: /बिक्री|वसूली|व्यापार/,
  relationship: /साझेदारी|साथी|मतभेद/,
  health: /स्वास्थ्य/,
};

/**
 * Returns the recommendation for the heaviest component: to use it on a favourable day, to ease it on a day to go
 * gently.
 */
export function counsels(facts: DayFacts): Sentence[] {
  const { recommendations } = facts;
  // The recommendation for a special yoga only says that its time is good, and the sentence about the yoga says that.
  const ordinary = recommendations.filter(({ component }) => component !== 'special_yogas');
  const lowest = mattersOf(facts).at(-1)!.id;
  const of = (kind: 'do' | 'leave') =>
    [...ordinary, ...recommendations]
      .filter((one) => one.kind === kind)
      .map(({ id }) => counselOf(id as CounselId))
      .find(({ text }) => kind === 'leave' || !URGES[lowest]?.test(text.hi));
  const [use, leave] = [of('do'), of('leave')];
  const ordered = isQuiet(facts)
    ? [leave?.ease?.hi, leave?.text.hi]
    : [use?.text.hi ?? leave?.ease?.hi, leave?.text.hi, use && leave?.ease?.hi];
  return ordered.flatMap((text, i) => (text ? [{ text, rank: [1, 6, 9][i]! }] : []));
}

/**
 * Returns Hindi sentences that name a remedy for the day.
 *
 * @param counselled sentences already in the text; a gift they name is not repeated
 */
export function remedy(facts: DayFacts, counselled: readonly Sentence[], choose: Choose): Sentence[] {
  const { remedies } = facts;
  const [first] = remedies;
  if (!first) return [];
  const planet = planetOf(first.planet);
  const who = PLANETS_HI[planet];
  const said = `“${REMEDIES[planet].mantra.hi}” का ${MALA} बार जप`;
  // A single remedy is for the dasha lord: no planet is difficult today.
  if (remedies.length === 1) return [{ text: choose('kept', keptRemedy(who, said)), rank: 0 }];
  const pressing = `${who} का दबाव हल्का करने के लिए ${said} करें।`;
  const isGiftDescribed = counselled[0]?.text.includes('दान') === true;
  const others: Ways = [...mantra(who, said), ...(isGiftDescribed ? [] : gift(planet))];
  if (planet !== 'Moon' || pointsOf(facts, 'chandrabala') < 0) {
    return [{ text: choose('remedy', [pressing, ...others]), rank: 0 }];
  }
  // A Moon in a favourable house is not called difficult: the points are lost by the tara, which belongs to the Moon,
  // or by the day.
  return [{ text: choose('remedy', pointsOf(facts, 'tarabala') < 0 ? taraRemedy(said) : others), rank: 0 }];
}

function pointsOf({ components }: DayFacts, part: 'tarabala' | 'chandrabala'): number {
  return components.find(({ id }) => id === part)?.points ?? 0;
}

function taraRemedy(said: string): Ways {
  return [
    `तारा का बल कम है, इसलिए मन की शांति के लिए चंद्रमा के मंत्र ${said} करें।`,
    `तारा के कम बल का उपाय चंद्रमा से जुड़ा है: सुबह शांत मन से ${said} करें।`,
    `तारा को बल देने के लिए दिन की शुरुआत चंद्रमा के मंत्र ${oblique(said)} से करें।`,
  ];
}

function keptRemedy(who: string, said: string): Ways {
  return [
    `किसी ग्रह का खास दबाव नहीं है, इसलिए महादशा के स्वामी ${who} के लिए ${said} पर्याप्त है।`,
    `उपाय के नाम पर बस इतना करें: महादशा के स्वामी ${who} के लिए ${said}।`,
  ];
}

function mantra(who: string, said: string): Ways {
  return [
    `उपाय सरल है: सुबह शांत मन से ${who} के लिए ${said} करें।`,
    `दिन की शुरुआत ${oblique(said)} से करें; यह ${who} का सरल उपाय है।`,
    `${who} के उपाय के लिए कुछ पल निकालकर ${said} करें।`,
  ];
}

/** Gifts suitable for their recipient; some of Ketu's are for people and some for dogs. */
function gift(planet: Planet): string[] {
  if (planet === 'Ketu') return [];
  const { gifts, giftTime, recipient, varaIndex } = REMEDIES[planet];
  const [first, second] = gifts;
  const when = `${weekdayOf(varaIndex).hi} को ${giftTime.hi}`;
  return [`${PLANETS_HI[planet]} के लिए ${when} ${recipient.hi} को ${first!.hi} या ${second!.hi} दें।`];
}

/** Returns the last sentence of the summary, in Hindi, by the class of the day. */
export function closing({ class: kind }: DayFacts, choose: Choose): Sentence {
  return { text: choose('closing', CLOSINGS[kind]), rank: 0 };
}

const CLOSINGS: Readonly<Record<DayFacts['class'], Ways>> = {
  best: [
    'जिस बात की तैयारी थी, उसे आगे बढ़ाने का यह सही समय है।',
    'जो काम मन में रुका था, उसे भरोसे के साथ शुरू करें।',
    'जो अच्छा मिले, उसे अपनों के साथ बाँटें।',
    'ऐसे दिन को छोटी बातों में न जाने दें; बड़ा काम पहले रखें।',
  ],
  good: [
    'जो तैयार है, उसे आगे बढ़ाएँ और बाकी को सरल रखें।',
    'भरोसे से चलें और दिन को हल्के मन से जिएँ।',
    'छोटे-छोटे कदम भी दिन को अच्छी दिशा देते हैं।',
    'अपनी तैयारी पर भरोसा करें और समय का ध्यान रखें।',
    'मन साफ़ रखें और काम को उसकी सही घड़ी में करें।',
  ],
  normal: [
    'समय पर किया हुआ रोज़ का काम ही इस दिन की कमाई है।',
    'ज़्यादा जोड़-घटाव न करें; एक-एक काम पूरा करते चलें।',
    'धीरज और मुस्कान, दोनों साथ रखें।',
    'अपेक्षा कम और लगन ज़्यादा रखें, तो दिन सहज लगेगा।',
  ],
  avoid: [
    'योजना छोटी रखें और अपने साथ नरमी बरतें; आगे सहज दिन आते हैं।',
    'जो काम रुक जाए, वह बाद में बेहतर ढंग से हो सकता है।',
    'थोड़ा ठहरकर चलना हार नहीं, समझदारी है।',
  ],
  danger: [
    'आराम, दिनचर्या और थोड़ी प्रार्थना काफ़ी है; यह दिन भी बीत जाता है।',
    'अपनों के पास रहें और मन को हल्का रखें; रुका हुआ काम बाद में हो जाएगा।',
    'खुद पर दबाव न डालें; शांत मन ही इस दिन का सबसे बड़ा सहारा है।',
  ],
};
