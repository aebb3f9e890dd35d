/** Records of the sources of wealth and of debts. */
import type { AreaContext } from '../../astro/judgement/areaContext.ts';
import { sideOfBand } from '../../astro/judgement/bandSide.ts';
import { sidesOf } from '../../astro/judgement/ladder/sides.ts';
import { debt, debtPlan } from '../../astro/judgement/prediction/wealthSources/borrowing.ts';
import {
  hasWealthSources,
  wealthSources,
  type WealthSource,
} from '../../astro/judgement/prediction/wealthSources/wealthSources.ts';
import type { BirthContext } from '../../birth/birthContext.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import type * as wire from '../../schemas/prediction/wealth.ts';
import type { Names } from '../../words/names.ts';
import { WEALTH_SOURCES } from '../../words/subjects/prediction/wealthSources.ts';
import { ladderText, verdictRecord } from './promise.ts';
import { DEFAULT_YEARS_AHEAD, spanDates, windowsAhead } from './timingWindows.ts';

type WealthFields = Pick<wire.WealthPrediction, 'wealth_sources' | 'debt' | 'wealth_note'>;

/** Returns the sources of wealth and the debts that an answer about wealth has. */
export function wealthFields(area: AreaContext, context: BirthContext): WealthFields {
  const { names } = context;
  const words = WEALTH_SOURCES[names.lang];
  if (!hasWealthSources(area.person)) {
    const note = area.person.stage === 'old' ? words.past({}) : words.later({});
    return { wealth_sources: null, debt: null, wealth_note: note };
  }
  const ranked = wealthSources(area);
  return {
    wealth_sources: {
      ranked: ranked.map((source, index) => sourceRecord(source, index + 1, names)),
      text: words.ranked({ first: ranked[0]!.id, last: ranked.at(-1)!.id }),
    },
    debt: debtRecord(area, context),
    wealth_note: null,
  };
}

function sourceRecord(
  { house, id, ladder }: WealthSource,
  rank: number,
  names: Names,
): NonNullable<wire.WealthPrediction['wealth_sources']>['ranked'][number] {
  const words = WEALTH_SOURCES[names.lang];
  const { asking, helper } = sidesOf(ladder);
  return {
    rank,
    id,
    name: words.name({ source: id }),
    house,
    verdict: verdictRecord(ladder, names),
    score: ladder.value,
    components: ladder.parts.map((part) => ({
      id: part.id,
      label: ladderText(part, names),
      points: part.points,
      max: part.max,
    })),
    text: words.source({ source: id, side: sideOfBand(ladder.band), house, helper, asking }),
  };
}

function debtRecord(area: AreaContext, context: BirthContext): NonNullable<wire.WealthPrediction['debt']> {
  const words = WEALTH_SOURCES[context.names.lang];
  const { atHouse, behaviour, ease, keepers, lord } = debt(area);
  const [next] = windowsAhead(context, debtPlan(area), DEFAULT_YEARS_AHEAD).sort((a, b) => a.startJdUT - b.startJdUT);
  const care = next === undefined ? null : spanDates(context, next);
  return {
    ease,
    behaviour,
    lord: planetId(lord),
    indications: [words.debt_lord({ planet: lord, atHouse }), words.debt_keepers({ planets: keepers, ease })],
    next_care: care && { start: care.from, end: care.until },
    text: [words.debt({ ease, behaviour, lord }), care === null ? words.debt_no_care({}) : words.debt_care(care)].join(
      ' ',
    ),
  };
}
