/** Records on the setting of work: own business or service, and its like. */
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import { SETTING_SIDES } from '../../lib/astro/judgement/career/facts/settingFacts.ts';
import { workLife } from '../../lib/astro/judgement/career/workLife.ts';
import { SETTING_SOURCE, workSettings, type SettingReading } from '../../lib/astro/judgement/career/workSetting.ts';
import { citation } from '../../lib/astro/source.ts';
import type { WorkSetting } from '../../lib/schemas/career/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { CAREER_METHODS } from '../../lib/words/subjects/career/methods.ts';

/** Returns how the work is done, a record for each question. */
export function settingRecords(area: AreaContext, names: Names): WorkSetting[] {
  return workSettings(area).map((reading) => settingRecord(reading, area, names));
}

function settingRecord({ id, points, reasons, verdict }: SettingReading, area: AreaContext, names: Names): WorkSetting {
  const words = CAREER_METHODS[names.lang];
  const main = reasons.find(({ side }) => side === verdict) ?? null;
  return {
    id,
    name: words.question({ question: id }),
    verdict,
    verdict_name: words.answer({ question: id, verdict }),
    sides: SETTING_SIDES[id].map((side, index) => ({ id: side, points: points[index]! })),
    reasons: reasons.map(({ houses, planets, points: given, side, text }) => ({
      side,
      points: given,
      text: say(CAREER_METHODS, text, names.lang),
      planets: planets.map(planetId),
      houses: [...houses],
    })),
    text: words.setting({ question: id, verdict, reason: main && main.text, life: workLife(area.person) }),
    source: citation(SETTING_SOURCE),
  };
}
