/** The opening of a summary: the class of the day, and why. */
import { dateText } from '../../time/writtenDates.ts';
import { listHi } from '../../words/hi/grammar.ts';
import { WEEKDAYS_HI } from '../../words/hi/vocabulary.ts';
import { isQuiet, type DayFacts } from '../day/words.ts';
import type { Sentence } from '../model/fitted.ts';
import type { Choose } from './phrasing.ts';
import { oblique, reasonsSaid } from './reasons.ts';

type Ways = readonly [string, ...string[]];

/** Returns the opening sentences in Hindi: the class of the day, what supports it and what weighs on it. */
export function opening(facts: DayFacts, choose: Choose): Sentence[] {
  const [helps, weighs] = [reasonsSaid(facts, 'do'), reasonsSaid(facts, 'leave')];
  const isGentle = isQuiet(facts);
  const carried = helps.length > 0 ? choose('carried', (isGentle ? stillCarried : carriedBy)(helps)) : null;
  const pressed = weighed(weighs, isGentle, choose);
  const described = isGentle ? [pressed, carried] : [carried, pressed];
  return [choose('opening', beginnings(facts)), ...described].flatMap((text) => (text ? [{ text, rank: 0 }] : []));
}

function beginnings({ class: kind, overall_score: score, panchang: { vara }, target_date: date }: DayFacts): Ways {
  return BEGINNINGS[kind](`${dateText(date, 'hi')}, ${WEEKDAYS_HI[vara.number - 1]!}`, `100 में से ${score} अंक`);
}

const BEGINNINGS: Readonly<Record<DayFacts['class'], (day: string, points: string) => Ways>> = {
  best: (day, points) => [
    `${day} का दिन आपके सबसे अच्छे दिनों में से एक है: ${points}।`,
    `${day} को ग्रह खुलकर आपका साथ दे रहे हैं और दिन को ${points} मिलते हैं।`,
    `${day} का दिन आपके लिए खास तौर पर अनुकूल है; इसे ${points} मिलते हैं।`,
  ],
  good: (day, points) => [
    `${day} का दिन आपके लिए अच्छा है और इसे ${points} मिलते हैं।`,
    `${day} को हवा का रुख आपके पक्ष में है: ${points}।`,
    `${day} का दिन आपके लिए शुभ बन रहा है; ${points} बताते हैं कि ज़्यादातर काम आगे बढ़ सकते हैं।`,
  ],
  normal: (day, points) => [
    `${day} का दिन आपके लिए मिला-जुला है: ${points}, यानी रोज़ के काम आराम से चल सकते हैं।`,
    `${day} का दिन न बहुत तेज़ है, न रुका हुआ; ${points} के साथ यह नियमित काम के लिए ठीक है।`,
    `${day} को ${points} मिलते हैं; दिन सामान्य है, इसलिए उम्मीदों का बोझ थोड़ा हल्का रखें।`,
  ],
  avoid: (day, points) => [
    `${day} का दिन सँभलकर चलने का है; ${points} कहते हैं कि चाल धीमी रखना ही समझदारी है।`,
    `${day} को ${points} मिल रहे हैं, इसलिए यह नए काम से ज़्यादा पुराने काम समेटने का दिन है।`,
    `${day} का दिन थोड़ा भारी है (${points}), पर सोच-समझकर चलें तो आराम से निकल सकता है।`,
  ],
  danger: (day, points) => [
    `${day} का दिन शांति से बिताने का है; ${points} कम ज़रूर हैं, पर घबराने की कोई बात नहीं।`,
    `${day} को खुद को थोड़ा आराम दें: ${points} हैं, इसलिए सादे और ज़रूरी काम ही काफ़ी हैं।`,
    `${day} का दिन भागदौड़ का नहीं, ठहरने का है; ${points} मिले हैं, पर यह बस एक दिन की बात है।`,
  ],
};

function carriedBy([top, next]: readonly string[]): Ways {
  if (!next) return [`दिन का सबसे बड़ा सहारा ${top!} है।`, `जो बात सबसे अधिक आपके पक्ष में है, वह है ${top!}।`];
  return [
    `सबसे बड़ा सहारा ${oblique(top!)} से है, और ${next} भी आपके पक्ष में है।`,
    `${top!} इस दिन की सबसे बड़ी ताकत है, और ${next} भी साथ है।`,
    `अच्छी बात यह है कि ${top!} और ${next} आपके साथ हैं।`,
  ];
}

function stillCarried(helps: readonly string[]): Ways {
  const all = oblique(listHi(helps));
  return [
    `फिर भी ${all} का सहारा आपके साथ है।`,
    `राहत की बात यह है कि ${all} से सहारा मिल रहा है।`,
    `इसके बीच ${all} का सहयोग बना हुआ है।`,
  ];
}

function weighed(weighs: readonly string[], isGentle: boolean, choose: Choose): string {
  if (weighs.length === 0) return choose('free', UNHINDERED);
  const all = oblique(listHi(weighs));
  if (isGentle) {
    return choose('weighed', [
      `ऐसा ${all} के कारण है।`,
      `${all} के कारण मन और काम, दोनों को थोड़ा समय दें।`,
      `${all} के कारण कामों की गति धीमी रह सकती है।`,
    ]);
  }
  return choose('weighed', [
    `${all} के कारण थोड़ी सावधानी भी चाहिए।`,
    `दूसरी ओर ${all} के कारण कुछ कामों की गति धीमी रह सकती है।`,
    `बस ${all} के कारण कहीं-कहीं धैर्य रखना होगा।`,
  ]);
}

const UNHINDERED: Ways = [
  'सामने कोई बड़ी रुकावट भी नहीं दिखती।',
  'ऐसी कोई बात नहीं दिखती जो दिन को रोके।',
  'दिन के विरोध में कोई खास बात नहीं है।',
];
