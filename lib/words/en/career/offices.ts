/** Capacities of planets in the methods of career, as they follow a name in English. */
import type { DasamsaOfficeId } from '../../../astro/judgement/career/facts/dasamsaFacts.ts';
import type { CareerOffices } from '../../../astro/judgement/career/facts/officeFacts.ts';
import type { Sentences } from '../../sentences.ts';
import { listed } from '../grammar.ts';
import { tenthFrom } from './votes.ts';

const IN_DASAMSA: Readonly<Record<DasamsaOfficeId, string>> = {
  tenth_lord: 'lord of its 10th',
  birth_tenth_lord: 'tenth lord of birth',
  ascendant_lord: 'lord of its ascendant',
  amatyakaraka: 'the amatyakaraka',
  sun: 'significator of authority',
  saturn: 'significator of service',
  mercury: 'significator of trade and skill',
  jupiter: 'significator of counsel',
};

export const CAREER_OFFICES_EN: Sentences<CareerOffices> = {
  livelihood_significator: () => 'significator of livelihood',
  tenth_lord_from: ({ reference }) => `lord of ${tenthFrom(reference)}`,
  karakamsha_tenth_lord: () => 'lord of the 10th from karakamsha',
  profession_significator: () => 'amatyakaraka, the significator of profession',
  soul_significator: () => 'atmakaraka',
  dasamsa_offices: ({ offices }) => listed(offices.map((office) => IN_DASAMSA[office])),
};
