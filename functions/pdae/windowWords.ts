/** Why a time of a day is sought or avoided, in the requested language. */
import type { DayWindow, WindowFact } from '../../lib/astro/judgement/day/windows.ts';
import { AMRITA_KAAL, AVOIDED_NAMES, CHANDRASHTAMA, PANCHAKA } from '../../lib/astro/judgement/tables/dayWindows.ts';
import { both, type Bilingual } from '../../lib/astro/bilingual.ts';
import type { AvoidedId } from '../../lib/astro/panchang/avoidedTimes.ts';
import { ABHIJIT, type ChoghadiyaId } from '../../lib/astro/tables/dayParts.ts';
import { MUHURTA_USES } from '../../lib/astro/tables/muhurtas.ts';
import type { PanchangName } from '../../lib/astro/tables/panchang.ts';
import { DAY_WINDOWS } from '../../lib/words/subjects/day/windows.ts';
import type { Names } from '../../lib/words/names.ts';

/** Returns the name of a time. */
export function windowName(fact: WindowFact, names: Names): string {
  const words = DAY_WINDOWS[names.lang];
  switch (fact.kind) {
    case 'muhurta':
      return names.of(MUHURTAS[fact.id].name);
    case 'choghadiya':
      return words.choghadiya({ choghadiya: fact.id });
    case 'hora':
      return words.hora({ lord: fact.lord });
    case 'special_yoga':
      return names.of(fact.formed.yoga);
    case 'tara':
      return words.tara({ tara: fact.of.tara.id });
    case 'moon': {
      const { house, isChandrashtama } = fact.of.moon;
      return isChandrashtama ? names.of(CHANDRASHTAMA) : words.moon({ house });
    }
    case 'avoided':
      return avoidedName(fact, names);
    case 'panchaka':
      return names.of(PANCHAKA);
  }
}

function avoidedName({ time }: Extract<WindowFact, { kind: 'avoided' }>, names: Names): string {
  if (time.id !== 'shunned_part_of_yoga') return names.of(AVOIDED_NAMES[time.id]);
  return DAY_WINDOWS[names.lang].shunned_yoga({ yoga: time.yoga, isWhole: !time.isFirstPart });
}

/** Returns why it counts, or why not, for this chart. */
export function windowReason({ fact }: DayWindow, names: Names): string {
  const words = DAY_WINDOWS[names.lang];
  switch (fact.kind) {
    case 'muhurta':
      return names.text(MUHURTAS[fact.id].reason);
    case 'choghadiya':
      return names.text(CHOGHADIYA_REASONS[fact.id]);
    case 'hora':
      return words.hora_reason({ reasons: fact.reasons });
    case 'special_yoga':
      return names.text(fact.formed.yoga.meaning);
    case 'tara':
      return words.tara_reason({ count: fact.of.tara.count });
    case 'moon':
      return words.moon_reason({ house: fact.of.moon.house, paksha: fact.of.paksha });
    case 'avoided':
      return names.text(AVOIDED_REASONS[fact.id]);
    case 'panchaka':
      return names.text(PANCHAKA_REASON);
  }
}

const PANCHAKA_REASON = both(
  'The Moon between the middle of Dhanishta and the end of Revati: no fuel is gathered, no roof laid, no journey made to the south',
  'चंद्रमा धनिष्ठा के उत्तरार्ध से रेवती तक है, इसलिए ईंधन न जुटाएँ, छत न डालें और दक्षिण की यात्रा न करें',
);

const MUHURTAS: Readonly<
  Record<Extract<WindowFact, { kind: 'muhurta' }>['id'], { readonly name: PanchangName; readonly reason: Bilingual }>
> = {
  abhijit: {
    name: ABHIJIT,
    reason: both(
      'The muhurta of midday, good for every beginning but a journey to the south',
      'मध्याह्न का मुहूर्त, दक्षिण की यात्रा छोड़कर हर शुरुआत के लिए शुभ',
    ),
  },
  brahma_muhurta: {
    name: MUHURTA_USES.brahma_muhurta,
    reason: both('Before sunrise, for prayer, study and planning', 'सूर्योदय से पहले का समय, जप, पढ़ाई और योजना के लिए'),
  },
  vijaya_muhurta: {
    name: MUHURTA_USES.vijaya_muhurta,
    reason: both('For setting out and for what should succeed', 'यात्रा शुरू करने और सफलता के कामों के लिए'),
  },
  amrita_kaal: {
    name: AMRITA_KAAL,
    reason: both('The nectar hours of the nakshatra of the day', 'दिन के नक्षत्र की अमृत घटियाँ'),
  },
};

const CHOGHADIYA_REASONS: Readonly<Record<ChoghadiyaId, Bilingual>> = {
  amrit: both('Ruled by the Moon, good for every work', 'स्वामी चंद्रमा, हर काम के लिए शुभ'),
  shubh: both('Ruled by Jupiter, good for ceremonies and study', 'स्वामी गुरु, मांगलिक काम और पढ़ाई के लिए शुभ'),
  labh: both('Ruled by Mercury, good for trade and learning', 'स्वामी बुध, व्यापार और सीखने के लिए शुभ'),
  char: both('Ruled by Venus, good for travel', 'स्वामी शुक्र, यात्रा के लिए शुभ'),
  udveg: both('Ruled by the Sun: unrest, except with officials', 'स्वामी सूर्य, सरकारी काम छोड़कर बाकी काम टालें'),
  kaal: both('Ruled by Saturn: for routine only', 'स्वामी शनि, केवल रोज़ के काम के लिए'),
  rog: both('Ruled by Mars: for contest only', 'स्वामी मंगल, केवल मुकाबले के काम के लिए'),
};

const AVOIDED_REASONS: Readonly<Record<AvoidedId, Bilingual>> = {
  rahu_kaal: both(
    'Rahu’s eighth of the day: nothing new is begun, signed or bought',
    'दिन का वह आठवाँ भाग जो राहु का है; नया काम, हस्ताक्षर और खरीद टालें',
  ),
  yamaganda: both('Journeys and lending wait', 'यात्रा न करें और उधार न दें'),
  gulika_kaal: both(
    'What is done in it tends to be repeated: no debt is made',
    'इसमें किया काम दोहराया जाता है, इसलिए कर्ज़ न लें',
  ),
  dur_muhurtas: both('A muhurta shunned on this weekday', 'इस वार का वर्जित मुहूर्त'),
  varjyam: both('The hours of the nakshatra that are left out', 'नक्षत्र की वर्जित घटियाँ'),
  shunned_part_of_yoga: both('The part of the yoga that is left out', 'योग का वर्जित भाग'),
  bhadra_on_earth: both(
    'Bhadra stays on earth: ceremonies, journeys and ventures wait',
    'भद्रा पृथ्वी पर है, इसलिए मांगलिक काम, यात्रा और नया काम टालें',
  ),
};
