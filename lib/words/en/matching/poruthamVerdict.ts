/** What the verdict on the ten poruthams says, in English. */
import type { PoruthamId } from '../../../astro/tables/matching/ids.ts';
import type { PoruthamVerdictWords } from '../../facts/matching/verdict.ts';
import { phraseAt } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed } from '../grammar.ts';
import { WHOSE_BIRTH_EN } from './names.ts';
import { PORUTHAMS_EN } from './poruthams.ts';

/** A list has so many members at the most. */
const MOST_NAMED = 3;

const names = (ids: readonly PoruthamId[]) => listed(ids.slice(0, MOST_NAMED).map((id) => PORUTHAMS_EN[id]));
const agree = (ids: readonly PoruthamId[]) => (ids.length === 1 ? 'agrees' : 'agree');
const doNot = (ids: readonly PoruthamId[]) => (ids.length === 1 ? 'does not' : 'do not');

const SHARES = { most: 'Most of the ten agree', half: 'About half of the ten agree', few: 'Few of the ten agree' };

/** What tradition reads in each of the five that custom holds essential. */
const MATTERS: Readonly<Partial<Record<PoruthamId, string>>> = {
  dina: 'well-being',
  gana: 'temper',
  yoni: 'closeness',
  rasi: 'family life',
  rajju: 'a lasting bond',
};

const named = (id: PoruthamId) => (MATTERS[id] ? `${PORUTHAMS_EN[id]}, read for ${MATTERS[id]},` : PORUTHAMS_EN[id]);

export const PORUTHAM_VERDICT_EN: Sentences<PoruthamVerdictWords> = {
  headline: ({ choice, kept, missing, share, who }) => {
    if (who !== null) return `${SHARES[share]} as far as is known without ${WHOSE_BIRTH_EN[who]}.`;
    if (missing.length === 0) {
      return phraseAt(
        [`${SHARES[share]}, all five essential ones among them.`, `${SHARES[share]}, and no essential one is missing.`],
        choice,
      );
    }
    return phraseAt(
      [
        `${SHARES[share]}; look at ${names(missing)}.`,
        `${SHARES[share]}, but ${names(missing)} ${doNot(missing)}.`,
        kept.length > 0
          ? `${capitalised(names(kept))} ${agree(kept)}; ${names(missing)} ${doNot(missing)}.`
          : `${SHARES[share]}; look at ${names(missing)}.`,
      ],
      choice,
    );
  },
  essential: ({ choice, kept, missing }) => {
    if (missing.length === 0) return 'Rajju, dina, gana, yoni and rasi, which custom holds essential, all agree.';
    const [first] = missing;
    const also =
      missing.length > 1 ? ` ${capitalised(names(missing.slice(1)))} ${doNot(missing.slice(1))} agree either.` : '';
    const good = kept.length > 0 ? `Of the essential five, ${names(kept)} ${agree(kept)}. ` : '';
    return phraseAt(
      [
        `${good}${capitalised(named(first!))} does not.${also}`,
        `${good}The one to look at is ${named(first!).replace(/,$/, '')}.${also}`,
      ],
      choice,
    );
  },
  further: ({ choice, kept, missing }) => {
    if (missing.length === 0) return `Of the others ${names(kept)} ${agree(kept)} too.`;
    if (kept.length === 0) return `Of the others ${names(missing)} ${doNot(missing)} agree.`;
    return phraseAt(
      [
        `Of the others ${names(kept)} ${agree(kept)}, ${names(missing)} ${doNot(missing)}.`,
        `Beyond these, ${names(kept)} ${agree(kept)} and ${names(missing)} ${doNot(missing)}.`,
      ],
      choice,
    );
  },
  open: ({ poruthams, who }) =>
    `Without ${WHOSE_BIRTH_EN[who]}, ${names(poruthams)} ${poruthams.length === 1 ? 'stays' : 'stay'} open.`,
  custom: ({ choice }) =>
    phraseAt(
      [
        'The ten are a custom of the South, and their lists differ from one almanac to another.',
        'These lists come from southern almanacs, which do not all agree with each other.',
        'This is the count of the South; families weigh it by their own almanac.',
        'By custom an essential one that fails is talked over first, not counted alone.',
        'No text says how many of the ten suffice; that is left to custom.',
        'Almanacs of the South differ on some counts; the other readings are listed with each.',
      ],
      choice,
    ),
};
