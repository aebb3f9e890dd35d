/** Advice on a matter of life in English: how it begins at that age, what leads, what slows. */
import type { CounselTheme } from '../../../../astro/judgement/prediction/subject.ts';
import type { CounselWords, ThemeCounsel } from '../../../facts/prediction/matterCounsel.ts';
import { capitalised, named } from '../../grammar.ts';
import { BOND_EN, MARRIAGE_EN, NEW_BOND_EN } from './bonds.ts';
import { CAREER_EN, EDUCATION_EN, PROPERTY_EN, WEALTH_EN } from './means.ts';
import { openingEn } from './firstAdvice.ts';
import { CHILDREN_EN, HEALTH_EN, SPIRITUAL_EN, TRAVEL_EN } from './self.ts';
import { CHILD_HEALTH_EN, CHILD_HOME_EN, CHILD_LEARNING_EN, ELDER_EN, OLD_EN, YOUTH_EN } from './byStage.ts';

const THEMES: Readonly<Record<CounselTheme, ThemeCounsel>> = {
  marriage: MARRIAGE_EN,
  bond: BOND_EN,
  new_bond: NEW_BOND_EN,
  career: CAREER_EN,
  wealth: WEALTH_EN,
  health: HEALTH_EN,
  children: CHILDREN_EN,
  education: EDUCATION_EN,
  property: PROPERTY_EN,
  spiritual: SPIRITUAL_EN,
  travel: TRAVEL_EN,
  child_learning: CHILD_LEARNING_EN,
  child_health: CHILD_HEALTH_EN,
  child_home: CHILD_HOME_EN,
  youth: YOUTH_EN,
  elder: ELDER_EN,
  old: OLD_EN,
};

/** Returns advice in at most three sentences; what slows comes first where the matter is hard. */
export function counselEn({ leads, side, slows, ...view }: CounselWords['counsel']): string {
  const theme = THEMES[view.theme];
  const name = (planet: typeof leads.planet) => (planet === null ? '' : capitalised(named(planet)));
  const both = [theme.leads[leads.key](name(leads.planet)), theme.slows[slows.key](name(slows.planet))];
  const opening = openingEn(view);
  return [...(opening === null ? [] : [opening]), ...(side === 'hard' ? both.reverse() : both)].join(' ');
}
