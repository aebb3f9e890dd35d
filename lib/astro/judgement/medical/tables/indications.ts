/**
 * Traditional indications of health by planets, houses and signs (after Phaladeepika 14 and Prashna Marga 12;
 * the table is later practice). Correlations of a tradition, no diagnosis: names are kept gentle.
 */
import type { Planet } from '../../../tables/planets.ts';
import { afflicted, housePressed, lordAfflicted, signPressed, type ClauseRow } from '../clauses.ts';
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
  /** As part of a sentence: `the heart`. */
  readonly matter: string;
  /** Significators, the main one first. */
  readonly planets: readonly [Planet, ...Planet[]];
  readonly parts: readonly [BodyPartId, ...BodyPartId[]];
  readonly clauses: readonly ClauseRow[];
  /** Advice where it is strong; a whole sentence, no treatment. */
  readonly care: string;
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
    matter: 'the heart',
    planets: ['Sun'],
    parts: ['heart', 'circulation'],
    clauses: [
      afflicted('Sun', SA_RA_MA),
      lordAfflicted(4, SA_RA_MA),
      lordAfflicted(5, SA_RA_MA),
      inHouseWith('Sun', [4], HARD),
      housePressed(4, SA_RA_MA),
      signPressed('Leo', SA_RA_MA),
    ],
    care: 'Walk every day, keep salt and late meals low, and let blood pressure and blood fats be looked at in the usual check-ups.',
  },
  {
    id: 'blood_sugar',
    name: 'Blood sugar',
    sanskrit: 'रक्त-शर्करा',
    matter: 'blood sugar',
    planets: ['Jupiter', 'Venus'],
    parts: ['fat_metabolism', 'kidneys'],
    clauses: [
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
    care: 'Keep sweets for feast days, move after meals, and have blood sugar measured at the usual check-ups.',
  },
  {
    id: 'blood_pressure',
    name: 'Blood pressure',
    sanskrit: 'रक्तचाप',
    matter: 'blood pressure',
    planets: ['Mars', 'Sun', 'Moon'],
    parts: ['circulation', 'heart', 'blood'],
    clauses: [
      afflicted('Moon', ['Mars', 'Sun', 'Saturn']),
      afflicted('Sun', ['Mars', 'Saturn']),
      housePressed(4, ['Mars', 'Sun', 'Saturn']),
    ],
    care: 'Slow breathing twice a day, less salt and regular sleep help; measuring at home costs little.',
  },
  {
    id: 'respiratory',
    name: 'Breathing and lungs',
    sanskrit: 'श्वास और फेफड़े',
    matter: 'breathing',
    planets: ['Moon', 'Mercury'],
    parts: ['lungs', 'chest'],
    clauses: [
      afflicted('Moon', SA_RA),
      afflicted('Mercury', SA_RA),
      signPressed('Gemini', SA_RA),
      signPressed('Cancer', SA_RA),
      housePressed(3, SA_RA),
      housePressed(4, SA_RA),
    ],
    care: 'Fresh air, no smoke, and pranayama in comfort; a cough that stays for weeks belongs before a doctor.',
  },
  {
    id: 'digestive',
    name: 'Digestion',
    sanskrit: 'पाचन',
    matter: 'digestion',
    planets: ['Mercury', 'Sun', 'Mars'],
    parts: ['digestion', 'intestines', 'stomach'],
    clauses: [
      afflicted('Mercury', HARD),
      inHouse('Mars', [5, 6]),
      inHouse('Saturn', [5, 6]),
      inSign('Sun', 'Virgo'),
      housePressed(5, HARD),
      housePressed(6, HARD),
      signPressed('Virgo', HARD),
    ],
    care: 'Eat warm food at fixed hours, the main meal at noon, and write down what does not agree with you.',
  },
  {
    id: 'mental_stress',
    name: 'Stress and peace of mind',
    sanskrit: 'तनाव और मन की शांति',
    matter: 'peace of mind',
    planets: ['Moon', 'Mercury'],
    parts: ['mind', 'sleep'],
    clauses: [
      afflicted('Moon', ['Saturn', 'Rahu', 'Ketu']),
      afflicted('Mercury', HARD),
      lordAfflicted(5, HARD),
      housePressed(4, HARD),
      housePressed(5, HARD),
    ],
    care: 'Guard sleep, keep company that does you good, and speak early with someone who is trained to listen.',
  },
  {
    id: 'skin',
    name: 'Skin',
    sanskrit: 'त्वचा',
    matter: 'the skin',
    planets: ['Mercury', 'Venus'],
    parts: ['skin'],
    clauses: [
      afflicted('Mercury', ['Mars', 'Rahu', 'Saturn']),
      afflicted('Venus', ['Mars', 'Rahu', 'Ketu']),
      inHouse('Venus', [6]),
      signPressed('Capricorn', ['Mars', 'Rahu', 'Ketu']),
    ],
    care: 'Drink enough, choose mild soaps and natural cloth, and show changes of the skin to a doctor in good time.',
  },
  {
    id: 'bone_joint',
    name: 'Bones and joints',
    sanskrit: 'अस्थि और जोड़',
    matter: 'bones and joints',
    planets: ['Saturn', 'Sun'],
    parts: ['bones', 'joints', 'knees'],
    clauses: [
      afflicted('Saturn', ['Sun', 'Mars']),
      lordAfflicted(10, HARD),
      signPressed('Capricorn', HARD),
      signPressed('Aquarius', HARD),
      housePressed(10, HARD),
    ],
    care: 'Gentle daily movement, sunlight and warmth; ask for vitamin D and bone density at a check-up where age suggests it.',
  },
  {
    id: 'blood_injury',
    name: 'Blood and injuries',
    sanskrit: 'रक्त और चोट',
    matter: 'blood and small injuries',
    planets: ['Mars'],
    parts: ['blood', 'muscles', 'marrow'],
    clauses: [
      afflicted('Mars', ['Rahu', 'Ketu', 'Saturn']),
      inHouse('Mars', [6, 8]),
      housePressed(8, ['Mars', 'Rahu', 'Ketu']),
      housePressed(6, ['Mars', 'Rahu', 'Ketu']),
    ],
    care: 'Take time with tools and in traffic, warm up before sport, and have iron looked at when tiredness stays.',
  },
  {
    id: 'eye',
    name: 'Eyes',
    sanskrit: 'नेत्र',
    matter: 'the eyes',
    planets: ['Sun', 'Moon', 'Venus'],
    parts: ['right_eye', 'left_eye'],
    clauses: [
      inHouseWith('Sun', [2, 6, 8, 12], HARD),
      inHouseWith('Moon', [2, 6, 8, 12], MALEFICS),
      inHouseWith('Venus', [2, 6, 8, 12], MALEFICS),
      housePressed(2, HARD),
      housePressed(12, HARD),
    ],
    care: 'Rest the eyes from screens, wear shade in strong light, and have sight tested once in two years.',
  },
  {
    id: 'kidney_urinary',
    name: 'Kidneys and urinary tract',
    sanskrit: 'गुर्दे और मूत्र-मार्ग',
    matter: 'kidneys and urinary tract',
    planets: ['Venus'],
    parts: ['kidneys', 'lower_back'],
    clauses: [
      afflicted('Venus', SA_RA),
      housePressed(7, SA_RA),
      signPressed('Libra', SA_RA),
      signPressed('Scorpio', SA_RA),
    ],
    care: 'Drink water through the day, go easy on salt, and let kidney values be part of the usual blood test.',
  },
  {
    id: 'liver',
    name: 'Liver',
    sanskrit: 'यकृत',
    matter: 'the liver',
    planets: ['Jupiter'],
    parts: ['liver', 'fat_metabolism'],
    clauses: [afflicted('Jupiter', SA_RA), housePressed(5, SA_RA), signPressed('Sagittarius', SA_RA)],
    care: 'Keep fat, fried food and alcohol low, and let liver values be part of the usual blood test.',
  },
  {
    id: 'reproductive',
    name: 'Reproductive health',
    sanskrit: 'प्रजनन स्वास्थ्य',
    matter: 'reproductive health',
    planets: ['Venus', 'Mars'],
    parts: ['reproductive_system', 'hormones'],
    clauses: [
      afflicted('Venus', HARD),
      afflicted('Mars', ['Saturn', 'Rahu', 'Ketu']),
      lordIn(7, [6]),
      housePressed(7, HARD),
      housePressed(8, HARD),
      signPressed('Scorpio', HARD),
    ],
    care: 'Take the usual screenings for your age, and bring questions to a doctor early and without shame.',
  },
  {
    id: 'nervous_system',
    name: 'Nervous system',
    sanskrit: 'तंत्रिका तंत्र',
    matter: 'the nerves',
    planets: ['Mercury', 'Saturn'],
    parts: ['nerves', 'brain'],
    clauses: [
      afflicted('Mercury', SA_RA),
      housePressed(3, SA_RA),
      signPressed('Gemini', SA_RA),
      inHouse('Mercury', [6, 8, 12]),
    ],
    care: 'Pauses between tasks, oil massage and few stimulants calm the nerves; numbness that stays belongs before a doctor.',
  },
  {
    id: 'chronic_autoimmune',
    name: 'Long-lasting complaints and immunity',
    sanskrit: 'दीर्घ रोग और प्रतिरोध-शक्ति',
    matter: 'long-lasting complaints',
    planets: ['Saturn', 'Rahu'],
    parts: ['immunity'],
    clauses: [
      lordAfflicted(1, SA_RA),
      lordAfflicted(6, SA_RA),
      lordAfflicted(8, SA_RA),
      lordIn(1, [6, 8]),
      housePressed(1, SA_RA),
      housePressed(6, SA_RA),
      housePressed(8, SA_RA),
    ],
    care: 'Build reserves slowly: sleep, plain food, steady hours; what comes back again deserves a second look by a doctor.',
  },
  {
    id: 'accident_surgery',
    name: 'Accidents and operations',
    sanskrit: 'दुर्घटना और शल्य',
    matter: 'safety and operations',
    planets: ['Mars', 'Ketu', 'Saturn'],
    parts: ['head', 'muscles', 'immunity'],
    clauses: [
      inHouseWith('Mars', [6, 8, 12], ['Ketu', 'Saturn', 'Rahu']),
      afflicted('Mars', ['Ketu', 'Saturn', 'Rahu']),
      lordAfflicted(1, ['Mars', 'Ketu']),
      lordAfflicted(8, ['Mars', 'Ketu']),
      housePressed(8, ['Mars', 'Saturn', 'Ketu']),
      housePressed(12, ['Mars', 'Saturn', 'Ketu']),
    ],
    care: 'Drive rested, wear the belt and the helmet, and take a second opinion before an operation that can wait.',
  },
  {
    id: 'abnormal_growth',
    name: 'Cell growth (a reason for regular screening)',
    sanskrit: 'कोशिका-वृद्धि (नियमित जाँच का कारण)',
    matter: 'cell growth',
    planets: ['Rahu', 'Jupiter', 'Moon'],
    parts: ['immunity', 'lymph'],
    clauses: [
      afflicted('Jupiter', ['Rahu']),
      afflicted('Moon', ['Rahu']),
      lordInWith(6, 8, 'Rahu'),
      signPressed('Cancer', ['Rahu', 'Saturn']),
      housePressed(8, SA_RA),
    ],
    care: 'A traditional risk indicator and no more: take the screenings that are usual for your age, and live with measure.',
  },
];
