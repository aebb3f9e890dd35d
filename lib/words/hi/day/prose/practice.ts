/** Times, remedies and the closing of the summary of a day, in Hindi. */
import type { DayClass } from '../../../../astro/judgement/tables/dayScore.ts';
import { CLOSURE_NAMES } from '../../../../astro/judgement/tables/dayClosures.ts';
import { MALA } from '../../../../astro/remedy/planetRemedies.ts';
import type { Planet } from '../../../../astro/tables/planets.ts';
import { REMEDIES } from '../../../../astro/tables/remedies.ts';
import type { ProsePracticeWords } from '../../../facts/day/prose.ts';
import { phraseAt } from '../../../phraseChoice.ts';
import type { Sentences } from '../../../sentences.ts';
import { shunnedName } from '../../../subjects/day/closures.ts';
import { listHi, planetHi, weekdayHi } from '../../grammar.ts';
import { PROSE_MATTERS_HI } from './areas.ts';
import { nearSpanHi } from './near.ts';

const SUN_STAYS: Readonly<Record<ProsePracticeWords['sun_stays']['where'], string>> = {
  polar_day: 'वहाँ सूर्य अस्त नहीं होता, इसलिए समय मध्याह्न से गिने गए हैं।',
  polar_night: 'वहाँ सूर्य उदय नहीं होता, इसलिए समय मध्याह्न से गिने गए हैं।',
};

/** Returns the mantra of a planet and how often it is said: का 108 बार जप; before से and का with के. */
function mantraHi(planet: Planet, ka: 'का' | 'के'): string {
  return `“${REMEDIES[planet].mantra.hi}” ${ka} ${MALA} बार जप`;
}

function mantraPhrases(planet: Planet): string[] {
  const [who, mantra] = [planetHi(planet), mantraHi(planet, 'का')];
  return [
    `उपाय सरल है: सुबह शांत मन से ${who} के लिए ${mantra} करें।`,
    `दिन की शुरुआत ${mantraHi(planet, 'के')} से करें; यह ${who} का सरल उपाय है।`,
    `${who} के उपाय के लिए कुछ पल निकालकर ${mantra} करें।`,
  ];
}

/** Returns what may be given for a planet; nothing for Ketu, some of whose gifts are for people and some for dogs. */
function giftPhrases(planet: Planet): string[] {
  if (planet === 'Ketu') return [];
  const { gifts, giftTime, recipient, varaIndex } = REMEDIES[planet];
  const [first, second] = gifts;
  const when = `${weekdayHi(varaIndex)} को ${giftTime.hi}`;
  return [`${planetHi(planet)} के लिए ${when} ${recipient.hi} को ${first!.hi} या ${second!.hi} दें।`];
}

const CLOSINGS: Readonly<Record<DayClass, readonly string[]>> = {
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

export const PROSE_PRACTICE_HI: Sentences<ProsePracticeWords> = {
  clock_of_place: () => 'सभी समय वहाँ की घड़ी के हैं, जहाँ यह दिन बीतेगा।',
  sun_stays: ({ where }) => SUN_STAYS[where],
  best_time: ({ hora, isAbhijit, isQuiet, matters, span, variant }) => {
    const [when, who] = [nearSpanHi(span), `${isAbhijit ? 'अभिजित मुहूर्त और ' : ''}${planetHi(hora)} की होरा`];
    const good = listHi(matters.map((matter) => PROSE_MATTERS_HI[matter]));
    const more = good === '' ? '' : `, जो ${good} के लिए अच्छी है`;
    return phraseAt(
      isQuiet
        ? [
            `जो काम टल न सके, उसे ${when} के बीच कर लें; तब ${who} है${more}।`,
            `कुछ ज़रूरी हो तो ${when} का समय चुनें, जब ${who} है${more}।`,
          ]
        : [
            `ज़रूरी काम ${when} के बीच रखें; तब ${who} है${more}।`,
            `सबसे अच्छा समय ${when} तक है, जब ${who} है${more}।`,
            `किसी खास काम के लिए ${when} का समय चुनें; तब ${who} है${more}।`,
          ],
      variant,
    );
  },
  no_time: ({ variant }) =>
    phraseAt(
      [
        'नई शुरुआत के लिए इस दिन कोई समय अलग से नहीं निकलता, इसलिए रोज़ के काम ही चलने दें।',
        'इस दिन कोई समय नई शुरुआत के लिए खास नहीं बनता; जो चल रहा है, उसी को सँभालें।',
        'नया काम शुरू करने का समय इस दिन अलग से नहीं निकलता; तैयारी करें और शुरुआत किसी और दिन रखें।',
        'नई शुरुआत के लिए यह दिन खास नहीं बनता, पर चल रहे काम आराम से निपट सकते हैं।',
      ],
      variant,
    ),
  closed_all_day: ({ closures }) =>
    `पूरे दिन ${listHi(closures.map((id) => CLOSURE_NAMES[id].sanskrit))} ${closures.length > 1 ? 'हैं' : 'है'}, इसलिए नई शुरुआत किसी और दिन करें।`,
  rahu_kaal: ({ span, variant }) =>
    phraseAt(
      [
        `राहु काल में, यानी ${nearSpanHi(span)} तक, नया काम शुरू न करें।`,
        `${nearSpanHi(span)} तक राहु काल है; तब नई शुरुआत से बचें।`,
        `राहु काल ${nearSpanHi(span)} तक है; उस समय पहले से चल रहे काम ही करें।`,
      ],
      variant,
    ),
  shunned_times: ({ times }) => {
    const names = times.map(({ span, what }) => `${shunnedName(what).sanskrit} (${nearSpanHi(span)})`);
    return `${listHi(names)} में भी नई शुरुआत से बचना ठीक है।`;
  },
  kept_remedy: ({ planet, variant }) => {
    const [who, mantra] = [planetHi(planet), mantraHi(planet, 'का')];
    return phraseAt(
      [
        `किसी ग्रह का खास दबाव नहीं है, इसलिए महादशा के स्वामी ${who} के लिए ${mantra} काफ़ी है।`,
        `उपाय के नाम पर बस इतना करें: महादशा के स्वामी ${who} के लिए ${mantra}।`,
      ],
      variant,
    );
  },
  tara_remedy: ({ variant }) =>
    phraseAt(
      [
        `तारा का बल कम है, इसलिए मन की शांति के लिए चंद्रमा के मंत्र ${mantraHi('Moon', 'का')} करें।`,
        `तारा के कम बल का उपाय चंद्रमा से जुड़ा है: सुबह शांत मन से ${mantraHi('Moon', 'का')} करें।`,
        `तारा को बल देने के लिए दिन की शुरुआत चंद्रमा के मंत्र ${mantraHi('Moon', 'के')} से करें।`,
      ],
      variant,
    ),
  remedy: ({ isPressing, mayNameGift, planet, variant }) =>
    phraseAt(
      [
        ...(isPressing ? [`${planetHi(planet)} का दबाव हल्का करने के लिए ${mantraHi(planet, 'का')} करें।`] : []),
        ...mantraPhrases(planet),
        ...(mayNameGift ? giftPhrases(planet) : []),
      ],
      variant,
    ),
  closing: ({ dayClass, variant }) => phraseAt(CLOSINGS[dayClass], variant),
};
