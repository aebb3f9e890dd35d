/** Sentences about the yogas of a chart in Hindi. */
import type { VerdictBand } from '../../../astro/strength/verdictStrength.ts';
import { yogaName } from '../../../astro/judgement/yogaWords.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Bond, HeldCondition, OwnerPlace, YogaWords } from '../../facts/rules/yogaWords.ts';
import type { Sentences } from '../../sentences.ts';
import { houseOblique, lordOf, planetHi, rankOblique, signHi } from '../grammar.ts';
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
  one_way_aspect: 'इनमें से एक दूसरे को देखता है।',
  sign_aspect: 'दोनों की राशियाँ एक-दूसरे को देखती हैं।',
};

function placeText({ dignity, house, ownedHouses, planet, signIndex }: OwnerPlace): string {
  const lordship = ownedHouses.length > 0 ? `${lordOf(ownedHouses)} ` : '';
  return `${lordship}${planetHi(planet)} ${houseOblique(house)} में ${signHi(signIndex)} राशि में है (${DIGNITIES_HI[dignity]})`;
}

const namesText = (planets: readonly Planet[]) => planets.map(planetHi).join(', ');

const heldText = ({ oneOfThem, text }: HeldCondition) =>
  oneOfThem === null ? text.hi : `${oneOfThem.upTo.hi} (${namesText(oneOfThem.planets)})${oneOfThem.after.hi}`;

const heldTexts = (conditions: readonly HeldCondition[]) => conditions.map(heldText).join('; ');

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
  stands_for: ({ grade, result, strength, ...yoga }) =>
    `${yogaName(yoga, 'hi')} का फल: ${result.hi}। इसका बल 100 में से ${strength} है (${GRADES[grade]})।`,
  helped: ({ conditions, isBad }) => `${isBad ? 'इसे बढ़ाने वाले कारण' : 'सहायक'}: ${heldTexts(conditions)}।`,
  hindered: ({ conditions, isBad, isCancelled }) => {
    const reduced = isBad ? 'इसका प्रभाव कुछ कम है' : 'योग कुछ क्षीण है';
    return `${isCancelled ? 'योग बनता है पर भंग है' : reduced}: ${heldTexts(conditions)}।`;
  },
  not_formed: ({ conditions }) => `यह योग नहीं बनता। इसके लिए चाहिए: ${conditions.map(({ hi }) => hi).join('; ')}।`,
};
