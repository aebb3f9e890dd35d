/** Fields of study by the planets that signify them (modern practice, after BPHS 3 and Phaladeepika 5). Interpretive. */
import type { Planet } from '../../../tables/planets.ts';
import type { Element } from '../../../tables/signs.ts';

export interface Stream {
  readonly id: StreamId;
  readonly name: string;
  readonly sanskrit: string;
}

export type StreamId = 'science_mathematics' | 'science_biology' | 'commerce' | 'humanities' | 'arts_design';

/** The choices that schools put before a pupil. */
export const STREAMS: readonly Stream[] = [
  { id: 'science_mathematics', name: 'Science with mathematics', sanskrit: 'गणित के साथ विज्ञान' },
  { id: 'science_biology', name: 'Science with biology', sanskrit: 'जीव विज्ञान के साथ विज्ञान' },
  { id: 'commerce', name: 'Commerce', sanskrit: 'कॉमर्स' },
  { id: 'humanities', name: 'Humanities and law', sanskrit: 'मानविकी और कानून' },
  { id: 'arts_design', name: 'Arts, design and media', sanskrit: 'कला, डिज़ाइन और मीडिया' },
];

export type StudyFieldId =
  | 'engineering'
  | 'civil_engineering'
  | 'computer_science'
  | 'artificial_intelligence'
  | 'aviation'
  | 'mathematics'
  | 'earth_sciences'
  | 'defence'
  | 'research'
  | 'medicine'
  | 'nursing'
  | 'commerce'
  | 'finance'
  | 'hospitality'
  | 'administration'
  | 'law'
  | 'teaching'
  | 'philosophy'
  | 'psychology'
  | 'history'
  | 'foreign_languages'
  | 'jyotisha'
  | 'journalism'
  | 'fine_arts'
  | 'design';

/** A course to enrol in. */
export type CourseId =
  | 'mechanical_engineering'
  | 'electrical_engineering'
  | 'metallurgy'
  | 'civil_engineering'
  | 'surveying'
  | 'construction_management'
  | 'computer_science'
  | 'software_engineering'
  | 'information_systems'
  | 'artificial_intelligence'
  | 'electronics'
  | 'robotics'
  | 'pilot_training'
  | 'aeronautics'
  | 'aviation_management'
  | 'mathematics'
  | 'statistics'
  | 'physics'
  | 'chemistry'
  | 'biology'
  | 'scientific_research'
  | 'geology'
  | 'mining'
  | 'agriculture_and_soil_science'
  | 'military_academy'
  | 'police_and_security_studies'
  | 'sports_science'
  | 'medicine'
  | 'surgery'
  | 'pharmacology'
  | 'medical_research'
  | 'nursing'
  | 'nutrition'
  | 'public_health'
  | 'commerce'
  | 'business_administration'
  | 'marketing'
  | 'finance'
  | 'accountancy'
  | 'economics'
  | 'hotel_management'
  | 'tourism'
  | 'food_technology'
  | 'political_science'
  | 'public_administration'
  | 'public_policy'
  | 'law'
  | 'international_law'
  | 'company_law'
  | 'education'
  | 'pedagogy'
  | 'educational_counselling'
  | 'philosophy'
  | 'religious_studies'
  | 'sanskrit'
  | 'psychology'
  | 'counselling'
  | 'social_work'
  | 'history'
  | 'archaeology'
  | 'heritage_studies'
  | 'foreign_languages'
  | 'translation'
  | 'international_relations'
  | 'jyotisha'
  | 'yoga_and_ayurveda'
  | 'comparative_spirituality'
  | 'journalism'
  | 'mass_communication'
  | 'film_and_television'
  | 'fine_arts'
  | 'music'
  | 'dance_and_theatre'
  | 'literature'
  | 'product_design'
  | 'fashion_design'
  | 'interior_design_and_architecture';

export interface StudyField {
  readonly id: StudyFieldId;
  readonly name: string;
  readonly sanskrit: string;
  readonly stream: StreamId;
  readonly subjects: readonly CourseId[];
  /** Parts of the votes of a planet, relative to its other fields. */
  readonly planets: Readonly<Partial<Record<Planet, number>>>;
  /** A planet in a sign of one of these gives the field three times its part. */
  readonly elements: readonly Element[];
}

export const STUDY_FIELDS: readonly StudyField[] = [
  {
    id: 'engineering',
    name: 'Engineering',
    sanskrit: 'इंजीनियरिंग',
    stream: 'science_mathematics',
    subjects: ['mechanical_engineering', 'electrical_engineering', 'metallurgy'],
    planets: { Mars: 3, Saturn: 2 },
    elements: ['fire'],
  },
  {
    id: 'civil_engineering',
    name: 'Civil engineering',
    sanskrit: 'सिविल इंजीनियरिंग',
    stream: 'science_mathematics',
    subjects: ['civil_engineering', 'surveying', 'construction_management'],
    planets: { Saturn: 3, Mars: 2 },
    elements: ['earth'],
  },
  {
    id: 'computer_science',
    name: 'Computer science and information technology',
    sanskrit: 'कंप्यूटर साइंस और आईटी',
    stream: 'science_mathematics',
    subjects: ['computer_science', 'software_engineering', 'information_systems'],
    planets: { Mercury: 3, Rahu: 2 },
    elements: ['air'],
  },
  {
    id: 'artificial_intelligence',
    name: 'New technology and artificial intelligence',
    sanskrit: 'नई टेक्नोलॉजी और आर्टिफ़िशियल इंटेलिजेंस',
    stream: 'science_mathematics',
    subjects: ['artificial_intelligence', 'electronics', 'robotics'],
    planets: { Rahu: 3, Mercury: 1, Saturn: 1 },
    elements: ['fire'],
  },
  {
    id: 'aviation',
    name: 'Aviation',
    sanskrit: 'एविएशन',
    stream: 'science_mathematics',
    subjects: ['pilot_training', 'aeronautics', 'aviation_management'],
    planets: { Rahu: 3, Mars: 1, Mercury: 1 },
    elements: ['air'],
  },
  {
    id: 'mathematics',
    name: 'Mathematics and statistics',
    sanskrit: 'गणित और सांख्यिकी',
    stream: 'science_mathematics',
    subjects: ['mathematics', 'statistics', 'physics'],
    planets: { Mercury: 2, Ketu: 2, Saturn: 1 },
    elements: ['fire', 'air'],
  },
  {
    id: 'earth_sciences',
    name: 'Geology and earth sciences',
    sanskrit: 'भूविज्ञान',
    stream: 'science_mathematics',
    subjects: ['geology', 'mining', 'agriculture_and_soil_science'],
    planets: { Saturn: 3, Moon: 1 },
    elements: ['earth', 'water'],
  },
  {
    id: 'defence',
    name: 'Defence and security studies',
    sanskrit: 'रक्षा और सुरक्षा',
    stream: 'science_mathematics',
    subjects: ['military_academy', 'police_and_security_studies', 'sports_science'],
    planets: { Mars: 3, Sun: 1 },
    elements: ['fire', 'earth'],
  },
  {
    id: 'research',
    name: 'Natural sciences and research',
    sanskrit: 'विज्ञान और शोध',
    stream: 'science_mathematics',
    subjects: ['chemistry', 'biology', 'scientific_research'],
    planets: { Saturn: 2, Ketu: 2, Mercury: 1 },
    elements: ['water', 'earth'],
  },
  {
    id: 'medicine',
    name: 'Medicine and surgery',
    sanskrit: 'मेडिकल और सर्जरी',
    stream: 'science_biology',
    subjects: ['medicine', 'surgery', 'pharmacology', 'medical_research'],
    planets: { Sun: 3, Mars: 2, Ketu: 2 },
    elements: ['water'],
  },
  {
    id: 'nursing',
    name: 'Nursing and health care',
    sanskrit: 'नर्सिंग और स्वास्थ्य सेवा',
    stream: 'science_biology',
    subjects: ['nursing', 'nutrition', 'public_health'],
    planets: { Moon: 3, Venus: 1 },
    elements: ['water'],
  },
  {
    id: 'commerce',
    name: 'Commerce and management',
    sanskrit: 'कॉमर्स और मैनेजमेंट',
    stream: 'commerce',
    subjects: ['commerce', 'business_administration', 'marketing'],
    planets: { Mercury: 3, Venus: 1 },
    elements: ['earth'],
  },
  {
    id: 'finance',
    name: 'Finance and accountancy',
    sanskrit: 'फ़ाइनेंस और अकाउंटिंग',
    stream: 'commerce',
    subjects: ['finance', 'accountancy', 'economics'],
    planets: { Jupiter: 2, Mercury: 2 },
    elements: ['earth'],
  },
  {
    id: 'hospitality',
    name: 'Hotel management and hospitality',
    sanskrit: 'होटल मैनेजमेंट',
    stream: 'commerce',
    subjects: ['hotel_management', 'tourism', 'food_technology'],
    planets: { Moon: 2, Venus: 2 },
    elements: ['earth', 'fire'],
  },
  {
    id: 'administration',
    name: 'Political science and public administration',
    sanskrit: 'राजनीति विज्ञान और प्रशासन',
    stream: 'humanities',
    subjects: ['political_science', 'public_administration', 'public_policy'],
    planets: { Sun: 3, Jupiter: 1 },
    elements: ['fire', 'earth'],
  },
  {
    id: 'law',
    name: 'Law',
    sanskrit: 'कानून',
    stream: 'humanities',
    subjects: ['law', 'international_law', 'company_law'],
    planets: { Jupiter: 3, Saturn: 2 },
    elements: ['air'],
  },
  {
    id: 'teaching',
    name: 'Teaching and education',
    sanskrit: 'शिक्षण',
    stream: 'humanities',
    subjects: ['education', 'pedagogy', 'educational_counselling'],
    planets: { Jupiter: 3, Mercury: 1 },
    elements: ['fire'],
  },
  {
    id: 'philosophy',
    name: 'Philosophy and religious studies',
    sanskrit: 'दर्शन और धर्म',
    stream: 'humanities',
    subjects: ['philosophy', 'religious_studies', 'sanskrit'],
    planets: { Jupiter: 3, Ketu: 2 },
    elements: ['water'],
  },
  {
    id: 'psychology',
    name: 'Psychology',
    sanskrit: 'मनोविज्ञान',
    stream: 'humanities',
    subjects: ['psychology', 'counselling', 'social_work'],
    planets: { Moon: 3, Mercury: 1 },
    elements: ['air', 'water'],
  },
  {
    id: 'history',
    name: 'History and archaeology',
    sanskrit: 'इतिहास और पुरातत्त्व',
    stream: 'humanities',
    subjects: ['history', 'archaeology', 'heritage_studies'],
    planets: { Saturn: 3, Jupiter: 1 },
    elements: ['fire', 'air'],
  },
  {
    id: 'foreign_languages',
    name: 'Foreign languages',
    sanskrit: 'विदेशी भाषा',
    stream: 'humanities',
    subjects: ['foreign_languages', 'translation', 'international_relations'],
    planets: { Rahu: 2, Mercury: 2 },
    elements: ['water', 'earth'],
  },
  {
    id: 'jyotisha',
    name: 'Jyotisha and spiritual sciences',
    sanskrit: 'ज्योतिष और अध्यात्म',
    stream: 'humanities',
    subjects: ['jyotisha', 'yoga_and_ayurveda', 'comparative_spirituality'],
    planets: { Ketu: 3, Jupiter: 1 },
    elements: ['water', 'fire'],
  },
  {
    id: 'journalism',
    name: 'Journalism and media',
    sanskrit: 'पत्रकारिता और मीडिया',
    stream: 'arts_design',
    subjects: ['journalism', 'mass_communication', 'film_and_television'],
    planets: { Mercury: 3, Mars: 1 },
    elements: ['air', 'fire'],
  },
  {
    id: 'fine_arts',
    name: 'Fine arts, music and literature',
    sanskrit: 'कला, संगीत और साहित्य',
    stream: 'arts_design',
    subjects: ['fine_arts', 'music', 'dance_and_theatre', 'literature'],
    planets: { Venus: 3, Moon: 2 },
    elements: ['water'],
  },
  {
    id: 'design',
    name: 'Design and architecture',
    sanskrit: 'डिज़ाइन और आर्किटेक्चर',
    stream: 'arts_design',
    subjects: ['product_design', 'fashion_design', 'interior_design_and_architecture'],
    planets: { Venus: 3, Mercury: 1 },
    elements: ['earth', 'air'],
  },
];

/** Returns the row of a field. */
export function studyField(id: StudyFieldId): StudyField {
  return STUDY_FIELDS.find((field) => field.id === id)!;
}

/** Planets that together signify a field; any one of `oneOf` completes them. */
export interface FieldPair {
  readonly id: string;
  readonly planets: readonly Planet[];
  readonly oneOf: readonly Planet[];
  readonly fields: readonly StudyFieldId[];
}

export const FIELD_PAIRS: readonly FieldPair[] = [
  { id: 'mars_saturn', planets: ['Mars', 'Saturn'], oneOf: [], fields: ['engineering', 'civil_engineering'] },
  { id: 'mars_rahu', planets: ['Mars', 'Rahu'], oneOf: [], fields: ['engineering', 'aviation'] },
  { id: 'sun_mars', planets: ['Sun', 'Mars'], oneOf: ['Ketu', 'Jupiter'], fields: ['medicine'] },
  { id: 'mars_ketu', planets: ['Mars', 'Ketu'], oneOf: [], fields: ['medicine'] },
  { id: 'saturn_ketu', planets: ['Saturn', 'Ketu'], oneOf: [], fields: ['research'] },
  { id: 'mercury_ketu', planets: ['Mercury', 'Ketu'], oneOf: [], fields: ['research', 'mathematics'] },
  { id: 'mercury_jupiter', planets: ['Mercury', 'Jupiter'], oneOf: [], fields: ['finance', 'teaching'] },
  { id: 'jupiter_saturn', planets: ['Jupiter', 'Saturn'], oneOf: [], fields: ['law', 'history'] },
  { id: 'mercury_rahu', planets: ['Mercury', 'Rahu'], oneOf: [], fields: ['computer_science'] },
  { id: 'moon_venus', planets: ['Moon', 'Venus'], oneOf: [], fields: ['fine_arts', 'hospitality'] },
  { id: 'moon_venus_mercury', planets: ['Moon', 'Venus', 'Mercury'], oneOf: [], fields: ['fine_arts', 'journalism'] },
  { id: 'mercury_venus', planets: ['Mercury', 'Venus'], oneOf: [], fields: ['design'] },
];

/** Two fields that each nakshatra of the Moon inclines to, Ashwini first. */
export const NAKSHATRA_FIELDS: readonly (readonly [StudyFieldId, StudyFieldId])[] = [
  ['medicine', 'aviation'],
  ['law', 'hospitality'],
  ['engineering', 'defence'],
  ['fine_arts', 'finance'],
  ['journalism', 'design'],
  ['computer_science', 'psychology'],
  ['teaching', 'commerce'],
  ['administration', 'nursing'],
  ['medicine', 'psychology'],
  ['administration', 'history'],
  ['fine_arts', 'hospitality'],
  ['commerce', 'administration'],
  ['finance', 'design'],
  ['design', 'engineering'],
  ['commerce', 'law'],
  ['administration', 'commerce'],
  ['mathematics', 'earth_sciences'],
  ['defence', 'journalism'],
  ['medicine', 'philosophy'],
  ['foreign_languages', 'fine_arts'],
  ['law', 'civil_engineering'],
  ['teaching', 'foreign_languages'],
  ['fine_arts', 'defence'],
  ['artificial_intelligence', 'medicine'],
  ['finance', 'jyotisha'],
  ['philosophy', 'psychology'],
  ['aviation', 'nursing'],
];
