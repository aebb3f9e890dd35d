/** The mails, by language. */
import { MAILS_BN } from '../bn/account/mails.ts';
import { MAILS_EN } from '../en/account/mails.ts';
import { MAILS_GU } from '../gu/account/mails.ts';
import { MAILS_HI } from '../hi/account/mails.ts';
import { MAILS_KN } from '../kn/account/mails.ts';
import { MAILS_MR } from '../mr/account/mails.ts';
import { MAILS_TA } from '../ta/account/mails.ts';
import { MAILS_TE } from '../te/account/mails.ts';
import type { MailWords } from './mailWords.ts';
import type { NameLanguage } from '../language.ts';

export const MAILS: Readonly<Record<NameLanguage, MailWords>> = {
  en: MAILS_EN,
  hi: MAILS_HI,
  mr: MAILS_MR,
  gu: MAILS_GU,
  bn: MAILS_BN,
  ta: MAILS_TA,
  te: MAILS_TE,
  kn: MAILS_KN,
};
