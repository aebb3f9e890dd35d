/** Which fields of the record of a rule are sent: what is not sent need not be worked out. */
import { hasPart, hasValue, type OwnLevels } from './levels.ts';
import type { Detail } from '../../schemas/common/asked/detailInputs.ts';

/** Tells of a field whether it is sent; one of which nothing is known is. */
export interface Sent {
  /** Of a number or a text. */
  value(name: string): boolean;
  /** Of an object or a list of objects. */
  part(name: string): boolean;
}

/** Returns what is sent of the record of a rule, by whether it is formed; null where that is not known. */
export type SentOfRule = (isPresent: boolean | null) => Sent;

const EVERY_FIELD: Sent = { value: () => true, part: () => true };
const NO_FIELD: Sent = { value: () => false, part: () => false };

/** All of a record is sent: it is the answer in full, or a report is made of it. */
export const ALL_SENT: SentOfRule = () => EVERY_FIELD;

export interface SentAt extends Pick<OwnLevels, 'fullOnly'> {
  readonly detail: Detail;
  /** Whether it stands in a list of rules, where one that does not hold is a line, or left out. */
  readonly isListed: boolean;
}

/** Returns what `shortened` leaves of the record of a rule, beside the names and the state that every record has. */
export function sentAt({ detail, fullOnly = [], isListed }: SentAt): SentOfRule {
  if (detail === 'full') return ALL_SENT;
  const sent: Sent = {
    value: (name) => hasValue(detail, name) && !fullOnly.includes(name),
    part: (name) => hasPart(detail, name) && !fullOnly.includes(name),
  };
  return (isPresent) => (isListed && isPresent === false ? NO_FIELD : sent);
}
