/** Effects counted from karakamsha (JS 1.2; BPHS 33), worded as tendencies and without threats. */
import { both, type Bilingual } from '../../bilingual.ts';
import type { NaturalNature } from '../../planet/nature.ts';
import type { Planet } from '../../tables/planets.ts';

/** Of the sign that is karakamsha, Aries first (BPHS 33.2-8); in Hindi before का. */
export const KARAKAMSHA_SIGNS: readonly Bilingual[] = [
  both('small irritations that teach patience', 'छोटी परेशानियों और उनसे आने वाले धीरज'),
  both('happiness from animals, land and steady possessions', 'पशु, ज़मीन और टिकाऊ संपत्ति के सुख'),
  both('a body and mind that thrive on moderation', 'संयम से तन और मन के स्वस्थ रहने'),
  both('respect for water, and depth of feeling', 'पानी से सावधानी और गहरी भावनाओं'),
  both('respect for what is powerful, in nature and in people', 'प्रकृति और लोगों की शक्ति के सम्मान'),
  both('moderation in heat, food and habit', 'गरमी, खान-पान और आदतों में संयम'),
  both('trade, and skill in making fine things', 'व्यापार और बारीक चीज़ें बनाने के हुनर'),
  both('caution with what is hidden, and tenderness about the mother', 'छिपी बातों में सावधानी और माता से लगाव'),
  both('care at heights and on journeys', 'ऊँचाई और यात्रा में सावधानी'),
  both('gains from what the waters bear, such as shells, pearls and sea trade', 'शंख, मोती और समुद्री व्यापार जैसे जल के लाभ'),
  both('building wells, gardens and works for everybody', 'कुएँ, बाग और सबके काम की चीज़ें बनवाने'),
  both('the search for final release', 'मोक्ष की खोज'),
];

/** Where an effect is seen: the planets it needs all together, or one planet of a nature. */
export interface KarakamshaEffect<Id extends string = string> {
  readonly id: Id;
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
  /** Continues "this speaks for"; in Hindi before का. */
  readonly gives: Bilingual;
  /** The effect instead, where a benefic joins or aspects the house too. */
  readonly withBenefic?: Bilingual;
}

const STONE_HOUSE = both('a house of stone', 'पत्थर के मकान');
const BRICK_HOUSE = both('a house of brick', 'ईंट के मकान');
const GOOD_SPOUSE = both('a good and handsome spouse', 'अच्छे और सुंदर जीवनसाथी');
const MATHEMATICS = both('mathematics', 'गणित');

const ROWS = [
  onSign('sun_1', 'Sun', both('service of government and public affairs', 'सरकारी सेवा और सार्वजनिक काम')),
  all('full_moon_venus', 1, ['Moon', 'Venus'], {
    needsFullMoon: true,
    byAspectToo: true,
    tone: 'supports',
    gives: both('learning, the arts and a comfortable life', 'विद्या, कला और सुखी जीवन'),
  }),
  onSign(
    'mars_1',
    'Mars',
    both('work with metals, weapons, fire or the surgeon’s knife', 'धातु, शस्त्र, आग या सर्जरी के काम'),
  ),
  onSign('mercury_1', 'Mercury', both('trade, weaving, sculpture and the law', 'व्यापार, बुनाई, मूर्तिकला और कानून')),
  onSign('jupiter_1', 'Jupiter', both('ritual, philosophy and teaching', 'पूजा-पाठ, दर्शन और शिक्षण')),
  onSign(
    'venus_1',
    'Venus',
    both('administration, a love of beauty, and a heart that stays young', 'प्रशासन, सुंदरता से लगाव और जवान मन'),
  ),
  onSign('saturn_1', 'Saturn', both('renown in work handed down by tradition', 'परंपरा से मिले काम में नाम कमाने')),
  onSign(
    'rahu_1',
    'Rahu',
    both(
      'machines, technology and remedies of poison, with dealings kept plain',
      'मशीन, तकनीक, विष की दवा और लेन-देन साफ़ रखने की ज़रूरत',
    ),
  ),
  onSign(
    'ketu_1',
    'Ketu',
    both('large animals and vehicles, computing and the occult', 'बड़े पशु, वाहन, कंप्यूटर और गूढ़ विद्या'),
  ),
  all('sun_rahu', 1, ['Sun', 'Rahu'], {
    byAspectToo: true,
    tone: 'asks_care',
    gives: both('care with venom and poison', 'ज़हरीली चीज़ों और जीवों से बचाव की ज़रूरत'),
    withBenefic: both('the gift of healing what venom and poison do', 'विष का असर उतारने के हुनर'),
  }),
  all('mars_rahu', 1, ['Mars', 'Rahu'], {
    byAspectToo: true,
    tone: 'asks_care',
    gives: both('care with fire', 'आग से बचाव की ज़रूरत'),
  }),
  ours(byNature('benefic_2', 2, 'benefic', 'supports', both('pleasant speech and good food', 'मीठी वाणी और अच्छे भोजन'))),
  ours(
    byNature(
      'malefic_2',
      2,
      'malefic',
      'asks_care',
      both('plain speech, which gains by being weighed first', 'खरी बात और सोचकर बोलने की ज़रूरत'),
    ),
  ),
  byNature('malefic_3', 3, 'malefic', 'supports', both('courage', 'साहस')),
  byNature('benefic_3', 3, 'benefic', 'describes', both('a mild and peaceable manner', 'नरम और शांत स्वभाव')),
  all('palace', 4, ['Moon', 'Venus'], { tone: 'supports', gives: both('a house like a palace', 'महल जैसे घर') }),
  inHouse('rahu_4', 4, 'Rahu', STONE_HOUSE),
  inHouse('saturn_4', 4, 'Saturn', STONE_HOUSE),
  inHouse('mars_4', 4, 'Mars', BRICK_HOUSE),
  inHouse('ketu_4', 4, 'Ketu', BRICK_HOUSE),
  inHouse('jupiter_4', 4, 'Jupiter', both('a house of wood', 'लकड़ी के मकान')),
  inHouse('sun_4', 4, 'Sun', both('a simple house, thatched in the words of the text', 'सादे मकान (ग्रंथ में फूस का घर)')),
  inHouse('jupiter_5', 5, 'Jupiter', both('authorship and knowledge of many fields', 'लेखन और कई विषयों के ज्ञान')),
  inHouse('moon_5', 5, 'Moon', both('music and song', 'संगीत और गायन')),
  all('moon_jupiter_5', 5, ['Moon', 'Jupiter'], {
    tone: 'supports',
    gives: both('the Samkhya philosophy', 'सांख्य दर्शन'),
  }),
  inHouse('mars_5', 5, 'Mars', both('logic and argument', 'तर्क और बहस')),
  inHouse('mercury_5', 5, 'Mercury', both('Mimamsa, the reading of texts', 'मीमांसा, यानी ग्रंथों के अर्थ')),
  inHouse('venus_5', 5, 'Venus', both('poetry and eloquence', 'कविता और अच्छी वाणी')),
  inHouse('sun_5', 5, 'Sun', both('Vedanta and music', 'वेदांत और संगीत')),
  inHouse(
    'saturn_5',
    5,
    'Saturn',
    both('slow and considered speech, shy in an assembly', 'सोचकर धीरे बोलने और सभा में संकोच'),
  ),
  inHouse('rahu_5', 5, 'Rahu', MATHEMATICS),
  inHouse('ketu_5', 5, 'Ketu', MATHEMATICS),
  all('ketu_jupiter_5', 5, ['Jupiter', 'Ketu'], { tone: 'supports', gives: both('astrology', 'ज्योतिष') }),
  byNature(
    'malefic_6',
    6,
    'malefic',
    'supports',
    both('work with the land, and toil that pays', 'खेती-ज़मीन के काम और मेहनत के फल'),
  ),
  byNature(
    'benefic_6',
    6,
    'benefic',
    'describes',
    both('a love of ease, which gains by routine', 'आराम से लगाव और नियमित दिनचर्या के फ़ायदे'),
  ),
  inHouse('moon_7', 7, 'Moon', GOOD_SPOUSE, 'supports'),
  inHouse('jupiter_7', 7, 'Jupiter', GOOD_SPOUSE, 'supports'),
  inHouse(
    'rahu_7',
    7,
    'Rahu',
    both('a spouse of another background, or one who knew loss', 'अलग परिवेश के या दुख देख चुके जीवनसाथी'),
  ),
  byNature(
    'benefic_9',
    9,
    'benefic',
    'supports',
    both('truthfulness, and devotion to teachers and duty', 'सच्चाई और गुरुजनों व कर्तव्य में श्रद्धा'),
  ),
  ours(
    byNature(
      'malefic_9',
      9,
      'malefic',
      'asks_care',
      both(
        'questions to teachers and to inherited faith, which need a respectful form',
        'गुरुजनों और परंपरा से आदर के साथ सवाल पूछने',
      ),
    ),
  ),
  ours(
    byNature(
      'benefic_12',
      12,
      'benefic',
      'supports',
      both('generosity, and a good path at the end of things', 'उदारता और अंत में अच्छी गति'),
    ),
  ),
  inHouse('ketu_12', 12, 'Ketu', both('release (moksha), the aim of the inner life', 'मोक्ष की चाह'), 'supports'),
] as const;

export type KarakamshaEffectId = (typeof ROWS)[number]['id'];

export const KARAKAMSHA_EFFECTS: readonly KarakamshaEffect<KarakamshaEffectId>[] = ROWS;

const BY_ID = new Map(KARAKAMSHA_EFFECTS.map((effect) => [effect.id, effect]));

/** Returns the effect of an id. */
export function karakamshaEffect(id: KarakamshaEffectId): KarakamshaEffect {
  return BY_ID.get(id)!;
}

function all<const Id extends string>(
  id: Id,
  house: number,
  planets: readonly Planet[],
  rest: Omit<KarakamshaEffect, 'id' | 'house' | 'planets'>,
): KarakamshaEffect<Id> {
  return { id, house, planets, ...rest };
}

function onSign<const Id extends string>(id: Id, planet: Planet, gives: Bilingual): KarakamshaEffect<Id> {
  return { id, house: 1, planets: [planet], byAspectToo: true, tone: 'describes', gives };
}

function inHouse<const Id extends string>(
  id: Id,
  house: number,
  planet: Planet,
  gives: Bilingual,
  tone: KarakamshaEffect['tone'] = 'describes',
): KarakamshaEffect<Id> {
  return { id, house, planets: [planet], tone, gives };
}

function ours<const Id extends string>(effect: KarakamshaEffect<Id>): KarakamshaEffect<Id> {
  return { ...effect, isOurs: true };
}

function byNature<const Id extends string>(
  id: Id,
  house: number,
  nature: NaturalNature,
  tone: KarakamshaEffect['tone'],
  gives: Bilingual,
): KarakamshaEffect<Id> {
  return { id, house, nature, tone, gives };
}
