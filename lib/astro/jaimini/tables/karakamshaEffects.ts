/** Effects counted from karakamsha (JS 1.2; BPHS 33), worded as tendencies and without threats. */
import type { NaturalNature } from '../../planet/nature.ts';
import type { Planet } from '../../tables/planets.ts';

/** Of the sign that is karakamsha, Aries first (BPHS 33.2-8). */
export const KARAKAMSHA_SIGNS: readonly string[] = [
  'small irritations that teach patience',
  'happiness from animals, land and steady possessions',
  'a body and mind that thrive on moderation',
  'respect for water, and depth of feeling',
  'respect for what is powerful, in nature and in people',
  'moderation in heat, food and habit',
  'trade, and skill in making fine things',
  'caution with what is hidden, and tenderness about the mother',
  'care at heights and on journeys',
  'gains from what the waters bear, such as shells, pearls and sea trade',
  'building wells, gardens and works for everybody',
  'the search for final release',
];

/** Where an effect is seen: the planets it needs all together, or one planet of a nature. */
export interface KarakamshaEffect {
  readonly id: string;
  /** Counted from karakamsha. */
  readonly house: number;
  readonly planets?: readonly Planet[];
  readonly nature?: NaturalNature;
  /** The Moon must be near full. */
  readonly needsFullMoon?: boolean;
  /** A planet that aspects the house counts as one in it. */
  readonly byAspectToo?: boolean;
  /** Whether the effect is interpretive: the text names only the house, or another planet there. */
  readonly isOurs?: boolean;
  readonly tone: 'supports' | 'asks_care' | 'describes';
  /** Continues "this speaks for". */
  readonly gives: string;
  /** The effect instead, where a benefic joins or aspects the house too. */
  readonly withBenefic?: string;
}

export const KARAKAMSHA_EFFECTS: readonly KarakamshaEffect[] = [
  onSign('Sun', 'service of government and public affairs'),
  {
    id: 'full_moon_venus',
    house: 1,
    planets: ['Moon', 'Venus'],
    needsFullMoon: true,
    byAspectToo: true,
    tone: 'supports',
    gives: 'learning, the arts and a comfortable life',
  },
  onSign('Mars', 'work with metals, weapons, fire or the surgeon’s knife'),
  onSign('Mercury', 'trade, weaving, sculpture and the law'),
  onSign('Jupiter', 'ritual, philosophy and teaching'),
  onSign('Venus', 'administration, a love of beauty, and desire that stays young'),
  onSign('Saturn', 'renown in work handed down by tradition'),
  onSign('Rahu', 'machines, technology and the remedies of poison; dealings need to be kept plain'),
  onSign('Ketu', 'large animals and vehicles, computing and the occult'),
  {
    id: 'sun_rahu',
    house: 1,
    planets: ['Sun', 'Rahu'],
    byAspectToo: true,
    tone: 'asks_care',
    gives: 'care with venom and poison',
    withBenefic: 'the gift of healing what venom and poison do',
  },
  {
    id: 'mars_rahu',
    house: 1,
    planets: ['Mars', 'Rahu'],
    byAspectToo: true,
    tone: 'asks_care',
    gives: 'care with fire',
  },
  ours(byNature(2, 'benefic', 'supports', 'pleasant speech and good food')),
  ours(byNature(2, 'malefic', 'asks_care', 'plain speech, which gains by being weighed first')),
  byNature(3, 'malefic', 'supports', 'courage'),
  byNature(3, 'benefic', 'describes', 'a mild and peaceable manner'),
  { id: 'palace', house: 4, planets: ['Moon', 'Venus'], tone: 'supports', gives: 'a house like a palace' },
  inHouse(4, 'Rahu', 'a house of stone'),
  inHouse(4, 'Saturn', 'a house of stone'),
  inHouse(4, 'Mars', 'a house of brick'),
  inHouse(4, 'Ketu', 'a house of brick'),
  inHouse(4, 'Jupiter', 'a house of wood'),
  inHouse(4, 'Sun', 'a simple house, thatched in the words of the text'),
  inHouse(5, 'Jupiter', 'authorship and knowledge of many fields'),
  inHouse(5, 'Moon', 'music and song'),
  { id: 'moon_jupiter_5', house: 5, planets: ['Moon', 'Jupiter'], tone: 'supports', gives: 'the Samkhya philosophy' },
  inHouse(5, 'Mars', 'logic and argument'),
  inHouse(5, 'Mercury', 'Mimamsa, the reading of texts'),
  inHouse(5, 'Venus', 'poetry and eloquence'),
  inHouse(5, 'Sun', 'Vedanta and music'),
  inHouse(5, 'Saturn', 'slow and considered speech, shy in an assembly'),
  inHouse(5, 'Rahu', 'mathematics'),
  inHouse(5, 'Ketu', 'mathematics'),
  { id: 'ketu_jupiter_5', house: 5, planets: ['Jupiter', 'Ketu'], tone: 'supports', gives: 'astrology' },
  byNature(6, 'malefic', 'supports', 'work with the land, and toil that pays'),
  byNature(6, 'benefic', 'describes', 'a love of ease, which gains by routine'),
  inHouse(7, 'Moon', 'a good and handsome spouse', 'supports'),
  inHouse(7, 'Jupiter', 'a good and handsome spouse', 'supports'),
  inHouse(7, 'Rahu', 'a spouse of another background, or one who has known loss'),
  byNature(9, 'benefic', 'supports', 'truthfulness, and devotion to teachers and duty'),
  ours(
    byNature(9, 'malefic', 'asks_care', 'questions to teachers and to inherited faith, which need a respectful form'),
  ),
  ours(byNature(12, 'benefic', 'supports', 'generosity, and a good path at the end of things')),
  inHouse(12, 'Ketu', 'release (moksha), the aim of the inner life', 'supports'),
];

function onSign(planet: Planet, gives: string): KarakamshaEffect {
  return {
    id: `${planet.toLowerCase()}_1`,
    house: 1,
    planets: [planet],
    byAspectToo: true,
    tone: 'describes',
    gives,
  };
}

function inHouse(
  house: number,
  planet: Planet,
  gives: string,
  tone: KarakamshaEffect['tone'] = 'describes',
): KarakamshaEffect {
  return { id: `${planet.toLowerCase()}_${house}`, house, planets: [planet], tone, gives };
}

function ours(effect: KarakamshaEffect): KarakamshaEffect {
  return { ...effect, isOurs: true };
}

function byNature(
  house: number,
  nature: NaturalNature,
  tone: KarakamshaEffect['tone'],
  gives: string,
): KarakamshaEffect {
  return { id: `${nature}_${house}`, house, nature, tone, gives };
}
