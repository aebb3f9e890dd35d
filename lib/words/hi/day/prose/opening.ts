/** The opening of the summary of a day, in Hindi: the class of the day, and why. */
import type { Fact } from '../../../../astro/factsOf.ts';
import type { DayClass } from '../../../../astro/judgement/tables/dayScore.ts';
import type { DaySideFacts, ProseOpeningWords } from '../../../facts/day/prose.ts';
import { phraseAt } from '../../../phraseChoice.ts';
import { sayIn } from '../../../say.ts';
import type { Sentences } from '../../../sentences.ts';
import { dateHi, listHi, weekdayHi } from '../../grammar.ts';
import { SIDES_DIRECT, SIDES_OBLIQUE } from './sides.ts';

type Sides = readonly Fact<DaySideFacts>[];

const BEGINNINGS: Readonly<Record<DayClass, (day: string, points: string) => readonly string[]>> = {
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

function carriedBy([top, next]: Sides): readonly string[] {
  const first = sayIn(SIDES_DIRECT, top!);
  if (!next) return [`दिन का सबसे बड़ा सहारा ${first} है।`, `जो बात सबसे अधिक आपके पक्ष में है, वह है ${first}।`];
  const second = sayIn(SIDES_DIRECT, next);
  return [
    `सबसे बड़ा सहारा ${sayIn(SIDES_OBLIQUE, top!)} से है, और ${second} भी आपके पक्ष में है।`,
    `${first} इस दिन की सबसे बड़ी ताकत है, और ${second} भी साथ है।`,
    `अच्छी बात यह है कि ${first} और ${second} आपके साथ हैं।`,
  ];
}

const oblique = (sides: Sides) => listHi(sides.map((side) => sayIn(SIDES_OBLIQUE, side)));

export const PROSE_OPENING_HI: Sentences<ProseOpeningWords> = {
  opening: ({ date, dayClass, score, variant, weekdayIndex }) => {
    const beginnings = BEGINNINGS[dayClass](`${dateHi(date)}, ${weekdayHi(weekdayIndex)}`, `100 में से ${score} अंक`);
    return phraseAt(beginnings, variant);
  },
  carried: ({ sides, variant }) => phraseAt(carriedBy(sides), variant),
  carried_still: ({ sides, variant }) =>
    phraseAt(
      [
        `फिर भी ${oblique(sides)} का सहारा आपके साथ है।`,
        `राहत की बात यह है कि ${oblique(sides)} से सहारा मिल रहा है।`,
        `इसके बीच ${oblique(sides)} का सहयोग बना हुआ है।`,
      ],
      variant,
    ),
  weighed: ({ sides, variant }) =>
    phraseAt(
      [
        `${oblique(sides)} के कारण थोड़ी सावधानी भी चाहिए।`,
        `दूसरी ओर ${oblique(sides)} के कारण कुछ कामों की गति धीमी रह सकती है।`,
        `बस ${oblique(sides)} के कारण कहीं-कहीं धैर्य रखना होगा।`,
      ],
      variant,
    ),
  weighed_gently: ({ sides, variant }) =>
    phraseAt(
      [
        `ऐसा ${oblique(sides)} के कारण है।`,
        `${oblique(sides)} के कारण मन और काम, दोनों को थोड़ा समय दें।`,
        `${oblique(sides)} के कारण कामों की गति धीमी रह सकती है।`,
      ],
      variant,
    ),
  unhindered: ({ variant }) =>
    phraseAt(
      ['सामने कोई बड़ी रुकावट भी नहीं दिखती।', 'ऐसी कोई बात नहीं दिखती जो दिन को रोके।', 'दिन के विरोध में कोई खास बात नहीं है।'],
      variant,
    ),
};
