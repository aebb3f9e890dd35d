/** Events of the past against the windows of a matter, in Hindi. */
import { EVENT_NAMES } from '../../../astro/judgement/timing/eventTypes.ts';
import type { EventGap } from '../../../astro/judgement/timing/pastEvents.ts';
import type { PastEventWords } from '../../facts/pastEvents.ts';
import type { Sentences } from '../../sentences.ts';
import { planetHi, planetsHi } from '../grammar.ts';
import { MONTHS_HI } from '../vocabulary.ts';

type EventArgs = PastEventWords['event'];

const GAPS: Readonly<Record<EventGap, string>> = {
  outside_years: 'यह इस विषय की उम्र से बाहर है, इसलिए गिनी नहीं गई',
  ahead: 'यह अभी आगे की बात है, इसलिए गिनी नहीं गई',
  no_windows: 'ऐसे समय इस विषय में नहीं देखे जाते, इसलिए यह गिनी नहीं गई',
};

function whenHi({ dayOfMonth, monthIndex, year }: EventArgs): string {
  const named = monthIndex === null ? `${year}` : `${MONTHS_HI[monthIndex]!} ${year}`;
  return dayOfMonth === null ? named : `${dayOfMonth} ${named}`;
}

function periodsHi({ antardasha, mahadasha }: EventArgs): string {
  if (mahadasha === null) return 'दशाओं से पहले';
  if (antardasha === null || antardasha === mahadasha) return `${planetHi(mahadasha)} की महादशा में`;
  return `${planetHi(mahadasha)} की महादशा और ${planetHi(antardasha)} की अंतर्दशा में`;
}

function verdictHi({ gap, isInWindow, signifying }: EventArgs): string {
  if (gap !== null) return GAPS[gap];
  const lies = isInWindow === true ? 'यह घटना नियमों से निकले समय में है' : 'यह घटना नियमों से निकले समय से बाहर है';
  const isAgreed = signifying.length > 0 === isInWindow;
  const lords =
    signifying.length === 0
      ? 'इन दशाओं का कोई स्वामी इस विषय का कारक नहीं है'
      : `${planetsHi(signifying)} इस विषय ${signifying.length > 1 ? 'के कारक हैं' : 'का कारक है'}`;
  return `${lies}${isAgreed ? ' और' : ', पर'} ${lords}`;
}

export const PAST_EVENTS_HI: Sentences<PastEventWords> = {
  event: (event) => `${EVENT_NAMES[event.type].hi}, ${whenHi(event)}, ${periodsHi(event)}: ${verdictHi(event)}।`,
  none_belongs: () => 'आपकी बताई घटनाओं में से कोई इस विषय की नहीं है।',
  none_counted: () => 'इस विषय की किसी घटना को उसके समय से मिलाया नहीं जा सकता।',
  count: ({ chancePercent, counted, expected, inWindows }) => {
    const chance = `संयोग से औसत ${expected} होता`;
    if (inWindows === 0) {
      return counted === 1
        ? `आपकी एक घटना नियमों से निकले समय से बाहर है; ${chance}।`
        : `आपकी ${counted} घटनाओं में से एक भी नियमों से निकले समय में नहीं है; ${chance}।`;
    }
    const head =
      counted === 1
        ? `आपकी एक घटना नियमों से निकले समय में है; ${chance}।`
        : `आपकी ${counted} घटनाओं में से ${inWindows} नियमों से निकले समय में ${inWindows === 1 ? 'है' : 'हैं'}; ${chance}।`;
    return `${head} 100 में से ${Math.round(chancePercent)} बार इतनी या इससे ज़्यादा संयोग से भी मिल जाती हैं। इतनी कम घटनाओं से कुछ सिद्ध नहीं होता।`;
  },
};
