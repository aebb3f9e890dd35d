/** Wire record of the health timeline: structure and texts together. */
import { partsOfPlanet } from '../../../lib/astro/judgement/medical/tables/bodyParts.ts';
import { both, type Bilingual } from '../../../lib/astro/bilingual.ts';
import type { ScorePart } from '../../../lib/astro/score.ts';
import type * as wire from '../../../lib/schemas/medical/timeline.ts';
import type { Points } from '../../../lib/schemas/common/records.ts';
import { disclaimerIn } from '../../../lib/words/disclaimers.ts';
import type { Names } from '../../../lib/words/names.ts';
import { planetHead } from '../../../lib/records/common.ts';
import { planetId } from '../../../lib/schemas/common/planetId.ts';
import { bodyPartRecord } from '../../../lib/records/bodyPartRecord.ts';
import { basedOn } from '../../../lib/texts/health/basedOn.ts';
import type { HealthFacts } from '../../../lib/astro/judgement/medical/timeline/healthFacts.ts';
import type { WatchedPart } from '../../../lib/astro/judgement/medical/timeline/watchedParts.ts';
import type { CareTone } from '../../../lib/astro/judgement/medical/timeline/care.ts';
import type { TimelineRemedy } from '../../../lib/astro/judgement/medical/timeline/timelineRemedies.ts';
import type { TimelineSection } from '../../../lib/astro/judgement/medical/timeline/timelineSections.ts';
import type { TimelineTexts } from '../../../lib/texts/healthTimeline/texts.ts';
import type { ForecastPeriod, Timeline, TimelineGap } from '../../../lib/astro/judgement/medical/timeline/timeline.ts';
import { remedyText } from '../../../lib/texts/healthTimeline/remedyText.ts';

type Wire = wire.HealthTimeline;

export function timelineRecord(facts: HealthFacts, timeline: Timeline, texts: TimelineTexts, names: Names): Wire {
  const { forecast, remedies, sections, watched } = timeline;
  const [now, half, year, years, long] = sections.map((section) => sectionRecord(section, texts[section.id], names));
  return {
    as_of: timeline.asOf,
    summary: texts.summary,
    now: now!,
    six_months: half!,
    one_year: year!,
    two_to_five_years: years!,
    long_term: long!,
    dasha_forecast: forecast.map((row, index) => forecastRecord(timeline, row, texts.dasha[index]!, names)),
    body_part_calendar: watched.map((part, index) => partRecord(part, index + 1, texts.body_parts[index]!, names)),
    remedies: remedies.map((remedy) => timelineRemedyRecord(remedy, names)),
    missing: timeline.gaps.map((id) => ({ id, text: GAPS[id][names.lang] })),
    based_on: basedOn(facts, names),
    disclaimer: disclaimerIn('medical', names.lang),
  };
}

const TONE_NAMES: Readonly<Record<CareTone, Bilingual>> = {
  calm: both('Calm', 'शांत'),
  watchful: both('Watchful', 'कुछ सावधानी'),
  careful: both('Careful', 'पूरी सावधानी'),
};

const GAPS: Readonly<Record<TimelineGap, Bilingual>> = {
  no_periods: both(
    'The data name no running dasha period, so no period is told.',
    'विवरण में चल रही दशा नहीं है, इसलिए कोई दशा नहीं बताई गई।',
  ),
  no_period_dates: both(
    'The dasha periods of the data have no dates: the running ones are told without them, and none ahead.',
    'विवरण की दशाओं की तिथियाँ नहीं हैं: चल रही दशाएँ बिना तिथि के बताई गई हैं, आगे की नहीं।',
  ),
  not_vimshottari: both(
    'The dates of the mahadasha are not those of Vimshottari, so no period ahead is reckoned from them.',
    'महादशा की तिथियाँ विंशोत्तरी की नहीं हैं, इसलिए उनसे आगे की दशाएँ नहीं गिनी गईं।',
  ),
  no_ascendant: both(
    'The data do not tell the ascendant, so no lordship of houses counts.',
    'विवरण में लग्न नहीं है, इसलिए भावों का स्वामित्व नहीं गिना गया।',
  ),
  no_passages: both(
    'The data hold no passing planets, so none count.',
    'विवरण में गोचर के ग्रह नहीं हैं, इसलिए वे नहीं गिने गए।',
  ),
};

function pointsRecord(points: readonly ScorePart<Bilingual>[], { lang }: Names): Points[] {
  return points.map((part) => ({ ...part, label: part.label[lang] }));
}

function sectionRecord(section: TimelineSection, text: string, names: Names): wire.TimelineSection {
  const { end, parts, passages, periods, score, start, windows } = section;
  return {
    start,
    end,
    score: score && score.value,
    tone: score && score.tone,
    tone_name: score && TONE_NAMES[score.tone][names.lang],
    components: score ? pointsRecord(score.points, names) : [],
    periods: periods.map(({ level, lord, within, ...dates }) => ({
      level,
      lord: planetId(lord),
      name: names.planet(lord),
      within: within && planetId(within),
      ...dates,
    })),
    passages: passages.map(({ planet, ...rest }) => ({ ...planetHead(planet, names), ...rest })),
    windows: windows.map(({ planets, ...dates }) => ({ ...dates, planets: planets.map(planetId) })),
    body_parts: parts.map((part) => bodyPartRecord(part, names)),
    text,
  };
}

const MOST_PARTS = 4;

function forecastRecord(
  { cares, watched }: Timeline,
  row: ForecastPeriod,
  text: string,
  names: Names,
): Wire['dasha_forecast'][number] {
  const care = cares[row.lord];
  const ruled = partsOfPlanet(row.lord);
  const known = watched.map(({ part }) => part).filter((part) => ruled.includes(part));
  return {
    level: row.level,
    lord: planetId(row.lord),
    name: names.planet(row.lord),
    within: row.within && planetId(row.within),
    start: row.start,
    end: row.end,
    is_current: row.isCurrent,
    score: care.value,
    tone: care.tone,
    tone_name: TONE_NAMES[care.tone][names.lang],
    components: pointsRecord(care.points, names),
    weakness_types: [...(care.weak?.types ?? [])],
    houses_ruled: [...care.rules],
    body_parts: [...new Set([...known, ...ruled])].slice(0, MOST_PARTS).map((part) => bodyPartRecord(part, names)),
    text,
  };
}

function partRecord(
  { part, planets, points, spans, tone, value }: WatchedPart,
  rank: number,
  text: string,
  names: Names,
): Wire['body_part_calendar'][number] {
  return {
    rank,
    ...bodyPartRecord(part, names),
    score: value,
    tone,
    tone_name: TONE_NAMES[tone][names.lang],
    components: pointsRecord(points, names),
    planets: planets.map(planetId),
    spans: spans.map(({ because, end, start }) => ({
      start,
      end,
      because: because.map((cause) => ({
        kind: cause.kind,
        planet: planetId(cause.planet),
        house: cause.kind === 'passage' ? cause.house : null,
      })),
    })),
    text,
  };
}

function timelineRemedyRecord(described: TimelineRemedy, names: Names): Wire['remedies'][number] {
  const { isAdded, period, remedy } = described;
  const { lang } = names;
  return {
    planet: planetId(remedy.planet),
    planet_name: names.planet(remedy.planet),
    kind: remedy.kind,
    title: remedy.title[lang],
    when: remedy.when[lang],
    count: remedy.count,
    start: period && period.start,
    end: period && period.end,
    is_added: isAdded,
    text: remedyText(described, lang),
  };
}
