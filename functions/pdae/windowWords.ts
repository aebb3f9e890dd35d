/** Why a time of a day is sought or avoided, in the requested language. */
import type { DayWindow, WindowFact } from '../../lib/astro/judgement/day/windows.ts';
import { AMRITA_KAAL, AVOIDED_NAMES, CHANDRASHTAMA, PANCHAKA } from '../../lib/astro/judgement/tables/dayWindows.ts';
import type { HoraReasonId } from '../../lib/astro/judgement/tables/dayWindows.ts';
import { both, type Bilingual } from '../../lib/astro/bilingual.ts';
import type { AvoidedId } from '../../lib/astro/panchang/avoidedTimes.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { ABHIJIT, CHOGHADIYAS, type ChoghadiyaId } from '../../lib/astro/tables/dayParts.ts';
import { MUHURTA_USES } from '../../lib/astro/tables/muhurtas.ts';
import { NITYA_YOGAS, type PanchangName } from '../../lib/astro/tables/panchang.ts';
import { hindiOrdinal, ordinal } from '../../lib/astro/words.ts';
import type { Names } from '../../lib/words/names.ts';
import { PLANETS_HI } from '../../lib/words/hi/vocabulary.ts';

/** Returns the name of a time. */
export function windowName(fact: WindowFact, names: Names): string {
  const { lang } = names;
  switch (fact.kind) {
    case 'muhurta':
      return names.of(MUHURTAS[fact.id].name);
    case 'choghadiya':
      return CHOGHADIYA_TITLE(names.of(CHOGHADIYA[fact.id]))[lang];
    case 'hora':
      return both(`Hora of ${named(fact.lord)}`, `${PLANETS_HI[fact.lord]} की होरा`)[lang];
    case 'special_yoga':
      return names.of(fact.formed.yoga);
    case 'tara':
      return both(`${fact.of.tara.name} tara`, `${fact.of.tara.sanskrit} तारा`)[lang];
    case 'moon': {
      if (fact.of.moon.isChandrashtama) return names.of(CHANDRASHTAMA);
      const { house } = fact.of.moon;
      return both(`Moon in the ${ordinal(house)}`, `${hindiOrdinal(house)} स्थान में चंद्रमा`)[lang];
    }
    case 'avoided':
      return avoidedName(fact, names);
    case 'panchaka':
      return names.of(PANCHAKA);
  }
}

const CHOGHADIYA_TITLE = (name: string) => both(`${name} choghadiya`, `${name} चौघड़िया`);
const CHOGHADIYA = Object.fromEntries(CHOGHADIYAS.map((row) => [row.id, row])) as Record<
  ChoghadiyaId,
  (typeof CHOGHADIYAS)[number]
>;

const [KNOT_EN, KNOT_HI] = ['First part of', 'का आरंभिक भाग'];

function avoidedName({ time }: Extract<WindowFact, { kind: 'avoided' }>, names: Names): string {
  if (time.id !== 'shunned_part_of_yoga') return names.of(AVOIDED_NAMES[time.id]);
  const yoga = NITYA_YOGAS[time.yoga - 1]!;
  if (!time.isFirstPart) return both(yoga.name, `${yoga.sanskrit} योग`)[names.lang];
  return both(`${KNOT_EN} ${yoga.name}`, `${yoga.sanskrit} योग ${KNOT_HI}`)[names.lang];
}

/** Returns why it counts, or why not, for this chart. */
export function windowReason({ fact }: DayWindow, names: Names): string {
  return reasonOf(fact)[names.lang];
}

function reasonOf(fact: WindowFact): Bilingual {
  switch (fact.kind) {
    case 'muhurta':
      return MUHURTAS[fact.id].reason;
    case 'choghadiya':
      return CHOGHADIYA_REASONS[fact.id];
    case 'hora':
      return horaReason(fact.reasons);
    case 'special_yoga':
      return fact.formed.yoga.meaning;
    case 'tara': {
      const { tara } = fact.of;
      const [en, hi] = tara.nature === 'shubh' ? ['favourable', 'शुभ'] : ['unfavourable', 'अशुभ'];
      return both(
        `Star ${tara.count} from that of your birth, ${en} (${tara.meaning})`,
        `जन्म नक्षत्र से गिनने पर ${tara.count} क्रमांक का नक्षत्र, ${hi} तारा`,
      );
    }
    case 'moon': {
      const { effect, house, nature } = fact.of.moon;
      return both(
        `The Moon in the ${ordinal(house)} from your Moon of birth brings ${effect}`,
        `जन्म राशि से ${hindiOrdinal(house)} स्थान में चंद्रमा, ${MOON_NATURES[nature]}`,
      );
    }
    case 'avoided':
      return AVOIDED_REASONS[fact.id];
    case 'panchaka':
      return both(
        'The Moon between the middle of Dhanishta and the end of Revati: no fuel is gathered, no roof laid, no journey made to the south',
        'चंद्रमा धनिष्ठा के उत्तरार्ध से रेवती तक है: ईंधन-संग्रह, छत डालना और दक्षिण की यात्रा वर्जित हैं',
      );
  }
}

const MUHURTAS: Readonly<
  Record<Extract<WindowFact, { kind: 'muhurta' }>['id'], { readonly name: PanchangName; readonly reason: Bilingual }>
> = {
  abhijit: {
    name: ABHIJIT,
    reason: both(
      'The muhurta of midday, which carries every beginning but a journey to the south',
      'मध्याह्न का मुहूर्त, दक्षिण की यात्रा को छोड़ हर शुरुआत के लिए शुभ',
    ),
  },
  brahma_muhurta: {
    name: MUHURTA_USES.brahma_muhurta,
    reason: both('Before sunrise, for prayer, study and planning', 'सूर्योदय से पहले, जप, अध्ययन और योजना के लिए'),
  },
  vijaya_muhurta: {
    name: MUHURTA_USES.vijaya_muhurta,
    reason: both('For setting out and for what should succeed', 'प्रस्थान और सफलता चाहने वाले कामों के लिए'),
  },
  amrita_kaal: {
    name: AMRITA_KAAL,
    reason: both('The nectar hours of the nakshatra of the day', 'दिन के नक्षत्र की अमृत घड़ियाँ'),
  },
};

const CHOGHADIYA_REASONS: Readonly<Record<ChoghadiyaId, Bilingual>> = {
  amrit: both('Ruled by the Moon, good for every work', 'स्वामी चंद्रमा, हर काम के लिए शुभ'),
  shubh: both('Ruled by Jupiter, good for ceremonies and study', 'स्वामी गुरु, मांगलिक कार्य और अध्ययन के लिए शुभ'),
  labh: both('Ruled by Mercury, good for trade and learning', 'स्वामी बुध, व्यापार और सीखने के लिए शुभ'),
  char: both('Ruled by Venus, good for travel', 'स्वामी शुक्र, यात्रा के लिए शुभ'),
  udveg: both('Ruled by the Sun: unrest, except with officials', 'स्वामी सूर्य: सरकारी काम को छोड़ उद्वेगकारी'),
  kaal: both('Ruled by Saturn: for routine only', 'स्वामी शनि: केवल नियमित काम के लिए'),
  rog: both('Ruled by Mars: for contest only', 'स्वामी मंगल: केवल प्रतिस्पर्धा के काम के लिए'),
};

const HORA_REASONS: Readonly<Record<HoraReasonId, Bilingual>> = {
  ascendant_lord: both('lord of your ascendant', 'आपका लग्नेश'),
  yogakaraka: both('yogakaraka of your chart', 'आपकी कुंडली का योगकारक'),
  mahadasha_lord: both('lord of the running mahadasha', 'चल रही महादशा का स्वामी'),
  antardasha_lord: both('lord of the running antardasha', 'चल रही अंतर्दशा का स्वामी'),
  functional_benefic: both('a benefic for your ascendant', 'आपके लग्न के लिए शुभ'),
  natural_benefic: both('a natural benefic', 'नैसर्गिक शुभ ग्रह'),
  functional_malefic: both('a malefic for your ascendant', 'आपके लग्न के लिए अशुभ'),
  natural_malefic: both('a natural malefic', 'नैसर्गिक पाप ग्रह'),
};

function horaReason(reasons: readonly HoraReasonId[]): Bilingual {
  if (reasons.length === 0) return both('Neutral for your chart', 'आपकी कुंडली के लिए सम');
  const said = (lang: keyof Bilingual) => reasons.map((id) => HORA_REASONS[id][lang]).join(', ');
  const english = said('en');
  return both(english.charAt(0).toUpperCase() + english.slice(1), said('hi'));
}

const MOON_NATURES = { shubh: 'शुभ', madhyam: 'मध्यम शुभ', sama: 'सम', ashubh: 'अशुभ' } as const;

const AVOIDED_REASONS: Readonly<Record<AvoidedId, Bilingual>> = {
  rahu_kaal: both(
    'Rahu’s eighth of the day: nothing new is begun, signed or bought',
    'राहु का समय: नया काम, हस्ताक्षर और खरीद टालें',
  ),
  yamaganda: both('Journeys and lending wait', 'यात्रा और उधार देना टालें'),
  gulika_kaal: both('What is done in it tends to be repeated: no debt is made', 'इसमें किया काम दोहराया जाता है: ऋण न लें'),
  dur_muhurtas: both('A muhurta shunned on this weekday', 'इस वार में वर्जित मुहूर्त'),
  varjyam: both('The hours of the nakshatra that are left out', 'नक्षत्र की त्याज्य घड़ियाँ'),
  shunned_part_of_yoga: both('The part of the yoga that is left out', 'योग का त्याज्य भाग'),
  bhadra_on_earth: both(
    'Bhadra stays on earth: ceremonies, journeys and ventures wait',
    'भद्रा का वास पृथ्वी पर है: मांगलिक कार्य, यात्रा और नया काम टालें',
  ),
};
