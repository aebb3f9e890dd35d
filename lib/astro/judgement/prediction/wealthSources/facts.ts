/** Where money comes from and how debts behave, as facts; `lib/words/en/prediction/wealthSources.ts` says them. */

/** Sources of money, by the house that rules them: the 2nd, 11th, 5th, 8th and 9th. */
export const SOURCE_IDS = ['salary', 'gains', 'speculation', 'inheritance', 'fortune'] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

/** Whether the lord of debts is weaker than the lords of savings and gains, about as strong, or stronger. */
export type DebtEase = 'light' | 'even' | 'heavy';

/**
 * How debts behave: malefics in the 6th fight them off; the 6th bound to the 10th or 11th makes loans work; its lord in the
 * 8th or 12th lets them fall away; bound to the 2nd, 4th or 7th they come with the family; else nothing marks them.
 */
export type DebtBehaviour = 'cleared' | 'working' | 'falls_away' | 'family' | 'plain';
