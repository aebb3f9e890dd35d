/** Sentences on indications of health and on parts of the body in Hindi. */
import type { Fact } from '../../../astro/factsOf.ts';
import type { IndicationSeverity } from '../../../astro/judgement/medical/indication.ts';
import type {
  BodyPartFacts,
  HeldCount,
  VargaTrouble,
  Weakness,
} from '../../../astro/judgement/medical/indicationFacts.ts';
import { BODY_PART } from '../../../astro/judgement/medical/tables/bodyParts.ts';
import type { IndicationWords } from '../../facts/medical.ts';
import { VARGAS } from '../../../astro/varga/vargas.ts';
import type { Sentences } from '../../sentences.ts';
import { inHouse, isOrAre, listHi, lordShort, planetHi, planetsHi, rankOblique, signHi } from '../grammar.ts';
import { BODY_PARTS_HI } from '../health/bodyParts.ts';
import { indicationCareHi } from './adviceByAge.ts';
import { seenHi } from './conditionWords.ts';
import { healthPlacesHi } from './healthTime.ts';
import { HEALTH_MATTERS_HI, HOUSE_CARE_WORDS_HI } from './matters.ts';

const rulersText = (weaknesses: readonly Weakness[]) => `कारक ${planetsHi(weaknesses.map(({ planet }) => planet))}`;

/** How many conditions hold. */
const heldText = ({ count, held }: HeldCount, what: string) => `${what} की ${count} में से ${held} शर्तें पूरी`;

/** By division: the charts of health and of ills. */

function troubleText({ company, division, house, isDebilitated, isWithEnemy, planet }: VargaTrouble): string {
  const how = [
    ...(house === null ? [] : [inHouse(house)]),
    ...(isDebilitated ? ['नीच का'] : []),
    ...(isWithEnemy ? ['शत्रु की राशि में'] : []),
    ...(company.length > 0 ? [`${planetsHi(company)} के साथ`] : []),
  ];
  return `${(division === 6 ? VARGAS.d6 : VARGAS.d30).sanskrit} में ${planetHi(planet)} ${listHi(how)} है`;
}

function placeText(
  place: string,
  { benefics, malefics }: Pick<BodyPartFacts['body_sign'], 'benefics' | 'malefics'>,
): string {
  const pressed = malefics.length > 0 ? `${place} पर ${planetsHi(malefics)} का दबाव` : `${place} पाप ग्रहों से मुक्त`;
  return benefics.length > 0 ? `${pressed}, ${planetsHi(benefics)} से बल` : pressed;
}

const houseName = (house: number) => (house === 1 ? 'लग्न' : `${rankOblique(house)} भाव`);

const protectedText: Sentences<IndicationWords>['parts_protected'] = ({ planets }) =>
  `नीच भंग के कारण ${planetsHi(planets)} अपने अंगों की रक्षा ${planets.length > 1 ? 'करते हैं' : 'करता है'}`;

/** Each follows the matter in the oblique case. */
const MARKED: Readonly<Record<IndicationSeverity, string>> = {
  high: 'पर सबसे पहले ध्यान दें',
  medium: 'पर थोड़ा ध्यान दें',
  low: 'की ओर से चिंता की बात नहीं है',
};

function leadText({ args, id }: Fact<BodyPartFacts>): string {
  switch (id) {
    case 'body_house':
    case 'body_sign': {
      const where = id === 'body_house' ? houseName(args.house) : `${signHi(args.signIndex)} राशि`;
      return args.malefics.length > 0
        ? `इसके स्थान ${where} पर ${planetsHi(args.malefics)} का दबाव है`
        : `इसका स्थान ${where} है`;
    }
    case 'body_planets':
      return `इसका कारक ${planetsHi(args.weaknesses.map(({ planet }) => planet))} ${isOrAre(args.weaknesses.length)}`;
    default:
      return 'कई संकेत मिलकर आते हैं';
  }
}

const matters = (indications: IndicationWords['watched_first']['indications']) =>
  listHi(indications.map((indication) => HEALTH_MATTERS_HI[indication]));

export const INDICATIONS_HI: Sentences<IndicationWords> = {
  indication_planets: ({ conditions, weaknesses }) => `${rulersText(weaknesses)}; ${heldText(conditions, 'ग्रहों')}`,
  indication_places: (conditions) => heldText(conditions, 'भावों और राशियों'),
  indication_links: ({ bonds }) => {
    const said = bonds.map(({ house, lord, planet }) =>
      planet === lord
        ? `${planetHi(planet)} ${lordShort(house)} है`
        : `${planetHi(planet)} का ${lordShort(house)} ${planetHi(lord)} से संबंध है`,
    );
    return said.length > 0 ? said.join('; ') : 'त्रिक या मारक भावों के स्वामियों से कोई संबंध नहीं';
  },
  indication_vargas: ({ troubles }) =>
    troubles.length > 0 ? troubles.map(troubleText).join('; ') : 'त्रिंशांश और षष्ठांश में यह बात नहीं दोहराई गई',
  indication_periods: ({ care, own }) => {
    const said = [
      ...(own.length > 0 ? [`इसके कारक ${planetsHi(own)} की दशा चल रही है`] : []),
      ...(care.length > 0 ? [`${planetsHi(care)} की दशा चल रही है, जो शरीर को थकाती है`] : []),
    ];
    return said.length > 0 ? said.join('; ') : 'कोई चल रही दशा इससे नहीं जुड़ती';
  },
  indication_transits: ({ passages }) => {
    const said = passages.map(({ mover, places, planets }) => {
      const over = [...planets.map((planet) => `जन्म के ${planetHi(planet)}`), ...healthPlacesHi(places)];
      return `${planetHi(mover)} ${listHi(over)} पर गोचर में है`;
    });
    return said.length > 0 ? said.join('; ') : 'गोचर का कोई पाप ग्रह इसे नहीं छूता';
  },
  parts_protected: protectedText,
  indication: ({ indication, protectedBy, seen, severity }) => {
    const is = `${HEALTH_MATTERS_HI[indication]} ${MARKED[severity]}`;
    if (protectedBy.length > 0) return `${is}, क्योंकि नीच भंग वाले ${planetsHi(protectedBy)} से रक्षा होती है।`;
    return seen === null || severity === 'low' ? `${is}।` : `${is}: ${seenHi(seen)}।`;
  },
  indication_care: ({ age, indication }) => indicationCareHi(indication, age),
  house_care: ({ care }) => HOUSE_CARE_WORDS_HI[care],
  body_planets: ({ weaknesses }) => rulersText(weaknesses),
  body_house: ({ house, ...touched }) => placeText(houseName(house), touched),
  body_sign: ({ signIndex, ...touched }) => placeText(`${signHi(signIndex)} राशि`, touched),
  body_part: ({ lead, part }) => `${BODY_PART.get(part)!.sanskrit}: ${leadText(lead)}।`,
  watched_first: ({ age, indications }) =>
    age === 'child'
      ? `माता-पिता बच्चे में सबसे पहले ${matters(indications)} का ध्यान रखें।`
      : `परंपरा के अनुसार सबसे पहले ${matters(indications)} का ध्यान रखें।`,
  none_to_care_for: ({ age }) =>
    age === 'child' ? 'इस कुंडली में बच्चे का कोई अंग विशेष कमज़ोर नहीं दिखता।' : 'इस कुंडली में कोई अंग विशेष कमज़ोर नहीं दिखता।',
  most_vulnerable: ({ parts }) => `${listHi(parts.map((part) => BODY_PARTS_HI[part]))} का ख्याल रखें।`,
  none_vulnerable: () => 'सभी अंग लगभग एक-से हैं।',
  falls_protect: ({ planets }) => `${protectedText({ planets })}।`,
};
