/** What the verdict on a match says, in English. */
import type { KootId } from '../../../astro/tables/matching/ids.ts';
import type { MatchVerdictWords } from '../../facts/matching/verdict.ts';
import type { Lacking, WhichSide } from '../../facts/matching/koots.ts';
import { phraseAt } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, nakshatraEn, orListed } from '../grammar.ts';
import { adviceEn, becauseEn, clauseEn, easyEn, lookEn } from './clauses.ts';
import { mendedByEn, whyMendedEn } from './mended.ts';
import { ANIMALS_EN, KOOTS_EN, lackingEn } from './names.ts';
import { PORUTHAMS_EN } from './poruthams.ts';

/** Most characters of a headline (contract of answers). */
const HEADLINE_CHARACTERS = 90;

const kootNames = (koots: readonly KootId[]) => listed(koots.map((koot) => KOOTS_EN[koot]));

/** Koots by name and only so many: a list has three members at the most. */
const few = (koots: readonly KootId[]) => koots.slice(0, 3);

const needed = (who: WhichSide, lacking: Lacking) =>
  who === 'both' && lacking === 'time' ? 'the birth times' : lackingEn(who, lacking);

function headline({ choice, easy, lacking, look, mended, open, who }: MatchVerdictWords['headline']): string {
  const well = easy.map((koot, i) => easyEn(koot, choice + i));
  const less = look.map((koot, i) => lookEn(koot, choice + i));
  const [first = 'the koots agree in part', second = first] = well;
  const two = listed(well.slice(0, 2)) || first;
  const candidates =
    who && open.length > 0
      ? openHeadlines(two, open, needed(who, lacking))
      : closedHeadlines({ two, first, second, less, mended });
  const turned = candidates.map((_, i) => phraseAt(candidates, choice + i));
  return capitalised(turned.find((text) => text.length <= HEADLINE_CHARACTERS) ?? `${first}.`);
}

function openHeadlines(two: string, open: readonly KootId[], missing: string): string[] {
  const rest = open.length > 2 ? 'the rest' : kootNames(open);
  return [
    `${two}; ${rest} ${open.length === 2 ? 'need' : 'needs'} ${missing}.`,
    `much is known without ${missing}, not all.`,
    `${two}, as far as is known without ${missing}.`,
    `${two}; ${missing} would tell more.`,
  ];
}

interface Closed {
  readonly two: string;
  readonly first: string;
  readonly second: string;
  readonly less: readonly string[];
  readonly mended: readonly KootId[];
}

function closedHeadlines({ first, less, mended, second, two }: Closed): string[] {
  const verse = kootNames(mended);
  const is = mended.length === 1 ? 'is' : 'are';
  const [little, littleToo] = less;
  if (little === undefined && verse !== '') {
    return [
      `${two}, and ${verse} ${is} mended.`,
      `${first}, and an old rule mends ${verse}.`,
      `${two}; tradition holds ${verse} mended.`,
    ];
  }
  if (little === undefined) {
    return [
      `${two}, and nothing weighty stands against it.`,
      `${first} and ${second}; little is left to look at.`,
      `${two}; no koot is empty.`,
    ];
  }
  if (verse !== '') {
    return [
      `${two}; ${verse} ${is} mended, ${little}.`,
      `${first}, ${verse} ${is} mended, and ${little}.`,
      `${little}, but ${first} and ${verse} ${is} mended.`,
    ];
  }
  if (littleToo === undefined)
    return [`${two}, but ${little}.`, `${little}, while ${two}.`, `${two}; ${little}.`, `${first}, while ${little}.`];
  return [
    `${two}, but ${little} and ${littleToo}.`,
    `${little} and ${littleToo}, while ${first}.`,
    `${first}; ${little} and ${littleToo}.`,
    `${first}, but ${little}.`,
  ];
}

const FIRST: readonly ((sentence: string) => string)[] = [
  (sentence) => `By tradition ${sentence}`,
  (sentence) => `Tradition finds that ${sentence}`,
  (sentence) => `As tradition sees it, ${sentence}`,
];

export const VERDICT_OF_MATCH_EN: Sentences<MatchVerdictWords> = {
  headline,
  easy: ({ choice, of }) => becauseEn(easyEn(of.id, choice), clauseEn(of), choice),
  easy_first: ({ choice, of }) => phraseAt(FIRST, choice)(`${easyEn(of.id, choice)}, as ${clauseEn(of)}.`),
  nothing_easy: ({ choice, nakshatras }) => {
    const stars = `${nakshatraEn(nakshatras.groom)} and ${nakshatraEn(nakshatras.bride)}`;
    return phraseAt(
      [`No koot agrees in full between ${stars}.`, `Between ${stars} tradition finds no koot that agrees in full.`],
      choice,
    );
  },
  easy_too: ({ choice, koots }) =>
    phraseAt(
      [
        `${capitalised(kootNames(few(koots)))} ${koots.length === 1 ? 'agrees' : 'agree'} as well.`,
        `Nothing is missing in ${kootNames(few(koots))} either.`,
        `Full points also come from ${kootNames(few(koots))}.`,
      ],
      choice,
    ),
  nearly: ({ choice, koots }) =>
    phraseAt(
      [
        `${capitalised(kootNames(few(koots)))} ${koots.length === 1 ? 'agrees' : 'agree'} almost fully.`,
        `Little is missing in ${kootNames(few(koots))}.`,
      ],
      choice,
    ),
  partly: ({ choice, koots }) =>
    phraseAt(
      [
        `${capitalised(kootNames(few(koots)))} ${koots.length === 1 ? 'agrees' : 'agree'} in part.`,
        `${capitalised(kootNames(few(koots)))} ${koots.length === 1 ? 'lies' : 'lie'} in between.`,
        `Some points come from ${kootNames(few(koots))}.`,
      ],
      choice,
    ),
  look: ({ choice, of }) => becauseEn(lookEn(of.id, choice), clauseEn(of), choice),
  look_too: ({ choice, koots }) =>
    phraseAt(
      [
        `${capitalised(kootNames(few(koots)))} ${koots.length === 1 ? 'gives' : 'give'} little too.`,
        `Little comes from ${kootNames(few(koots))} too.`,
      ],
      choice,
    ),
  seen: ({ of }) => `${capitalised(clauseEn(of))}.`,
  advice: ({ choice, of }) => adviceEn(of, choice),
  mended(mended) {
    const [koot, by, why] = [KOOTS_EN[mended.koot], mendedByEn(mended.exception), whyMendedEn(mended)];
    return phraseAt(
      [
        `${capitalised(by)} mends ${koot}. Here ${why}.`,
        `${capitalised(why)}. For this ${by} mends ${koot}.`,
        `What ${koot} lacks is mended by ${by}. Here ${why}.`,
      ],
      mended.choice,
    );
  },
  named_only: ({ choice, exception, koot }) =>
    phraseAt(
      [
        `For ${KOOTS_EN[koot]}, ${mendedByEn(exception)} has an exception that is met, and it is only named here.`,
        `${capitalised(mendedByEn(exception))} would excuse ${KOOTS_EN[koot]}; the totals leave it out.`,
      ],
      choice,
    ),
  custom: ({ choice, lacking, state }) =>
    phraseAt(state === 'open' && lacking === 'degree' ? CUSTOM_BY_DEGREE : CUSTOM[state], choice),
  needed: ({ choice, koots, lacking, who }) =>
    phraseAt(
      [
        `Without ${needed(who, lacking)}, ${kootNames(few(koots))} ${koots.length === 1 ? 'stays' : 'stay'} open.`,
        `${capitalised(needed(who, lacking))} would settle ${kootNames(few(koots))}.`,
      ],
      choice,
    ),
  chart_open: ({ choice, who }) =>
    phraseAt(
      [
        `Mars, the dashas and the ascendants need ${needed(who, 'time')} too.`,
        `Without ${needed(who, 'time')} nothing is said of Mars, dashas and ascendants.`,
      ],
      choice,
    ),
  labels: ({ animals, choice, ganas }) => {
    const names = [...new Set([ganas.groom, ganas.bride, ANIMALS_EN[animals.groom], ANIMALS_EN[animals.bride]])];
    return phraseAt(
      [
        `Words such as ${listed(names)} are labels of stars, not of people.`,
        `What is called ${orListed(names)} here is a star and never a person.`,
        `${capitalised(listed(names))} are names of stars and say nothing of a person’s worth.`,
      ],
      choice,
    );
  },
  poruthams: ({ choice, missing, share }) => {
    const rest =
      missing.length === 0
        ? 'and all that custom holds essential do'
        : `but ${listed(missing.slice(0, 3).map((id) => PORUTHAMS_EN[id]))}, held essential, ${missing.length === 1 ? 'does' : 'do'} not`;
    const some = { most: 'most agree', half: 'about half agree', few: 'few agree' }[share];
    return phraseAt(
      [`Of the ten poruthams of the South ${some}, ${rest}.`, `By the ten poruthams of the South ${some}, ${rest}.`],
      choice,
    );
  },
  mars: ({ bearer, state }) => MARS[state](bearer === 'bride' ? 'the bride’s chart' : 'the groom’s chart'),
};

const MARS: Readonly<Record<MatchVerdictWords['mars']['state'], (bearer: string) => string>> = {
  not_present: () => 'Mars raises no question, as neither chart is manglik.',
  balanced: () => 'Both charts are manglik to a like degree, which tradition holds balanced.',
  partly_balanced: () => 'Both charts are manglik, one of them more, so the balance is partial.',
  cancelled: (bearer) => `Only ${bearer} is manglik, and its own conditions cancel it.`,
  balanced_by_malefic: (bearer) => `Only ${bearer} is manglik, and malefics in the other chart balance it.`,
  one_sided: (bearer) => `Only ${bearer} is manglik; ask an astrologer how your custom handles it.`,
};

const CUSTOM: Readonly<Record<MatchVerdictWords['custom']['state'], readonly string[]>> = {
  reached: [
    'The eighteen points of custom are reached, though no verse sets that number.',
    'The total reaches eighteen, a floor of custom that no verse has.',
    'By custom eighteen is enough, and it is reached; no verse has the number.',
    'Eighteen, the floor of custom and of no verse, is reached.',
    'That a total of eighteen suffices is custom, and it is reached here.',
  ],
  below_without_exceptions: [
    'With its exceptions the total reaches eighteen, which is custom and no verse.',
    'Only the exceptions lift the total to eighteen, a floor of custom that no verse has.',
    'The floor of eighteen, custom and no verse, is reached once the exceptions count.',
  ],
  below: [
    'The total stays below eighteen, a floor that custom has set and no verse.',
    'Custom looks for eighteen, which is not reached; no verse has that number.',
    'Eighteen is a custom without a verse, and the total does not reach it.',
  ],
  open: [
    'Whether the eighteen of custom is reached depends on the hour; no verse has that number.',
    'The floor of eighteen is custom, and without the hour it stays open.',
  ],
};

/** Where a half of a sign decides, which the degree of the Moon would tell. */
const CUSTOM_BY_DEGREE: readonly string[] = [
  'Whether the eighteen of custom is reached depends on the degree; no verse has that number.',
  'The floor of eighteen is custom, and without the degree it stays open.',
];
