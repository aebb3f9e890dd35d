/** What favours or burdens a period, in Hindi: as sentences, and in a few words before से. */
import type { PeriodFindingFacts } from '../../astro/judgement/dasha/facts.ts';
import { itsHouses } from '../../astro/judgement/yogaWords.ts';
import { isStrongBySign, type Dignity } from '../../astro/planet/dignity.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { choiceNumber } from '../phraseChoice.ts';
import type { Sentences } from '../sentences.ts';
import {
  birthPlaceHi,
  dateHi,
  inHouse,
  inSign,
  lordshipHi,
  mattersHi,
  planetHi,
  planetsHi,
  rankOblique,
  signHi,
  signPlaceHi,
} from './grammar.ts';

/** The two planets that are malefic only in some charts. */
const MALEFICS: Readonly<Partial<Record<Planet, string>>> = {
  Moon: 'क्षीण होने से पाप ग्रहों में गिना जाता है',
  Mercury: 'पाप ग्रहों के साथ होने से उन्हीं में गिना जाता है',
};

const OFFICES = {
  yogakaraka: 'योगकारक है; जिसे छूता है, उसे बढ़ाता है',
  benefic: 'शुभ है; इसका फल पूरी कुंडली के काम आता है',
  malefic: 'शुभ नहीं है; इसका फल मेहनत से मिलता है',
  killing_malefic: 'शुभ नहीं है और मारक भी है; मेहनत करें, पर अपनी गति सँभालकर चलें',
} as const;

const RELATIONS = {
  smooth: 'दोनों दशाएँ मिलकर काम करती हैं',
  mild: 'एक की कमाई दूसरा खर्च करता है, इसलिए दोनों के काम अलग रखें',
  strife: 'दोनों के काम टकराते हैं, इसलिए एक समय में एक ही काम करें',
} as const;

/** What becomes of a yoga that gives, and of one that strains; the periods are those of its planets. */
const RIPENING = {
  gives: {
    active: (periods: string, choice: number) =>
      [`; ${periods} में इसका फल मिलता है`, `, जो ${periods} में फल देता है`, ` और ${periods} में फल देता है`][choice % 3]!,
    reduced: (periods: string) => `, पर कुछ कमज़ोर है; ${periods} में थोड़ा फल मिलता है`,
  },
  strains: {
    active: (periods: string) => `; ${periods} में धीरज रखें`,
    reduced: (periods: string) => `, पर असर कम है; ${periods} में थोड़ा धीरज रखें`,
  },
} as const;

export const PERIOD_FINDINGS_HI: Sentences<PeriodFindingFacts> = {
  dignity: ({ planet, ...place }) =>
    `${planetHi(planet)} ${birthPlaceHi(place)} है; ${dignityMeaning(place.dignity, place.isLifted)}।`,
  place: ({ house, kind, planet }) => {
    const name = planetHi(planet);
    const matters = mattersHi([house]);
    if (kind === 'prospers') {
      const malefic = MALEFICS[planet];
      const why = malefic ? `${name} ${malefic} और ` : `पाप ग्रह ${name} `;
      return `${why}${inHouse(house)} अच्छा फल देता है; वहाँ मेहनत सफल होती है।`;
    }
    switch (kind) {
      case 'dusthana':
        return `${name} ${inHouse(house)} है; ${matters} में सेवा और धीरज से लाभ होता है।`;
      case 'trikona':
        return `${name} ${inHouse(house)}, यानी त्रिकोण में है, इसलिए दशा को भाग्य का साथ मिलता है।`;
      case 'kendra':
        return `${name} ${inHouse(house)}, यानी केंद्र में है, इसलिए दशा का असर खुलकर दिखता है।`;
    }
  },
  office: ({ ascendantSignIndex, lordship, office }) =>
    `${lordshipHi(lordship)}। ${signHi(ascendantSignIndex)} लग्न के लिए वह ${OFFICES[office]}।`,
  navamsa: ({ isHeld, isVargottama, judge, planet, ...place }) => {
    const whose = judge === planet ? planetHi(planet) : `${planetHi(planet)} का राशि स्वामी ${planetHi(judge)}`;
    const kept = isVargottama ? ` और ${planetHi(planet)} वर्गोत्तम है` : '';
    return `नवांश में ${whose} ${signPlaceHi(place)} है${kept}${isHeld ? ', इसलिए फल टिकता है' : '; फल टिकाने के लिए ध्यान देना होगा'}।`;
  },
  combustion: ({ planet }) =>
    `${planetHi(planet)} सूर्य के पास होने से अस्त है और उसका फल दबा रहता है; उसकी बातों को अपनी ओर से समय दें।`,
  company: ({ isHelp, others, planet }) =>
    isHelp
      ? `युति या दृष्टि से ${planetHi(planet)} को ${planetsHi(others)} का साथ मिलता है; मदद पास रहती है।`
      : `युति या दृष्टि से ${planetHi(planet)} पर ${planetsHi(others)} का दबाव है; धीरज रखें।`,
  relation: ({ fromHouse, kind, parentLord, planet }) =>
    fromHouse === 1
      ? `${planetHi(planet)} और ${planetHi(parentLord)} एक ही राशि में हैं; ${RELATIONS[kind]}।`
      : `${planetHi(planet)} ${planetHi(parentLord)} से ${rankOblique(fromHouse)} स्थान में है; ${RELATIONS[kind]}।`,
  friendship: ({ isFriendly, parentLord, planet }) =>
    isFriendly
      ? `${planetHi(planet)} और ${planetHi(parentLord)} स्वभाव से मित्र हैं; दोनों एक-दूसरे का फल बढ़ाते हैं।`
      : `${planetHi(planet)} और ${planetHi(parentLord)} स्वभाव से शत्रु हैं; दोनों के कामों को अलग-अलग समय दें।`,
  transit: ({ fromHouse, isAtStart, isGood, planet, signIndex }) => {
    const when = isAtStart ? 'दशा की शुरुआत में' : 'गोचर में अभी';
    const place = `जन्म के चंद्रमा से ${rankOblique(fromHouse)} स्थान में`;
    return `${when} ${planetHi(planet)} ${inSign(signIndex)}, ${place} है; यह स्थान ${isGood ? 'अच्छा है' : 'कम अनुकूल है'}।`;
  },
  yoga: ({ isActive, name, planets, polarity, result, variant }) => {
    const made = `${planetsHi(planets)} से ${yogaHi(name.hi, variant)} बनता है`;
    const becomes = RIPENING[polarity === 'bad' ? 'strains' : 'gives'][isActive ? 'active' : 'reduced'];
    return `${made}${becomes(planets.length > 1 ? 'इनकी दशा' : 'उसकी दशा', choiceNumber(name.en, planets))}: ${result.hi}।`;
  },
  dasha_sandhi: ({ date, nextLord, planet }) =>
    `${planetHi(planet)} की महादशा का आखिरी दसवाँ हिस्सा चल रहा है; ${dateHi(date)} को ${planetHi(nextLord)} की महादशा लगेगी। जो काम पूरा होने को है उसे पूरा करें, बड़ा काम उसके बाद शुरू करें।`,
};

export const PERIOD_BRIEFS_HI: Sentences<PeriodFindingFacts> = {
  dignity: ({ planet, ...place }) => `${birthPlaceHi(place)} बैठे ${planetHi(planet)}`,
  place: ({ house, planet }) => `${inHouse(house)} बैठे ${planetHi(planet)}`,
  office: ({ lordship, office }) => {
    const name = planetHi(lordship.planet);
    if (office === 'yogakaraka') return `योगकारक ${name}`;
    return `इस लग्न के लिए ${office === 'benefic' ? 'शुभ' : 'अशुभ'} ${name}`;
  },
  navamsa: ({ judge, ...place }) => `नवांश में ${signPlaceHi(place)} बैठे ${planetHi(judge)}`,
  combustion: ({ planet }) => `${planetHi(planet)} के अस्त होने`,
  company: ({ isHelp, others }) => `${planetsHi(others)} के ${isHelp ? 'साथ' : 'असर'}`,
  relation: ({ fromHouse, parentLord, planet }) =>
    fromHouse === 1
      ? `${planetHi(planet)} और ${planetHi(parentLord)} के एक राशि में होने`
      : `${planetHi(parentLord)} से ${rankOblique(fromHouse)} स्थान में बैठे ${planetHi(planet)}`,
  friendship: ({ isFriendly, parentLord, planet }) =>
    `${planetHi(planet)} और ${planetHi(parentLord)} की ${isFriendly ? 'मित्रता' : 'शत्रुता'}`,
  transit: ({ planet, signIndex }) => `${signHi(signIndex)} राशि में ${planetHi(planet)} के गोचर`,
  yoga: ({ name, variant }) => yogaHi(name.hi, variant),
  dasha_sandhi: ({ nextLord }) => `${planetHi(nextLord)} की महादशा से पहले की संधि`,
};

/** Returns धन योग (पहले और पाँचवें भाव से), for a sentence; a name that ends with योग or दोष stays as it is. */
function yogaHi(name: string, variant: string | null): string {
  const plain = name.replace(': ', ' ');
  const called = /(योग|दोष)( \(.*\))?$/.test(plain) ? plain : `${plain} योग`;
  return called.endsWith(')') ? called : `${called}${itsHouses({ variant }, 'hi')}`;
}

function dignityMeaning(dignity: Dignity, isLifted: boolean): string {
  if (isStrongBySign(dignity)) return 'वह अपने बल से फल देता है';
  if (dignity === 'great_friend' || dignity === 'friend') return 'उसे साथ और मदद मिलती है';
  if (dignity !== 'debilitated') return 'अलग सोच वालों के बीच समझदारी से काम लें';
  return isLifted ? 'शुरू की कठिनाई आगे चलकर हुनर बनती है' : 'उसका फल धीरे-धीरे सीखने से मिलता है';
}
