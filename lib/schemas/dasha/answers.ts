/** Records of /dasha: systems counted from the nakshatra of the Moon, levels and changes. */
import * as v from 'valibot';
import { charaEndpoint } from '../common/signDasha.ts';
import { VIMSHOTTARI_SEEDS } from '../../astro/dasha/seeds.ts';
import { ConditionalDashas } from './conditional.ts';
import { effectAnswers } from './effects.ts';
import { Kalachakra } from './kalachakra.ts';
import { Period, nakshatraDashaEntries, periodEntries } from '../common/period.ts';
import {
  Confidence,
  count,
  endpoint,
  Evidence,
  NakshatraRef,
  number,
  PlanetId,
  record,
  sources,
  text,
  yes,
  type Records,
} from '../common/records.ts';

const Opening = record('DashaOpening', 'How the balance at birth comes about', {
  moon_longitude: number('Sidereal longitude of the Moon, degrees'),
  nakshatras: v.pipe(
    v.array(NakshatraRef),
    v.description(
      'Crossed in the first mahadasha: the nakshatra of the Moon, and in Ashtottari the group it is part of',
    ),
  ),
  from_degree: number('Sidereal longitude at which they begin'),
  to_degree: number('Sidereal longitude at which they end'),
  elapsed_fraction: number('Part of them that the Moon has crossed, 0 <= x < 1; as much of the mahadasha has passed'),
  text: text('The reckoning in words'),
});

const cycles = v.pipe(
  v.array(
    record('DashaCycle', 'One round of all lords', {
      number: count('From 1, the round that runs at birth', 1, 5),
      start: text('First instant of its first mahadasha'),
      end: text('First instant after its last mahadasha'),
    }),
  ),
  v.description('Rounds until the age of 120; `periods` tells the last one only as far as it begins before that age'),
);

const Seed = record('VimshottariSeed', 'Where the count begins', {
  id: v.picklist(VIMSHOTTARI_SEEDS),
  name: text('In the language asked for'),
  longitude: number('Sidereal longitude that takes the place of the Moon, degrees'),
  nakshatra: NakshatraRef,
});

const Vimshottari = record('Vimshottari', 'The dasha of 120 years, told for one cycle', {
  ...nakshatraDashaEntries,
  opening: Opening,
  seed: v.optional(v.pipe(Seed, v.description('Where `seed` or `tribhagi` is asked for'))),
});
export type Vimshottari = v.InferOutput<typeof Vimshottari>;

const Ashtottari = record('Ashtottari', 'The dasha of 108 years, told to the age of 120', {
  ...nakshatraDashaEntries,
  opening: Opening,
  cycles,
  is_applicable: yes('Whether Rahu stands where this dasha asks for; the periods are told either way'),
  evidence: v.pipe(v.array(Evidence), v.description('The condition that decides, and two more that speak for its use')),
  applicability: text('What follows from the evidence'),
});
export type Ashtottari = v.InferOutput<typeof Ashtottari>;

const YoginiOfDasha = record('Yogini', 'One of the eight yoginis', {
  number: count('1 to 8, which are also her years', 1, 8),
  id: text('mangala to sankata'),
  name: text('In the language asked for'),
  lord: PlanetId,
  years: number('Length of her mahadasha in dasha years'),
  nature: v.picklist(['auspicious', 'difficult']),
  nature_name: text('In the language asked for'),
  about: text('What her period is said to bring'),
  confidence: Confidence,
});

const YoginiDasha = record('YoginiDasha', 'The dasha of 36 years, told to the age of 120', {
  ...nakshatraDashaEntries,
  opening: Opening,
  cycles,
  yoginis: v.pipe(v.array(YoginiOfDasha), v.length(8), v.description('In their order, Mangala first')),
});
export type YoginiDasha = v.InferOutput<typeof YoginiDasha>;

const DashaPart = record('DashaPart', 'A period of the level that is listed', {
  ...periodEntries,
  days: number('Length in days'),
});

const DashaLevel = record('DashaLevel', 'The nine periods within one', {
  system: text('Id of the dasha'),
  name: text('In the language asked for'),
  path: v.pipe(
    v.array(Period),
    v.description('The period that is divided, under those it lies in, the mahadasha first; empty where nothing runs'),
  ),
  chosen: v.pipe(
    v.array(
      record('DashaChoice', 'Why a period of the path was taken', {
        level: count('Level of that period', 1, 4),
        basis: v.pipe(
          v.picklist(['asked', 'running', 'first']),
          v.description('first: neither named nor running, but the first that reaches into life'),
        ),
        text: text('The same in words'),
      }),
    ),
    v.description('One entry for each period of the path'),
  ),
  periods: v.pipe(v.array(DashaPart), v.description('They tile the last period of the path; empty where nothing runs')),
  sources,
});
export type DashaLevel = v.InferOutput<typeof DashaLevel>;

const Turn = record('DashaTurn', 'Whose periods run', {
  lord: v.pipe(PlanetId, v.description('Of the level that changes')),
  name: text('Of the lord, in the language asked for'),
  mahadasha_lord: PlanetId,
  antardasha_lord: PlanetId,
});

const Timeline = record('DashaTimeline', 'What changes in the Vimshottari dasha in the years ahead', {
  system: text('Id of the dasha'),
  name: text('In the language asked for'),
  years_ahead: count('Calendar years told', 1, 120),
  window: record('DashaWindow', 'The time told', { start: text('as_of'), end: text('First instant after it') }),
  current: v.pipe(v.array(Period), v.description('The mahadasha and antardasha at as_of; empty where nothing runs')),
  changes: v.pipe(
    v.array(
      record('DashaChange', 'One period gives way to the next', {
        at: text('First instant of the new period'),
        level: count('1 mahadasha, 2 antardasha; a mahadasha changes together with its antardasha', 1, 2),
        from: Turn,
        to: Turn,
        is_in_sandhi: yes('In the last tenth of a mahadasha, or at its end'),
        is_chhidra: yes('A mahadasha of Mars gives way to Rahu, of Rahu to Jupiter, or of Venus to the Sun'),
        text: text('What the new lord stands for in this chart'),
      }),
    ),
    v.description('In time order, the mahadasha before the antardasha that changes with it'),
  ),
  sandhis: v.pipe(
    v.array(
      record('DashaSandhi', 'The last tenth of a mahadasha', {
        from_lord: v.pipe(PlanetId, v.description('Of the mahadasha that ends')),
        to_lord: v.pipe(PlanetId, v.description('Of the mahadasha that follows')),
        start: text('First instant of it'),
        end: text('End of the mahadasha'),
        is_current: yes('Whether it runs now, or at as_of'),
        is_chhidra: yes('One of the three junctions: Mars to Rahu, Rahu to Jupiter, Venus to the Sun'),
        text: text('How it is read'),
        confidence: Confidence,
      }),
    ),
    v.description('Those that touch the window'),
  ),
  sources,
});
export type DashaTimeline = v.InferOutput<typeof Timeline>;

const parts = (level: string, above: string, query: string) =>
  `The nine ${level} of ${above}: the one that runs now or at \`as_of\`, or the one that ${query} name in any case. ` +
  '`path` leads down to it and `chosen` says why each was taken. Where a level is not named, what runs is taken, else ' +
  'the first that reaches into life. A lord whose period ended before birth answers 422 with those that are lived. ' +
  'Where `as_of` lies outside life and nothing is named, both lists are empty and a warning says so.';

export const answers = {
  vimshottari: endpoint(
    'Vimshottari dasha',
    'The nine mahadashas of a cycle of 120 years, counted from the nakshatra of the Moon, with their antardashas; `depth` (1 to 3) tells fewer or more levels, and the running period is opened to the fifth. The first mahadasha began before birth: `balance_at_birth` says how much of it was left, `opening` why. Where the cycle ends before `as_of`, `current` tells what runs of the next one and a warning says so. `seed` counts from another star, `tribhagi` tells a third of each period in three cycles.',
    Vimshottari,
  ),
  ashtottari: endpoint(
    'Ashtottari dasha',
    'The mahadashas of the dasha of 108 years and eight lords (Ketu has none), to the age of 120. Lords hold three or four nakshatras together, counted from Ardra, Abhijit not apart. `is_applicable` says whether Rahu stands in a kendra or trikona from the lord of the ascendant.',
    Ashtottari,
  ),
  yogini: endpoint(
    'Yogini dasha',
    'The mahadashas of the dasha of 36 years, named after eight yoginis: all rounds to the age of 120, so that the running one is among them; the first eight are the first round.',
    YoginiDasha,
  ),
  conditional: endpoint(
    'Conditional dashas',
    'The eight dashas that the text uses under a condition: each with the condition, what was found, its balance at birth and what runs. Periods are listed where the condition is met, or of the one that `system` names, or of all.',
    ConditionalDashas,
  ),
  kalachakra: endpoint(
    'Kalachakra dasha',
    'Signs by the pada of the Moon: a row of nine with the years of their lords, its deha and jiva, and the leaps (gatis) of its periods. Each row is followed by the next to the age of 120. No length of life is told.',
    Kalachakra,
  ),
  chara: charaEndpoint,
  antardasha: endpoint(
    'Antardashas of a mahadasha',
    parts('antardashas', 'a mahadasha', '`mahadasha_lord`'),
    DashaLevel,
  ),
  pratyantardasha: endpoint(
    'Pratyantardashas of an antardasha',
    parts('pratyantardashas', 'an antardasha', '`mahadasha_lord` and `antardasha_lord`'),
    DashaLevel,
  ),
  sookshma: endpoint(
    'Sookshma dashas',
    parts('sookshma periods', 'a pratyantardasha', 'the lords of the three levels above'),
    DashaLevel,
  ),
  prana: endpoint(
    'Prana dashas',
    parts('prana periods', 'a sookshma period', 'the lords of the four levels above'),
    DashaLevel,
  ),
  timeline: endpoint(
    'Changes of mahadasha and antardasha',
    'Every change of mahadasha and antardasha of the Vimshottari dasha from now, or `as_of`, for `years_ahead` calendar years (1 to 120, default 10), and the last tenths of mahadashas (sandhi) that touch this time.',
    Timeline,
  ),
  ...effectAnswers,
} satisfies Records;
