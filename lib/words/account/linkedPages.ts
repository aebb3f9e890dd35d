/** The pages behind the links of mails, by language. */
import { ACCOUNT_PAGES_BN } from '../bn/account/linkedPages.ts';
import { ACCOUNT_PAGES_EN } from '../en/account/linkedPages.ts';
import { ACCOUNT_PAGES_GU } from '../gu/account/linkedPages.ts';
import { ACCOUNT_PAGES_HI } from '../hi/account/linkedPages.ts';
import { ACCOUNT_PAGES_KN } from '../kn/account/linkedPages.ts';
import { ACCOUNT_PAGES_MR } from '../mr/account/linkedPages.ts';
import { ACCOUNT_PAGES_TA } from '../ta/account/linkedPages.ts';
import { ACCOUNT_PAGES_TE } from '../te/account/linkedPages.ts';
import type { AccountPageWords } from './pageWords.ts';
import type { NameLanguage } from '../language.ts';

export const ACCOUNT_PAGES: Readonly<Record<NameLanguage, AccountPageWords>> = {
  en: ACCOUNT_PAGES_EN,
  hi: ACCOUNT_PAGES_HI,
  mr: ACCOUNT_PAGES_MR,
  gu: ACCOUNT_PAGES_GU,
  bn: ACCOUNT_PAGES_BN,
  ta: ACCOUNT_PAGES_TA,
  te: ACCOUNT_PAGES_TE,
  kn: ACCOUNT_PAGES_KN,
};
