/** Sade sati, dhaiya and the pressure of Saturn, in Hindi. */
import type { SaturnFacts } from '../../../astro/transit/facts.ts';
import type { SaturnPhase } from '../../../astro/transit/saturn.ts';
import type { SaturnBand } from '../../../astro/transit/saturnIntensity.ts';
import { SATURN_PASSAGES, saturnPhaseRow } from '../../../astro/transit/tables/saturnPhases.ts';
import { SCORE_HI } from '../../subjects/score.ts';
import type { Sentences } from '../../sentences.ts';
import type { SaturnKind, SaturnWords } from '../../facts/transit.ts';
import { dateHi, degreesHi, inSign, onDate, planetsHi, rankFeminine, signHi, spanHi } from '../grammar.ts';
import { CAME_IN_HI } from './labels.ts';
import { inHouseFromMoon } from './phrases.ts';

const KINDS: Readonly<Record<SaturnKind, string>> = { sade_sati: 'साढ़ेसाती', dhaiya: 'ढैया' };

interface PhaseHi {
  readonly name: string;
  readonly again: string;
  readonly runs: string;
  readonly willRun: string;
}

const masculine = (name: string): PhaseHi => ({
  name,
  again: 'फिर शुरू होगा',
  runs: 'चल रहा है',
  willRun: 'चलेगा',
});
const feminine = (name: string): PhaseHi => ({ name, again: 'फिर शुरू होगी', runs: 'चल रही है', willRun: 'चलेगी' });

const PHASES: Readonly<Record<SaturnPhase, PhaseHi>> = {
  rising: masculine('साढ़ेसाती का पहला चरण'),
  peak: masculine('साढ़ेसाती का दूसरा चरण'),
  setting: masculine('साढ़ेसाती का तीसरा चरण'),
  kantaka: feminine('शनि की चतुर्थ ढैया'),
  ashtama: feminine('शनि की अष्टम ढैया'),
};

const BANDS: Readonly<Record<SaturnBand, string>> = { severe: 'प्रबल', moderate: 'मध्यम', mild: 'हल्का' };

const place = (signIndex: number, moonSignIndex: number, house: number) =>
  house === 1
    ? `शनि आपकी जन्म राशि ${signHi(signIndex)} में है।`
    : `शनि ${inSign(signIndex)} है, जो जन्म राशि ${signHi(moonSignIndex)} से ${rankFeminine(house)} है।`;

const degree = (signIndex: number, moonSignIndex: number) =>
  signIndex === moonSignIndex ? 'जन्म के चंद्रमा के अंश' : `${inSign(signIndex)} जन्म के चंद्रमा के समान अंश`;

const ofTheTime = (percent: number) => (percent === 100 ? 'पूरे समय' : `${percent}% समय`);

const returns = (phase: SaturnPhase, date: string) => `शनि के वक्री होने से यह ${onDate(date)} ${PHASES[phase].again}।`;

export const SATURN_HI: Sentences<SaturnFacts & SaturnWords> = {
  ...SCORE_HI,
  saturn_in: ({ house }) => `शनि ${inHouseFromMoon(house)}`,
  well_received: ({ reception, signIndex }) => {
    const sign = signHi(signIndex);
    if (reception === 'exalted') return `शनि ${sign} में उच्च का`;
    return reception === 'own' ? `शनि अपनी राशि ${sign} में` : `शनि मित्र की राशि ${sign} में`;
  },
  lord_of_ascendant: ({ signIndex }) => `शनि आपके ${signHi(signIndex)} लग्न का स्वामी`,
  yogakaraka_of_ascendant: ({ signIndex }) => `आपके ${signHi(signIndex)} लग्न के लिए शनि योगकारक`,
  many_bindus: ({ bindus, signIndex }) => `${inSign(signIndex)} शनि के 8 में से ${bindus} बिंदु`,
  few_bindus: ({ bindus, signIndex }) =>
    bindus === 0 ? `${inSign(signIndex)} शनि का कोई बिंदु नहीं` : `${inSign(signIndex)} शनि के 8 में से केवल ${bindus} बिंदु`,
  much_sarva: ({ bindus, signIndex }) => `${inSign(signIndex)} सर्वाष्टकवर्ग के ${bindus} बिंदु`,
  afflicted_moon: ({ isDark, isDebilitated, malefics }) => {
    const afflictions = [
      ...(isDebilitated ? ['नीच का'] : []),
      ...(isDark ? ['सूर्य के पास अस्त'] : []),
      ...(malefics.length > 0 ? [`${planetsHi(malefics)} से पीड़ित`] : []),
    ];
    return `जन्म का चंद्रमा ${afflictions.join(', ')}`;
  },
  rules_period: ({ percent }) => `${ofTheTime(percent)} शनि या चंद्रमा की महादशा या अंतर्दशा`,
  under_jupiter: ({ percent }) => `${ofTheTime(percent)} शनि या जन्म के चंद्रमा पर गुरु की युति या दृष्टि`,
  saturn_came_in: ({ moorti }) => `शनि का ${CAME_IN_HI[moorti]}`,

  phase_runs: ({ house, moonSignIndex, phase, signIndex, until }) => {
    const { name, runs, willRun } = PHASES[phase];
    const lasts = until === null ? runs : `${dateHi(until)} तक ${willRun}`;
    return `${place(signIndex, moonSignIndex, house)} ${name} ${lasts}।`;
  },
  phase_until: ({ phase, returnDate, until }) => {
    const { name, runs, willRun } = PHASES[phase];
    const again = returnDate === null ? '' : ` ${returns(phase, returnDate)}`;
    return `${name} ${until === null ? runs : `${dateHi(until)} तक ${willRun}`}।${again}`;
  },
  passage_paused: ({ kind, returnDate }) =>
    `आपकी ${KINDS[kind]} अभी रुकी है${returnDate === null ? '' : ` और ${onDate(returnDate)} फिर शुरू होगी`}।`,
  phase_returns: ({ phase, returnDate }) => returns(phase, returnDate),
  passage_ends: ({ endDate, kind, number }) => {
    const ends = endDate === null ? 'गणना के वर्षों से आगे तक चलेगी' : `${onDate(endDate)} पूरी होगी`;
    return `यह जीवन की ${rankFeminine(number)} ${SATURN_PASSAGES[kind].hi} है, जो ${ends}।`;
  },
  phase_touches: ({ band, phase, score, stage }) => {
    const { gift, touches } = saturnPhaseRow(phase, stage);
    return `इसका असर इन बातों पर रहता है: ${touches.hi}। आपकी कुंडली में दबाव ${BANDS[band]} है (100 में से ${Math.round(score)})। ${gift.hi}।`;
  },
  phase_helps: ({ phase, stage }) => `${saturnPhaseRow(phase, stage).counsel.hi}।`,
  pauses: ({ endDate, house, kind, moonSignIndex, returnDate, signIndex }) => {
    const again = returnDate === null ? '' : `${onDate(returnDate)} फिर शुरू होकर `;
    const lasts = endDate === null ? 'गणना के वर्षों से आगे तक चलेगी' : `${onDate(endDate)} पूरी होगी`;
    return `${place(signIndex, moonSignIndex, house)} ${KINDS[kind]} अभी रुकी है, क्योंकि शनि उसकी राशियों से बाहर है। यह ${again}${lasts}।`;
  },
  outside_life: ({ house, isBefore, kind, moonSignIndex, signIndex }) => {
    const when = isBefore ? 'जन्म से पहले का' : 'जन्म के 120 साल बाद का';
    return `${place(signIndex, moonSignIndex, house)} पूछा गया समय ${when} है, इसलिए इस जीवन की कोई ${KINDS[kind]} नहीं चल रही।`;
  },
  none_runs: ({ house, kind, moonSignIndex, signIndex }) =>
    `${place(signIndex, moonSignIndex, house)} इस समय ${KINDS[kind]} नहीं चल रही।`,
  last_ended: ({ endDate }) =>
    endDate === null ? 'पिछली कब पूरी होगी, यह गणना के वर्षों से आगे है।' : `पिछली ${onDate(endDate)} पूरी हुई।`,
  next_begins: ({ startDate }) =>
    startDate === null ? 'अगली गणना के वर्षों से आगे है।' : `अगली ${onDate(startDate)} शुरू होगी।`,
  none_begins: () => 'गणना के वर्षों में यह फिर नहीं आएगी।',

  within_orb: ({ from, moonSignIndex, orbDeg, signIndex, until }) =>
    `${spanHi(from, until)} शनि ${degree(signIndex, moonSignIndex)} से ${degreesHi(orbDeg)} के भीतर है।`,
  on_degree: ({ date, isForward, moonSignIndex, signIndex }) =>
    `${onDate(date)} ${isForward ? 'मार्गी' : 'वक्री'} शनि ठीक ${degree(signIndex, moonSignIndex)} पर है।`,
  turns_near: ({ date, moonSignIndex, separationDeg, signIndex, turns }) =>
    `${onDate(date)} शनि ${turns === 'retrograde' ? 'वक्री' : 'मार्गी'} होता है, ${degree(signIndex, moonSignIndex)} से ${degreesHi(separationDeg)} दूर।`,
  on_ascendant: ({ date }) => `${onDate(date)} शनि आपके लग्न के अंश पर है।`,

  why_gift: ({ kind, until }) =>
    until === null
      ? `आपकी ${KINDS[kind]} चल रही है; दान से राहत मिलती है।`
      : `आपकी ${KINDS[kind]} ${dateHi(until)} तक है; दान से राहत मिलती है।`,
  why_mantra: ({ house, moonSignIndex, signIndex }) => `${place(signIndex, moonSignIndex, house)} जप से मन स्थिर होता है।`,
  why_worship: () => 'परंपरा में शनि के दबाव के समय यह उपासना की जाती है।',
  why_moon: () => 'जन्म का चंद्रमा पीड़ित है और शनि के इस गोचर का असर उस पर है।',
  why_fast: ({ score }) => `आपकी कुंडली में दबाव प्रबल है (100 में से ${Math.round(score)}), इसलिए एक से ज़्यादा उपाय दिए गए हैं।`,
};
