/** The verdict on the ten poruthams in words. */
import type { PoruthamId } from '../../astro/tables/matching/ids.ts';
import type { MatchMoon } from '../../astro/judgement/matching/matchMoon.ts';
import type { Two } from '../../astro/tables/matching/roles.ts';
import { fitted, SHORT_CHARACTERS } from '../../words/fitted.ts';
import type { WhichSide } from '../../words/facts/matching/koots.ts';
import type { Language } from '../../words/language.ts';
import { choiceNumber } from '../../words/phraseChoice.ts';
import { PORUTHAM_VERDICT } from '../../words/subjects/matching/poruthamVerdict.ts';
import { shareOf, type MatchText } from './verdict.ts';

/** The poruthams as the verdict reads them; those of which `isAgreed` is null depend on a birth time. */
export interface PoruthamsOfVerdict {
  readonly poruthams: readonly {
    readonly id: PoruthamId;
    readonly isAgreed: boolean | null;
    readonly isEssential: boolean;
  }[];
  readonly moons: Two<MatchMoon>;
  readonly who: WhichSide | null;
}

/** Returns the verdict in the language of an answer. */
export function poruthamVerdict({ moons, poruthams, who }: PoruthamsOfVerdict, language: Language): MatchText {
  const words = PORUTHAM_VERDICT[language];
  const { bride, groom } = moons;
  const pick = (about: string) =>
    choiceNumber(about, groom.nakshatraIndex, groom.pada, bride.nakshatraIndex, bride.pada);
  const idsWhere = (isAgreed: boolean | null, isEssential?: boolean) =>
    poruthams
      .filter((one) => one.isAgreed === isAgreed && (isEssential === undefined || one.isEssential === isEssential))
      .map(({ id }) => id);
  const essential = { kept: idsWhere(true, true), missing: idsWhere(false, true) };
  const further = { kept: idsWhere(true, false), missing: idsWhere(false, false) };
  const open = idsWhere(null);
  const openWho = open.length > 0 ? who : null;
  const isKnown = (lists: typeof essential) => lists.kept.length + lists.missing.length > 0;
  const sentences = [
    ...(isKnown(essential) ? [words.essential({ ...essential, choice: pick('essential') })] : []),
    ...(isKnown(further) ? [words.further({ ...further, choice: pick('further') })] : []),
    ...(openWho ? [words.open({ who: openWho, poruthams: open, choice: pick('open') })] : []),
  ];
  return {
    headline: words.headline({
      share: shareOf(idsWhere(true).length),
      ...essential,
      who: openWho,
      choice: pick('headline'),
    }),
    short: fitted(sentences, SHORT_CHARACTERS),
    text: [...sentences, words.custom({ choice: pick('custom') })].join(' '),
  };
}
