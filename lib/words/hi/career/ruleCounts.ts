/** Names of the tables of rules of a career, in Hindi. */
import type { RuleGroupId, RuleTableId } from '../../../astro/judgement/career/ruleCounts.ts';
import { METHODS } from '../../../astro/judgement/career/votes.ts';
import type { RuleCountWords } from '../../facts/career/ruleCounts.ts';
import type { Sentences } from '../../sentences.ts';

const GROUPS: Readonly<Record<RuleGroupId, string>> = {
  method_1: METHODS.one.sanskrit,
  method_2: METHODS.two.sanskrit,
  method_3: METHODS.three.sanskrit,
  timing: 'करियर का समय',
  modern: 'आज के क्षेत्र',
};

const TABLES: Readonly<Record<RuleTableId, string>> = {
  references: 'जिन स्थानों से दसवाँ भाव गिना जाता है',
  planets: 'ग्रह से काम',
  elements: 'राशि के तत्त्व से काम',
  modalities: 'राशि के स्वभाव से काम',
  houses: 'भाव से काम',
  nakshatras: 'नक्षत्र से काम',
  manners_by_sign: 'कारक की राशि से कमाई का ढंग',
  manners_beside: 'और बातों से कमाई का ढंग',
  income_location: 'कमाई घर पर या बाहर',
  signs: 'राशि से कारकांश',
  effects: 'कारकांश के भावों पर ग्रह',
  skills: 'कौशल',
  learning: 'ग्रह से सीखने का ढंग',
  offices: 'दशांश में देखे जाने वाले पद',
  yogas: 'दशांश के योग',
  topics: 'दशा से पूछे जाने वाले विषय',
  change_signs: 'नौकरी बदलने के संकेत',
  promotion_signs: 'पदोन्नति के संकेत',
  fields: 'काम के क्षेत्र',
  categories: 'काम के वर्ग',
};

export const RULE_COUNTS_HI: Sentences<RuleCountWords> = {
  group: ({ group }) => GROUPS[group],
  table: ({ table }) => TABLES[table],
};
