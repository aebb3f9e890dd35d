/** Sentences of the third method of /career in Hindi. */
import type {
  DasamsaCondition,
  DasamsaConditions,
  DasamsaFinding,
  DasamsaFound,
  DasamsaOfficeId,
  DasamsaYogaId,
  Joining,
  MissedYogaId,
} from '../../../astro/judgement/career/facts/dasamsaFacts.ts';
import type { WorkLife } from '../../../astro/judgement/career/workLife.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { DasamsaPlace, DasamsaStanding, DasamsaWords, MethodSide } from '../../facts/career/methods.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import {
  houseOblique,
  inHouse,
  isOrAre,
  listHi,
  lordShort,
  planetHi,
  placesHi,
  planetsHi,
  signHi,
  signPlaceHi,
} from '../grammar.ts';
import { CAREER_OFFICES_HI } from './offices.ts';

/** What a yoga gives where it is formed, without a full stop. */
const GIVES: Readonly<Record<DasamsaYogaId, string>> = {
  raja_yoga: 'वरिष्ठ लोग पद और ज़िम्मेदारी सौंपते हैं',
  dharma_karma: 'काम और विश्वास एक ही दिशा में चलते हैं',
  tenth_lord_well_placed: 'जन्म कुंडली में काम का जो संकेत है, उसे ज़मीन मिलती है',
  exalted_in_kendra: 'एक खास योग्यता सबकी नज़र में आती है',
  vargottama: 'शुरू किया काम टिकता है और नाम बना रहता है',
  amatyakaraka_rising: 'मन का काम जल्दी पहचान में आता है और पेशा बन सकता है',
  sun_in_tenth: 'सरकारी या संस्था के मुखिया का काम अनुकूल रहता है',
  rahu_in_tenth: 'विदेशी कंपनी, तकनीक और नए क्षेत्र अनुकूल हैं, रास्ते में मोड़ आते हैं',
  exchange: 'काम के दो क्षेत्र एक-दूसरे को बढ़ाते हैं',
  malefic_in_eighth: 'काम बीच में रुककर फिर शुरू हो सकता है',
  hard_lord_in_tenth: 'काम का क्षेत्र या स्थान बदलता है',
};

const CARE: Readonly<Partial<Record<DasamsaYogaId, string>>> = {
  malefic_in_eighth: 'छह महीने की बचत और एक दूसरा हुनर साथ रखें।',
  hard_lord_in_tenth: 'नई जगह के लिए कागज़ और संपर्क तैयार रखें।',
};

const MISSED: Readonly<Record<MissedYogaId, string>> = {
  raja_yoga: 'दशांश में केंद्र और त्रिकोण के स्वामियों का अच्छा संबंध नहीं है',
  tenth_lord_well_placed: 'जन्म का दशमेश दशांश के केंद्र या त्रिकोण में नहीं है',
  vargottama: 'दशांश में लग्न या काम का कोई ग्रह जन्म की राशि में नहीं है',
  amatyakaraka_rising: 'अमात्यकारक दशांश के पहले, पाँचवें, नौवें या दसवें भाव में नहीं है',
  exchange: 'दशांश में राशि परिवर्तन नहीं है',
  malefic_in_eighth: 'दशांश के आठवें भाव में कोई पाप ग्रह नहीं है',
};

const JOININGS: Readonly<Record<Joining, string>> = {
  conjunction: 'में साथ बैठे हैं',
  exchange: 'में एक-दूसरे की राशि में हैं',
  mutual_aspect: 'से एक-दूसरे को देखते हैं',
  dispositor_aspect: 'में राशि और दृष्टि से जुड़े हैं',
};

const SHOWS: Readonly<Record<DasamsaOfficeId, string>> = {
  tenth_lord: 'काम',
  birth_tenth_lord: 'जन्म कुंडली में दिखे काम',
  ascendant_lord: 'काम करने के ढंग',
  amatyakaraka: 'मन के पेशे',
  sun: 'वरिष्ठों के बीच मान',
  saturn: 'लंबी मेहनत',
  mercury: 'कौशल और लेन-देन',
  jupiter: 'ज्ञान',
};

const STANDINGS: Readonly<Record<DasamsaStanding, (shows: string, by: string) => string>> = {
  well: (shows, by) => `${shows} में ${by} के ज़रिए अच्छी पहचान बनती है`,
  even: (shows, by) => `${shows} में ${by} के ज़रिए धीरे-धीरे बढ़त मिलती है`,
  hard: (shows, by) => `${shows} में ${by} के ज़रिए समय के साथ निखार आता है`,
};

const WORK_AREAS: readonly string[] = [
  'अपनी पहल',
  'वेतन और वाणी',
  'प्रयास और सहकर्मी',
  'काम का स्थान',
  'नए विचार और प्रशिक्षण',
  'सेवा और रोज़ के काम',
  'ग्राहक और साझेदार',
  'बदलाव और शोध',
  'गुरुजन और अध्ययन',
  'पद और दिखने वाले नतीजे',
  'लाभ और संपर्क',
  'दूर का या पर्दे के पीछे का काम',
];

const COUNSEL: Readonly<Record<Exclude<WorkLife, 'work'>, string>> = {
  talent: 'बच्चे को घर में छोटी ज़िम्मेदारी दें और पूरा करने पर सराहें।',
  choice: 'इस साल किसी टीम या संस्था में एक ज़िम्मेदारी लेकर देखें।',
  advice: 'अपने दायित्व व्यवस्थित ढंग से सौंपें और सलाहकार बने रहें।',
  past: 'परिवार को अपने काम के अनुभव सुनाएँ; वे लिखने योग्य हैं।',
};

const WORK_COUNSEL: Readonly<Record<MethodSide, string>> = {
  kind: 'असली ज़िम्मेदारी वाला पद लें और काम पर अपना नाम रखें।',
  mixed: 'दशांश के सबसे बलवान ग्रह के क्षेत्र में टिकें; पहले नतीजे, फिर पद।',
  hard: 'किसी भरोसेमंद वरिष्ठ से सीखें और छोटे पदों से बढ़ें।',
};

const ownerOf = ({ house, planet }: { readonly planet: Planet; readonly house: number }) =>
  `${lordShort(house)} ${planetHi(planet)}`;

const placeIn = (place: DasamsaPlace) => `${inHouse(place.house)} ${signPlaceHi(place)}`;

const foundText = (found: DasamsaFinding) => sayIn<DasamsaFound, keyof DasamsaFound>(DASAMSA_HI, found);

const conditionText = (condition: DasamsaCondition) =>
  sayIn<DasamsaConditions, keyof DasamsaConditions>(DASAMSA_HI, condition);

const CONDITIONS_HI: Sentences<DasamsaConditions> = {
  kendra_trikona_rule: () => 'दशांश में केंद्र और त्रिकोण के स्वामी छठे, आठवें और बारहवें भाव से बाहर जुड़े हैं',
  dharma_karma_rule: () => 'दशांश में नवमेश और दशमेश छठे, आठवें और बारहवें भाव से बाहर जुड़े हैं',
  tenth_lord_rule: () => 'जन्म का दशमेश दशांश के केंद्र या त्रिकोण में है',
  exalted_rule: () => 'दशांश के केंद्र में कोई ग्रह उच्च का है',
  kept_sign_rule: () => 'दशांश में लग्न या काम का कोई ग्रह जन्म की ही राशि में है',
  amatyakaraka_rule: () => 'अमात्यकारक दशांश के पहले, पाँचवें, नौवें या दसवें भाव में है',
  in_tenth_rule: ({ planet }) => `${planetHi(planet)} दशांश के दसवें भाव में है`,
  exchange_rule: () => 'दशांश में दो ग्रह एक-दूसरे की राशि में हैं',
  malefic_rule: () => 'दशांश के आठवें भाव में पाप ग्रह है',
  hard_lord_rule: () => 'दशांश का अष्टमेश या द्वादशेश उसके दसवें भाव में है',
  one_debilitated: () => 'इनमें से एक वहाँ नीच का है',
  debilitated: () => 'वह वहाँ नीच का है',
  one_in_dusthana: () => 'इनमें से एक दशांश के छठे, आठवें या बारहवें भाव में है',
  benefic_on_eighth: () => 'दशांश के आठवें भाव पर शुभ ग्रह का असर है',
  strong_by_sign: () => 'वह वहाँ राशि से बलवान है',
};

const FOUND_HI: Sentences<DasamsaFound> = {
  joined_lords: ({ houses, joining, lords: [one, other] }) =>
    `दशांश में ${ownerOf(one)} और ${ownerOf(other)} ${placesHi(houses)} ${JOININGS[joining]}`,
  lord_of_both: ({ house, ownedHouses: [one, other], planet }) =>
    `दशांश में ${planetHi(planet)} ${lordShort(one)} भी है और ${lordShort(other)} भी, और ${inHouse(house)} बैठा है`,
  tenth_lord_stands: ({ house, planet }) => `जन्म का दशमेश ${planetHi(planet)} दशांश में ${inHouse(house)} है`,
  exalted_planets: ({ exalted }) =>
    `दशांश में ${listHi(exalted.map(({ house, planet }) => `${planetHi(planet)} ${inHouse(house)}`))} उच्च ${exalted.length > 1 ? 'के हैं' : 'का है'}`,
  kept_signs: ({ ascendantSignIndex, kept }) => {
    const names = [
      ...(ascendantSignIndex === null ? [] : [`लग्न (${signHi(ascendantSignIndex)})`]),
      ...kept.map(({ planet, signIndex }) => `${planetHi(planet)} (${signHi(signIndex)})`),
    ];
    return `दशांश में भी जन्म की ही राशि: ${listHi(names)}`;
  },
  amatyakaraka_stands: ({ house, planet }) => `अमात्यकारक ${planetHi(planet)} दशांश में ${inHouse(house)} है`,
  stands_in_tenth: ({ planet }) => `दशांश के दसवें भाव में ${planetHi(planet)} है`,
  exchanged_signs: ({ houses, planets }) =>
    `दशांश में ${planetsHi(planets)} ${listHi(houses.map(houseOblique))} के बीच राशि बदलते हैं`,
  malefics_in_eighth: ({ planets }) => `दशांश के आठवें भाव में ${planetsHi(planets)} ${isOrAre(planets.length)}`,
  hard_lords_in_tenth: ({ lords }) => `दशांश में ${listHi(lords.map(ownerOf))} दसवें भाव में ${isOrAre(lords.length)}`,
};

export const DASAMSA_HI: Sentences<DasamsaWords> = {
  ...CONDITIONS_HI,
  ...FOUND_HI,
  dasamsa_yoga: ({ found }) => foundText(found),
  dasamsa_yoga_missed: ({ yoga }) => MISSED[yoga],
  dasamsa_yoga_halved: ({ condition }) => conditionText(condition),
  dasamsa_tenth_holds: ({ planets }) => `दशांश के दसवें भाव में ${planetsHi(planets)} ${isOrAre(planets.length)}`,
  dasamsa_yoga_result: ({ found, yoga }) => `${foundText(found)}। ${GIVES[yoga]}।`,
  dasamsa_yoga_care: ({ yoga }) => CARE[yoga] ?? `${GIVES[yoga]}।`,
  dasamsa_yogas: ({ yogas }) => `दशांश के योगों से: ${yogas.map((yoga) => GIVES[yoga]).join('; ')}।`,
  no_dasamsa_yoga: () => 'दशांश में इनमें से कोई योग नहीं बनता।',
  dasamsa_rising: ({ lord, signIndex }) =>
    `दशांश का लग्न ${signHi(signIndex)} है और उसका स्वामी ${planetHi(lord.planet)} ${placeIn(lord)} है।`,
  dasamsa_tenth: ({ isAscendantLord, lord, occupants, signIndex }) => {
    const held =
      occupants.length > 0
        ? `दशांश का दसवाँ भाव ${signHi(signIndex)} राशि का है और उसमें ${planetsHi(occupants)} ${isOrAre(occupants.length)}।`
        : `दशांश का दसवाँ भाव ${signHi(signIndex)} राशि का है और खाली है।`;
    return isAscendantLord
      ? `${held} उसका स्वामी भी ${planetHi(lord.planet)} ही है।`
      : `${held} उसका स्वामी ${planetHi(lord.planet)} ${placeIn(lord)} है।`;
  },
  same_tenth_lord: ({ planet }) => `जन्म कुंडली का दशमेश भी ${planetHi(planet)} ही है।`,
  birth_tenth_lord: (lord) => `जन्म का दशमेश ${planetHi(lord.planet)} दशांश में ${placeIn(lord)} है।`,
  key_planet: ({ dignity, house, offices, planet, signIndex, standing }) => {
    const roles = CAREER_OFFICES_HI.dasamsa_offices({ offices });
    const where = `दशांश में ${inHouse(house)} ${signPlaceHi({ dignity, signIndex })}`;
    const shows = listHi(offices.map((office) => SHOWS[office]));
    return `${planetHi(planet)} (${roles}) ${where} है। ${STANDINGS[standing](shows, WORK_AREAS[house - 1]!)}।`;
  },
  dasamsa_counsel: ({ life, side }) => (life === 'work' ? WORK_COUNSEL[side] : COUNSEL[life]),
};
