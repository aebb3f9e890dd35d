/** Sentences about two planets of a year that form a yoga, or do not, in Hindi. */
import type { BondKind } from '../../../astro/varshphal/tables/tajika.ts';
import type { WeaknessArgs } from '../../../astro/varshphal/facts.ts';
import { choiceNumber } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import type { BondWords, ContactArgs } from '../../facts/varshphal.ts';
import { housesOblique, inHouse, listHi, planetHi, planetsHi } from '../grammar.ts';
import { aspectHi } from './planetsInYear.ts';

const STATES: Readonly<Record<Exclude<WeaknessArgs['state'], 'dusthana'>, string>> = {
  combust: 'अस्त',
  retrograde: 'वक्री',
  debilitated: 'नीच का',
};

function stateText({ house, state }: WeaknessArgs): string {
  return state === 'dusthana' ? inHouse(house) : STATES[state];
}

/** Returns the weakened planets with the reasons, each planet once: शुक्र वक्री और बारहवें भाव में है. */
export function weaknessesHi(weaknesses: readonly WeaknessArgs[]): string {
  const planets = [...new Set(weaknesses.map(({ planet }) => planet))];
  const statesOf = (id: WeaknessArgs['planet']) => weaknesses.filter(({ planet }) => planet === id).map(stateText);
  return listHi(planets.map((id) => `${planetHi(id)} ${listHi(statesOf(id))} है`));
}

function apartText(lords: string, contact: ContactArgs | null): string {
  if (contact === null) return `${lords} का मेल नहीं है`;
  if (contact.kind === 'unseen') return `${lords} एक-दूसरे को नहीं देखते`;
  return contact.aspect === 'conjunction'
    ? `${lords} एक राशि में हैं, पर दीप्तांश से बाहर`
    : `${lords} एक-दूसरे को देखते हैं, पर दीप्तांश से बाहर`;
}

/** What follows where two lords do not meet; an answer says it of several areas. */
const OTHER_SUPPORTS = ['काम दूसरे सहारों से चलेगा।', 'इसलिए बाकी बातें देखी जाती हैं।', 'काम दूसरे ग्रहों के बल से बनेगा।'] as const;

function gapText(gapDeg: number): string {
  if (Math.abs(gapDeg) < 1) return 'एक अंश के भीतर';
  const degrees = Math.round(Math.abs(gapDeg));
  return gapDeg < 0 ? `${degrees} अंश आगे निकल चुका` : `${degrees} अंश बाकी`;
}

function instanceText({ contact, houses, planets }: BondWords['yoga_places']['instances'][number]): string {
  if (houses.length > 0) return `${housesOblique(houses)} के लिए ${planetsHi(planets)}`;
  if (contact === null) return planetsHi(planets);
  const { aspect, faster, gapDeg, slower } = contact;
  return `${planetHi(faster)} और ${planetHi(slower)} (${aspectHi(aspect)}, ${gapText(gapDeg)})`;
}

export const BONDS_HI: Sentences<BondWords> = {
  weakness: (weakness) => weaknessesHi([weakness]),
  bond: ({ ascendantLord, carriers, contact, isMoonJoining, karyesh, kind, spoilers, weaknesses }) => {
    const lords = `लग्नेश ${planetHi(ascendantLord)} और कार्येश ${planetHi(karyesh)}`;
    const joining = `${planetsHi(carriers)} ${carriers.length > 1 ? 'मिलाते हैं' : 'मिलाता है'}`;
    const texts: Readonly<Record<BondKind, string>> = {
      same: `${planetHi(karyesh)} लग्नेश भी है और कार्येश भी, इसलिए बात आपके अपने हाथ में है।`,
      ithasala: `${lords} का इत्थशाल है, जो काम बनने का योग है।`,
      bhavishyat: `${lords} का इत्थशाल बनने वाला है; काम वर्ष के आखिरी हिस्से में पकेगा।`,
      nakta: `${lords} को ${joining}; काम किसी फुर्तीले या छोटे व्यक्ति से बनेगा।`,
      yamaya: `${lords} को ${joining}; काम किसी बड़े या मध्यस्थ से बनेगा।`,
      ishrafa: `${lords} का मेल बीत चुका है। पुराना काम पूरा होगा, नया कम शुरू होगा।`,
      none: `${apartText(lords, contact)}। ${OTHER_SUPPORTS[choiceNumber(ascendantLord, karyesh, 'supports') % OTHER_SUPPORTS.length]!}`,
    };
    const found = [
      texts[kind],
      ...(spoilers.length > 0
        ? [`${planetsHi(spoilers)} बीच में ${spoilers.length > 1 ? 'आते हैं' : 'आता है'}, इसलिए दूसरी कोशिश करनी होगी।`]
        : []),
      ...(weaknesses.length > 0 ? [`${weaknessesHi(weaknesses)}, इसलिए कुछ फल लौट भी सकता है।`] : []),
      ...(isMoonJoining ? ['चंद्रमा के साथ आने से काम आसान होता है।'] : []),
    ];
    return found.join(' ');
  },
  bond_of_health: ({ ascendantLord, karyesh, kind }) => {
    const lord = `लग्नेश ${planetHi(ascendantLord)}`;
    const sixth = `षष्ठेश ${planetHi(karyesh)}`;
    const texts: Readonly<Record<BondKind, string>> = {
      same: `${planetHi(karyesh)} लग्नेश भी है और षष्ठेश भी; सेहत रोज़ की आदतों पर टिकी है।`,
      ithasala: `${lord} का ${sixth} से इत्थशाल है। थकान जल्दी दिखेगी, इसलिए आराम भी जल्दी करें।`,
      bhavishyat: `${lord} का ${sixth} से इत्थशाल बनने वाला है; वर्ष के आखिरी हिस्से से पहले आराम कर लें।`,
      nakta: `${lord} का ${sixth} से मेल तीसरे ग्रह से होता है; दूसरों की जल्दबाज़ी अपने ऊपर न लें।`,
      yamaya: `${lord} का ${sixth} से मेल तीसरे ग्रह से होता है; ज़िम्मेदारियाँ इकट्ठी न होने दें।`,
      ishrafa: `${lord} ${sixth} से आगे निकल चुका है; थकान का समय पीछे छूट गया है।`,
      none: `${lord} का ${sixth} से मेल नहीं है, इसलिए दिनचर्या सँभालना आसान रहेगा।`,
    };
    return texts[kind];
  },
  yoga_places: ({ instances }) => `यह योग इनसे बनता है: ${instances.map(instanceText).join('; ')}।`,
};
