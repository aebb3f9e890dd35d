/** What windows of time say in Hindi. */
import type { WindowFacts, WindowLevel, WindowText } from '../../../astro/judgement/timing/facts.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { WindowTextFacts } from '../../facts/windows.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { SCORE_HI } from '../../subjects/score.ts';
import { officeHi } from './areaWords.ts';
import { houseOblique, inSign, listHi, planetHi, planetsHi, rankOblique, signHi, spanHi } from '../grammar.ts';

const LEVELS: Readonly<Record<WindowLevel, string>> = {
  mahadasha: 'महादशा',
  antardasha: 'अंतर्दशा',
  pratyantardasha: 'प्रत्यंतर्दशा',
};

/** Labels of the points of a window. */
export const WINDOWS_HI: Sentences<WindowFacts> = {
  ...SCORE_HI,
  period_lord({ level, offices, planet }) {
    const why = offices.length > 0 ? listHi(offices.map(officeHi)) : 'इस विषय का कारक नहीं';
    return `${planetHi(planet)} की ${LEVELS[level]}: ${why}`;
  },
  natural_karakas: ({ planets }) => `${planetsHi(planets)} इस विषय के स्वाभाविक कारक`,
  antardasha_strength: ({ planet }) => `अंतर्दशा के स्वामी ${planetHi(planet)} का बल`,
  both_reach({ house, jupiterSignIndex, lord, saturnSignIndex }) {
    const who = `${signHi(jupiterSignIndex)} का गुरु और ${signHi(saturnSignIndex)} का शनि`;
    return lord === null
      ? `${who} दोनों ${houseOblique(house)} पर असर डालते हैं`
      : `${who} ${houseOblique(house)} पर या उसके स्वामी ${planetHi(lord.planet)} पर असर डालते हैं`;
  },
  jupiter_blesses({ reached, signIndex }) {
    const these = reached.map(({ house, lord }) => {
      if (lord === null) return houseOblique(house);
      return `${houseOblique(house)} के स्वामी ${planetHi(lord)}`;
    });
    return `${inSign(signIndex)} गोचर करता गुरु ${listHi(these)} को शुभ फल देता है`;
  },
  jupiter_blesses_seventh: ({ planets, signIndex }) =>
    `${inSign(signIndex)} गोचर करता गुरु ${planetsHi(planets)} से सातवें स्थान को शुभ फल देता है`,
  own_bindus: ({ bindus, planet, signIndex }) => `${signHi(signIndex)} में ${planetHi(planet)} के 8 में से ${bindus} बिंदु`,
  passes_tenth({ isOnHouse, planet, signIndex, tenthLord }) {
    const passed = [
      ...(isOnHouse ? ['दसवें भाव से'] : []),
      ...(tenthLord === null ? [] : [`दशमेश ${planetHi(tenthLord)} की राशि ${signHi(signIndex)} से`]),
    ];
    return `${planetHi(planet)} ${listHi(passed)} गुज़रता है`;
  },
  saturn_from_moon: ({ place, signIndex }) =>
    `शनि ${signHi(signIndex)} से गुज़रता है, जो चंद्रमा से ${rankOblique(place)} स्थान पर है`,
  passes_house: ({ house, planet }) => `${planetHi(planet)} ${houseOblique(house)} से गुज़रता है`,
  passes_strained: ({ place, planet }) =>
    `${planetHi(planet)} ${place.isMoon ? 'जन्म के चंद्रमा की राशि' : houseOblique(place.house)} से गुज़रता है`,
};

/** Returns what a part of a window says. */
export function windowHi(text: WindowText): string {
  return sayIn(WINDOWS_HI, text);
}

const TIMES: Readonly<Record<WindowTextFacts['window']['strength'], string>> = {
  strong: 'बहुत अनुकूल',
  good: 'अनुकूल',
  moderate: 'कुछ अनुकूल',
};

const DEMANDING_TIMES: Readonly<Record<WindowTextFacts['window']['strength'], string>> = {
  strong: 'अधिक दबाव का',
  good: 'दबाव का',
  moderate: 'कुछ दबाव का',
};

/** Names the lords of a window, and for what one of them counts: that of the antardasha, if it does. */
function periodsHi({
  antardasha,
  grounds,
  mahadasha,
}: Pick<WindowTextFacts['window'], 'antardasha' | 'grounds' | 'mahadasha'>): string {
  const main = grounds.find(({ planet }) => planet === antardasha) ?? grounds[0];
  const who = (planet: Planet) =>
    main?.planet === planet
      ? `${main.offices.slice(0, 1).map(officeHi).join('')} ${planetHi(planet)}`
      : planetHi(planet);
  if (antardasha === mahadasha) return `महादशा और अंतर्दशा दोनों ${who(mahadasha)} की हैं।`;
  return `यह ${who(mahadasha)} की महादशा में ${who(antardasha)} की अंतर्दशा का समय है।`;
}

export const WINDOW_TEXTS_HI: Sentences<WindowTextFacts> = {
  ...WINDOWS_HI,
  span: ({ from, until }) => spanHi(from, until),
  window({ clause, from, isRepeated, nature, strength, transits, until, ...args }) {
    const kind = nature === 'favourable' ? TIMES[strength] : DEMANDING_TIMES[strength];
    const sky = transits.slice(0, 1).map((transit) => ` ${windowHi(transit)}।`);
    return `${spanHi(from, until)} का समय परंपरा में ${clause} के लिए ${kind} माना जाता है।${isRepeated ? '' : ` ${periodsHi(args)}`}${sky.join('')}`;
  },
};
