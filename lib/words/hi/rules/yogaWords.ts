/** Sentences about the yogas of a chart in Hindi. */
import type { Bilingual } from '../../../astro/bilingual.ts';
import type { BlemishKind } from '../../../astro/strength/blemish.ts';
import type { VerdictBand } from '../../../astro/strength/verdictStrength.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { BlemishedPlanet, Bond, OwnerPlace, YogaWords } from '../../facts/rules/yogaWords.ts';
import type { Sentences } from '../../sentences.ts';
import { countHi, houseOblique, lordOf, planetHi, planetsHi, rankOblique, signHi } from '../grammar.ts';
import { DIGNITIES_HI } from '../vocabulary.ts';

const GRADES: Readonly<Record<VerdictBand, string>> = {
  strong: 'बली',
  medium: 'मध्यम',
  weak: 'अल्प',
  nominal: 'नाममात्र',
};

const BONDS: Readonly<Record<Bond, string>> = {
  conjunction: 'दोनों एक साथ हैं।',
  exchange: 'दोनों एक-दूसरे की राशि में हैं।',
  mutual_aspect: 'दोनों की परस्पर दृष्टि है।',
  dispositor_aspect: 'इनमें से एक, दूसरे की राशि में है और उस पर राशि-स्वामी की दृष्टि है।',
  one_way_aspect: 'इनमें से एक की दूसरे पर दृष्टि है।',
  sign_aspect: 'दोनों की राशियों में परस्पर दृष्टि है।',
};

function placeText({ dignity, house, ownedHouses, planet, signIndex }: OwnerPlace): string {
  const lordship = ownedHouses.length > 0 ? `${lordOf(ownedHouses)} ` : '';
  return `${lordship}${planetHi(planet)} ${houseOblique(house)} में ${signHi(signIndex)} राशि में है (${DIGNITIES_HI[dignity]})`;
}

const namesText = (planets: readonly Planet[]) => planets.map(planetHi).join(', ');

const BLEMISHES: Readonly<Record<BlemishKind, (house: string) => string>> = {
  combust: () => 'अस्त है',
  fallen: () => 'नीच है और नीच भंग नहीं है',
  in_dusthana: (house) => `${house} में है`,
  defeated: () => 'ग्रह-युद्ध में पराजित है',
  near_node: () => 'राहु या केतु से दस अंश के भीतर है',
};

/** With more planets than this the sentence names them, and the field says how each is spoilt. */
const SPOILT_ONE_BY_ONE = 3;

const spoiltText = ({ house, kinds, planet }: BlemishedPlanet) =>
  `${planetHi(planet)} ${kinds.map((kind) => BLEMISHES[kind](houseOblique(house))).join(' और ')}`;

function blemishedText(planets: readonly BlemishedPlanet[]): string {
  if (planets.length === 1) return `इसे बनाने वाला ${spoiltText(planets[0]!)}।`;
  if (planets.length > SPOILT_ONE_BY_ONE)
    return `इसे बनाने वालों में ${planetsHi(planets.map(({ planet }) => planet))} दूषित हैं।`;
  return `इसे बनाने वालों में ${planets.map(spoiltText).join('; ')}।`;
}

const heldTexts = (conditions: readonly Bilingual[]) => conditions.map(({ hi }) => hi).join('; ');

const nameText = ({ name, variant }: YogaWords['name']) => (variant === null ? name.hi : `${name.hi} (${variant})`);

export const YOGA_HI: Sentences<YogaWords> = {
  bounds: ({ value }) => `अंक ${value} पर सीमित`,
  without_yogas: () => 'बिना योग की कुंडली',
  yoga_weighed: ({ name }) => name.hi,
  name: nameText,
  grade: ({ grade }) => GRADES[grade],
  placed: ({ places }) => `${places.map(placeText).join('; ')}।`,
  formed_from: ({ houses, planets }) =>
    `यह योग ${namesText(planets)} से बनता है, जो ${houses.map(rankOblique).join(', ')} भाव में हैं।`,
  bond: ({ bond }) => BONDS[bond],
  lifted: ({ condition, lifter }) => `भंग का कारण: ${condition.hi}${lifter === null ? '' : ` (${planetHi(lifter)})`}।`,
  stands_for: ({ grade, result, strength, ...yoga }) =>
    `${nameText(yoga)} का फल माना गया है: ${result.hi}। इसका बल 100 में से ${strength} है (${GRADES[grade]})।`,
  formed_unblemished: ({ isReduced }) => (isReduced ? 'इसके ग्रह स्वयं निर्दोष हैं।' : 'योग निर्दोष बनता है।'),
  formed_blemished: ({ planets }) => blemishedText(planets),
  formed_by_aspect: ({ planet }) =>
    planet === null
      ? 'योग नाममात्र का है, क्योंकि दृष्टि परस्पर नहीं है।'
      : `योग नाममात्र का है, क्योंकि ${planetHi(planet)} की दृष्टि एकतरफ़ा है।`,
  formed_as_support: () => 'यह सहयोग है, शुद्ध राजयोग नहीं।',
  short_of_full: ({ asked }) => `पूर्ण योग के लिए यह भी चाहिए कि ${asked.hi}।`,
  helped: ({ conditions, isBad }) => `${isBad ? 'इसे बढ़ाने वाले कारण' : 'सहायक'}: ${heldTexts(conditions)}।`,
  hindered: ({ conditions, isBad, isCancelled }) => {
    const reduced = isBad ? 'इसका प्रभाव कुछ कम है' : 'योग कुछ क्षीण है';
    return `${isCancelled ? 'योग बनता है पर भंग है' : reduced}: ${heldTexts(conditions)}।`;
  },
  not_formed: ({ conditions }) => `यह योग नहीं बनता। इसके लिए चाहिए: ${conditions.map(({ hi }) => hi).join('; ')}।`,
  formed_in_part: ({ conditions }) => `यह योग केवल आंशिक है। इसमें यह शेष है: ${conditions.map(({ hi }) => hi).join('; ')}।`,
  inclination: ({ isTold, of, signs }) => {
    if (signs.length === 0) return 'अंतर्मुखता का कोई संकेत नहीं है।';
    const held = `${signs.map(({ hi }) => hi).join('; ')}।`;
    if (!isTold) return `${held} एक अकेले संकेत से अंतर्मुखता नहीं कही जाती।`;
    return `${held} इस प्रकार ${countHi(of)} में से ${countHi(signs.length)} संकेत हैं: मन का झुकाव भीतर की ओर है, पर यह किसी जीवन-शैली का बंधन नहीं है।`;
  },
  family: ({ best, checked, present }) => {
    if (present === 0) return checked === 1 ? 'यह योग नहीं बनता।' : `देखे गए ${checked} नियमों में से कोई नहीं बनता।`;
    const counted =
      checked === 1 ? 'यह योग बनता है' : `देखे गए ${checked} नियमों में से ${present} ${present === 1 ? 'बनता है' : 'बनते हैं'}`;
    if (best.length === 0) return `${counted}, पर भंग है।`;
    const described = best.map(({ grade, name, strength }) => `${name.hi} (${strength}, ${GRADES[grade]})`);
    return checked === 1 ? `${counted}: ${described[0]!}।` : `${counted}; सबसे बली ${described.join(', ')}।`;
  },
  all: ({ bad, best, checked, good, present, score }) => {
    const described = best.map(({ name, result }) => `${name.hi} (${result.hi})`);
    const strongest = described.length > 0 ? ` सबसे बली: ${described.join('; ')}।` : '';
    return `${checked} योगों में से ${present} बनते हैं, जिनमें ${good} शुभ हैं और ${bad} सावधानी माँगते हैं।${strongest} कुल अंक 100 में से ${score}।`;
  },
};
