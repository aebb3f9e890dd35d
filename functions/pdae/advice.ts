/** Recommendations and remedies that follow from the score of a day. */
import { bestWindowFor, type BestWindow } from '../../lib/astro/judgement/day/bestWindows.ts';
import { planetBurdens, type PlanetBurden } from '../../lib/astro/judgement/day/burdens.ts';
import { partCounsel, type PartCounsel } from '../../lib/astro/judgement/day/counsels.ts';
import { leadingParts, type DayScorePart, type DayScore } from '../../lib/astro/judgement/day/score/dayScore.ts';
import { both, type Bilingual } from '../../lib/astro/bilingual.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { remedyOf, type RemedyKind } from '../../lib/astro/remedy/planetRemedies.ts';
import { capitalised, listed } from '../../lib/astro/words.ts';
import type { Recommendation } from '../../lib/schemas/pdae/common.ts';
import type { Remedy } from '../../lib/schemas/common/records.ts';
import { spanRecord } from '../../lib/records/day/common.ts';
import type { Names } from '../../lib/words/names.ts';
import type { PersonalDay } from '../../lib/birth/personalDay.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { remedyRecord } from '../../lib/records/remedy/remedyRecord.ts';
import { listHi } from '../../lib/words/hi/grammar.ts';
import { PLANETS_HI } from '../../lib/words/hi/vocabulary.ts';
import { tenths } from '../../lib/astro/rounding.ts';
import type { TimeSpan } from '../../lib/astro/time.ts';
import { partSaid } from './scoreRecords.ts';

/** At most three of each side, the most important first. */
export function recommendations(score: DayScore, weighed: readonly BestWindow[], day: PersonalDay): Recommendation[] {
  const { best, worst } = leadingParts(score);
  return [...best, ...worst].map((part) => recommendation(part, weighed, day));
}

function recommendation(part: DayScorePart, weighed: readonly BestWindow[], day: PersonalDay): Recommendation {
  const counsel = partCounsel(part);
  const { lang } = day.names;
  const when = part.points > 0 ? bestWithin(counsel, weighed) : counsel.isAllDay ? null : counsel;
  return {
    id: counsel.counselId,
    component: part.id,
    kind: part.points > 0 ? 'do' : 'leave',
    points: part.points,
    planet: counsel.planet && planetId(counsel.planet),
    text: counsel.counsel.text[lang],
    ease: counsel.counsel.ease?.[lang] ?? null,
    when: when && spanRecord(when, day),
    reason: partSaid(part, day.names),
  };
}

/** The best time while the component acts, within the hora of its planet if that is good. */
function bestWithin({ endJdUT, planet, startJdUT }: PartCounsel, weighed: readonly BestWindow[]): TimeSpan | null {
  const within = weighed.filter((window) => startJdUT <= window.startJdUT && window.endJdUT <= endJdUT);
  return bestWindowFor(planet ? [planet] : [], within)?.window ?? null;
}

/** Kinds of remedies for the planet that burdens most, and for the second. */
const KINDS: readonly (readonly RemedyKind[])[] = [['mantra', 'donation'], ['mantra']];
/**
 * Planets with lighter burdens need no remedy; where none is heavier, the remedy is for the lord of the running
 * mahadasha. Interpretive.
 */
const LEAST_BURDEN = -1;

/** @param mahadashaLord lord of the running mahadasha; null where none runs */
export function dayRemedies(score: DayScore, mahadashaLord: Planet | null, names: Names): Remedy[] {
  const burdens = planetBurdens(score).filter(({ points }) => points <= LEAST_BURDEN);
  if (burdens.length === 0) return mahadashaLord ? [kept(mahadashaLord, names)] : [];
  return burdens
    .slice(0, KINDS.length)
    .flatMap((burden, i) => KINDS[i]!.map((kind) => ({ burden, kind })))
    .map(({ burden, kind }, i) =>
      remedyRecord(remedyOf(burden.planet, kind), i + 1, burdenReason(burden)[names.lang], names),
    );
}

function kept(lord: Planet, names: Names): Remedy {
  const reason = both(
    `No planet presses hard on this day; ${named(lord)}, whose mahadasha runs, is remembered.`,
    `इस दिन किसी ग्रह का विशेष दबाव नहीं है; ${PLANETS_HI[lord]} की महादशा चल रही है, उसी का स्मरण पर्याप्त है।`,
  );
  return remedyRecord(remedyOf(lord, 'mantra'), 1, reason[names.lang], names);
}

const BURDEN_WORDS: Readonly<Record<string, Bilingual>> = {
  gochara: both('its transit', 'गोचर'),
  dasha_lords: both('its running period', 'चल रही दशा'),
  saturn: both('its passage by the Moon of birth', 'साढ़ेसाती या ढैया'),
  tarabala: both('the tara', 'तारा-बल'),
  chandrabala: both('its place from the Moon of birth', 'जन्म राशि से स्थान'),
  vara: both('the day of the week', 'वार'),
};

function burdenReason({ parts, planet, points }: PlanetBurden): Bilingual {
  const taken = Math.abs(tenths(points));
  const [en, hi] = (['en', 'hi'] as const).map((lang) => parts.map(({ part }) => BURDEN_WORDS[part]![lang]));
  return both(
    `${capitalised(named(planet))} takes ${taken} ${taken === 1 ? 'point' : 'points'} from this day, by ${listed(en!)}.`,
    `इस दिन ${PLANETS_HI[planet]} के कारण ${taken} अंक ${taken === 1 ? 'घटता है' : 'घटते हैं'} (${listHi(hi!)})।`,
  );
}
