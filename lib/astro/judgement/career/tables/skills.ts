/** Skills that work asks for, and the planet that gives each (interpretive). */
import type { Planet } from '../../../tables/planets.ts';
import type { Element } from '../../../tables/signs.ts';

export interface Skill {
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  readonly planet: Planet;
  /** Of the navamsa sign of its planet that points to it first. */
  readonly element: Element;
  /** From karakamsha: 4 what is trained, 5 what the mind brings. */
  readonly house: 4 | 5;
}

export const SKILLS = {
  leadership: skill(['Leadership', 'नेतृत्व'], 'Sun', 'fire', 5),
  decisions: skill(['Decision making', 'निर्णय क्षमता'], 'Sun', 'air', 5),
  administration: skill(['Administration', 'प्रशासन'], 'Sun', 'earth', 4),
  empathy: skill(['Empathy', 'सहानुभूति'], 'Moon', 'water', 5),
  care: skill(['Care for people', 'देखभाल'], 'Moon', 'water', 4),
  hosting: skill(['Hosting and service', 'आतिथ्य'], 'Moon', 'earth', 4),
  sensing_demand: skill(['Sense for what people want', 'लोगों की पसंद की समझ'], 'Moon', 'air', 5),
  courage: skill(['Courage under pressure', 'साहस'], 'Mars', 'fire', 5),
  technical_craft: skill(['Technical craft', 'तकनीकी कौशल'], 'Mars', 'earth', 4),
  physical_training: skill(['Physical discipline', 'शारीरिक अनुशासन'], 'Mars', 'fire', 4),
  writing: skill(['Writing', 'लेखन'], 'Mercury', 'fire', 5),
  analysis: skill(['Analysis', 'विश्लेषण'], 'Mercury', 'air', 5),
  numbers: skill(['Work with numbers', 'हिसाब-किताब'], 'Mercury', 'earth', 4),
  programming: skill(['Programming', 'प्रोग्रामिंग'], 'Mercury', 'air', 4),
  languages: skill(['Languages', 'भाषाएँ'], 'Mercury', 'water', 4),
  teaching: skill(['Teaching', 'शिक्षण'], 'Jupiter', 'fire', 4),
  judgement: skill(['Judgement and counsel', 'विवेक और परामर्श'], 'Jupiter', 'earth', 5),
  public_speaking: skill(['Public speaking', 'सभा में बोलना'], 'Jupiter', 'air', 5),
  design_sense: skill(['Sense of design', 'सौंदर्य बोध'], 'Venus', 'earth', 5),
  negotiation: skill(['Negotiation', 'मोल-भाव और समझौता'], 'Venus', 'air', 4),
  performance: skill(['Performance', 'प्रस्तुति'], 'Venus', 'fire', 5),
  projects: skill(['Planning of projects', 'काम की योजना'], 'Saturn', 'earth', 4),
  endurance: skill(['Endurance and routine', 'धैर्य और नियमितता'], 'Saturn', 'water', 4),
  listening: skill(['Patient listening', 'धैर्य से सुनना'], 'Saturn', 'air', 5),
  experiment: skill(['Experiment and innovation', 'प्रयोग और नए विचार'], 'Rahu', 'air', 5),
  precision: skill(['Precision', 'बारीकी'], 'Ketu', 'earth', 4),
  investigation: skill(['Investigation', 'खोजबीन'], 'Ketu', 'water', 5),
  contemplation: skill(['Deep concentration', 'एकाग्रता'], 'Ketu', 'fire', 5),
  diagnosis: skill(['Diagnosis', 'कारण की पहचान'], 'Ketu', 'water', 4),
  cross_culture: skill(['Work across cultures', 'अलग संस्कृतियों के साथ काम'], 'Rahu', 'water', 4),
  new_technology: skill(['Use of new technology', 'नई तकनीक का उपयोग'], 'Rahu', 'fire', 4),
} as const satisfies Record<string, Skill>;
export type SkillId = keyof typeof SKILLS;
export const SKILL_IDS = Object.keys(SKILLS) as SkillId[];

function skill([name, sanskrit]: readonly [string, string], planet: Planet, element: Element, house: 4 | 5): Skill {
  return { name, sanskrit, planet, element, house };
}
