/** A day in a line, and in a few short sentences, in Hindi. */
import type { Fact } from '../../../astro/factsOf.ts';
import { CLOSURE_NAMES } from '../../../astro/judgement/tables/dayClosures.ts';
import type { DayClass } from '../../../astro/judgement/tables/dayScore.ts';
import type { DayReasonFacts } from '../../facts/day/dayText.ts';
import type { DayHeadlineWords } from '../../facts/day/headline.ts';
import { phraseAt } from '../../phraseChoice.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { rankOblique } from '../grammar.ts';
import { clockSpanHi } from './clock.ts';
import { DAY_REASONS_HI } from './dayText.ts';

const PLAIN: Readonly<Record<DayClass, readonly string[]>> = {
  best: ['आपके सबसे अच्छे दिनों में से एक।', 'दिन बहुत अच्छा है।', 'जिसकी तैयारी है, उसे आगे बढ़ाएँ।'],
  good: ['आपके लिए अच्छा दिन।', 'दिन आपके लिए अच्छा है।', 'जो तैयार है, उसे आगे बढ़ाएँ।'],
  normal: ['सामान्य दिन, रोज़ के काम ठीक चलेंगे।', 'दिन रोज़ के काम का है।', 'जो चल रहा है, उसी में लगे रहें।'],
  avoid: ['सँभलकर चलने का दिन।', 'इस दिन योजना छोटी रखें।', 'पहले पुराने काम निपटाएँ।'],
  danger: ['आराम और दिनचर्या का दिन।', 'दिन शांत और सादा रखें।', 'जो टल सके, उसे बाद के लिए रखें।'],
};

const WITH_REASON: Readonly<Record<DayClass, (reason: string) => readonly string[]>> = {
  best: (reason) => [
    `आपके सबसे अच्छे दिनों में से एक; ${reason} से बल मिलता है।`,
    `${reason} से दिन को बहुत बल मिलता है।`,
    `जिसकी तैयारी है, उसे आगे बढ़ाएँ; ${reason} से मदद मिलती है।`,
  ],
  good: (reason) => [
    `आपके लिए अच्छा दिन; ${reason} से बल मिलता है।`,
    `${reason} से दिन अच्छा बनता है।`,
    `जो तैयार है, उसे आगे बढ़ाएँ; ${reason} से मदद मिलती है।`,
  ],
  normal: (reason) => [
    `सामान्य दिन; ${reason} से गति थोड़ी धीमी है।`,
    `${reason} से यह रोज़ के काम का दिन है।`,
    `जो चल रहा है, उसी में लगे रहें; ${reason} से दिन का बल घटता है।`,
  ],
  avoid: (reason) => [
    `सँभलकर चलने का दिन; ${reason} से बल घटता है।`,
    `${reason} से दिन हल्का है, योजना छोटी रखें।`,
    `पहले पुराने काम निपटाएँ; ${reason} से नए काम धीमे चलते हैं।`,
  ],
  danger: (reason) => [
    `आराम और दिनचर्या का दिन; ${reason} से बल घटता है।`,
    `${reason} से दिन हल्का है, इसे सादा रखें।`,
    `जो टल सके, उसे बाद के लिए रखें; ${reason} से बल घटता है।`,
  ],
};

const CLASSES: Readonly<Record<DayClass, string>> = {
  best: 'आपके सबसे अच्छे दिनों में से एक है',
  good: 'आपके लिए अच्छा है',
  normal: 'आपके लिए सामान्य है',
  avoid: 'सँभलकर चलने का है',
  danger: 'आराम और दिनचर्या का है',
};

/** The Moon by her place alone, as it stands before से. */
const REASONS: Sentences<DayReasonFacts> = {
  ...DAY_REASONS_HI,
  moon: ({ house }) => (house === 1 ? 'जन्म राशि के चंद्रमा' : `${rankOblique(house)} स्थान के चंद्रमा`),
};

const said = (reason: Fact<DayReasonFacts>) => sayIn(REASONS, reason);

/** A clause with either side, or both. */
function sides(helps: Fact<DayReasonFacts> | null, presses: Fact<DayReasonFacts> | null): string {
  const helped = helps && `${said(helps)} से बल मिलता है`;
  const pressed = presses && `${said(presses)} से घटता है`;
  if (helped && pressed) return `${helped} और ${pressed}`;
  return helped ?? `${said(presses!)} से बल घटता है`;
}

export const DAY_HEADLINE_HI: Sentences<DayHeadlineWords> = {
  headline: ({ dayClass, reason, turn }) =>
    phraseAt(reason ? WITH_REASON[dayClass](said(reason)) : PLAIN[dayClass], turn),
  closed_headline: ({ closure, isAllDay, turn }) => {
    const { sanskrit } = CLOSURE_NAMES[closure];
    const when = isAllDay ? 'पूरे दिन' : 'दिन में कुछ समय';
    return phraseAt(
      [
        `दिन रोज़ के काम का है, क्योंकि ${when} ${sanskrit} है।`,
        `${when} ${sanskrit} है, इसलिए नए काम न छेड़ें।`,
        isAllDay ? `${sanskrit} है; नई शुरुआत किसी और दिन रखें।` : `${sanskrit} के समय नई शुरुआत न करें।`,
      ],
      turn,
    );
  },
  verdict: ({ dayClass, helps, presses, turn }) => {
    const day = CLASSES[dayClass];
    if (!helps && !presses) return `यह दिन ${day}।`;
    const why = sides(helps, presses);
    return phraseAt(
      [`यह दिन ${day}। इसे ${why}।`, `दिन ${day}; इसे ${why}।`, `दिन को ${why}। कुल मिलाकर यह ${day}।`],
      turn,
    );
  },
  best_time: ({ isQuiet, span }) =>
    isQuiet
      ? `जो काम टल न सके, उसे ${clockSpanHi(span)} के बीच करें।`
      : `नए काम के लिए सबसे अच्छा समय ${clockSpanHi(span)} तक है।`,
  routine_time: ({ span }) => `रोज़ के काम के लिए ${clockSpanHi(span)} तक का समय अच्छा है।`,
  no_time: () => 'नई शुरुआत के लिए कोई खास समय नहीं निकलता।',
  closed: ({ closure, span }) =>
    span === null
      ? `${CLOSURE_NAMES[closure].sanskrit} पूरे दिन है, इसलिए नया काम शुरू न करें।`
      : `${clockSpanHi(span)} तक ${CLOSURE_NAMES[closure].sanskrit} है, तब नया काम शुरू न करें।`,
};
