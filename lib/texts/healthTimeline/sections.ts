/** Each section of the timeline as a paragraph: what runs, why, which body parts are affected, what to do. */
import { partsOfPlace, type BodyPart } from '../../astro/judgement/medical/tables/bodyParts.ts';
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
import { fitted, may, must, type Sentence } from '../model/fitted.ts';
import { chiefAntardashas, leadOf } from './leads.ts';
import type { DescribedHabit, TimelineSentences } from './timelineSentences.ts';

export interface TimelineDescription {
  readonly facts: HealthFacts;
  readonly timeline: Timeline;
  readonly messages: TimelineSentences;
}

/** Target and maximum word counts. */
const FIT = { aim: 56, most: 78 } as const;

/** Returns the paragraph about one section of the timeline, in the language of the messages. */
export function sectionText(description: TimelineDescription, section: TimelineSection): string {
  return fitted([SENTENCES[section.id](description, section)], FIT);
}

type Sentences = (description: TimelineDescription, section: TimelineSection) => Sentence[];

const now: Sentences = (description, section) => {
  const { timeline, messages } = description;
  const [mahadasha, antardasha, pratyantardasha] = [1, 2, 3].map((level) =>
    section.periods.find((period) => period.level === level),
  );
  if (!mahadasha || !antardasha) return nowUndated(description, section);
  const care = leadOf(timeline, section);
  return [
    must(messages.running(timeline.asOf, mahadasha, antardasha)),
    ...(pratyantardasha ? [may(5, messages.runningShort(pratyantardasha))] : []),
    ...reason(description, section, care, 0),
    ...passing(description, section, 2),
    ...felt(description, section),
    ...counsel(description, section, care, 3),
    ...support(description, section, care, 4),
  ];
};

const nowUndated: Sentences = (description, section) => {
  const { timeline, messages } = description;
  const running = timeline.forecast.filter(({ isCurrent }) => isCurrent);
  const care = leadOf(timeline, section);
  return [
    must(running.length > 0 ? messages.runningUndated(running) : messages.nothingRuns(timeline.asOf)),
    ...reason(description, section, care, 0),
    ...passing(description, section, 1),
    ...felt(description, section),
    ...counsel(description, section, care, 2),
    ...support(description, section, care, 3),
  ];
};

/** Half a year within the running antardasha, or across its end. */
const half: Sentences = (description, section) => {
  const { timeline, messages } = description;
  const { cares } = timeline;
  const antardashas = section.periods.filter(({ level }) => level === 2);
  const [first, next] = antardashas;
  const turn = SECTION_IDS.indexOf(section.id);
  if (!first) return undated(description, section);
  const peak = peakOf(section, cares);
  const lead = leadOf(timeline, section);
  return [
    must(messages.stretch(section.start, section.end, section.score!.tone, turn)),
    must(antardashaSaid(messages, section, first, next)),
    ...reason(description, section, lead, 3),
    ...(peak && cares[peak.lord].tone !== 'calm' && section.score!.tone !== 'calm'
      ? [may(2, messages.shortPeriod(peak, section.start, turn))]
      : []),
    ...windowIn(description, section, 1),
    ...passing(description, section, 4),
    ...felt(description, section),
    ...counsel(description, section, cares[(peak ?? first).lord], 5),
    ...support(description, section, lead, 6),
  ];
};

function antardashaSaid(
  messages: TimelineSentences,
  { end, id, start }: TimelineSection,
  first: DatedPeriod,
  next?: DatedPeriod,
): string {
  if (next) return messages.change(first, next);
  // The analysis may name a mahadasha that is yet to begin.
  return first.start > start ? messages.sequence([first], end) : messages.unchanged(first, SECTION_IDS.indexOf(id));
}

const years: Sentences = (description, section) => {
  const { timeline, messages } = description;
  const antardashas = section.periods.filter(({ level }) => level === 2);
  if (antardashas.length === 0) return undated(description, section);
  const { cares } = timeline;
  const byCare = chiefAntardashas(section).sort((a, b) => cares[b.lord].value - cares[a.lord].value);
  const [heaviest, calmest] = [byCare[0]!, byCare.at(-1)!];
  const lead = leadOf(timeline, section);
  const isEasy = calmest !== heaviest && cares[calmest.lord].tone === 'calm';
  const turn = SECTION_IDS.indexOf(section.id);
  return [
    must(
      antardashas.length > MOST_LISTED
        ? messages.stretch(section.start, section.end, section.score!.tone, turn)
        : messages.sequence(antardashas, section.end),
    ),
    ...(cares[heaviest.lord].tone === 'calm' || antardashas.length === 1
      ? []
      : [must(messages.heaviest(heaviest, section.score!.tone))]),
    ...reason(description, section, lead, 1),
    ...(isEasy ? [may(2, messages.calmest(calmest))] : []),
    ...felt(description, section),
    ...counsel(description, section, lead, 3),
    ...windowIn(description, section, 4),
    ...passing(description, section, 5),
    ...support(description, section, lead, 6),
  ];
};

/** Most antardashas named in one sentence. */
const MOST_LISTED = 3;

const long: Sentences = (description, section) => {
  const { timeline, messages } = description;
  const mahadashas = section.periods.filter(({ level }) => level === 1);
  if (mahadashas.length === 0) return undated(description, section);
  const described = mahadashas.slice(0, 2);
  const lead = leadOf(timeline, section);
  const other = described.map(({ lord }) => timeline.cares[lord]).find(({ planet }) => planet !== lead?.planet);
  return [
    must(messages.mahadashas(described)),
    ...reason(description, section, lead, 0),
    ...(other ? [may(1, messages.whyShort(other))] : []),
    ...felt(description, section),
    ...counsel(description, section, lead, 2),
    ...passing(description, section, 3),
    ...support(description, section, lead, 4),
  ];
};

const undated: Sentences = (description, section) => {
  const { timeline, messages } = description;
  const lead = leadOf(timeline, section);
  return [
    must(messages.undated(section.start, section.end, SECTION_IDS.indexOf(section.id))),
    ...reason(description, section, lead, 0),
    ...windowIn(description, section, 1),
    ...passing(description, section, 2),
    ...felt(description, section),
    ...counsel(description, section, lead, 3),
    ...support(description, section, lead, 4),
  ];
};

const SENTENCES: Readonly<Record<SectionId, Sentences>> = {
  now,
  six_months: half,
  one_year: half,
  two_to_five_years: years,
  long_term: long,
};

/** Why the leading planet needs care; only its name where this has been described before. */
function reason(
  { timeline, messages }: TimelineDescription,
  { id }: TimelineSection,
  lead: CareScore | null,
  rank: number,
): Sentence[] {
  if (!lead) return [];
  const turn = SECTION_IDS.indexOf(id);
  const isDescribed = timeline.sections.slice(0, turn).some((one) => leadOf(timeline, one) === lead);
  return [{ rank, text: isDescribed ? messages.again(lead, turn) : messages.why(lead) }];
}

function counsel(
  { messages }: TimelineDescription,
  { id }: TimelineSection,
  lead: CareScore | null,
  rank: number,
): Sentence[] {
  return lead ? [may(rank, messages.counsel(lead.planet, SECTION_IDS.indexOf(id)))] : [];
}

/** The weightiest transit of a section; each transit is described once, where its effect begins. */
function passing({ timeline, messages }: TimelineDescription, section: TimelineSection, rank: number): Sentence[] {
  const earlier = timeline.sections.slice(0, SECTION_IDS.indexOf(section.id)).map(({ passages }) => passages[0]);
  const [one] = section.passages;
  if (!one || earlier.includes(one)) return [];
  return [may(rank, messages.passage(one, section.start, partsOfHouse(timeline, one.house)))];
}

function partsOfHouse({ watched }: Timeline, house: number): BodyPart[] {
  const held = partsOfPlace(house);
  const described = watched.map(({ part }) => part).filter((part) => held.includes(part));
  return (described.length > 0 ? described : held).slice(0, 2);
}

function windowIn({ messages }: TimelineDescription, section: TimelineSection, rank: number): Sentence[] {
  const window = careWindowOf(section);
  return window ? [may(rank, messages.window(window, section.start))] : [];
}

const PARTS_DESCRIBED = 3;

function felt({ timeline, messages }: TimelineDescription, section: TimelineSection): Sentence[] {
  const turn = SECTION_IDS.indexOf(section.id);
  const habit = sectionHabits(timeline)[turn];
  return habit ? [must(messages.parts(section.parts.slice(0, PARTS_DESCRIBED), habit, turn))] : [];
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
  { facts, timeline, messages }: TimelineDescription,
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
    ...(one ? [may(rank, messages.protector(one, `${one.planet}${id}`))] : []),
    ...(humour ? [may(isAlone ? 0 : rank + 1, messages.constitution(humour, SECTION_IDS.indexOf(id)))] : []),
  ];
}
