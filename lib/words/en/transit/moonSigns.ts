/** What Saturn, Jupiter and the Moon bring to a Moon sign over time, in English. */
import type { SaturnPassageKind, SaturnPhase } from '../../../astro/transit/saturn.ts';
import type { MoonSignWords, SaturnTime } from '../../facts/transitCalendar.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, countWord, listed, nakshatraEn, signEn } from '../grammar.ts';
import { longDateEn, timeEn } from '../muhurta/when.ts';
import { openDatesEn } from './skyCalendar.ts';

const PASSAGES: Readonly<Record<SaturnPassageKind, string>> = {
  sade_sati: 'sade sati',
  kantaka: 'dhaiya of the 4th',
  ashtama: 'dhaiya of the 8th',
};

const PHASES: Readonly<Record<SaturnPhase, string>> = {
  rising: 'Sade sati, rising',
  peak: 'Sade sati, middle',
  setting: 'Sade sati, setting',
  kantaka: 'Dhaiya of the 4th',
  ashtama: 'Dhaiya of the 8th',
};

/** A list has three members at the most. */
const MOST = 3;

const saturnTime = (time: SaturnTime) => `${PASSAGES[time.kind]} ${openDatesEn(time)}`;
const signsEn = (signs: readonly number[]) => listed(signs.map(signEn));

export const MOON_SIGNS_EN: Sentences<MoonSignWords> = {
  chandrashtama_year: ({ by, count, first, isOwn, nakshatraIndex, signIndex }) => {
    const where = by === 'star' && nakshatraIndex !== null ? nakshatraEn(nakshatraIndex) : signEn(signIndex);
    const counted = by === 'star' ? 'the 17th star' : 'the 8th sign';
    const whose = isOwn ? 'your Moon of birth' : 'the Moon of birth';
    const opening = `The Moon passes ${where}, ${counted} from ${whose}, ${count === 1 ? 'once' : `${countWord(count)} times`}.`;
    if (first === null) return opening;
    const { fromDate, fromTime, untilDate, untilTime } = first;
    return `${opening} The first time begins on ${longDateEn(fromDate)} at ${timeEn(fromTime)} and ends on ${longDateEn(untilDate)} at ${timeEn(untilTime)}.`;
  },
  no_chandrashtama: ({ isOwn }) =>
    `The Moon does not pass the 8th from ${isOwn ? 'your Moon of birth' : 'the Moon of birth'} in these days.`,
  chandrashtama_means: () =>
    'By tradition these are days to keep to routine. Leave a new beginning or a hard talk for later if it can wait. They come every month, pass within about two days and decide nothing by themselves.',
  phase: ({ phase }) => PHASES[phase],
  saturn_signs: ({ dhaiya, sadeSati, year }) => {
    const parts = [
      ...(sadeSati.length > 0 ? [`sade sati runs for the Moon signs ${signsEn(sadeSati)}`] : []),
      ...(dhaiya.length > 0 ? [`dhaiya for ${signsEn(dhaiya)}`] : []),
    ];
    return `When ${year} begins, ${parts.join(', and ')}.`;
  },
  saturn_times: ({ times }) =>
    times.length === 0
      ? 'Neither sade sati nor dhaiya in these years'
      : capitalised(times.slice(0, MOST).map(saturnTime).join('; ')),
  saturn_yours: ({ signIndex, times }) => {
    const [first, ...others] = times.slice(0, MOST);
    const opening = `With your Moon in ${signEn(signIndex)}, these years bring ${saturnTime(first!)}.`;
    return [opening, ...others.map((time) => `Then follows ${saturnTime(time)}.`)].join(' ');
  },
  saturn_none: ({ signIndex }) =>
    `With your Moon in ${signEn(signIndex)}, neither sade sati nor dhaiya runs in these years.`,
  saturn_means: () =>
    'By tradition Saturn slows things down in these years and rewards patient, regular work. Most lives have them two or three times, and much that lasts is built in them.',
  guru_signs: ({ jupiterSign, signs, year }) =>
    `When ${year} begins, Jupiter passes ${signEn(jupiterSign)} and gives guru bala to ${countWord(signs.length)} Moon signs: ${signsEn(signs)}.`,
  guru_times: ({ times }) =>
    times.length === 0
      ? 'No guru bala in these years'
      : `Guru bala ${times.slice(0, MOST).map(openDatesEn).join('; ')}`,
  guru_yours: ({ signIndex, times }) => {
    const [first, ...others] = times.slice(0, MOST).map(openDatesEn);
    const opening = `With your Moon in ${signEn(signIndex)}, Jupiter gives guru bala ${first!}.`;
    return [opening, ...others.map((time) => `The next time is ${time}.`)].join(' ');
  },
  guru_none: ({ signIndex }) => `With your Moon in ${signEn(signIndex)}, Jupiter gives no guru bala in this time.`,
  guru_means: () =>
    'By tradition guru bala is looked for before a wedding, a course of study or another beginning. Where it is absent, custom honours Jupiter first. Guru bala forbids nothing and promises nothing.',
};
