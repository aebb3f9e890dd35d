/** Records that many endpoints share (contract section 4). */
import * as v from 'valibot';
import { NakshatraId, SignId } from './ids/closedIds.ts';
import { RULE_STATUSES } from '../../astro/source.ts';
import { DIGNITY_GRADES } from '../../astro/planet/dignity.ts';

type Description = string;

/** Returns the schema of a named record: its title becomes its name in the OpenAPI document. */
export function record<Entries extends v.ObjectEntries>(title: string, description: Description, entries: Entries) {
  return v.pipe(v.object(entries), v.title(title), v.description(description));
}

/** Returns the schema of a text, with its description. */
export const text = (description: Description) => v.pipe(v.string(), v.description(description));
/** Returns the schema of a number without bounds, with its description. */
export const number = (description: Description) => v.pipe(v.number(), v.description(description));
/** Returns the schema of a whole number within bounds, both included. */
export const count = (description: Description, least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most), v.description(description));
/** Returns the schema of a list of another schema, with its description. */
export const list = <Schema extends v.GenericSchema>(schema: Schema, description: Description) =>
  v.pipe(v.array(schema), v.description(description));
/** Returns the nullable form of another schema, with its description. */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema, description: Description) =>
  v.pipe(v.nullable(schema), v.description(description));
/** Returns the schema of a text that may be null, with its description. */
export const textOrNull = (description: Description) => orNull(v.string(), description);
/** Returns the schema of a boolean, with its description. */
export const yes = (description: Description) => v.pipe(v.boolean(), v.description(description));

export const score100 = v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.description('0 to 100'));
/** The schema of a name, in the language asked for. */
export const localName = text('In the language asked for');

const longitude = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(360),
  v.description('Sidereal longitude, degrees, 0 <= x < 360'),
);
const degree = v.pipe(v.number(), v.minValue(0), v.maxValue(30), v.description('Degrees within the sign, 0 <= x < 30'));

export const PlanetId = v.pipe(
  v.picklist(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu']),
  v.title('PlanetId'),
);
export type PlanetId = v.InferOutput<typeof PlanetId>;

export const HouseNumber = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(12),
  v.title('HouseNumber'),
  v.description('House, counted from the ascendant, 1 to 12'),
);

export const SignRef = record('SignRef', 'A sign of the zodiac', {
  id: SignId,
  number: count('1 to 12, Aries first', 1, 12),
  name: text('In the language asked for'),
});
export type SignRef = v.InferOutput<typeof SignRef>;

export const NakshatraRef = record('NakshatraRef', 'A lunar mansion', {
  id: NakshatraId,
  number: count('1 to 27, Ashwini first', 1, 27),
  name: text('In the language asked for'),
  lord: PlanetId,
});
export type NakshatraRef = v.InferOutput<typeof NakshatraRef>;

export const Ascendant = record('Ascendant', 'The degree rising in the east', {
  longitude,
  sign: SignRef,
  degree,
  dms: text('Degrees within the sign as 12°34\'56"'),
  nakshatra: NakshatraRef,
  pada: count('Quarter of the nakshatra', 1, 4),
});
export type Ascendant = v.InferOutput<typeof Ascendant>;

export const positionEntries = {
  id: PlanetId,
  name: text('In the language asked for'),
  longitude,
  latitude: number('Degrees north of the ecliptic of date'),
  sign: SignRef,
  degree,
  dms: text('Degrees within the sign as 12°34\'56"'),
  nakshatra: NakshatraRef,
  pada: count('Quarter of the nakshatra', 1, 4),
  house: HouseNumber,
  is_retrograde: yes('Whether it moves backwards; the mean nodes always do'),
  speed: number('Degrees of sidereal longitude per day'),
};

export const Position = record('Position', 'Where a planet stands', positionEntries);
export type Position = v.InferOutput<typeof Position>;

export const Points = record('Points', 'One component of a score', {
  id: text('Component'),
  label: text('What was looked at, and what was found'),
  points: number('Points given'),
  max: number('Most points this component can give; 0 for a penalty'),
});
export type Points = v.InferOutput<typeof Points>;

export const percentile = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(100),
  v.description('Percent of 10,000 births, evenly spread over 1900 to 2050, whose score of this kind is lower'),
);
export const ScoreBand = v.pipe(
  v.picklist(['excellent', 'good', 'average', 'weak', 'very_weak']),
  v.description(
    'By percentile, not by points: excellent from 90, good from 65, average from 35, weak from 10, very_weak below',
  ),
);

/** Place of a strength whose own words are those of a text. */
export const placeEntries = {
  percentile,
  percentile_band: v.pipe(
    ScoreBand,
    v.description('Band of the percentile, beside the word of the text: by the readings that are the default'),
  ),
};

export const StrengthScore = record('StrengthScore', 'Strength, 0 to 100, with what it is the sum of', {
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.description('The exact sum of the components')),
  percentile,
  band: ScoreBand,
  label: v.pipe(v.picklist(['excellent', 'good', 'average', 'weak', 'very_weak']), v.description('The band')),
  label_name: text('In the language asked for'),
  components: v.pipe(
    v.array(Points),
    v.description(
      'Dignity, shadbala, place, divisional charts, company, ashtakavarga and motion of a planet, or lord, sarvashtakavarga, occupants, aspects and significators of a house. The weights are interpretive. Penalties have negative points',
    ),
  ),
});
export type StrengthScore = v.InferOutput<typeof StrengthScore>;

const Observed = v.pipe(
  v.record(
    v.string(),
    v.nullable(v.union([v.number(), v.boolean(), v.string(), v.array(v.union([v.number(), v.string()]))])),
  ),
  v.description('What was seen, by name; planets, signs and dignities by id'),
);

export const Evidence = record('Evidence', 'One condition that was looked at', {
  rule: text('Id of the condition within its rule'),
  text: text('The condition, put as if it held'),
  source: text('Text, chapter and verse'),
  observed: Observed,
  met: yes('Whether it holds'),
  effect: v.pipe(
    v.picklist(['required', 'strengthens', 'weakens', 'cancels', 'told']),
    v.description('What it does to the verdict where it holds; told: it is named and changes nothing'),
  ),
});
export type Evidence = v.InferOutput<typeof Evidence>;

export const RuleStatus = v.pipe(
  v.picklist(RULE_STATUSES),
  v.title('RuleStatus'),
  v.description(
    'textual: a verse says so; commentary: commentators and digests quote it; practice: custom of almanacs and astrologers; interpretive: our own; regional: custom of one region',
  ),
);

export const Confidence = v.pipe(
  v.picklist(['rule_exact', 'interpretive']),
  v.description('rule_exact: a rule of the text, decided; interpretive: our weighing of such rules'),
);

export const VerdictStatus = v.pipe(
  v.picklist(['active', 'reduced', 'cancelled', 'partial', 'unknown', 'absent']),
  v.description(
    'active; reduced: formed and weakened; cancelled: formed and undone by a named condition; partial: some of the conditions hold, not all; unknown: it takes another birth; absent',
  ),
);

export const Verdict = record('Verdict', 'Whether a yoga or dosha is formed, and on what evidence', {
  id: text('Slug of the catalog'),
  variant: v.pipe(
    v.nullable(v.string()),
    v.description('Which of several forms sharing the slug: for pairs of lords their houses, such as 9-10'),
  ),
  name: v.string(),
  category: v.string(),
  polarity: v.picklist(['good', 'bad', 'mixed']),
  present: v.pipe(
    v.nullable(v.boolean()),
    v.description('Formed, whole; a cancelled one stays formed. Null where it takes a birth that is not given'),
  ),
  status: VerdictStatus,
  grade: v.pipe(
    v.nullable(v.picklist(['proper', 'blemished', 'formal'])),
    v.description(
      'proper: no planet that forms it is combust, fallen without bhanga, in 6, 8 or 12, defeated in war or within 10 degrees of a node; blemished: one is; formal: by the letter only, as by an aspect that is not returned. Null when absent, and of what burdens',
    ),
  ),
  blemishes: v.pipe(
    v.array(
      v.object({
        planet: PlanetId,
        id: v.picklist(['combust', 'fallen', 'in_dusthana', 'defeated', 'near_node']),
        text: text('In the language asked for'),
      }),
    ),
    v.description('What spoils the planets that form it'),
  ),
  missing: v.pipe(
    v.array(v.object({ rule: v.string(), text: v.string() })),
    v.description('The conditions that would form it and do not hold; empty when it is formed'),
  ),
  also_called: v.pipe(
    v.array(v.object({ id: v.string(), variant: v.nullable(v.string()), name: v.string() })),
    v.description('Further yogas that name the same fact: the same planets, bound in the same way'),
  ),
  share_percent: v.pipe(
    v.nullable(v.number()),
    v.description('Of 10,000 births, the share in which it is formed; null where it was not counted'),
  ),
  proper_percent: v.pipe(
    v.nullable(v.number()),
    v.description(
      'Of 10,000 births, the share in which it is proper; null where no grade is told. Proper ones rank by it',
    ),
  ),
  strength: v.pipe(
    v.nullable(
      v.object({
        score: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
        percentile: v.pipe(
          v.number(),
          v.description('Percent of 10,000 births that have it less strongly, or not at all'),
        ),
        label: v.pipe(
          v.picklist(['strong', 'medium', 'weak', 'nominal']),
          v.description(
            'Among the births in which it is formed: strong from the 65th percentile, medium from the 35th, weak from the 10th',
          ),
        ),
        components: v.array(Points),
      }),
    ),
    v.description('The exact sum of its components; null when absent'),
  ),
  evidence: v.pipe(v.array(Evidence), v.description('Every condition, met or not')),
  cancellations: v.pipe(v.array(Evidence), v.description('The cancelling conditions that hold')),
  planets: v.array(PlanetId),
  houses: v.pipe(v.array(HouseNumber), v.description('Whole-sign houses it is about and where its planets stand')),
  result: v.pipe(v.nullable(v.string()), v.description('What it is said to give; null when absent')),
  source: text('Text, chapter and verse'),
  confidence: Confidence,
});
export type Verdict = v.InferOutput<typeof Verdict>;

/** The fields that every planet record begins with. */
export const planetHead = { id: PlanetId, name: text('In the language asked for') };

/** Returns the schema of a list with one entry for each of the nine planets, in the order of the wire. */
export const nine = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.array(schema), v.length(9));

export const sources = v.pipe(
  v.array(v.string()),
  v.description('Texts the answer rests on: text, chapter, verses, edition'),
);

/** Dignity of a planet, best to worst. */
export const DignityId = v.pipe(v.picklist(DIGNITY_GRADES), v.title('DignityId'));

/** A single rule, where no verdict is formed from several. */
export const FindingRecord = record('Finding', 'One rule that was looked at, and what it says of this chart', {
  ...v.object({ ...Evidence.entries }).entries,
  effect: v.pipe(
    v.picklist(['supports', 'asks_care', 'describes']),
    v.description('Which way it leans where it holds'),
  ),
  meaning: v.pipe(v.nullable(v.string()), v.description('What it means here; null where it does not hold')),
  confidence: Confidence,
});
export type FindingRecord = v.InferOutput<typeof FindingRecord>;

export const findings = v.pipe(
  v.array(FindingRecord),
  v.description('Every rule that was looked at, whether it holds or not'),
);

export const Remedy = record(
  'Remedy',
  'Something that eases a planet by tradition, with the reason why it is named here',
  {
    id: text('Planet and kind, such as saturn_donation, or the name of a rite'),
    planet: v.pipe(PlanetId, v.description('That it is for')),
    kind: v.picklist(['mantra', 'donation', 'fast', 'worship', 'gemstone', 'rudraksha', 'yantra', 'puja', 'rite']),
    title: text('In the language asked for'),
    details: text('How it is done'),
    when: text('On which day and at what time'),
    count: v.pipe(
      v.nullable(v.number()),
      v.description('Repetitions of a mantra, weeks of a fast; null where none are counted'),
    ),
    priority: count('1 is what to begin with', 1, 50),
    reason: text('Why this one, for this chart and this time'),
  },
);
export type Remedy = v.InferOutput<typeof Remedy>;

const spanEntries = {
  lord: PlanetId,
  start: text('First instant of it; the period running at birth began before birth'),
  end: text('First instant after it'),
  is_current: yes('Whether it runs now, or at as_of'),
};

export const Ripening = record('Ripening', 'When it acts: the Vimshottari periods of the planets that form it', {
  is_lifelong: yes('It colours the whole life instead, as nabhasa yogas do (BPHS 35)'),
  is_current: yes('Whether a mahadasha told here runs now, or at as_of; true where it is lifelong'),
  periods: v.pipe(
    v.array(
      v.object({
        ...spanEntries,
        antardashas: v.pipe(
          v.array(v.object(spanEntries)),
          v.description('Within it those of the other planets; empty where more than three planets take part'),
        ),
      }),
    ),
    v.description(
      'Mahadashas, in time order; empty where it is lifelong, of childhood, touches on the span of life, or no planet forms it',
    ),
  ),
  text: text('The same in a sentence'),
});
export type Ripening = v.InferOutput<typeof Ripening>;

/** The records of a group's answers by the names that its rows use; the OpenAPI document and the tests read them. */
export type Records = Readonly<Record<string, EndpointRecord>>;

export interface EndpointRecord {
  readonly summary: string;
  readonly description: string;
  readonly data: v.GenericSchema;
  /** Content type of the answer; application/json by default. */
  readonly contentType?: string;
  /** An example, where the document cannot compute one. */
  readonly example?: object;
  /** Where a caller is redirected who requests something other than JSON. */
  readonly redirect?: string;
  /** Error codes that only this path answers. */
  readonly refusals?: readonly string[];
}

/** Returns the documentation of one path; `data` is the schema inside the envelope. */
export const endpoint = (summary: string, description: Description, data: v.GenericSchema): EndpointRecord => ({
  summary,
  description,
  data,
});
