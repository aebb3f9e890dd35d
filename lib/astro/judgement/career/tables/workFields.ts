/** Modern fields of work as patterns of planets, signs and houses (interpretive; after BJ 10, Phaladeepika 5, practice). */
import { both, type Bilingual } from '../../../bilingual.ts';
import type { Planet } from '../../../tables/planets.ts';
import type { Element, Modality } from '../../../tables/signs.ts';
import type { SkillId } from './skills.ts';

export const WORK_CATEGORIES = {
  public_service: category('Public service and security', 'लोक सेवा और सुरक्षा'),
  management: category('Management and organisation', 'प्रबंधन और संगठन'),
  technology: category('Engineering and technology', 'इंजीनियरिंग और तकनीक'),
  health: category('Health and care', 'स्वास्थ्य और देखभाल'),
  finance_law: category('Finance and law', 'वित्त और कानून'),
  trade: category('Trade and commerce', 'व्यापार और वाणिज्य'),
  education: category('Teaching and counsel', 'शिक्षण और परामर्श'),
  arts_media: category('Arts and media', 'कला और मीडिया'),
  hospitality: category('Hospitality, leisure and sport', 'आतिथ्य, मनोरंजन और खेल'),
  land_industry: category('Land and industry', 'भूमि और उद्योग'),
  foreign: category('Travel and foreign affairs', 'यात्रा और विदेश का काम'),
  research: category('Research and inner sciences', 'शोध और गूढ़ विद्या'),
} as const;
export type WorkCategory = keyof typeof WORK_CATEGORIES;

interface NamedCategory {
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
}

function category(name: string, sanskrit: string): NamedCategory {
  return { name, sanskrit };
}

/** A planet of a pattern, and its weight among them. */
export type PatternPlanet = readonly [planet: Planet, weight: number];

export interface WorkField extends NamedCategory {
  readonly category: WorkCategory;
  /** The first of the pattern, which gives the field its nature. */
  readonly planet: Planet;
  /** Two or three; their weights sum to ten. */
  readonly pattern: readonly PatternPlanet[];
  /** Of the sign of the first planet. */
  readonly element: Element;
  readonly modality: Modality;
  /** Its own houses beside the 10th, for all its planets and the lord of the 10th. */
  readonly houses: readonly [number, number];
  readonly skills: readonly [SkillId, SkillId];
}

export const WORK_FIELDS = {
  civil_service: field(
    [
      ['Sun', 4],
      ['Saturn', 4],
      ['Jupiter', 2],
    ],
    'public_service',
    ['fire', 'fixed', 10, 9],
    ['administration', 'leadership'],
    both('Government and civil service', 'सरकारी सेवा और प्रशासन'),
  ),
  executive_leadership: field(
    [
      ['Sun', 5],
      ['Mars', 3],
      ['Jupiter', 2],
    ],
    'management',
    ['fire', 'movable', 10, 1],
    ['leadership', 'decisions'],
    both('Executive leadership', 'संस्था का नेतृत्व'),
  ),
  medicine: field(
    [
      ['Sun', 4],
      ['Mars', 3],
      ['Ketu', 3],
    ],
    'health',
    ['water', 'dual', 6, 8],
    ['diagnosis', 'decisions'],
    both('Medicine', 'चिकित्सा'),
  ),
  energy: field(
    [
      ['Sun', 4],
      ['Mars', 4],
      ['Rahu', 2],
    ],
    'technology',
    ['fire', 'fixed', 4, 11],
    ['technical_craft', 'administration'],
    both('Energy and utilities', 'ऊर्जा क्षेत्र'),
  ),
  public_life: field(
    [
      ['Sun', 4],
      ['Rahu', 4],
      ['Moon', 2],
    ],
    'public_service',
    ['air', 'dual', 11, 7],
    ['public_speaking', 'leadership'],
    both('Politics and public life', 'राजनीति और सार्वजनिक जीवन'),
  ),
  food_hospitality: field(
    [
      ['Moon', 5],
      ['Venus', 5],
    ],
    'hospitality',
    ['earth', 'movable', 2, 4],
    ['hosting', 'sensing_demand'],
    both('Food and hospitality', 'भोजन और आतिथ्य'),
  ),
  nursing_care: field(
    [
      ['Moon', 5],
      ['Jupiter', 3],
      ['Saturn', 2],
    ],
    'health',
    ['water', 'movable', 6, 12],
    ['care', 'empathy'],
    both('Nursing and care', 'नर्सिंग और देखभाल'),
  ),
  public_relations: field(
    [
      ['Moon', 5],
      ['Mercury', 5],
    ],
    'management',
    ['air', 'dual', 7, 3],
    ['sensing_demand', 'writing'],
    both('Public and customer relations', 'जनसंपर्क'),
  ),
  psychology: field(
    [
      ['Moon', 5],
      ['Ketu', 3],
      ['Mercury', 2],
    ],
    'health',
    ['water', 'fixed', 8, 5],
    ['empathy', 'listening'],
    both('Psychology and therapy', 'मनोविज्ञान और काउंसलिंग'),
  ),
  shipping_travel: field(
    [
      ['Moon', 5],
      ['Rahu', 5],
    ],
    'foreign',
    ['water', 'dual', 9, 12],
    ['sensing_demand', 'languages'],
    both('Shipping and travel', 'जहाज़रानी और पर्यटन'),
  ),
  engineering: field(
    [
      ['Mars', 5],
      ['Saturn', 3],
      ['Mercury', 2],
    ],
    'technology',
    ['fire', 'fixed', 10, 4],
    ['technical_craft', 'projects'],
    both('Mechanical and electrical engineering', 'मैकेनिकल और इलेक्ट्रिकल इंजीनियरिंग'),
  ),
  defence_police: field(
    [
      ['Mars', 5],
      ['Saturn', 3],
      ['Sun', 2],
    ],
    'public_service',
    ['fire', 'movable', 6, 3],
    ['courage', 'physical_training'],
    both('Police, rescue and security', 'पुलिस, बचाव और सुरक्षा'),
  ),
  armed_forces: field(
    [
      ['Mars', 5],
      ['Jupiter', 3],
      ['Sun', 2],
    ],
    'public_service',
    ['fire', 'fixed', 3, 10],
    ['courage', 'leadership'],
    both('Armed forces', 'सेना'),
  ),
  surgery: field(
    [
      ['Mars', 5],
      ['Ketu', 5],
    ],
    'health',
    ['water', 'fixed', 8, 6],
    ['precision', 'courage'],
    both('Surgery and dentistry', 'सर्जरी और दाँतों का इलाज'),
  ),
  property: field(
    [
      ['Mars', 5],
      ['Venus', 3],
      ['Saturn', 2],
    ],
    'land_industry',
    ['earth', 'movable', 4, 2],
    ['negotiation', 'projects'],
    both('Property and building', 'ज़मीन और भवन'),
  ),
  sport: field(
    [
      ['Mars', 6],
      ['Mercury', 4],
    ],
    'hospitality',
    ['fire', 'dual', 3, 5],
    ['physical_training', 'courage'],
    both('Sport and fitness', 'खेल और फ़िटनेस'),
  ),
  software: field(
    [
      ['Mercury', 5],
      ['Rahu', 5],
    ],
    'technology',
    ['air', 'dual', 3, 5],
    ['programming', 'analysis'],
    both('Software', 'सॉफ्टवेयर'),
  ),
  accounting: field(
    [
      ['Mercury', 5],
      ['Saturn', 3],
      ['Jupiter', 2],
    ],
    'finance_law',
    ['earth', 'dual', 2, 6],
    ['numbers', 'precision'],
    both('Accounting and audit', 'अकाउंटिंग और ऑडिट'),
  ),
  media_writing: field(
    [
      ['Mercury', 5],
      ['Moon', 3],
      ['Rahu', 2],
    ],
    'arts_media',
    ['air', 'dual', 3, 11],
    ['writing', 'languages'],
    both('Journalism and media', 'पत्रकारिता और मीडिया'),
  ),
  writing: field(
    [
      ['Moon', 4],
      ['Mercury', 3],
      ['Venus', 3],
    ],
    'arts_media',
    ['water', 'fixed', 3, 5],
    ['writing', 'contemplation'],
    both('Writing and literature', 'लेखन और साहित्य'),
  ),
  data_analytics: field(
    [
      ['Mercury', 5],
      ['Ketu', 3],
      ['Saturn', 2],
    ],
    'technology',
    ['earth', 'fixed', 6, 8],
    ['analysis', 'numbers'],
    both('Data and analytics', 'डेटा विश्लेषण'),
  ),
  commerce: field(
    [
      ['Mercury', 6],
      ['Venus', 4],
    ],
    'trade',
    ['air', 'movable', 7, 11],
    ['negotiation', 'numbers'],
    both('Commerce and sales', 'व्यापार और बिक्री'),
  ),
  education: field(
    [
      ['Jupiter', 6],
      ['Mercury', 4],
    ],
    'education',
    ['fire', 'dual', 5, 4],
    ['teaching', 'public_speaking'],
    both('Education and training', 'शिक्षण और प्रशिक्षण'),
  ),
  banking: field(
    [
      ['Jupiter', 5],
      ['Venus', 5],
    ],
    'finance_law',
    ['earth', 'fixed', 2, 11],
    ['numbers', 'judgement'],
    both('Banking and investment', 'बैंकिंग और निवेश'),
  ),
  law: field(
    [
      ['Jupiter', 5],
      ['Saturn', 5],
    ],
    'finance_law',
    ['air', 'movable', 9, 6],
    ['judgement', 'public_speaking'],
    both('Law and judiciary', 'कानून और न्याय'),
  ),
  consulting: field(
    [
      ['Jupiter', 5],
      ['Sun', 3],
      ['Mercury', 2],
    ],
    'education',
    ['air', 'fixed', 7, 10],
    ['judgement', 'projects'],
    both('Consulting and advisory work', 'सलाहकार का काम'),
  ),
  welfare: field(
    [
      ['Jupiter', 5],
      ['Moon', 3],
      ['Ketu', 2],
    ],
    'education',
    ['water', 'movable', 9, 12],
    ['care', 'teaching'],
    both('Philosophy, faith and charity', 'दर्शन, धर्म और परोपकार'),
  ),
  design: field(
    [
      ['Venus', 5],
      ['Mercury', 5],
    ],
    'arts_media',
    ['air', 'movable', 3, 5],
    ['design_sense', 'analysis'],
    both('Design and user experience', 'डिज़ाइन'),
  ),
  film_music: field(
    [
      ['Venus', 4],
      ['Rahu', 4],
      ['Moon', 2],
    ],
    'arts_media',
    ['fire', 'fixed', 5, 12],
    ['performance', 'design_sense'],
    both('Film and television', 'फ़िल्म और टेलीविज़न'),
  ),
  music: field(
    [
      ['Venus', 5],
      ['Moon', 5],
    ],
    'arts_media',
    ['water', 'movable', 2, 5],
    ['performance', 'contemplation'],
    both('Music', 'संगीत'),
  ),
  acting: field(
    [
      ['Venus', 4],
      ['Sun', 3],
      ['Jupiter', 3],
    ],
    'arts_media',
    ['fire', 'dual', 1, 5],
    ['performance', 'public_speaking'],
    both('Acting and the stage', 'अभिनय और रंगमंच'),
  ),
  painting_sculpture: field(
    [
      ['Venus', 6],
      ['Mars', 4],
    ],
    'arts_media',
    ['earth', 'fixed', 3, 5],
    ['design_sense', 'precision'],
    both('Painting and sculpture', 'चित्रकला और मूर्तिकला'),
  ),
  fashion_beauty: field(
    [
      ['Venus', 6],
      ['Moon', 2],
      ['Mercury', 2],
    ],
    'arts_media',
    ['earth', 'dual', 1, 2],
    ['design_sense', 'sensing_demand'],
    both('Fashion and beauty', 'फ़ैशन और सौंदर्य'),
  ),
  luxury_hotels: field(
    [
      ['Venus', 5],
      ['Jupiter', 3],
      ['Moon', 2],
    ],
    'hospitality',
    ['earth', 'fixed', 4, 11],
    ['hosting', 'negotiation'],
    both('Hotels and luxury goods', 'होटल और महँगी वस्तुएँ'),
  ),
  diplomacy: field(
    [
      ['Venus', 4],
      ['Saturn', 3],
      ['Mercury', 3],
    ],
    'foreign',
    ['air', 'fixed', 7, 9],
    ['negotiation', 'languages'],
    both('Diplomacy and mediation', 'कूटनीति और मध्यस्थता'),
  ),
  operations: field(
    [
      ['Saturn', 5],
      ['Mercury', 5],
    ],
    'management',
    ['air', 'movable', 6, 3],
    ['projects', 'administration'],
    both('Operations and logistics', 'संचालन और लॉजिस्टिक्स'),
  ),
  manufacturing: field(
    [
      ['Saturn', 5],
      ['Mars', 5],
    ],
    'land_industry',
    ['fire', 'fixed', 10, 11],
    ['technical_craft', 'endurance'],
    both('Manufacturing', 'कारखाना और उत्पादन'),
  ),
  construction_mining: field(
    [
      ['Saturn', 5],
      ['Ketu', 3],
      ['Mars', 2],
    ],
    'land_industry',
    ['earth', 'fixed', 4, 8],
    ['endurance', 'projects'],
    both('Construction and mining', 'निर्माण और खनन'),
  ),
  labour_policy: field(
    [
      ['Saturn', 6],
      ['Sun', 4],
    ],
    'public_service',
    ['air', 'fixed', 6, 9],
    ['listening', 'administration'],
    both('Labour law and social policy', 'श्रम कानून और सामाजिक नीति'),
  ),
  farming_environment: field(
    [
      ['Saturn', 5],
      ['Moon', 5],
    ],
    'land_industry',
    ['earth', 'dual', 4, 2],
    ['endurance', 'care'],
    both('Farming and environment', 'खेती और पर्यावरण'),
  ),
  aviation: field(
    [
      ['Rahu', 6],
      ['Mercury', 4],
    ],
    'foreign',
    ['air', 'movable', 9, 3],
    ['technical_craft', 'decisions'],
    both('Aviation and space', 'विमानन और अंतरिक्ष'),
  ),
  artificial_intelligence: field(
    [
      ['Rahu', 5],
      ['Mercury', 3],
      ['Ketu', 2],
    ],
    'technology',
    ['air', 'fixed', 5, 8],
    ['programming', 'experiment'],
    both('Artificial intelligence', 'आर्टिफ़िशियल इंटेलिजेंस'),
  ),
  import_export: field(
    [
      ['Rahu', 4],
      ['Moon', 3],
      ['Mercury', 3],
    ],
    'trade',
    ['water', 'movable', 12, 7],
    ['negotiation', 'languages'],
    both('Import and export', 'आयात-निर्यात'),
  ),
  pharma_chemicals: field(
    [
      ['Rahu', 5],
      ['Sun', 3],
      ['Moon', 2],
    ],
    'health',
    ['water', 'fixed', 8, 6],
    ['experiment', 'precision'],
    both('Pharmacy and chemicals', 'दवा और रसायन'),
  ),
  digital_marketing: field(
    [
      ['Rahu', 5],
      ['Venus', 3],
      ['Mercury', 2],
    ],
    'trade',
    ['earth', 'dual', 11, 3],
    ['sensing_demand', 'experiment'],
    both('Digital marketing and platforms', 'डिजिटल मार्केटिंग'),
  ),
  cyber_security: field(
    [
      ['Ketu', 5],
      ['Mars', 3],
      ['Mercury', 2],
    ],
    'technology',
    ['fire', 'fixed', 6, 3],
    ['programming', 'investigation'],
    both('Cyber security', 'साइबर सुरक्षा'),
  ),
  laboratory: field(
    [
      ['Ketu', 5],
      ['Moon', 3],
      ['Mercury', 2],
    ],
    'health',
    ['water', 'dual', 12, 6],
    ['precision', 'experiment'],
    both('Microbiology and laboratories', 'सूक्ष्मजीव विज्ञान और प्रयोगशाला'),
  ),
  forensics: field(
    [
      ['Ketu', 5],
      ['Saturn', 3],
      ['Mars', 2],
    ],
    'research',
    ['water', 'fixed', 8, 10],
    ['investigation', 'analysis'],
    both('Forensics and investigation', 'फ़ॉरेंसिक और जाँच'),
  ),
  pure_research: field(
    [
      ['Ketu', 4],
      ['Saturn', 3],
      ['Mercury', 3],
    ],
    'research',
    ['earth', 'dual', 8, 12],
    ['analysis', 'contemplation'],
    both('Mathematics and pure research', 'गणित और शुद्ध शोध'),
  ),
  natural_science: field(
    [
      ['Saturn', 4],
      ['Mercury', 3],
      ['Sun', 3],
    ],
    'research',
    ['air', 'fixed', 5, 8],
    ['experiment', 'investigation'],
    both('Natural science', 'प्राकृतिक विज्ञान'),
  ),
  healing_arts: field(
    [
      ['Ketu', 5],
      ['Jupiter', 5],
    ],
    'research',
    ['air', 'movable', 9, 8],
    ['contemplation', 'listening'],
    both('Yoga, astrology and healing arts', 'योग, ज्योतिष और उपचार कला'),
  ),
} as const satisfies Record<string, WorkField>;
export type WorkFieldId = keyof typeof WORK_FIELDS;
export const WORK_FIELD_IDS = Object.keys(WORK_FIELDS) as WorkFieldId[];

function field(
  pattern: readonly [PatternPlanet, PatternPlanet, ...PatternPlanet[]],
  category: WorkCategory,
  [element, modality, ...houses]: readonly [Element, Modality, number, number],
  skills: WorkField['skills'],
  { en, hi }: Bilingual,
): WorkField {
  return { name: en, sanskrit: hi, category, planet: pattern[0][0], pattern, element, modality, houses, skills };
}
