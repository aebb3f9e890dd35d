/** Sentences on several rules of a matter judged together in Hindi. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import { yogaName } from '../../../astro/judgement/yogaWords.ts';
import type { PatternLevel } from '../../../astro/judgement/prediction/multi/patterns.ts';
import type { MultiWords, PatternGroundWords } from '../../facts/prediction/multi.ts';
import type { Sentences } from '../../sentences.ts';
import { countHi, houseOblique, listHi, planetHi, planetsHi, rankOblique, spanHi } from '../grammar.ts';
import { subjectHi } from './matterAtAge.ts';

const LEVELS: Readonly<Record<PatternLevel, string>> = {
  houses_and_lords: 'भावों और उनके स्वामियों',
  significators: 'कारक ग्रहों',
  divisional_charts: 'वर्ग कुंडलियों',
};

const WHOLE: Readonly<Record<AreaBand, (subject: string) => string>> = {
  excellent: (subject) => `सब नियम मिलाकर ${subject} के बहुत पक्ष में हैं।`,
  good: (subject) => `सब नियम मिलाकर ${subject} के पक्ष में हैं।`,
  mixed: (subject) => `सब नियम मिलाकर ${subject} में पक्ष और विपक्ष बराबर हैं।`,
  weak: (subject) => `सब नियम मिलाकर ${subject} में धीमी बढ़त बताते हैं।`,
  difficult: (subject) => `सब नियम मिलाकर ${subject} में धीरज और सावधानी बताते हैं।`,
};

const groundHi = (ground: PatternGroundWords) => ('level' in ground ? LEVELS[ground.level] : planetHi(ground.planet));

const NAMED = 3;

const sentencesHi = (clauses: readonly string[]) => clauses.map((clause) => `${clause}।`).join(' ');

const fromHouses = (houses: readonly number[]) =>
  houses.length > 1 ? `${listHi(houses.map(rankOblique))} भाव` : houseOblique(houses[0] ?? 1);

export const MULTI_HI: Sentences<MultiWords> = {
  level_pattern: ({ clauses, count, level, side, subject }) =>
    side === 'supports'
      ? `${LEVELS[level]} में ${countHi(count)} बातें मिलकर ${subjectHi(subject)} में मदद करती हैं। ${sentencesHi(clauses)}`
      : `${LEVELS[level]} में ${countHi(count)} बातें मिलकर ${subjectHi(subject)} में रुकावट देती हैं। ${sentencesHi(clauses)}`,
  planet_pattern: ({ clauses, count, planet, side, subject }) =>
    side === 'supports'
      ? `${planetHi(planet)} ${countHi(count)} तरह से ${subjectHi(subject)} में मदद करता है। ${sentencesHi(clauses)}`
      : `${planetHi(planet)} ${countHi(count)} तरह से ${subjectHi(subject)} में रुकावट देता है। ${sentencesHi(clauses)}`,
  whole: ({ band, subject }) => WHOLE[band](subjectHi(subject)),
  no_patterns: () => 'कोई तीन बातें एक ओर नहीं मिलतीं, इसलिए अलग-अलग कारण ही निर्णय करते हैं।',
  patterns: ({ grounds, side }) => {
    const who = listHi(grounds.slice(0, NAMED).map(groundHi));
    return side === 'supports' ? `मदद ${who} से मिलती है।` : `रुकावट ${who} से आती है।`;
  },
  only_chain: ({ houses, planets }) => `स्वामियों की कड़ी ${fromHouses(houses)} से ${planetsHi(planets)} होकर चलती है।`,
  best_chain: ({ houses, planets }) =>
    `स्वामियों की सबसे बलवान कड़ी ${fromHouses(houses)} से ${planetsHi(planets)} होकर चलती है।`,
  worst_chain: ({ houses, planets }) => `सबसे कमज़ोर कड़ी ${fromHouses(houses)} से ${planetsHi(planets)} होकर चलती है।`,
  eased: ({ count }) =>
    count > 1 ? `${countHi(count)} पीड़ाएँ दूसरे नियमों से हल्की होती हैं।` : 'एक पीड़ा दूसरे नियम से हल्की होती है।',
  unrelieved: ({ names }) => `${listHi(names.slice(0, NAMED).map(({ hi }) => hi))} को हल्का करने वाला कुंडली में कुछ नहीं है।`,
  lessened: ({ count }) => (count > 1 ? `${countHi(count)} शुभ योगों का फल घटता है।` : 'एक शुभ योग का फल घटता है।'),
  strongest_meeting: ({ from, until, ...yoga }) =>
    `${yogaName(yoga, 'hi')} को ${spanHi(from, until)} अपनी दशा और गोचर दोनों मिलते हैं।`,
  meeting: ({ antardasha, clauses, from, isBad, mahadasha, planets, result, subject, until, ...yoga }) => {
    const periods =
      antardasha === mahadasha
        ? `${planetHi(mahadasha)} की महादशा और अंतर्दशा`
        : `${planetHi(mahadasha)} की महादशा में ${planetHi(antardasha)} की अंतर्दशा`;
    const speaks = isBad
      ? `तब ${subjectHi(subject)} में सावधानी रखें। परंपरा में इसका फल: ${result.hi}।`
      : `इसका संबंध ${subjectHi(subject)} से है। परंपरा में इसका फल: ${result.hi}।`;
    return `${planetsHi(planets)} से बने ${yogaName(yoga, 'hi')} को ${spanHi(from, until)} ${periods} मिलती है। ${sentencesHi(clauses)} ${speaks}`;
  },
  best_and_worst: ({ best, worst }) =>
    `सब नियम मिलाकर ${subjectHi(best)} के सबसे अधिक पक्ष में हैं और ${subjectHi(worst)} के सबसे कम।`,
  key_planets: ({ planets }) =>
    planets.length === 0
      ? 'किसी एक ग्रह में किसी विषय की तीन बातें नहीं मिलतीं।'
      : `सबसे अधिक बातें ${planetsHi(planets)} से जुड़ी हैं।`,
  key_planet: ({ asks, carries, planet }) => {
    const helped = `${listHi(carries.map(subjectHi))} में मदद करता है`;
    const slowed = `${listHi(asks.map(subjectHi))} में गति धीमी करता है`;
    if (asks.length === 0) return `${planetHi(planet)} ${helped}।`;
    return carries.length === 0 ? `${planetHi(planet)} ${slowed}।` : `${planetHi(planet)} ${helped} और ${slowed}।`;
  },
};
