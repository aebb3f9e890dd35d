/**
 * Traditional indications of health by planets, houses and signs (after Phaladeepika 14 and Prashna Marga 12;
 * the table is later practice). Correlations of a tradition, no diagnosis: names are kept gentle.
 */
import type { Planet } from '../../../tables/planets.ts';
import { afflicted, housePressed, lordAfflicted, signPressed, type ConditionRow } from '../healthPressure.ts';
import { boundToLord, inHouse, inHouseWith, inSign, inWaterWith, lordIn, lordInWith } from '../healthStanding.ts';
import type { BodyPartId } from './bodyParts.ts';

export const INDICATION_IDS = [
  'heart',
  'blood_sugar',
  'blood_pressure',
  'respiratory',
  'digestive',
  'mental_stress',
  'skin',
  'bone_joint',
  'blood_injury',
  'eye',
  'kidney_urinary',
  'liver',
  'reproductive',
  'nervous_system',
  'chronic_autoimmune',
  'accident_surgery',
  'abnormal_growth',
] as const;
export type IndicationId = (typeof INDICATION_IDS)[number];

export interface IndicationRow {
  readonly id: IndicationId;
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  /** Significators, the main one first. */
  readonly planets: readonly [Planet, ...Planet[]];
  readonly parts: readonly [BodyPartId, ...BodyPartId[]];
  readonly conditions: readonly ConditionRow[];
}

const SA_RA: readonly Planet[] = ['Saturn', 'Rahu'];
const SA_RA_MA: readonly Planet[] = ['Saturn', 'Rahu', 'Mars'];
const HARD: readonly Planet[] = ['Mars', 'Saturn', 'Rahu', 'Ketu'];
const MALEFICS: readonly Planet[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];

export const INDICATIONS: readonly IndicationRow[] = [
  {
    id: 'heart',
    name: 'Heart',
    sanskrit: 'हृदय',
    planets: ['Sun'],
    parts: ['heart', 'circulation'],
    conditions: [
      afflicted('Sun', SA_RA_MA),
      lordAfflicted(4, SA_RA_MA),
      lordAfflicted(5, SA_RA_MA),
      inHouseWith('Sun', [4], HARD),
      housePressed(4, SA_RA_MA),
      signPressed('Leo', SA_RA_MA),
    ],
  },
  {
    id: 'blood_sugar',
    name: 'Blood sugar',
    sanskrit: 'रक्त-शर्करा',
    planets: ['Jupiter', 'Venus'],
    parts: ['fat_metabolism', 'kidneys'],
    conditions: [
      afflicted('Jupiter', HARD),
      afflicted('Venus', HARD),
      inHouse('Jupiter', [6, 8]),
      inHouse('Venus', [6, 8]),
      boundToLord('Jupiter', 6),
      boundToLord('Venus', 6),
      inWaterWith(['Moon', 'Venus', 'Jupiter'], SA_RA),
      signPressed('Cancer', SA_RA),
      signPressed('Libra', SA_RA),
    ],
  },
  {
    id: 'blood_pressure',
    name: 'Blood pressure',
    sanskrit: 'रक्तचाप',
    planets: ['Mars', 'Sun', 'Moon'],
    parts: ['circulation', 'heart', 'blood'],
    conditions: [
      afflicted('Moon', ['Mars', 'Sun', 'Saturn']),
      afflicted('Sun', ['Mars', 'Saturn']),
      housePressed(4, ['Mars', 'Sun', 'Saturn']),
    ],
  },
  {
    id: 'respiratory',
    name: 'Breathing and lungs',
    sanskrit: 'श्वास और फेफड़े',
    planets: ['Moon', 'Mercury'],
    parts: ['lungs', 'chest'],
    conditions: [
      afflicted('Moon', SA_RA),
      afflicted('Mercury', SA_RA),
      signPressed('Gemini', SA_RA),
      signPressed('Cancer', SA_RA),
      housePressed(3, SA_RA),
      housePressed(4, SA_RA),
    ],
  },
  {
    id: 'digestive',
    name: 'Digestion',
    sanskrit: 'पाचन',
    planets: ['Mercury', 'Sun', 'Mars'],
    parts: ['digestion', 'intestines', 'stomach'],
    conditions: [
      afflicted('Mercury', HARD),
      inHouse('Mars', [5, 6]),
      inHouse('Saturn', [5, 6]),
      inSign('Sun', 'Virgo'),
      housePressed(5, HARD),
      housePressed(6, HARD),
      signPressed('Virgo', HARD),
    ],
  },
  {
    id: 'mental_stress',
    name: 'Rest and sleep',
    sanskrit: 'विश्राम और नींद',
    planets: ['Moon', 'Mercury'],
    parts: ['mind', 'sleep'],
    conditions: [
      afflicted('Moon', ['Saturn', 'Rahu', 'Ketu']),
      afflicted('Mercury', HARD),
      lordAfflicted(5, HARD),
      housePressed(4, HARD),
      housePressed(5, HARD),
    ],
  },
  {
    id: 'skin',
    name: 'Skin',
    sanskrit: 'त्वचा',
    planets: ['Mercury', 'Venus'],
    parts: ['skin'],
    conditions: [
      afflicted('Mercury', ['Mars', 'Rahu', 'Saturn']),
      afflicted('Venus', ['Mars', 'Rahu', 'Ketu']),
      inHouse('Venus', [6]),
      signPressed('Capricorn', ['Mars', 'Rahu', 'Ketu']),
    ],
  },
  {
    id: 'bone_joint',
    name: 'Bones and joints',
    sanskrit: 'अस्थि और जोड़',
    planets: ['Saturn', 'Sun'],
    parts: ['bones', 'joints', 'knees'],
    conditions: [
      afflicted('Saturn', ['Sun', 'Mars']),
      lordAfflicted(10, HARD),
      signPressed('Capricorn', HARD),
      signPressed('Aquarius', HARD),
      housePressed(10, HARD),
    ],
  },
  {
    id: 'blood_injury',
    name: 'Blood and muscles',
    sanskrit: 'रक्त और मांसपेशियाँ',
    planets: ['Mars'],
    parts: ['blood', 'muscles', 'marrow'],
    conditions: [
      afflicted('Mars', ['Rahu', 'Ketu', 'Saturn']),
      inHouse('Mars', [6, 8]),
      housePressed(8, ['Mars', 'Rahu', 'Ketu']),
      housePressed(6, ['Mars', 'Rahu', 'Ketu']),
    ],
  },
  {
    id: 'eye',
    name: 'Eyes',
    sanskrit: 'नेत्र',
    planets: ['Sun', 'Moon', 'Venus'],
    parts: ['right_eye', 'left_eye'],
    conditions: [
      inHouseWith('Sun', [2, 6, 8, 12], HARD),
      inHouseWith('Moon', [2, 6, 8, 12], MALEFICS),
      inHouseWith('Venus', [2, 6, 8, 12], MALEFICS),
      housePressed(2, HARD),
      housePressed(12, HARD),
    ],
  },
  {
    id: 'kidney_urinary',
    name: 'Kidneys and urinary tract',
    sanskrit: 'गुर्दे और मूत्र-मार्ग',
    planets: ['Venus'],
    parts: ['kidneys', 'lower_back'],
    conditions: [
      afflicted('Venus', SA_RA),
      housePressed(7, SA_RA),
      signPressed('Libra', SA_RA),
      signPressed('Scorpio', SA_RA),
    ],
  },
  {
    id: 'liver',
    name: 'Liver',
    sanskrit: 'यकृत',
    planets: ['Jupiter'],
    parts: ['liver', 'fat_metabolism'],
    conditions: [afflicted('Jupiter', SA_RA), housePressed(5, SA_RA), signPressed('Sagittarius', SA_RA)],
  },
  {
    id: 'reproductive',
    name: 'Reproductive health',
    sanskrit: 'प्रजनन स्वास्थ्य',
    planets: ['Venus', 'Mars'],
    parts: ['reproductive_system', 'hormones'],
    conditions: [
      afflicted('Venus', HARD),
      afflicted('Mars', ['Saturn', 'Rahu', 'Ketu']),
      lordIn(7, [6]),
      housePressed(7, HARD),
      housePressed(8, HARD),
      signPressed('Scorpio', HARD),
    ],
  },
  {
    id: 'nervous_system',
    name: 'Nervous system',
    sanskrit: 'तंत्रिका तंत्र',
    planets: ['Mercury', 'Saturn'],
    parts: ['nerves', 'brain'],
    conditions: [
      afflicted('Mercury', SA_RA),
      housePressed(3, SA_RA),
      signPressed('Gemini', SA_RA),
      inHouse('Mercury', [6, 8, 12]),
    ],
  },
  {
    id: 'chronic_autoimmune',
    name: 'Immunity',
    sanskrit: 'रोग-प्रतिरोध',
    planets: ['Saturn', 'Rahu'],
    parts: ['immunity'],
    conditions: [
      lordAfflicted(1, SA_RA),
      lordAfflicted(6, SA_RA),
      lordAfflicted(8, SA_RA),
      lordIn(1, [6, 8]),
      housePressed(1, SA_RA),
      housePressed(6, SA_RA),
      housePressed(8, SA_RA),
    ],
  },
  {
    id: 'accident_surgery',
    name: 'Safety and small injuries',
    sanskrit: 'सुरक्षा और छोटी चोटें',
    planets: ['Mars', 'Ketu', 'Saturn'],
    parts: ['head', 'muscles', 'immunity'],
    conditions: [
      inHouseWith('Mars', [6, 8, 12], ['Ketu', 'Saturn', 'Rahu']),
      afflicted('Mars', ['Ketu', 'Saturn', 'Rahu']),
      lordAfflicted(1, ['Mars', 'Ketu']),
      lordAfflicted(8, ['Mars', 'Ketu']),
      housePressed(8, ['Mars', 'Saturn', 'Ketu']),
      housePressed(12, ['Mars', 'Saturn', 'Ketu']),
    ],
  },
  {
    id: 'abnormal_growth',
    name: 'Cell growth (a reason for regular screening)',
    sanskrit: 'कोशिका-वृद्धि (नियमित जाँच का कारण)',
    planets: ['Rahu', 'Jupiter', 'Moon'],
    parts: ['immunity', 'lymph'],
    conditions: [
      afflicted('Jupiter', ['Rahu']),
      afflicted('Moon', ['Rahu']),
      lordInWith(6, 8, 'Rahu'),
      signPressed('Cancer', ['Rahu', 'Saturn']),
      housePressed(8, SA_RA),
    ],
  },
];
