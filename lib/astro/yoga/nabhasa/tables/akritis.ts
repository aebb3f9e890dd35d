/** Shapes (akriti) that the seven planets make by filling some houses and leaving the rest empty (BPHS 35.9-15). */
import { both, type Bilingual } from '../../../bilingual.ts';
import { HOUSE_CLASSES } from '../../../tables/houses.ts';
import type { NabhasaRow } from '../figure.ts';

export interface AkritiRow extends NabhasaRow {
  /** Behind "the seven planets stand only in". */
  readonly where: Bilingual;
  /** The houses it fills; where there are several places for the shape, each of them. */
  readonly places: readonly (readonly number[])[];
  /** Houses that must be filled; all of them unless given. */
  readonly least?: number;
  /** Verses of BPHS 35, and of Brihat Jataka 12. */
  readonly verses: readonly [bphs: string, brihatJataka: string];
}

/** Houses one after the other, going round from the 12th to the 1st. */
const run = (first: number, count: number) => Array.from({ length: count }, (_, k) => ((first - 1 + k) % 12) + 1);

export const AKRITIS: readonly AkritiRow[] = [
  {
    id: 'gada',
    name: both('Gada', 'गदा'),
    polarity: 'good',
    result: both('wealth by steady effort, rites, skill with arms', 'उद्यम से धन, यज्ञ-कर्म, शस्त्र-कौशल'),
    where: both(
      'two neighbouring kendras: 1 and 4, 4 and 7, 7 and 10, or 10 and 1',
      'दो निकटवर्ती केंद्रों (1-4, 4-7, 7-10 या 10-1)',
    ),
    places: [
      [1, 4],
      [4, 7],
      [7, 10],
      [10, 1],
    ],
    isSameFromMoon: true,
    verses: ['9-11', '4'],
  },
  {
    id: 'shakata-nabhasa',
    name: both('Shakata (Nabhasa)', 'शकट (नाभस)'),
    polarity: 'bad',
    result: both('hard work, care for health', 'कठोर परिश्रम, स्वास्थ्य की देखभाल'),
    where: both('houses 1 and 7', 'पहले और सातवें भाव'),
    places: [[1, 7]],
    isSameFromMoon: true,
    verses: ['9-11', '4'],
  },
  {
    id: 'vihaga',
    name: both('Vihaga (Pakshi)', 'विहग (पक्षी)'),
    polarity: 'mixed',
    result: both('messages and missions, a wandering life', 'संदेश और दूत-कर्म, भ्रमणशील जीवन'),
    where: both('houses 4 and 10', 'चौथे और दसवें भाव'),
    places: [[4, 10]],
    verses: ['9-11', '4'],
  },
  {
    id: 'shringataka',
    name: both('Shringataka', 'शृंगाटक'),
    polarity: 'good',
    result: both('happiness, courage', 'सुख, साहस'),
    where: both('houses 1, 5 and 9', 'पहले, पाँचवें और नौवें भाव'),
    places: [[1, 5, 9]],
    isSameFromMoon: true,
    verses: ['9-11', '4'],
  },
  {
    id: 'hala',
    name: both('Hala', 'हल'),
    polarity: 'mixed',
    result: both('work with land and crops, a hearty appetite', 'कृषि और भूमि का कार्य, अच्छी भूख'),
    where: both(
      'houses 2, 6 and 10, or 3, 7 and 11, or 4, 8 and 12',
      'एक त्रिकोण-समूह के भावों (2-6-10, 3-7-11 या 4-8-12)',
    ),
    places: [
      [2, 6, 10],
      [3, 7, 11],
      [4, 8, 12],
    ],
    verses: ['9-11', '4'],
  },
  {
    id: 'vapi',
    name: both('Vapi', 'वापी'),
    polarity: 'mixed',
    result: both('wealth gathered little by little and closely kept', 'धीरे-धीरे जोड़ा और सँभालकर रखा धन'),
    where: both('houses 3, 6, 9 and 12, or 2, 5, 8 and 11', 'आपोक्लिम (3-6-9-12) या पणफर (2-5-8-11) भावों'),
    places: [HOUSE_CLASSES.apoklima, HOUSE_CLASSES.panaphara],
    // They need not all be filled, but one house alone is a ball (gola), not a well.
    least: 2,
    verses: ['12', '5'],
  },
  {
    id: 'yupa',
    name: both('Yupa', 'यूप'),
    polarity: 'good',
    result: both('charity, rites', 'दान, यज्ञ-कर्म'),
    where: both('houses 1 to 4', 'पहले से चौथे तक के भावों'),
    places: [run(1, 4)],
    verses: ['13', '7'],
  },
  {
    id: 'shara',
    name: both('Shara (Ishu)', 'शर (इषु)'),
    polarity: 'bad',
    result: both('work with arms and in guarded places', 'शस्त्र और पहरे वाले स्थानों का कार्य'),
    where: both('houses 4 to 7', 'चौथे से सातवें तक के भावों'),
    places: [run(4, 4)],
    verses: ['13', '7'],
  },
  {
    id: 'shakti',
    name: both('Shakti', 'शक्ति'),
    polarity: 'bad',
    result: both('slow beginnings, skill in dispute', 'धीमी शुरुआत, विवाद में कुशलता'),
    where: both('houses 7 to 10', 'सातवें से दसवें तक के भावों'),
    places: [run(7, 4)],
    verses: ['13', '7'],
  },
  {
    id: 'danda',
    name: both('Danda', 'दंड'),
    polarity: 'bad',
    result: both('service under others, losses to be made good', 'दूसरों की सेवा, हानि जिसकी पूर्ति करनी पड़े'),
    where: both('houses 10 to 1', 'दसवें से पहले तक के भावों'),
    places: [run(10, 4)],
    verses: ['13', '7'],
  },
  {
    id: 'nauka',
    name: both('Nauka', 'नौका'),
    polarity: 'good',
    result: both('gains by water', 'जल से लाभ'),
    where: both('the seven houses from 1 to 7', 'पहले से सातवें तक के भावों'),
    places: [run(1, 7)],
    verses: ['14', '8'],
  },
  {
    id: 'kuta',
    name: both('Kuta', 'कूट'),
    polarity: 'bad',
    result: both('work in hard places, a need for open speech', 'कठिन स्थानों में कार्य, स्पष्ट वाणी की आवश्यकता'),
    where: both('the seven houses from 4 to 10', 'चौथे से दसवें तक के भावों'),
    places: [run(4, 7)],
    verses: ['14', '8'],
  },
  {
    id: 'chhatra',
    name: both('Chhatra', 'छत्र'),
    polarity: 'good',
    result: both('help to one’s own people, happiness at both ends of life', 'अपनों की सहायता, जीवन के आदि और अंत में सुख'),
    where: both('the seven houses from 7 to 1', 'सातवें से पहले तक के भावों'),
    places: [run(7, 7)],
    verses: ['14', '8'],
  },
  {
    id: 'chapa',
    name: both('Chapa', 'चाप'),
    polarity: 'mixed',
    result: both(
      'a life out of doors, guarded secrets, effort in mid-life',
      'वन और खुले स्थानों का जीवन, गोपनीयता, मध्य आयु में परिश्रम',
    ),
    where: both('the seven houses from 10 to 4', 'दसवें से चौथे तक के भावों'),
    places: [run(10, 7)],
    verses: ['14', '8'],
  },
  {
    id: 'ardhachandra',
    name: both('Ardha Chandra', 'अर्धचंद्र'),
    polarity: 'good',
    result: both('command, good looks', 'नेतृत्व, सुंदर रूप'),
    where: both('seven houses in a row that begin outside the kendras', 'केंद्र से भिन्न भाव से आरंभ लगातार सात भावों'),
    places: [2, 3, 5, 6, 8, 9, 11, 12].map((first) => run(first, 7)),
    verses: ['14-15', '8'],
  },
  {
    id: 'chakra',
    name: both('Chakra', 'चक्र'),
    polarity: 'good',
    result: both('high rank, the respect of many', 'उच्च पद, बहुतों का आदर'),
    where: both('houses 1, 3, 5, 7, 9 and 11', 'पहले, तीसरे, पाँचवें, सातवें, नौवें और ग्यारहवें भाव'),
    places: [[1, 3, 5, 7, 9, 11]],
    isSameFromMoon: true,
    verses: ['15', '9'],
  },
  {
    id: 'samudra',
    name: both('Samudra', 'समुद्र'),
    polarity: 'good',
    result: both('wealth fit for a king', 'राजसी धन'),
    where: both('houses 2, 4, 6, 8, 10 and 12', 'दूसरे, चौथे, छठे, आठवें, दसवें और बारहवें भाव'),
    places: [[2, 4, 6, 8, 10, 12]],
    verses: ['15', '9'],
  },
];
