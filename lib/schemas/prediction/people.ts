/** Records of persons that a chart describes: the partner and the children. */
import * as v from 'valibot';
import { count, list, orNull, PlanetId, record, text, yes } from '../common/records.ts';
import { LifeAreaPrediction } from './areas.ts';

const Indication = record('PersonIndication', 'A place of the chart that a description rests on', {
  id: text('To which traits refer, i1 onwards'),
  planet: orNull(PlanetId, 'The planet it is about; null where it is a sign alone'),
  text: text('What was found'),
  source: text('Text and chapter; weights are ours'),
});

const traitEntries = {
  name: text('In the language asked for'),
  text: text('What is said of it'),
  indications: list(v.string(), 'Ids of the indications that say so, the heaviest first'),
  agreement: count('How many indications say so', 1, 40),
  asked: count('How many were looked at for this trait', 1, 40),
  is_agreed: yes('Two or more say so'),
};

const descriptionEntries = {
  text: text('The same as one description, in at most three sentences'),
  indications: list(Indication, 'What the traits rest on'),
  confidence: v.pipe(v.literal('interpretive'), v.description('Tradition reads it so; nothing of it is measured')),
  note: text('How to take it'),
};

export const PartnerRecord = record('PartnerDescription', 'The partner as the chart describes them', {
  kind: v.pipe(
    v.picklist(['to_come', 'present', 'second', 'companion']),
    v.description(
      'to_come: of a person not yet married; present: of one married or engaged; second: after a separation, a divorce or a loss, from the 9th house and the 8th sign from the upapada; companion: from 65 on, of one who is not married',
    ),
  ),
  traits: list(
    record('PartnerTrait', 'A trait, with the indications that agree on it', {
      id: v.picklist(['temperament', 'family', 'work', 'meeting', 'nearness', 'direction', 'age', 'looks']),
      value: text('Id of what is said: a planet, a house, a direction or a word'),
      ...traitEntries,
    }),
    'Temperament, family, work and meeting, and the one of nearness, direction, age and looks that most indications agree on',
  ),
  ...descriptionEntries,
});
export type PartnerRecord = v.InferOutput<typeof PartnerRecord>;

export const ChildrenRecord = record(
  'ChildrenDescription',
  'The children as the chart describes them; never their sex, and never whether there can be any',
  {
    kind: v.pipe(
      v.picklist(['ahead', 'grown']),
      v.description('ahead: within the years of children; grown: after them, when number and time are not told'),
    ),
    traits: list(
      record('ChildTrait', 'A trait, with the indications that agree on it', {
        id: v.picklist(['count', 'time', 'bond', 'talents']),
        value: text('Id of what is said'),
        ...traitEntries,
      }),
      'Number, time, bond and talents, as far as the age has them',
    ),
    ...descriptionEntries,
  },
);
export type ChildrenRecord = v.InferOutput<typeof ChildrenRecord>;

export const MarriagePrediction = record('MarriagePrediction', 'Marriage, with a description of the partner', {
  ...LifeAreaPrediction.entries,
  partner: orNull(PartnerRecord, 'Null before 18, and from 80 on for those who are not married'),
  partner_note: orNull(v.string(), 'Why no partner is described; null where one is'),
});
export type MarriagePrediction = v.InferOutput<typeof MarriagePrediction>;

export const ChildrenPrediction = record('ChildrenPrediction', 'Children, with a description of them', {
  ...LifeAreaPrediction.entries,
  children: orNull(ChildrenRecord, 'Null before 18'),
  children_note: orNull(v.string(), 'Why no children are described; null where they are'),
});
export type ChildrenPrediction = v.InferOutput<typeof ChildrenPrediction>;
