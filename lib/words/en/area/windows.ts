/** What is said in English of windows of time. */
import type { WindowFacts, WindowText } from '../../../astro/judgement/timing/facts.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { WindowTextFacts } from '../../facts/windows.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { SCORE_EN } from '../../subjects/score.ts';
import { officeEn } from './areaWords.ts';
import { capitalised, listed, named, namedList, ordinal, signEn, spanEn } from '../grammar.ts';

/** Labels of the points of a window. */
export const WINDOWS_EN: Sentences<WindowFacts> = {
  ...SCORE_EN,
  period_lord({ level, offices, planet }) {
    const why = offices.length > 0 ? listed(offices.map(officeEn)) : 'no significator of the matter';
    return `${capitalised(level)} of ${named(planet)}: ${why}`;
  },
  natural_karakas: ({ planets }) =>
    `${capitalised(namedList(planets))} ${planets.length > 1 ? 'signify' : 'signifies'} the matter by nature`,
  antardasha_strength: ({ planet }) => `Strength of ${named(planet)}, lord of the antardasha`,
  both_reach({ house, jupiterSignIndex, lord, saturnSignIndex }) {
    const who = `Jupiter in ${signEn(jupiterSignIndex)} and Saturn in ${signEn(saturnSignIndex)} reach the ${ordinal(house)} house`;
    if (lord === null) return `${who} together`;
    return `${who} or its lord ${named(lord.planet)} in ${signEn(lord.signIndex)} together`;
  },
  jupiter_blesses({ reached, signIndex }) {
    const these = reached.map(({ house, lord }) => {
      if (lord === null) return `the ${ordinal(house)} house`;
      return `${lord === 'Jupiter' ? 'his own place at birth' : named(lord)} as lord of the ${ordinal(house)}`;
    });
    return `Jupiter in ${signEn(signIndex)} blesses ${listed(these)}`;
  },
  jupiter_blesses_seventh: ({ planets, signIndex }) =>
    `Jupiter in ${signEn(signIndex)} blesses the 7th from ${namedList(planets)}`,
  own_bindus: ({ bindus, planet, signIndex }) => `${named(planet)} has ${bindus} of 8 bindus in ${signEn(signIndex)}`,
  passes_tenth({ isOnHouse, planet, signIndex, tenthLord }) {
    const passed = [
      ...(isOnHouse ? ['the 10th house'] : []),
      ...(tenthLord === null ? [] : [`${signEn(signIndex)}, where the tenth lord ${tenthLord} stands`]),
    ];
    return `${planet} passes ${listed(passed)}`;
  },
  saturn_from_moon: ({ place, signIndex }) => `Saturn passes ${signEn(signIndex)}, the ${ordinal(place)} from the Moon`,
  passes_house: ({ house, planet }) => `${named(planet)} passes the ${ordinal(house)} house`,
  passes_strained({ place, planet }) {
    const where = place.isMoon ? `the Moon in the ${ordinal(place.house)}` : `the ${ordinal(place.house)} house`;
    return `${named(planet)} passes over ${where}`;
  },
};

/** Returns what a part of a window says. */
export function windowEn(text: WindowText): string {
  return sayIn(WINDOWS_EN, text);
}

export const WINDOW_TEXTS_EN: Sentences<WindowTextFacts> = {
  ...WINDOWS_EN,
  span: spanEn,
  window({ clause, isRepeated, nature, strength, transits, ...args }) {
    const kind = nature === 'favourable' ? TIMES[strength] : DEMANDING_TIMES[strength];
    const sky = transits.slice(0, 1).map((transit) => ` ${windowEn(transit)}.`);
    return `Tradition reads ${spanEn(args)} as a ${kind} for ${clause}.${isRepeated ? '' : ` ${periodsEn(args)}`}${sky.join('')}`;
  },
};

/** Names the lords of a window, and for what one of them counts: that of the antardasha, if it does. */
function periodsEn({
  antardasha,
  grounds,
  mahadasha,
}: Pick<WindowTextFacts['window'], 'antardasha' | 'grounds' | 'mahadasha'>): string {
  const main = grounds.find(({ planet }) => planet === antardasha) ?? grounds[0];
  const office = (planet: Planet) =>
    main?.planet === planet ? `, ${listed(main.offices.slice(0, 1).map(officeEn))}` : '';
  const aside = (planet: Planet) => (office(planet) === '' ? named(planet) : `${named(planet)}${office(planet)},`);
  if (antardasha === mahadasha) return `Mahadasha and antardasha are both of ${named(mahadasha)}${office(mahadasha)}.`;
  const outer = `${named(mahadasha)}${office(mahadasha)}`;
  return `It falls in the antardasha of ${aside(antardasha)} within the mahadasha of ${outer}.`;
}

const TIMES: Readonly<Record<WindowTextFacts['window']['strength'], string>> = {
  strong: 'very supportive time',
  good: 'supportive time',
  moderate: 'fairly supportive time',
};

const DEMANDING_TIMES: Readonly<Record<WindowTextFacts['window']['strength'], string>> = {
  strong: 'very demanding time',
  good: 'demanding time',
  moderate: 'somewhat demanding time',
};
