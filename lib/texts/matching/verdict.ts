/** The verdict on a match in words: what tradition finds easy, what it asks to look at, what it holds mended. */
import type { ExceptionId } from '../../astro/judgement/matching/facts/exceptionFacts.ts';
import type { ManglikMatch } from '../../astro/dosha/manglik/match.ts';
import type { CustomState } from '../../astro/judgement/matching/facts/verdictFacts.ts';
import type { MatchMoon } from '../../astro/judgement/matching/matchMoon.ts';
import type { KootId, PoruthamId } from '../../astro/tables/matching/ids.ts';
import { NAKSHATRA_QUALITIES } from '../../astro/tables/nakshatraQualities.ts';
import { signLord } from '../../astro/tables/signs.ts';
import { eachOfTwo, type Role, type Two } from '../../astro/tables/matching/roles.ts';
import { fitted, SHORT_CHARACTERS } from '../../words/fitted.ts';
import type { KootSeen, MatchVerdictWords } from '../../words/facts/matching/verdict.ts';
import type { Lacking, WhichSide } from '../../words/facts/matching/koots.ts';
import type { Language } from '../../words/language.ts';
import { choiceNumber } from '../../words/phraseChoice.ts';
import { MATCH_VERDICT } from '../../words/subjects/matching/verdict.ts';

/** A koot as the verdict reads it; what is null depends on a birth time or a degree. */
export interface KootOfVerdict {
  readonly id: KootId;
  readonly max: number;
  readonly points: number | null;
  readonly seen: KootSeen | null;
  /** The weightiest exception that restores it. */
  readonly mendedBy: ExceptionId | null;
  /** One that is met and restores nothing. */
  readonly namedOnly: ExceptionId | null;
}

export interface MatchOfVerdict {
  readonly koots: readonly KootOfVerdict[];
  /** Where the Moons stand, or stood first on a day without time. */
  readonly moons: Two<MatchMoon>;
  readonly custom: CustomState;
  /** Who lacks a birth time or a degree; null where neither does. */
  readonly who: WhichSide | null;
  readonly lacking: Lacking;
  /** Whether parts of the answer that need an ascendant are not known. */
  readonly isChartOpen: boolean;
  readonly poruthams: { readonly agreed: number; readonly missing: readonly PoruthamId[] } | null;
  readonly mars: { readonly state: ManglikMatch; readonly bearer: Role | null } | null;
}

/** A judgement told in three lengths. */
export interface MatchText {
  readonly headline: string;
  readonly short: string;
  readonly text: string;
}

/** Returns the verdict in the language of an answer. */
export function matchVerdict(match: MatchOfVerdict, language: Language): MatchText {
  const words = MATCH_VERDICT[language];
  const lists = listsOf(match);
  const pick = picker(match);
  return {
    headline: words.headline({
      ...koots(lists),
      who: match.who,
      lacking: match.lacking,
      choice: pick('headline'),
    }),
    short: fitted(fewWords(shortOf(match, lists, words, pick)), SHORT_CHARACTERS),
    text: longOf(match, lists, words, pick).join(' '),
  };
}

type Words = (typeof MATCH_VERDICT)[Language];
type Pick = (about: string) => number;

/** Returns numbers that choose phrasings: the same for the same couple and the same place in the text. */
function picker({ moons: { bride, groom } }: MatchOfVerdict): Pick {
  return (about) => choiceNumber(about, groom.nakshatraIndex, groom.pada, bride.nakshatraIndex, bride.pada);
}

interface Known extends KootOfVerdict {
  readonly points: number;
  readonly seen: KootSeen;
}

interface Lists {
  readonly easy: readonly Known[];
  readonly nearly: readonly Known[];
  readonly partly: readonly Known[];
  readonly look: readonly Known[];
  /** Of little weight: never told one by one. */
  readonly lookToo: readonly Known[];
  /** With points that are the same at every hour, though what they are read from is not. */
  readonly unseen: { readonly full: readonly KootId[]; readonly low: readonly KootId[] };
  readonly mended: readonly (Known & { readonly mendedBy: ExceptionId })[];
  readonly open: readonly KootId[];
}

/** Shares of its points from which a koot is told as agreeing in part, and almost fully (interpretive). */
const [HALF, NEARLY] = [0.5, 0.75];

/** Full points from which a koot is told by itself: varna and vashya are less (interpretive). */
const WEIGHTY = 3;

/** Sorts the koots by what they give; the weightiest first in each list. */
function listsOf({ koots: all }: MatchOfVerdict): Lists {
  const known = all.filter((koot): koot is Known => koot.points !== null && koot.seen !== null);
  const mended = known.filter((koot): koot is Known & { mendedBy: ExceptionId } => koot.mendedBy !== null);
  const left = known.filter(({ mendedBy }) => mendedBy === null);
  const unseen = all.filter(({ points, seen }) => points !== null && seen === null);
  const lost = ({ max, points }: Known) => max - points;
  const byWeight = <Of extends Known>(list: readonly Of[]) => [...list].sort((a, b) => b.max - a.max);
  const share = ({ max, points }: Known) => points / max;
  const low = [...left.filter((koot) => share(koot) < HALF)].sort((a, b) => lost(b) - lost(a));
  return {
    easy: byWeight(left.filter((koot) => lost(koot) === 0)),
    nearly: byWeight(left.filter((koot) => lost(koot) > 0 && share(koot) >= NEARLY)),
    partly: byWeight(left.filter((koot) => share(koot) >= HALF && share(koot) < NEARLY)),
    look: low.filter(({ max }) => max >= WEIGHTY),
    lookToo: low.filter(({ max }) => max < WEIGHTY),
    mended: byWeight(mended),
    unseen: {
      full: unseen.filter(({ max, points }) => points === max).map(({ id }) => id),
      low: unseen.filter(({ max, points }) => points! < max * HALF).map(({ id }) => id),
    },
    open: all.filter(({ points }) => points === null).map(({ id }) => id),
  };
}

const ids = (list: readonly Known[]) => list.map(({ id }) => id);

function koots({ easy, look, mended, open }: Lists) {
  return { easy: ids(easy), look: ids(look), mended: ids(mended), open };
}

function mendedArgs(
  { id, mendedBy }: Lists['mended'][number],
  { moons }: MatchOfVerdict,
  choice: number,
): MatchVerdictWords['mended'] {
  return {
    koot: id,
    exception: mendedBy,
    moons,
    lords: eachOfTwo(moons, ({ signIndex }) => signLord(signIndex)),
    choice,
  };
}

/** The weightiest that is easy, that is to be looked at and that is mended; then what else there is room for. */
function shortOf(match: MatchOfVerdict, { easy, look, mended, open }: Lists, words: Words, pick: Pick): string[] {
  const [first, ...others] = easy;
  // Where something is mended, the lords of the signs are told with it.
  const second = others.find(({ id }) => mended.length === 0 || id !== 'graha_maitri');
  return [
    first ? words.easy({ of: first.seen, choice: pick('short easy') }) : nothingEasy(match, words, pick),
    ...look.slice(0, 1).map(({ seen }) => words.look({ of: seen, choice: pick('short look') })),
    ...mended.slice(0, 1).map((koot) => words.mended(mendedArgs(koot, match, pick('short mended')))),
    ...(match.who && open.length > 0
      ? [words.needed({ who: match.who, lacking: match.lacking, koots: open, choice: pick('short time') })]
      : []),
    ...(look.length === 0 && second ? [words.easy({ of: second.seen, choice: pick('short easy two') })] : []),
    ...look.slice(0, 1).map(({ seen }) => words.advice({ of: seen, choice: pick('short advice') })),
  ];
}

/** Words that the short form stays below. */
const SHORT_WORDS = 60;

/** Returns the first sentences that together stay below so many words. */
function fewWords(sentences: readonly string[]): string[] {
  return sentences.filter(
    (_, i) =>
      sentences
        .slice(0, i + 1)
        .join(' ')
        .split(' ').length < SHORT_WORDS,
  );
}

function nothingEasy({ moons }: MatchOfVerdict, words: Words, pick: Pick): string {
  const nakshatras = eachOfTwo(moons, ({ nakshatraIndex }) => nakshatraIndex);
  return words.nothing_easy({ nakshatras, choice: pick('nothing') });
}

/** So many koots are told one by one; the others in a list. */
const TOLD = 3;

function longOf(match: MatchOfVerdict, lists: Lists, words: Words, pick: Pick): string[] {
  const { easy, look, lookToo, mended, nearly, partly, unseen } = lists;
  const [first, ...others] = easy;
  const told = others.filter(({ max }, i) => max >= WEIGHTY && i < TOLD - 1);
  const listed = [...unseen.full, ...ids(others.filter((koot) => !told.includes(koot)))];
  return [
    first ? words.easy_first({ of: first.seen, choice: pick('easy') }) : nothingEasy(match, words, pick),
    ...told.map(({ id, seen }) => words.easy({ of: seen, choice: pick(`easy ${id}`) })),
    ...(listed.length > 0 ? [words.easy_too({ koots: listed, choice: pick('easy too') })] : []),
    ...(nearly.length > 0 ? [words.nearly({ koots: ids(nearly), choice: pick('nearly') })] : []),
    ...(partly.length > 0 ? [words.partly({ koots: ids(partly), choice: pick('partly') })] : []),
    ...look
      .slice(0, TOLD)
      .flatMap(({ id, seen }, i) => [
        words.look({ of: seen, choice: pick(`look ${id}`) }),
        ...(i < 2 ? [words.advice({ of: seen, choice: pick(`advice ${id}`) })] : []),
      ]),
    ...rest([...unseen.low, ...ids([...look.slice(TOLD), ...lookToo])], words, pick),
    ...mended.flatMap((koot) => [
      words.seen({ of: koot.seen }),
      words.mended(mendedArgs(koot, match, pick(`mended ${koot.id}`))),
    ]),
    ...namedOnly(look, words, pick),
    ...furtherOf(match, lists, words, pick),
  ];
}

function rest(low: readonly KootId[], words: Words, pick: Pick): string[] {
  return low.length > 0 ? [words.look_too({ koots: low, choice: pick('look too') })] : [];
}

function namedOnly(look: readonly Known[], words: Words, pick: Pick): string[] {
  const named = look.find((koot) => koot.namedOnly !== null);
  if (!named) return [];
  return [words.named_only({ koot: named.id, exception: named.namedOnly!, choice: pick('named') })];
}

function furtherOf(match: MatchOfVerdict, { open }: Lists, words: Words, pick: Pick): string[] {
  const { custom, isChartOpen, lacking, mars, moons, poruthams, who } = match;
  const quality = ({ nakshatraIndex }: MatchMoon) => NAKSHATRA_QUALITIES[nakshatraIndex]!;
  return [
    ...(poruthams
      ? [words.poruthams({ share: shareOf(poruthams.agreed), missing: poruthams.missing, choice: pick('ten') })]
      : []),
    ...(mars ? [words.mars(mars)] : []),
    ...(who && open.length > 0 ? [words.needed({ who, lacking, koots: open, choice: pick('time') })] : []),
    ...(who && isChartOpen ? [words.chart_open({ who, choice: pick('chart') })] : []),
    words.custom({ state: custom, lacking, choice: pick('custom') }),
    words.labels({
      ganas: eachOfTwo(moons, (moon) => quality(moon).gana),
      animals: eachOfTwo(moons, (moon) => quality(moon).yoni),
      choice: pick('labels'),
    }),
  ];
}

/** Of ten. */
export function shareOf(agreed: number): 'most' | 'half' | 'few' {
  if (agreed >= 6) return 'most';
  return agreed >= 4 ? 'half' : 'few';
}
