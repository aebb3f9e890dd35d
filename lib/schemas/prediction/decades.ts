/** Records of the mahadashas of a life. */
import * as v from 'valibot';
import { HouseNumber, list, number, PlanetId, record, text, yes } from '../common/records.ts';

const MatterId = v.picklist(['work', 'advice', 'money', 'family', 'health', 'learning', 'home', 'peace', 'devotion']);

export const DecadeRecord = record('Decade', 'A mahadasha of the life, and what it serves', {
  lord: PlanetId,
  name: text('Of the lord, in the language asked for'),
  start: text('First instant of it; the first may begin before the birth'),
  end: text('First instant after it'),
  from_age: number('Completed years of age at its beginning, 0 for the one that runs at birth'),
  to_age: number('Completed years of age at its end'),
  time: v.pipe(v.picklist(['past', 'current', 'ahead']), v.description('Seen from as_of')),
  is_current: yes('It runs at as_of'),
  is_later_life: yes('It belongs to grown years, and as_of lies before 18: told for later life'),
  stage: v.pipe(
    v.picklist(['child', 'youth', 'adult', 'elder', 'old', 'beyond']),
    v.description('Of the age at its middle; it decides which matters are told'),
  ),
  rules: list(HouseNumber, 'Houses that its lord rules; of a node those of the planets it acts for'),
  house: HouseNumber,
  theme: v.pipe(
    MatterId,
    v.description('The matter that it serves better than the other periods of this life do; interpretive'),
  ),
  headline: text('What leads in it, in a sentence'),
  matters: list(
    record('DecadeMatter', 'What it gives for a matter', {
      id: MatterId,
      name: text('In the language asked for'),
      side: v.pipe(
        v.picklist(['kind', 'mixed', 'hard']),
        v.description(
          'How its lord stands among the lords of 10,000 births, moved by how he serves this matter against the others of these years: kind from 65 percent, mixed from 35, hard below; interpretive',
        ),
      ),
      text: text('The same in a sentence'),
    }),
    'To 65 work, money, family and health; then advice in place of work; from 80 on peace, devotion, family and health; before 18 learning, home and health',
  ),
});
export type DecadeRecord = v.InferOutput<typeof DecadeRecord>;
