/** A judged time as a wire record. */
import type { JudgedTime } from '../../lib/astro/judgement/muhurta/described.ts';
import type { MuhurtaFactor } from '../../lib/astro/judgement/muhurta/timeFactor.ts';
import type { MuhurtaFact } from '../../lib/astro/judgement/muhurta/facts.ts';
import type { JudgedPerson } from '../../lib/astro/judgement/muhurta/judgedPersons.ts';
import { citation } from '../../lib/astro/source.ts';
import { FACTOR_TEXTS } from '../../lib/astro/tables/muhurta/ruleTexts.ts';
import { TARAS } from '../../lib/astro/tables/taras.ts';
import { MINUTES_PER_DAY } from '../../lib/astro/time.ts';
import { tenths } from '../../lib/astro/rounding.ts';
import { nakshatraRef, observedRecord, signRef } from '../../lib/records/common.ts';
import { karanaRef, tithiRef, varaRef, yogaRef } from '../../lib/records/day/birthPanchang.ts';
import type { Factor, PersonStanding, Window } from '../../lib/schemas/muhurta/judgedTime.ts';
import type { Fact } from '../../lib/astro/factsOf.ts';
import type { RemarkWords } from '../../lib/words/facts/muhurta/seen.ts';
import type { SeenFact } from '../../lib/words/facts/muhurta/texts.ts';
import type { Names } from '../../lib/words/names.ts';
import { variantOf } from '../../lib/words/phraseChoice.ts';
import { say } from '../../lib/words/say.ts';
import { MUHURTA_REMARKS, MUHURTA_SEEN } from '../../lib/words/subjects/muhurta/seen.ts';
import { MUHURTA_TEXTS } from '../../lib/words/subjects/muhurta/texts.ts';
import type { ChosenContext } from './request.ts';
import { costOf, leadingSupports, vetoesSeen, weakestPoint } from './leadingFactors.ts';
import { whenOf } from './when.ts';

/** How a time is told. */
export interface Telling {
  readonly rank: number | null;
  /** Whether its factors and persons are listed: of what is not recommended only what closes it, but in full. */
  readonly isWhole: boolean;
}

/** Returns the record of a judged time. */
export function windowRecord(time: JudgedTime, context: ChosenContext, { isWhole, rank }: Telling): Window {
  const { instant, names } = context;
  const { endJdUT, factors, startJdUT } = time;
  const listed = (list: readonly MuhurtaFactor[]) => list.map((factor) => factorRecord(factor, names));
  const { against, supports, vetoes } = sides(factors);
  const { id, name, number } = varaRef(time.varaIndex, names);
  return {
    rank,
    start: instant(startJdUT),
    end: instant(endJdUT),
    minutes: tenths((endJdUT - startJdUT) * MINUTES_PER_DAY),
    score: time.score,
    level: time.level,
    lagna: signRef(time.risingSignIndex, names),
    moon_sign: signRef(time.moonSignIndex, names),
    vara: { id, number, name },
    tithi: tithiRef(time.tithi, names),
    nakshatra: nakshatraRef(time.nakshatraIndex, names),
    pada: time.pada,
    yoga: yogaRef(time.yoga, names),
    karana: karanaRef(time.karana, names),
    components: time.components.map((part) => ({ ...part, label: saidFact(part.label, names) })),
    for: isWhole ? listed(supports) : [],
    against: isWhole ? listed(against) : [],
    vetoes: listed(vetoes),
    persons: isWhole ? time.persons.map((person) => personRecord(person, names)) : [],
    text: windowText(time, context, rank),
    notes: time.notes.map((note) => remark(note, names)),
  };
}

/** Returns a note in the language of the answer. */
export function remark(note: MuhurtaFact, { lang }: Names): string {
  return say(MUHURTA_REMARKS, note as Fact<RemarkWords>, lang);
}

function saidFact(fact: MuhurtaFact, { lang }: Names): string {
  return say(MUHURTA_SEEN, fact as SeenFact, lang);
}

/** Cuts the factors by effect; of what costs nothing, what is only named comes last. */
function sides(factors: readonly MuhurtaFactor[]) {
  const of = (...effects: readonly MuhurtaFactor['effect'][]) =>
    factors.filter(({ effect }) => effects.includes(effect));
  const neutral = of('neutral');
  // What is neutral and gives all that it could, as a month that is not asked about, is for a time.
  const isFree = (factor: MuhurtaFactor) => factor.points > 0 && costOf(factor) <= 0;
  return {
    supports: [...of('supports'), ...neutral.filter(isFree)].sort((a, b) => b.points - a.points),
    against: [...of('against').sort((a, b) => costOf(b) - costOf(a)), ...neutral.filter((factor) => !isFree(factor))],
    vetoes: of('veto'),
  };
}

function factorRecord({ effect, fact, id, observed, points, source, status }: MuhurtaFactor, names: Names): Factor {
  const { label, rule } = FACTOR_TEXTS[id];
  return {
    id,
    label: names.text(label),
    effect,
    observed: saidFact(fact, names),
    values: observedRecord(observed),
    rule: names.text(rule),
    source: citation(source),
    status,
    points,
  };
}

/** Of the best time its first support is told; others tell one of three, so that a list does not say one thing again and again. */
function windowText(time: JudgedTime, context: ChosenContext, rank: number | null): string {
  const texts = MUHURTA_TEXTS[context.names.lang];
  const vetoes = vetoesSeen(time);
  if (vetoes.length > 0) return texts.closed_window({ vetoes });
  const when = whenOf(time, context);
  const supports = leadingSupports(time).slice(0, rank === 1 ? 1 : MOST_IN_TURN);
  return texts.window({
    when,
    level: time.level,
    nakshatraIndex: time.nakshatraIndex,
    signIndex: time.risingSignIndex,
    supports: supports.length === 0 ? null : variantOf(supports, when.startDate, when.startTime),
    against: weakestPoint(time),
  });
}

const MOST_IN_TURN = 3;

function personRecord({ chandra, guruBala, role, suryaBala, tara }: JudgedPerson, names: Names): PersonStanding {
  const { lang } = names;
  const seen = MUHURTA_SEEN[lang];
  return {
    role,
    tara: tara && taraRecord(tara, role, names),
    chandra: chandra && {
      house: only(chandra.houses),
      grade: chandra.grade,
      text:
        only(chandra.houses) === null
          ? seen.chandra_of_several({ role, grade: chandra.grade })
          : seen.chandra({ role, house: chandra.houses[0]!, grade: chandra.grade }),
    },
    guru_bala: guruBala && { ...guruBala, text: seen.guru_bala({ role, ...guruBala }) },
    surya_bala: suryaBala && { ...suryaBala, text: seen.surya_bala({ role, ...suryaBala }) },
  };
}

function taraRecord(
  { counts, grade, taras }: NonNullable<JudgedPerson['tara']>,
  role: JudgedPerson['role'],
  names: Names,
): PersonStanding['tara'] {
  const seen = MUHURTA_SEEN[names.lang];
  const [id, count] = [only(taras), only(counts)];
  if (id === null || count === null) {
    return { id: null, name: null, count: null, grade, text: seen.tara_of_several({ role, grade }) };
  }
  const round = Math.ceil(count / 9) as 1 | 2 | 3;
  return {
    id,
    name: names.of(TARAS.find((row) => row.id === id)!),
    count,
    grade,
    text: seen.tara({ role, tara: id, starCount: count, round }),
  };
}

/** Returns the one item of a list, or null where there are several. */
function only<Item>(items: readonly Item[]): Item | null {
  return items.length === 1 ? items[0]! : null;
}
