/** Sentences about the yogas of a chart in Hindi. */
import type { Bilingual } from '../../../astro/bilingual.ts';
import type { BlemishKind } from '../../../astro/strength/blemish.ts';
import type { VerdictBand } from '../../../astro/strength/verdictStrength.ts';
import { yogaName } from '../../../astro/judgement/yogaWords.ts';
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
  mutual_aspect: 'दोनों एक-दूसरे को देखते हैं।',
  dispositor_aspect: 'इनमें से एक दूसरे की राशि में है, और राशि का स्वामी उसे देखता है।',
  one_way_aspect: 'इनमें से एक दूसरे को देखता है।',
  sign_aspect: 'दोनों की राशियाँ एक-दूसरे को देखती हैं।',
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
  name: nameText,
  grade: ({ grade }) => GRADES[grade],
  placed: ({ places }) => `${places.map(placeText).join('; ')}।`,
  formed_from: ({ houses, planets }) =>
    `यह योग ${namesText(planets)} से बनता है, जो ${houses.map(rankOblique).join(', ')} भाव में हैं।`,
  bond: ({ bond }) => BONDS[bond],
  lifted: ({ by }) => {
    const reasons = by.map(
      ({ condition, lifter }) => `${condition.hi}${lifter === null ? '' : ` (${planetHi(lifter)})`}`,
    );
    return `${by.length > 1 ? 'नीच भंग के कारण' : 'नीच भंग का कारण'}: ${reasons.join('; ')}।`;
  },
  stands_for: ({ grade, result, ...yoga }) => `${yogaName(yoga, 'hi')} का फल: ${result.hi}। यहाँ यह ${GRADES[grade]} है।`,
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
    if (signs.length === 0) return 'मन के भीतर मुड़ने का कोई संकेत नहीं है।';
    const held = `${signs.map(({ hi }) => hi).join('; ')}।`;
    if (!isTold) return `${held} एक अकेले संकेत से मन का झुकाव नहीं कहा जाता।`;
    return `${held} इस प्रकार ${countHi(of)} में से ${countHi(signs.length)} संकेत हैं। मन का झुकाव भीतर की ओर है, पर इससे जीवन की कोई राह तय नहीं होती।`;
  },
};
