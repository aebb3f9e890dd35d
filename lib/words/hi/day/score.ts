/** Labels of the score of a day and of its items, in Hindi. */
import type { DayScoreFacts, PieceSeen } from '../../../astro/judgement/day/score/facts.ts';
import { inTenths } from '../../../astro/judgement/day/score/pieces.ts';
import type { Avoided } from '../../../astro/judgement/tables/dayCategories.ts';
import { DIRECTION_NAMES } from '../../../astro/tables/directions.ts';
import type { Sentences } from '../../sentences.ts';
import { sayIn } from '../../say.ts';
import { housesOblique, listHi, planetHi, planetsHi, rankHi, weekdayHi } from '../grammar.ts';
import { DAY_PIECES_HI } from './pieces.ts';

/** What lasts all day stands alone; else each result with its share of the day and its points. */
function said(pieces: readonly PieceSeen[]): string {
  const [first] = pieces;
  if (first && pieces.length === 1 && percent(first.share) === 100) return sayIn(DAY_PIECES_HI, first.found);
  return pieces
    .map(({ found, points, share }, i) => {
      const time = i === 0 ? `दिन के ${percentText(share)} समय` : `${percentText(share)} समय`;
      return `${time} ${sayIn(DAY_PIECES_HI, found)} (${signed(points)})`;
    })
    .join(', फिर ');
}

function percent(share: number): number {
  return Math.round(share * 100);
}

/** A share above zero never becomes 0%. */
function percentText(share: number): string {
  return percent(share) === 0 ? '1% से कम' : `${percent(share)}%`;
}

function signed(points: number): string {
  const tenths = inTenths(points);
  return tenths > 0 ? `+${tenths}` : String(tenths);
}

const LEVELS = ['महादशा', 'अंतर्दशा', 'प्रत्यंतर्दशा', 'सूक्ष्म दशा', 'प्राण दशा'];

const SIDES: Readonly<Record<DayScoreFacts['vara_of_matter']['side'], string>> = {
  suits: 'इस विषय के लिए अनुकूल है',
  neutral: 'इस विषय के लिए सामान्य है',
  hinders: 'इस विषय के लिए अनुकूल नहीं है',
};

const AVOIDED: Readonly<Record<Avoided, string>> = {
  rikta: 'रिक्ता तिथि',
  new_moon: 'अमावस्या',
  vishti: 'भद्रा (विष्टि करण)',
  panchaka: 'पंचक',
  fierce_star: 'उग्र या तीक्ष्ण नक्षत्र',
  chandrashtama: 'जन्म राशि से आठवाँ चंद्रमा (चंद्राष्टम)',
  moon_in_twelfth: 'जन्म राशि से बारहवाँ चंद्रमा',
  mrityu_yoga: 'मृत्यु योग, जिसमें नई शुरुआत नहीं की जाती',
};

export const DAY_SCORE_HI: Sentences<DayScoreFacts> = {
  start: () => 'हर दिन की शुरुआत बीच के अंक से',
  rounding: () => 'पूरे अंक में लाने के लिए',
  bounds: () => 'अंक 0 से 100 के बीच रहते हैं',
  tarabala: ({ pieces }) => said(pieces),
  chandrabala: ({ pieces }) => `चंद्रमा ${said(pieces)}`,
  tithi: ({ pieces }) => `तिथि: ${said(pieces)}`,
  nakshatra: ({ pieces }) => `नक्षत्र: ${said(pieces)}`,
  yoga: ({ pieces }) => `योग: ${said(pieces)}`,
  karana: ({ pieces }) => `करण: ${said(pieces)}`,
  vara: ({ pieces }) => sayIn(DAY_PIECES_HI, pieces[0]!.found),
  special_yogas: ({ pieces }) => (pieces.length === 0 ? 'कोई विशेष योग नहीं' : `विशेष योग: ${said(pieces)}`),
  gochara: ({ best, hardest, score }) =>
    `नौ ग्रहों का गोचर ${Math.round(score)}/100; सबसे अच्छा ${planetHi(best.planet)} (${Math.round(best.score)}), सबसे कठिन ${planetHi(hardest.planet)} (${Math.round(hardest.score)})`,
  moon_bindus: ({ pieces }) => `चंद्रमा: ${said(pieces)}`,
  dasha_lords: ({ levels }) => {
    if (levels.length === 0) return 'इस दिन कोई दशा नहीं चलती: दिन जन्म से पहले या आखिरी दशा के बाद का है';
    const texts = levels.map(({ lords }, i) => {
      const each = lords.map(({ planet, scores }) => {
        return `${planetHi(planet)} ${[...new Set(scores.map(Math.round))].join(', फिर ')}`;
      });
      return `${LEVELS[i]!} में ${each.join(', फिर ')}`;
    });
    return `दशा के स्वामी, 100 में से अंक: ${texts.join('; ')}`;
  },
  saturn: ({ pieces }) => (pieces.length === 0 ? 'न साढ़ेसाती, न ढैया' : said(pieces)),
  double_transit: ({ pieces }) => `गुरु और शनि का दोहरा गोचर: ${said(pieces)}`,
  start_of_matter: () => 'बीच के अंक का आधा',
  half_of_day: ({ score }) => `दिन के ${score} अंकों का आधा`,
  karakas: ({ scores }) =>
    `कारक ग्रहों का गोचर, 100 में से: ${listHi(scores.map(({ planet, score }) => `${planetHi(planet)} ${Math.round(score)}`))}`,
  moon_house: ({ pieces }) => `चंद्रमा ${said(pieces)}`,
  bindus_of_houses: ({ houses, mean }) => `${housesOblique(houses)} के औसत बिंदु ${mean}; सामान्य 28`,
  double_transit_of_matter: ({ houses }) =>
    houses.length > 0
      ? `गुरु और शनि के दोहरे गोचर से ${listHi(houses.map(rankHi))} भाव सक्रिय`
      : 'गुरु और शनि का दोहरा गोचर इस विषय के किसी भाव पर नहीं',
  dasha_lords_of_matter: ({ planets }) => {
    if (planets.length === 0) return 'चल रही दशा का कोई स्वामी इस विषय के भावों से नहीं जुड़ता';
    return planets.length === 1
      ? `दशा का स्वामी ${planetsHi(planets)} इस विषय के भाव से जुड़ा है`
      : `दशा के स्वामी ${planetsHi(planets)} इस विषय के भावों से जुड़े हैं`;
  },
  vara_of_matter: ({ side, weekdayIndex }) => `${weekdayHi(weekdayIndex)} ${SIDES[side]}`,
  star_of_matter: ({ pieces }) => said(pieces),
  disha_shool: ({ direction }) => `इस दिन ${DIRECTION_NAMES[direction].sanskrit} दिशा की यात्रा शुरू न करें`,
  avoided: ({ share, what }) =>
    `${percent(share) === 100 ? 'पूरे दिन' : `दिन के ${percentText(share)} समय`} ${AVOIDED[what]}`,
};
