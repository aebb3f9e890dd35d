/** Notes on the chara karakas of a chart. */
import type { Chart } from '../../lib/astro/chart/chart.ts';
import type { CharaKaraka } from '../../lib/astro/jaimini/charaKarakas.ts';
import { narrowMargins, signEntries } from '../../lib/astro/jaimini/karakaMargins.ts';
import type { KarakaCode } from '../../lib/astro/jaimini/tables/karakaOffices.ts';
import { JAIMINI } from '../../lib/words/subjects/jaimini.ts';
import type { Names } from '../../lib/words/names.ts';

/**
 * Notes which planets share a role, which hold one by nature, and what a slightly different birth time would change.
 */
export function karakaNotes(chart: Chart, karakas: readonly CharaKaraka[], names: Names, code?: KarakaCode): string[] {
  const words = JAIMINI[names.lang];
  const described = code === undefined ? karakas : karakas.filter((one) => one.code === code);
  const margins = narrowMargins(chart, karakas).filter(
    ({ ahead, behind }) => code === undefined || ahead.code === code || behind.code === code,
  );
  return [
    ...described.flatMap((karaka) => tieNotes(karaka, names)),
    ...margins.map((margin) => words.narrow_margin(margin)),
    ...signEntries(chart, karakas).map((entry) => words.sign_entry(entry)),
  ];
}

function tieNotes({ code, isByNature, planet, sharedWith }: CharaKaraka, { lang }: Names): string[] {
  if (sharedWith.length > 0) return [JAIMINI[lang].shared_office({ code, planets: [planet, ...sharedWith] })];
  return isByNature ? [JAIMINI[lang].office_by_nature({ code, planet })] : [];
}
