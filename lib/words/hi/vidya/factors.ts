/** What the factors of study say in Hindi: clauses that follow `यह है कि`, or stand alone with a full stop. */
import type { Office, SignifiedMatter } from '../../../astro/judgement/areaFacts.ts';
import type { StudyFactorFacts } from '../../../astro/judgement/vidya/factorFacts.ts';
import type { Link } from '../../../astro/chart/links.ts';
import { VARGAS } from '../../../astro/varga/vargas.ts';
import type { Sentences } from '../../sentences.ts';
import {
  birthPlaceHi,
  houseOblique,
  inHouse,
  isOrAre,
  listHi,
  lordShort,
  planetHi,
  planetsHi,
  signPlaceHi,
} from '../grammar.ts';

/** What planets signify where study is judged. */
const SIGNIFIED: Readonly<Partial<Record<SignifiedMatter, string>>> = {
  learning: 'विद्या',
  knowledge: 'ज्ञान',
  higher_learning: 'उच्च शिक्षा',
  memory: 'स्मरण शक्ति',
  will_to_win: 'जीतने के संकल्प',
  endurance: 'सहनशक्ति',
  rank_and_office: 'पद और अधिकार',
};

/** Returns the capacity of a planet before its name; empty for one that study is not judged by. */
function officeHi(office: Office): string {
  switch (office.id) {
    case 'lord_of':
    case 'lord_within':
      return `${lordShort(office.args.house)} `;
    case 'natural_significator':
    case 'significator': {
      const matter = SIGNIFIED[office.args.matter];
      return matter === undefined ? '' : `${matter} का कारक `;
    }
    default:
      return '';
  }
}

const LINKS: Readonly<Record<Link, string>> = {
  conjunction: 'साथ बैठे हैं',
  exchange: 'एक-दूसरे की राशि में हैं',
  mutual_aspect: 'एक-दूसरे को देखते हैं',
  dispositor_aspect: 'राशि और दृष्टि दोनों से जुड़े हैं',
  one_way_aspect: 'एक ओर की दृष्टि से जुड़े हैं',
};

export const STUDY_FACTORS_HI: Sentences<StudyFactorFacts> = {
  house_standing: ({ house, occupants, value }) => {
    const strength = `${houseOblique(house)} का बल 100 में से ${value} है`;
    if (occupants.length === 0) return strength;
    return `${strength} और वहाँ ${planetsHi(occupants)} ${occupants.length > 1 ? 'बैठे हैं' : 'बैठा है'}`;
  },
  planet_standing: ({ house, isCombust, office, planet, ...place }) => {
    const stands = `${officeHi(office)}${planetHi(planet)} ${inHouse(house)} ${birthPlaceHi(place)} है`;
    return isCombust ? `${stands} और अस्त है` : stands;
  },
  varga_standing: ({ house, office, planet, varga, ...place }) => {
    const own = typeof office !== 'string' && office.id === 'lord_of' ? 'जन्म कुंडली का ' : '';
    return `${VARGAS[varga].sanskrit} में ${own}${officeHi(office)}${planetHi(planet)} ${inHouse(house)} ${signPlaceHi(place)} है`;
  },
  lords_linked: ({ houses: [one, other], link, planets: [a, b] }) => {
    if (b === undefined) return `${planetHi(a)} ${lordShort(one)} भी है और ${lordShort(other)} भी`;
    const lords = `${lordShort(one)} ${planetHi(a)} और ${lordShort(other)} ${planetHi(b)}`;
    return link === null ? `${lords} के बीच कोई संबंध नहीं है` : `${lords} ${LINKS[link]}`;
  },
  malefics_press: ({ house, planets }) =>
    planets.length > 0
      ? `${houseOblique(house)} पर ${planetsHi(planets)} का दबाव है`
      : `${houseOblique(house)} पर किसी पाप ग्रह का दबाव नहीं है`,
  house_relieved: ({ planets }) => `${planetsHi(planets)} से उस भाव को सहारा मिलता है`,
  benefics_support: ({ house, planets }) =>
    planets.length > 0
      ? `${houseOblique(house)} पर ${planetsHi(planets)} का शुभ असर है`
      : `${houseOblique(house)} पर किसी शुभ ग्रह का असर नहीं है`,
  fighters: ({ places }) => {
    if (places.length === 0) return 'तीसरे, छठे और ग्यारहवें भाव में मुकाबले का बल देने वाला कोई पाप ग्रह नहीं है';
    const count = places.flatMap(({ planets }) => planets).length;
    const where = places.map(({ house, planets }) => `${houseOblique(house)} में ${planetsHi(planets)}`);
    const does = count > 1 ? 'बैठे हैं और मुकाबले का बल देते' : 'बैठा है और मुकाबले का बल देता';
    return `${listHi(where)} ${does} ${isOrAre(count)}`;
  },
  home: ({ isSettled, lord }) =>
    isSettled ? `चतुर्थेश ${planetHi(lord)} मज़बूत है और चौथा भाव घर से बाँधे रखता है` : 'चौथा भाव घर से बाँधकर नहीं रखता',
  yoga_abroad: ({ name, planets }) => `${planetsHi(planets)} से ${name.hi} बनता है`,
  no_yoga_abroad: ({ name }) => `${name.hi} नहीं बनता`,
  one_lord: () => 'इस लग्न में दोनों भावों का स्वामी सदा एक ही ग्रह होता है',
};
