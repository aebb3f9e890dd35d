/** The table of yogas: planets, result, and when each acts. */
import { houseVariant } from '../../astro/judgement/yogaWords.ts';
import type { Verdict } from '../../astro/rule.ts';
import { capitalised } from '../../astro/words.ts';
import type { YogaVerdict } from '../../schemas/yoga/yogaVerdicts.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { YOGA } from '../../words/subjects/rules/yogaWords.ts';
import { CONTENT_PT, STYLES } from '../paper.ts';
import type { Report } from '../report.ts';
import type { TextColumn } from '../textTable.ts';

/** Returns the columns of the table of yogas, headed in the language of the report; widths in points. */
export function yogaColumns({ words: { say } }: Report): TextColumn[] {
  return [
    { heading: say('yoga'), widthPt: 104, style: STYLES.strongCell },
    { heading: say('strength'), widthPt: 66 },
    { heading: say('made_by'), widthPt: 84 },
    { heading: say('stands_for'), widthPt: 136 },
    { heading: say('acts_in'), widthPt: CONTENT_PT - 390 },
  ];
}

/**
 * Returns the cells of one yoga: name, strength with its grade, planets, result, and when it acts.
 *
 * @param record of the same yoga in the answer
 */
export function yogaRow(report: Report, verdict: Verdict, { timing }: YogaVerdict): string[] {
  const { context, words } = report;
  const { lang, planet } = context.names;
  const { planets, rule, strength } = verdict;
  const grade = strength!.band;
  return [
    YOGA[lang].name({ name: rule.name, variant: houseVariant(rule) }),
    `${strength!.value}, ${YOGA[lang].grade({ grade })}`,
    planets.map(planet).join(', '),
    capitalised(rule.result[lang]),
    timing!.is_lifelong ? words.say('whole_life') : periodsOf(report, verdict, timing!.periods),
  ];
}

type Periods = NonNullable<YogaVerdict['timing']>['periods'];

/** A mahadasha that begins later in life is left out: it is hardly ever reached. */
const LATE_YEARS = 90;

function periodsOf({ context, words: { say } }: Report, { planets }: Verdict, periods: Periods): string {
  const birthYear = Number(context.input.date.slice(0, 4));
  const yearOf = (instant: string) => Number(instant.slice(0, 4));
  const lived = periods.filter(({ start }) => yearOf(start) < birthYear + LATE_YEARS);
  if (lived.length === 0) return say('antardashas_only');
  const spans = lived.map(({ end, is_current: isCurrent, lord, start }) => {
    const named = planets.find((planet) => planetId(planet) === lord)!;
    const span = { planet: context.names.planet(named), start: Math.max(birthYear, yearOf(start)), end: yearOf(end) };
    return say(isCurrent ? 'acts_now' : 'acts_from_to', span);
  });
  return spans.join('; ');
}
