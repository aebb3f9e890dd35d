/** Each section of the timeline as a paragraph: what runs, why, which body parts are affected, what to do. */
import { isPartTold } from '../../astro/judgement/medical/telling.ts';
import { partsOfPlace, type BodyPart, type BodyPartId } from '../../astro/judgement/medical/tables/bodyParts.ts';
import type { HealthFacts } from '../../astro/judgement/medical/timeline/healthFacts.ts';
import type { CareScore } from '../../astro/judgement/medical/timeline/care.ts';
import type { DatedPeriod } from '../../astro/judgement/medical/timeline/timelineDashas.ts';
import {
  careWindowOf,
  peakOf,
  SECTION_IDS,
  type SectionId,
  type TimelineSection,
} from '../../astro/judgement/medical/timeline/timelineSections.ts';
import type { Timeline } from '../../astro/judgement/medical/timeline/timeline.ts';
import type { HealthTimelineWords } from '../../words/facts/health/timeline.ts';
import { sayIn } from '../../words/say.ts';
import type { Sentences } from '../../words/sentences.ts';
import { fitted, may, must, type Sentence } from '../model/fitted.ts';
import { coming, comingSpan, dated } from './coming.ts';
import { careGround, careGroundAgain, careGroundInBrief } from './grounds.ts';
import { chiefAntardashas, leadOf } from './leads.ts';

export interface TimelineDescription {
  readonly facts: HealthFacts;
  readonly timeline: Timeline;
  readonly words: Sentences<HealthTimelineWords>;
}

/** A body part, and which of its two habits is recommended. */
export interface DescribedHabit {
  readonly part: BodyPart;
  readonly index: 0 | 1;
}

/** Target and maximum word counts. */
const FIT = { aim: 56, most: 78 } as const;

/** Returns the paragraph about one section of the timeline, in the language of the words. */
export function sectionText(description: TimelineDescription, section: TimelineSection): string {
  return fitted([SENTENCES[section.id](description, section)], FIT);
}

type SectionSentences = (description: TimelineDescription, section: TimelineSection) => Sentence[];

const now: SectionSentences = (description, section) => {
  const { timeline, words } = description;
  const [mahadasha, antardasha, pratyantardasha] = [1, 2, 3].map((level) =>
    section.periods.find((period) => period.level === level),
  );
  if (!mahadasha || !antardasha) return nowUndated(description, section);
  const care = leadOf(timeline, section);
  return [
    must(running(description, mahadasha, antardasha)),
    ...(pratyantardasha ? [may(5, words.pratyantardasha(dated(pratyantardasha)))] : []),
    ...reason(description, section, care, 0),
    ...passing(description, section, 2),
    ...felt(description, section),
    ...counsel(description, section, care, 3),
    ...support(description, section, care, 4),
  ];
};

function running({ timeline, words }: TimelineDescription, mahadasha: DatedPeriod, antardasha: DatedPeriod): string {
  const found = { date: timeline.asOf, mahadasha: dated(mahadasha), antardasha: dated(antardasha) };
  return mahadasha.end === antardasha.end ? words.running_to_one_end(found) : words.running(found);
}

const nowUndated: SectionSentences = (description, section) => {
  const { timeline, words } = description;
  const current = timeline.forecast.filter(({ isCurrent }) => isCurrent);
  const periods = current.slice(0, 2).map(({ level, lord }) => ({ level, planet: lord }));
  const care = leadOf(timeline, section);
  return [
    must(periods.length > 0 ? words.running_undated({ periods }) : words.nothing_runs({ date: timeline.asOf })),
    ...reason(description, section, care, 0),
    ...passing(description, section, 1),
    ...felt(description, section),
    ...counsel(description, section, care, 2),
    ...support(description, section, care, 3),
  ];
};

/** Half a year within the running antardasha, or across its end. */
const half: SectionSentences = (description, section) => {
  const { timeline, words } = description;
  const { cares } = timeline;
  const antardashas = section.periods.filter(({ level }) => level === 2);
  const [first, next] = antardashas;
  const turn = SECTION_IDS.indexOf(section.id);
  if (!first) return undated(description, section);
  const peak = peakOf(section, cares);
  const lead = leadOf(timeline, section);
  return [
    must(stretch(description, section)),
    must(antardashaSaid(words, section, first, next)),
    ...reason(description, section, lead, 3),
    ...(peak && cares[peak.lord].tone !== 'calm' && section.score!.tone !== 'calm'
      ? [may(2, words.short_period({ ...coming(peak, peak.start < section.start), turn }))]
      : []),
    ...windowIn(description, section, 1),
    ...passing(description, section, 4),
    ...felt(description, section),
    ...counsel(description, section, cares[(peak ?? first).lord], 5),
    ...support(description, section, lead, 6),
  ];
};

function stretch({ words }: TimelineDescription, { end, id, score, start }: TimelineSection): string {
  return words.stretch({ startDate: start, endDate: end, tone: score!.tone, turn: SECTION_IDS.indexOf(id) });
}

function antardashaSaid(
  words: Sentences<HealthTimelineWords>,
  { end, id, start }: TimelineSection,
  first: DatedPeriod,
  next?: DatedPeriod,
): string {
  if (next) return words.change({ from: first.lord, to: next.lord, date: next.start });
  // The analysis may name a mahadasha that is yet to begin.
  if (first.start > start) return words.sequence({ periods: [dated(first)], endDate: end });
  return words.unchanged({ planet: first.lord, turn: SECTION_IDS.indexOf(id) });
}

const years: SectionSentences = (description, section) => {
  const { timeline, words } = description;
  const antardashas = section.periods.filter(({ level }) => level === 2);
  if (antardashas.length === 0) return undated(description, section);
  const { cares } = timeline;
  const byCare = chiefAntardashas(section).sort((a, b) => cares[b.lord].value - cares[a.lord].value);
  const [heaviest, calmest] = [byCare[0]!, byCare.at(-1)!];
  const lead = leadOf(timeline, section);
  const isEasy = calmest !== heaviest && cares[calmest.lord].tone === 'calm';
  return [
    must(
      antardashas.length > MOST_LISTED
        ? stretch(description, section)
        : words.sequence({ periods: antardashas.map(dated), endDate: section.end }),
    ),
    ...(cares[heaviest.lord].tone === 'calm' || antardashas.length === 1
      ? []
      : [must(section.score!.tone === 'calm' ? words.only_heavy(dated(heaviest)) : words.heaviest(dated(heaviest)))]),
    ...reason(description, section, lead, 1),
    ...(isEasy ? [may(2, words.calmest(dated(calmest)))] : []),
    ...felt(description, section),
    ...counsel(description, section, lead, 3),
    ...windowIn(description, section, 4),
    ...passing(description, section, 5),
    ...support(description, section, lead, 6),
  ];
};

/** Most antardashas named in one sentence. */
const MOST_LISTED = 3;

const long: SectionSentences = (description, section) => {
  const { timeline, words } = description;
  const [first, next] = section.periods.filter(({ level }) => level === 1);
  if (!first) return undated(description, section);
  const lead = leadOf(timeline, section);
  const other = [first, ...(next ? [next] : [])]
    .map(({ lord }) => timeline.cares[lord])
    .find(({ planet }) => planet !== lead?.planet);
  return [
    must(words.mahadashas({ first: dated(first), next: next ? dated(next) : null })),
    ...reason(description, section, lead, 0),
    ...(other ? [may(1, sayIn(words, careGroundInBrief(other)))] : []),
    ...felt(description, section),
    ...counsel(description, section, lead, 2),
    ...passing(description, section, 3),
    ...support(description, section, lead, 4),
  ];
};

const undated: SectionSentences = (description, section) => {
  const { timeline, words } = description;
  const lead = leadOf(timeline, section);
  return [
    must(words.undated({ startDate: section.start, endDate: section.end, turn: SECTION_IDS.indexOf(section.id) })),
    ...reason(description, section, lead, 0),
    ...windowIn(description, section, 1),
    ...passing(description, section, 2),
    ...felt(description, section),
    ...counsel(description, section, lead, 3),
    ...support(description, section, lead, 4),
  ];
};

const SENTENCES: Readonly<Record<SectionId, SectionSentences>> = {
  now,
  six_months: half,
  one_year: half,
  two_to_five_years: years,
  long_term: long,
};

/** Why the leading planet needs care; only its name where this has been described before. */
function reason(
  { timeline, words }: TimelineDescription,
  { id }: TimelineSection,
  lead: CareScore | null,
  rank: number,
): Sentence[] {
  if (!lead) return [];
  const turn = SECTION_IDS.indexOf(id);
  const isDescribed = timeline.sections.slice(0, turn).some((one) => leadOf(timeline, one) === lead);
  return [{ rank, text: sayIn(words, isDescribed ? careGroundAgain(lead, turn) : careGround(lead)) }];
}

function counsel(
  { words }: TimelineDescription,
  { id }: TimelineSection,
  lead: CareScore | null,
  rank: number,
): Sentence[] {
  return lead ? [may(rank, words.counsel({ planet: lead.planet, turn: SECTION_IDS.indexOf(id) }))] : [];
}

/** The weightiest transit of a section; each transit is described once, where its effect begins. */
function passing({ facts, timeline, words }: TimelineDescription, section: TimelineSection, rank: number): Sentence[] {
  const earlier = timeline.sections.slice(0, SECTION_IDS.indexOf(section.id)).map(({ passages }) => passages[0]);
  const [one] = section.passages;
  if (!one || earlier.includes(one)) return [];
  const { house, planet } = one;
  const parts = idsOf(partsOfHouse(facts, timeline, house));
  return [may(rank, words.passage({ planet, house, ...comingSpan(one, one.start <= section.start), parts }))];
}

function idsOf(parts: readonly BodyPart[]): BodyPartId[] {
  return parts.map(({ id }) => id);
}

function partsOfHouse({ telling }: HealthFacts, { watched }: Timeline, house: number): BodyPart[] {
  const held = partsOfPlace(house).filter(({ id }) => isPartTold(id, telling));
  const described = watched.map(({ part }) => part).filter((part) => held.includes(part));
  return (described.length > 0 ? described : held).slice(0, 2);
}

function windowIn({ words }: TimelineDescription, section: TimelineSection, rank: number): Sentence[] {
  const window = careWindowOf(section);
  return window ? [may(rank, words.window(comingSpan(window, window.start < section.start)))] : [];
}

const PARTS_DESCRIBED = 3;

function felt({ timeline, words }: TimelineDescription, section: TimelineSection): Sentence[] {
  const turn = SECTION_IDS.indexOf(section.id);
  const habit = sectionHabits(timeline)[turn];
  const parts = idsOf(section.parts.slice(0, PARTS_DESCRIBED));
  return habit ? [must(words.parts({ parts, habitOf: habit.part.id, habit: habit.index, turn }))] : [];
}

/**
 * Returns the habit that each section recommends: for one of its body parts, and repeated only where there are no
 * others.
 */
export function sectionHabits({ sections }: Timeline): (DescribedHabit | null)[] {
  const described: DescribedHabit[] = [];
  const isNew = (one: DescribedHabit) => described.every(({ index, part }) => index !== one.index || part !== one.part);
  return sections.map(({ parts }, turn) => {
    const named = parts.slice(0, PARTS_DESCRIBED);
    if (named.length === 0) return null;
    const inTurn = named.map((_, shift) => named[(turn + shift) % named.length]!);
    const all = ([0, 1] as const).flatMap((index) => inTurn.map((part): DescribedHabit => ({ part, index })));
    const habit = all.find(isNew) ?? all[0]!;
    described.push(habit);
    return habit;
  });
}

/** A protecting planet, and what suits the constitution; the latter alone where the analysis names nothing else. */
function support(
  { facts, timeline, words }: TimelineDescription,
  { id, parts }: TimelineSection,
  lead: CareScore | null,
  rank: number,
): Sentence[] {
  const one = facts.protectors
    .map(({ planet }) => timeline.cares[planet])
    .find((care) => care !== lead && (care.protects === 'full' || care.protects === 'good'));
  const isAlone = !lead || parts.length === 0;
  const humour = facts.dominantHumour;
  return [
    ...(one ? [may(rank, words.protector({ planet: one.planet, section: id }))] : []),
    ...(humour ? [may(isAlone ? 0 : rank + 1, words.constitution({ humour, section: id }))] : []),
  ];
}
