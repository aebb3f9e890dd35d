/** Advice on a matter of life in Hindi: how it begins at that age, what leads, what slows. */
import type { CounselTheme } from '../../../../astro/judgement/prediction/subject.ts';
import type { CounselWords, ThemeCounsel } from '../../../facts/prediction/matterCounsel.ts';
import { planetHi } from '../../grammar.ts';
import { BOND_HI, MARRIAGE_HI, NEW_BOND_HI } from './bonds.ts';
import { CAREER_HI, EDUCATION_HI, PROPERTY_HI, WEALTH_HI } from './means.ts';
import { openingHi } from './firstAdvice.ts';
import { CHILDREN_HI, HEALTH_HI, SPIRITUAL_HI, TRAVEL_HI } from './self.ts';
import { CHILD_HEALTH_HI, CHILD_HOME_HI, CHILD_LEARNING_HI, ELDER_HI, OLD_HI, YOUTH_HI } from './byStage.ts';

const THEMES: Readonly<Record<CounselTheme, ThemeCounsel>> = {
  marriage: MARRIAGE_HI,
  bond: BOND_HI,
  new_bond: NEW_BOND_HI,
  career: CAREER_HI,
  wealth: WEALTH_HI,
  health: HEALTH_HI,
  children: CHILDREN_HI,
  education: EDUCATION_HI,
  property: PROPERTY_HI,
  spiritual: SPIRITUAL_HI,
  travel: TRAVEL_HI,
  child_learning: CHILD_LEARNING_HI,
  child_health: CHILD_HEALTH_HI,
  child_home: CHILD_HOME_HI,
  youth: YOUTH_HI,
  elder: ELDER_HI,
  old: OLD_HI,
};

/** Returns advice in at most three sentences; what slows comes first where the matter is hard. */
export function counselHi({ leads, side, slows, ...view }: CounselWords['counsel']): string {
  const theme = THEMES[view.theme];
  const name = (planet: typeof leads.planet) => (planet === null ? '' : planetHi(planet));
  const both = [theme.leads[leads.key](name(leads.planet)), theme.slows[slows.key](name(slows.planet))];
  const opening = openingHi(view);
  return [...(opening === null ? [] : [opening]), ...(side === 'hard' ? both.reverse() : both)].join(' ');
}
