/** What Saturn, Jupiter and the Moon bring to a Moon sign over time, in Hindi. */
import type { SaturnPassageKind, SaturnPhase } from '../../../astro/transit/saturn.ts';
import type { MoonSignWords, SaturnTime } from '../../facts/transitCalendar.ts';
import type { Sentences } from '../../sentences.ts';
import { atTime, countHi, listHi, nakshatraHi, onDate, signHi } from '../grammar.ts';
import { openDatesHi } from './skyCalendar.ts';

const PASSAGES: Readonly<Record<SaturnPassageKind, string>> = {
  sade_sati: 'साढ़ेसाती',
  kantaka: 'चतुर्थ ढैया',
  ashtama: 'अष्टम ढैया',
};

const PHASES: Readonly<Record<SaturnPhase, string>> = {
  rising: 'साढ़ेसाती का पहला चरण',
  peak: 'साढ़ेसाती का दूसरा चरण',
  setting: 'साढ़ेसाती का तीसरा चरण',
  kantaka: 'चतुर्थ ढैया',
  ashtama: 'अष्टम ढैया',
};

/** A list has three members at the most. */
const MOST = 3;

const saturnTime = (time: SaturnTime) => `${PASSAGES[time.kind]} ${openDatesHi(time)}`;
const signsHi = (signs: readonly number[]) => listHi(signs.map(signHi));

export const MOON_SIGNS_HI: Sentences<MoonSignWords> = {
  chandrashtama_year: ({ by, count, first, isOwn, nakshatraIndex, signIndex }) => {
    const where =
      by === 'star' && nakshatraIndex !== null
        ? `${nakshatraHi(nakshatraIndex)} नक्षत्र से, जो ${isOwn ? 'आपके ' : ''}जन्म नक्षत्र से 17वाँ है,`
        : `${signHi(signIndex)} राशि से, जो ${isOwn ? 'आपकी ' : ''}जन्म राशि से आठवीं है,`;
    const opening = `चंद्रमा ${where} ${countHi(count)} बार गुज़रता है।`;
    if (first === null) return opening;
    const { fromDate, fromTime, untilDate, untilTime } = first;
    return `${opening} पहली बार यह ${onDate(fromDate)} ${atTime(fromTime)} शुरू होकर ${onDate(untilDate)} ${atTime(untilTime)} पूरा होता है।`;
  },
  no_chandrashtama: ({ isOwn }) => `इन दिनों चंद्राष्टम नहीं है${isOwn ? '; आपके लिए ये दिन इससे मुक्त हैं' : ''}।`,
  chandrashtama_means: () =>
    'परंपरा में ये दिन रोज़ के काम के हैं: नई शुरुआत या कठिन बातचीत टल सके तो बाद में करें। चंद्राष्टम हर महीने आता है और करीब दो दिन में बीत जाता है। अकेले उससे कुछ तय नहीं होता।',
  phase: ({ phase }) => PHASES[phase],
  saturn_signs: ({ dhaiya, sadeSati, year }) => {
    const parts = [
      ...(sadeSati.length > 0 ? [`${signsHi(sadeSati)} राशि की साढ़ेसाती`] : []),
      ...(dhaiya.length > 0 ? [`${signsHi(dhaiya)} राशि की ढैया`] : []),
    ];
    return `${year} के आरंभ में ${listHi(parts)} चल रही ${parts.length > 1 ? 'हैं' : 'है'}।`;
  },
  saturn_times: ({ times }) =>
    times.length === 0 ? 'इन वर्षों में न साढ़ेसाती है, न ढैया' : times.slice(0, MOST).map(saturnTime).join('; '),
  saturn_yours: ({ signIndex, times }) => {
    const [first, ...others] = times.slice(0, MOST);
    const opening = `आपकी जन्म राशि ${signHi(signIndex)} पर इन वर्षों में ${saturnTime(first!)} है।`;
    return [opening, ...others.map((time) => `उसके बाद ${saturnTime(time)} है।`)].join(' ');
  },
  saturn_none: ({ signIndex }) => `आपकी जन्म राशि ${signHi(signIndex)} पर इन वर्षों में न साढ़ेसाती है, न ढैया।`,
  saturn_means: () =>
    'परंपरा में शनि इन वर्षों में काम धीमा करता है। धैर्य से नियमित काम करें, उसका फल मिलता है। अधिकतर लोगों के जीवन में ये दो-तीन बार आते हैं और बहुत-सा टिकाऊ काम इन्हीं में बनता है।',
  guru_signs: ({ jupiterSign, signs, year }) =>
    `${year} के आरंभ में गुरु ${signHi(jupiterSign)} राशि में है और ${countHi(signs.length)} राशियों को गुरु बल देता है: ${signsHi(signs)}।`,
  guru_times: ({ times }) =>
    times.length === 0 ? 'इन वर्षों में गुरु बल नहीं' : `गुरु बल ${times.slice(0, MOST).map(openDatesHi).join('; ')}`,
  guru_yours: ({ signIndex, times }) => {
    const [first, ...others] = times.slice(0, MOST).map(openDatesHi);
    const opening = `आपकी जन्म राशि ${signHi(signIndex)} को गुरु बल ${first!} मिलता है।`;
    return [opening, ...others.map((time) => `इसके बाद ${time} फिर मिलता है।`)].join(' ');
  },
  guru_none: ({ signIndex }) => `आपकी जन्म राशि ${signHi(signIndex)} को इस समय में गुरु बल नहीं मिलता।`,
  guru_means: () =>
    'परंपरा में विवाह, पढ़ाई या किसी शुरुआत से पहले गुरु बल देखा जाता है। गुरु बल न हो तो पहले गुरु की पूजा का चलन है; इससे न कुछ रुकता है, न किसी फल का वादा है।',
};
