/** Sentences of /special/upachaya. */
import { UPACHAYA_EN } from '../en/upachaya.ts';
import { UPACHAYA_HI } from '../hi/upachaya.ts';
import type { Catalogues } from '../say.ts';
import type { UpachayaWords } from '../facts/upachaya.ts';

export const UPACHAYA: Catalogues<UpachayaWords> = { en: UPACHAYA_EN, hi: UPACHAYA_HI };
