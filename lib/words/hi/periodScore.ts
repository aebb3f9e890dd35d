/** Labels of the parts of a period's score in Hindi. */
import type { Office, PeriodScoreFacts } from '../../astro/judgement/dasha/facts.ts';
import { isNode } from '../../astro/tables/planets.ts';
import type { NaturalRelation } from '../../astro/tables/relationships.ts';
import { SCORE_HI } from '../subjects/score.ts';
import type { Sentences } from '../sentences.ts';
import {
  inHouse,
  listHi,
  ownerOblique,
  ownerOf,
  placesHi,
  planetHi,
  rankHi,
  rankOblique,
  signHi,
  signPlaceHi,
} from './grammar.ts';

const OFFICES: Readonly<Record<Office, string>> = {
  yogakaraka: 'योगकारक',
  benefic: 'शुभ',
  neutral: 'सम',
  malefic: 'अशुभ',
  killing_malefic: 'अशुभ और मारक',
};

const VIEWS: Readonly<Record<NaturalRelation, string>> = { friend: 'मित्र', neutral: 'सम', enemy: 'शत्रु' };

export const PERIOD_SCORE_HI: Sentences<PeriodScoreFacts> = {
  ...SCORE_HI,
  strength: ({ planet, strength }) => `${planetHi(planet)} का बल: 100 में से ${Math.round(strength)}`,
  functional_nature: ({ ascendantSignIndex, offices, planet }) => {
    const ascendant = `${signHi(ascendantSignIndex)} लग्न के लिए ${planetHi(planet)}`;
    if (!isNode(planet)) return `${ascendant}: ${OFFICES[offices[0]!.office]}`;
    return `${ascendant}: ${listHi(offices.map((one) => `${planetHi(one.planet)} (${OFFICES[one.office]})`))} की ओर से`;
  },
  houses: ({ fromHouses, house, planet, ruled }) => {
    const ruling = isNode(planet) ? `${ownerOblique(ruled)} की ओर से` : ownerOf(ruled);
    return `${placesHi(fromHouses)} से भावों की गिनती: ${planetHi(planet)} ${inHouse(house)}, ${ruling}`;
  },
  navamsa: ({ judge, planet, ...place }) =>
    judge === planet
      ? `नवांश: ${planetHi(planet)} ${signPlaceHi(place)}`
      : `नवांश: ${planetHi(planet)} का राशि स्वामी ${planetHi(judge)} ${signPlaceHi(place)}`,
  transit: ({ fromHouse, isGood, planet, ...place }) =>
    `गोचर: ${planetHi(planet)} ${signPlaceHi(place)}, जन्म के चंद्रमा से ${rankHi(fromHouse)} स्थान (${isGood ? 'अनुकूल' : 'कम अनुकूल'})`,
  unknown_transit: () => 'गोचर: इस तारीख की ग्रह स्थिति नहीं है, इसलिए इसके अंक बाकी में बँटे हैं',
  own_score: ({ percent, planet, score }) =>
    `दशा के स्वामी ${planetHi(planet)} के अंक: 100 में से ${Math.round(score)}, इनका ${percent} प्रतिशत`,
  parent_score: ({ percent, planet, score }) =>
    `ऊपर की दशा (${planetHi(planet)}) के अंक: 100 में से ${Math.round(score)}, इनका ${percent} प्रतिशत`,
  no_relation: ({ planet }) => `${planetHi(planet)} अपनी ही दशा में है, इसलिए आपसी संबंध नहीं गिना गया`,
  place_from_parent: ({ fromHouse, parentLord, planet }) =>
    fromHouse === 1
      ? `${planetHi(planet)} और ${planetHi(parentLord)} एक ही राशि में हैं`
      : `${planetHi(planet)} ${planetHi(parentLord)} से ${rankOblique(fromHouse)} स्थान में है`,
  friendship: ({ parentLord, planet, view, viewOfIt }) => {
    const [one, other] = [planetHi(planet), planetHi(parentLord)];
    if (view !== viewOfIt)
      return `स्वभाव से ${one} के लिए ${other} ${VIEWS[view]} है, ${other} के लिए ${one} ${VIEWS[viewOfIt]}`;
    return view === 'neutral'
      ? `स्वभाव से ${one} और ${other} आपस में सम हैं`
      : `स्वभाव से ${one} और ${other} आपस में ${VIEWS[view]} हैं`;
  },
};
