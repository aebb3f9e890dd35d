/** Advice on marriage, on the bond of the married, and on a new bond after one has ended, in English. */
import type { ThemeCounsel } from '../../../facts/prediction/matterCounsel.ts';

export const MARRIAGE_EN: ThemeCounsel = {
  leads: {
    drive: (planet) => `${planet} helps you here: say plainly whom you like, and keep the word you give.`,
    heart: (planet) =>
      `${planet} helps you here: small daily kindness brings the right person closer than grand words.`,
    mercury: () => 'Mercury helps you here: long, honest talks soon show you who suits you.',
    jupiter: () => 'Jupiter helps you here: listen to elders you trust, and put shared values before charm.',
    saturn: () => 'Saturn helps you here: a bond that grows slowly is the one that lasts for you.',
    nodes: (planet) => `${planet} helps you here: be open to someone from another place or background.`,
    chart: () => 'Your chart is built for partnership: meet people through family and friends.',
    years: () => 'The long periods of your adult years favour partnership, so you need not hurry.',
    none: () => 'No planet leads clearly here: let friendship come first, and judge by how you are treated.',
  },
  slows: {
    drive: (planet) => `${planet} makes pride quick: sleep on a quarrel before you answer.`,
    heart: (planet) => `${planet} makes feelings rise and fall: decide nothing on the strength of one evening.`,
    mercury: () => 'Mercury blurs what is said: where a promise is vague, ask again.',
    jupiter: () => 'Jupiter is hurt and hopes too high: do not wait for a perfect match.',
    saturn: () => 'Saturn brings delay: use the time to know yourself, and do not read it as refusal.',
    nodes: (planet) =>
      `${planet} clouds judgement: take time with sudden attraction, and let your family meet the person.`,
    chart: () => 'Pressure on the house of marriage makes the start uneven: settle money and family duties first.',
    years: () => 'The long periods help little in early years: a later, considered choice is the better one.',
    none: () => 'Nothing in the chart holds it back, so let it take its natural course.',
  },
};

export const BOND_EN: ThemeCounsel = {
  leads: {
    drive: (planet) => `${planet} helps the two of you: begin something together that takes courage.`,
    heart: (planet) => `${planet} helps the two of you: say thanks aloud for what has become usual.`,
    mercury: () => 'Mercury helps the two of you: keep one hour a week for talk without screens.',
    jupiter: () => 'Jupiter helps the two of you: share a faith, a study or a good cause.',
    saturn: () => 'Saturn helps the two of you: kept promises and fixed habits hold this bond.',
    nodes: (planet) => `${planet} helps the two of you: see new places together, and leave each other room.`,
    chart: () => 'The chart itself supports the bond: plan something together that is larger than the week.',
    years: () => 'The long periods of your life favour the bond: build on it for years, not for days.',
    none: () => 'No planet leads clearly here: the bond lives from what you both do for it each day.',
  },
  slows: {
    drive: (planet) => `${planet} makes answers sharp: wait for a calm hour before you raise what hurts.`,
    heart: (planet) => `${planet} makes moods change: say what you need before it becomes a sulk.`,
    mercury: () => 'Mercury lets words go astray: repeat what you heard before you answer it.',
    jupiter: () => 'Jupiter is hurt here: praise more and lecture less.',
    saturn: () => 'Saturn brings distance: share a meal every day, and do not let silence settle.',
    nodes: (planet) => `${planet} breeds doubt: ask openly in place of guessing.`,
    chart: () =>
      'Pressure on the house of the bond comes from outside: keep work and relatives out of one evening a week.',
    years: () => 'The long periods give the bond little by themselves, so give it time on purpose.',
    none: () => 'Nothing in the chart weighs on the bond; keep it simple and kind.',
  },
};

export const NEW_BOND_EN: ThemeCounsel = {
  leads: {
    drive: (planet) => `${planet} gives you the courage to begin again: go out, and let yourself be seen.`,
    heart: (planet) => `${planet} keeps your heart open: let tenderness return in small steps.`,
    mercury: () => 'Mercury helps you begin again: speak of the past once, honestly, and then of what is to come.',
    jupiter: () => 'Jupiter helps you begin again: a wise friend is the best judge of a new person.',
    saturn: () => 'Saturn helps you begin again: what you have lived through makes you a steady partner.',
    nodes: (planet) => `${planet} helps you begin again: the next bond may look unlike the first.`,
    chart: () => 'Your chart supports a second partnership: accept invitations, and do not compare.',
    years: () => 'Good long periods still serve partnership, so nothing has to be hurried.',
    none: () => 'No planet leads clearly here: let company come first, and name it later.',
  },
  slows: {
    drive: (planet) => `${planet} keeps old anger warm: let it cool before you promise anything new.`,
    heart: (planet) => `${planet} makes loneliness a poor adviser: wait until you feel calm on your own.`,
    mercury: () => 'Mercury leaves things unsaid: settle what is open from before, in writing.',
    jupiter: () => 'Jupiter is hurt here: trust by degrees, and watch deeds.',
    saturn: () => 'Saturn makes the way back slow: let a year of friendship go before a decision.',
    nodes: (planet) => `${planet} repeats old patterns: notice what feels familiar, and choose otherwise.`,
    chart: () => 'Pressure on the house of marriage remains: agree early on money, children and homes.',
    years: () => 'The long periods help little, so let a good friendship be enough for a while.',
    none: () => 'Nothing in the chart speaks against a new beginning.',
  },
};
