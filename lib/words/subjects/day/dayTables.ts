/** Sentences of the tables of a day and a month. */
import { DAY_TABLES_EN } from '../../en/day/dayTables.ts';
import { DAY_TABLES_HI } from '../../hi/day/dayTables.ts';
import type { DayTableWords } from '../../facts/day/dayTables.ts';
import type { Catalogues } from '../../say.ts';

export const DAY_TABLES: Catalogues<DayTableWords> = { en: DAY_TABLES_EN, hi: DAY_TABLES_HI };
