/** Wire records of fields of study, with the reasons. */
import {
  fieldLead,
  pairFact,
  type FieldChoice,
  type FieldPart,
  type FoundPair,
  type RankedField,
} from '../../lib/astro/judgement/vidya/fields.ts';
import type { FieldVote, VotingPlanet } from '../../lib/astro/judgement/vidya/fieldVotes.ts';
import { citation, practice } from '../../lib/astro/source.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import type { FieldAdvice } from '../../lib/schemas/vidya/common.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { VIDYA } from '../../lib/words/subjects/vidya.ts';
import { nakshatraRef, planetHead } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { Study } from './study.ts';

type VoteRecord = FieldAdvice['planets'][number]['votes'][number];

const DESCRIBED_FIELDS = 6;
export const FIELD_SOURCE = practice(
  'Fields of study by planets and their combinations: practice of our time, interpretive',
);

/** @param isBrief where the answer has other sections: only the first fields and planets, and combinations that are met */
export function fieldRecord(study: Study, isBrief = false): FieldAdvice {
  const { context, area, voice } = study;
  const { names } = context;
  const choice = study.choice();
  const { fields, pairs, planets, streams } = choice;
  const lead = fieldLead(choice);
  const [first, second] = fields;
  const most = isBrief ? BRIEF_FIELDS : DESCRIBED_FIELDS;
  return {
    fields: fields.slice(0, most).map((field, index) => oneField(choice, field, index + 1, names)),
    lead,
    others: fields.slice(most).map(({ field, sharePercent }) => ({
      id: field.id,
      name: names.of(field),
      share_percent: sharePercent,
    })),
    streams: streams.map(({ fields: best, sharePercent, stream }, index) => ({
      rank: index + 1,
      id: stream.id,
      name: names.of(stream),
      share_percent: sharePercent,
      components: best.map((one) => ({
        id: one.field.id,
        label: VIDYA[names.lang].field_name({ field: one.field.id }),
        points: one.sharePercent,
        max: 100,
      })),
    })),
    planets: planets.slice(0, isBrief ? BRIEF_PLANETS : undefined).map(({ planet, points, votes }) => ({
      ...planetHead(planet, names),
      points,
      votes: votes.map((vote) => voteRecord(vote, names)),
    })),
    combinations: pairs.filter(({ isMet }) => isMet || !isBrief).map((pair) => pairRecord(pair, names)),
    nakshatra: nakshatraRef(area.chart.planets.Moon.nakshatraIndex, names),
    reading: reading(choice, names),
    counsel: VIDYA[names.lang].field_advice({ first: first!.field.id, second: second!.field.id, lead, voice }),
  };
}

const BRIEF_PLANETS = 3;
const BRIEF_FIELDS = 3;

function voteRecord({ houses, id, planet, points, reason, source }: FieldVote, { lang }: Names): VoteRecord {
  const text = VIDYA[lang].vote({ planet, reason });
  return { id, text, points, houses: [...houses], source: citation(source) };
}

function pairRecord(found: FoundPair, { lang }: Names): FieldAdvice['combinations'][number] {
  const { isMet, pair, planets } = found;
  return {
    id: pair.id,
    planets: planets.map(planetId),
    met: isMet,
    fields: [...pair.fields],
    text: say(VIDYA, pairFact(found), lang),
    source: citation(FIELD_SOURCE),
  };
}

function oneField(choice: FieldChoice, ranked: RankedField, rank: number, names: Names): FieldAdvice['fields'][number] {
  const { confidence, field, lift, parts, percentile, sharePercent } = ranked;
  return {
    rank,
    id: field.id,
    name: names.of(field),
    stream: field.stream,
    share_percent: sharePercent,
    lift: Math.round(lift * 100) / 100,
    percentile,
    confidence,
    subjects: field.subjects.map((course) => VIDYA[names.lang].course({ course })),
    planets: givers(parts).map(planetId),
    components: parts.map(({ id, label, max, planets, points }) => ({
      id,
      label: say(VIDYA, label, names.lang),
      points,
      max,
      planets: planets.map(planetId),
    })),
    text: fieldText(choice, ranked, names),
  };
}

/** Planets that favour a field, the largest contribution first. */
function givers(parts: readonly FieldPart[]): Planet[] {
  const given = [...parts].sort((a, b) => b.points - a.points).flatMap(({ planets }) => planets);
  return [...new Set(given)];
}

/** Planets whose votes a field is made of, the largest contribution first. */
function votersFor({ planets }: FieldChoice, { parts }: RankedField): VotingPlanet[] {
  const giving = parts
    .filter(({ id }) => PLANETS.some((planet) => planet.toLowerCase() === id))
    .sort((a, b) => b.points - a.points)
    .map(({ planets: [planet] }) => planet);
  return giving.flatMap((planet) => planets.filter((one) => one.planet === planet));
}

const DESCRIBED_VOTES = 2;

/** A planet and its heaviest votes, as a sentence takes them. */
function describedVoter({ planet, votes }: VotingPlanet) {
  const foremost = [...votes].sort((a, b) => b.points - a.points).slice(0, DESCRIBED_VOTES);
  return { planet, reasons: foremost.map(({ reason }) => reason) };
}

function fieldText(choice: FieldChoice, ranked: RankedField, { lang }: Names): string {
  const words = VIDYA[lang];
  const field = ranked.field.id;
  const [voter] = votersFor(choice, ranked);
  return [
    ...(voter ? [words.field_voter({ field, ...describedVoter(voter) })] : []),
    ...ranked.parts.flatMap(({ label }) => {
      if (label.id === 'pair') return [words.field_pair({ field, planets: label.args.planets })];
      return label.id === 'nakshatra_part' ? [words.field_nakshatra({ field, ...label.args })] : [];
    }),
  ].join(' ');
}

function reading({ planets: [lead], streams }: FieldChoice, { lang }: Names): string {
  const words = VIDYA[lang];
  return [
    words.first_planet(describedVoter(lead!)),
    words.first_streams({ first: streams[0]!.stream.id, second: streams[1]!.stream.id }),
  ].join(' ');
}
