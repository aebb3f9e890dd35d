/** Areas of life in a year: their houses and sahams in the annual chart. The choice is interpretive. */
import type { PanchangName } from '../../tables/panchang.ts';

export interface YearArea extends PanchangName {
  readonly id: string;
  /** Houses; the lord of the first one is the lord of the matter. */
  readonly houses: readonly [first: number, second: number];
  readonly sahams: readonly string[];
  /** As part of a sentence. */
  readonly matter: string;
  /** What a good and a demanding year are used for, in this area. */
  readonly use: string;
  readonly care: string;
}

export const YEAR_AREAS: readonly YearArea[] = [
  {
    ...area('career', 'Career', 'कर्म', [10, 6], ['karma', 'rajya', 'vyapara']),
    matter: 'work and standing',
    use: 'take on what is visible, and ask for the responsibility that is due',
    care: 'keep to what is agreed, document it, and let results speak before asking for more',
  },
  {
    ...area('finance', 'Finance', 'धन', [2, 11], ['artha', 'labha', 'vanik']),
    matter: 'money and gains',
    use: 'put income in order and let savings grow',
    care: 'spend by plan, and let larger commitments wait for a second look',
  },
  {
    ...area('health', 'Health', 'स्वास्थ्य', [1, 6], ['roga', 'deha', 'bala']),
    matter: 'vitality and daily balance',
    use: 'build habits that last',
    care: 'guard sleep, food and rest, and have what troubles you looked at in good time',
  },
  {
    ...area('relationship', 'Relationship', 'दांपत्य', [7, 5], ['vivaha', 'priti']),
    matter: 'partnership and affection',
    use: 'speak openly, and settle together what has been left open',
    care: 'listen twice, and keep outside pressure out of the bond',
  },
  {
    ...area('family', 'Family', 'कुटुंब', [4, 2], ['bandhu', 'matri', 'pitri', 'putra']),
    matter: 'home and family',
    use: 'give time to home, parents and children',
    care: 'divide duties plainly, and leave room for rest at home',
  },
  {
    ...area('education', 'Education', 'विद्या', [5, 4], ['vidya', 'shastra']),
    matter: 'learning and study',
    use: 'begin a course or sit an examination',
    care: 'study in small regular steps, and ask a teacher early',
  },
  {
    ...area('travel', 'Travel', 'यात्रा', [3, 9], ['paradesha', 'jalapatana']),
    matter: 'journeys and moves',
    use: 'make the journey that has been planned',
    care: 'leave time to spare on the road, and check papers twice',
  },
  {
    ...area('spirituality', 'Spirituality', 'अध्यात्म', [9, 12], ['shraddha', 'punya']),
    matter: 'faith, practice and teachers',
    use: 'deepen a practice, or visit a place that matters to you',
    care: 'keep the practice small and daily, as it carries through dry weeks',
  },
];

function area(
  id: string,
  name: string,
  sanskrit: string,
  houses: YearArea['houses'],
  sahams: readonly string[],
): Pick<YearArea, 'id' | 'name' | 'sanskrit' | 'houses' | 'sahams'> {
  return { id, name, sanskrit, houses, sahams };
}
