/** What a factor of learning examines, as a Hindi noun phrase that stands before `से` and `के कारण`. */
import type { AreaFactor } from '../../lib/astro/judgement/areaScore.ts';
import type { StudyContext } from '../../lib/astro/judgement/vidya/studyContext.ts';
import type { Dignity } from '../../lib/astro/planet/dignity.ts';
import { isFallen } from '../../lib/astro/planet/neechaBhanga.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { hindiOrdinal } from '../../lib/astro/words.ts';
import { listHi } from '../../lib/words/hi/grammar.ts';
import { PLANETS_HI } from '../../lib/words/hi/vocabulary.ts';
import { namesIn } from '../../lib/words/names.ts';

const NAMES = namesIn('hi');

/** By house. */
export const LORDS: Readonly<Record<number, string>> = {
  2: 'द्वितीयेश',
  3: 'तृतीयेश',
  4: 'चतुर्थेश',
  5: 'पंचमेश',
  6: 'षष्ठेश',
  9: 'नवमेश',
  10: 'दशमेश',
  11: 'एकादशेश',
  12: 'द्वादशेश',
};

/** By what a planet signifies where study is judged. */
const KARAKAS: Readonly<Partial<Record<Planet, string>>> = {
  Mercury: 'विद्या के कारक',
  Jupiter: 'ज्ञान के कारक',
  Moon: 'स्मरण शक्ति के कारक',
  Mars: 'जीतने के संकल्प के कारक',
  Saturn: 'सहनशक्ति के कारक',
  Sun: 'पद और अधिकार के कारक',
};

export function factorInHindi(area: StudyContext, factor: AreaFactor): string {
  const { houses, id, planets } = factor;
  const [planet] = planets;
  const [house] = houses;
  const number = Number(id.match(/\d+$/)?.[0] ?? house);
  if (id.startsWith('house_')) return houseText(area, number);
  if (id.startsWith('lord_')) return `${LORDS[number]!} ${placedText(area, planet!)}`;
  if (id.startsWith('significator_')) return `${KARAKAS[planet!]!} ${placedText(area, planet!)}`;
  if (id.startsWith('d24_')) return d24Text(area, id, planet!);
  if (id.startsWith('link_')) return linkText(factor);
  return adjacentText(area, factor);
}

function houseText({ house }: StudyContext, number: number): string {
  const { occupants, signIndex } = house(number);
  const inside = occupants.length > 0 ? ` (जिसमें ${inHindi(occupants)} ${occupants.length > 1 ? 'हैं' : 'है'})` : '';
  return `${NAMES.sign(signIndex)} राशि के ${hindiOrdinal(number)} भाव${inside}`;
}

function placedText({ chart }: StudyContext, planet: Planet): string {
  const { dignity, house, isCombust, signIndex } = chart.planets[planet];
  const lifted = dignity === 'debilitated' && !isFallen(chart, planet) ? ', नीच भंग सहित' : '';
  const burnt = isCombust ? ', अस्त' : '';
  return `${PLANETS_HI[planet]} (${hindiOrdinal(house)} भाव में, ${signText(dignity, signIndex)}${lifted}${burnt})`;
}

/** The sign and whose it is, as the end of a list of placements. */
function signText(dignity: Dignity, signIndex: number): string {
  return `${SIGNS_OF[dignity]} ${NAMES.sign(signIndex)} में`;
}

const SIGNS_OF: Readonly<Record<Dignity, string>> = {
  exalted: 'अपनी उच्च राशि',
  moolatrikona: 'अपनी मूलत्रिकोण राशि',
  own: 'अपनी ही राशि',
  great_friend: 'अधिमित्र की राशि',
  friend: 'मित्र की राशि',
  neutral: 'सम ग्रह की राशि',
  enemy: 'शत्रु की राशि',
  great_enemy: 'अधिशत्रु की राशि',
  debilitated: 'अपनी नीच राशि',
};

function linkText({ houses, leaning, planets }: AreaFactor): string {
  const [first, second] = houses.map((house) => LORDS[house]!);
  if (leaning < 0) return `${first!} और ${second!} के बीच संबंध न होने`;
  return planets.length === 1
    ? `एक ही ग्रह ${inHindi(planets)} के ${first!} और ${second!} होने`
    : `${first!} और ${second!} के आपसी संबंध`;
}

function d24Text(area: StudyContext, id: string, planet: Planet): string {
  const { dignity, house, signIndex } = area.varga('d24').planets[planet];
  const office = id.startsWith('d24_lord_') ? `${LORDS[Number(id.slice('d24_lord_'.length))]!} ` : '';
  const who = id === 'd24_house_1' ? 'लग्नेश ' : office;
  return `चतुर्विंशांश में ${who}${PLANETS_HI[planet]} (${hindiOrdinal(house)} भाव में, ${signText(dignity, signIndex)})`;
}

/** For examinations, for the 9th house and for study abroad. */
function adjacentText(area: StudyContext, { id, leaning, planets }: AreaFactor): string {
  switch (id) {
    case 'malefics_3_6_11':
      return planets.length > 0
        ? `तीसरे, छठे या ग्यारहवें भाव में बैठे ${inHindi(planets)}`
        : 'तीसरे, छठे और ग्यारहवें भाव में किसी पाप ग्रह के न होने';
    case 'benefics_9':
      return `नौवें भाव पर ${inHindi(planets)} के शुभ प्रभाव`;
    case 'malefics_9':
      return `नौवें भाव पर ${inHindi(planets)} के दबाव`;
    case 'settled_4':
      return leaning < 0 ? 'चौथे भाव की दृढ़ता (जो घर से बाँधे रखती है)' : 'चौथे भाव के हल्के बंधन';
    default: {
      const { sanskrit } = area.yogasAbroad().find(({ rule }) => rule.id === id)!.rule;
      return leaning > 0 ? `${sanskrit} (${inHindi(planets)})` : `${sanskrit} के न बनने`;
    }
  }
}

function inHindi(planets: readonly Planet[]): string {
  return listHi(planets.map((planet) => PLANETS_HI[planet]));
}
