/** Advice for a child, which speaks to the parents, for a youth, for elders and for the old, in English. */
import type { ThemeCounsel } from '../../../facts/prediction/matterCounsel.ts';

export const CHILD_LEARNING_EN: ThemeCounsel = {
  leads: {
    drive: (planet) => `${planet} helps the child learn by doing: give small tasks with a visible end.`,
    heart: (planet) => `${planet} helps the child learn by stories, pictures and song.`,
    mercury: () => 'Mercury helps the child learn by asking: answer the questions, and ask some back.',
    jupiter: () => 'Jupiter helps the child learn: a kind teacher opens many doors.',
    saturn: () => 'Saturn helps the child learn by routine: the same quiet half hour each day.',
    nodes: (planet) => `${planet} gives the child an unusual mind: let one odd interest grow.`,
    chart: () => 'The chart favours learning: offer much, and let the child choose.',
    years: () => 'The school years fall in good long periods, so there is no need to push.',
    none: () => 'No planet leads in learning: play and daily reading aloud are the best start.',
  },
  slows: {
    drive: (planet) => `${planet} makes the child restless: let movement come before sitting still.`,
    heart: (planet) => `${planet} makes the child dream: keep the desk plain and the lessons short.`,
    mercury: () => 'Mercury makes the child hasty with words and sums: go through them together, calmly.',
    jupiter: () => 'Jupiter is hurt here: praise the effort, not the mark.',
    saturn: () => 'Saturn lets the child begin slowly: repeat without scolding, and do not compare.',
    nodes: (planet) => `${planet} scatters attention: one toy or book at a time.`,
    chart: () => 'The house of learning is under pressure: a patient teacher matters more than a famous school.',
    years: () => 'The first long periods give learning little push: let the child mature in peace.',
    none: () => 'Nothing in the chart stands in the way of learning.',
  },
};

export const CHILD_HEALTH_EN: ThemeCounsel = {
  leads: {
    drive: (planet) => `${planet} gives the child vigour: plenty of daylight and free play keep it.`,
    heart: (planet) => `${planet} gives the child ease: regular sleep is the best gift.`,
    mercury: () => 'Mercury keeps the child nimble: dance, climbing and ball games suit well.',
    jupiter: () => 'Jupiter helps the child recover quickly: plain, warm food is enough.',
    saturn: () => 'Saturn gives the child endurance: fixed hours for meals and bed keep it.',
    nodes: (planet) => `${planet} makes the child tougher than it looks: calm and order help.`,
    chart: () => 'The chart gives the child a sound constitution: simple habits keep it.',
    years: () => 'The years of growth fall in good long periods: relaxed, regular care is enough.',
    none: () => 'No planet gives special strength, so regular care by the family does the work.',
  },
  slows: {
    drive: (planet) => `${planet} makes the child wild and hot: keep an eye on falls, and offer water often.`,
    heart: (planet) => `${planet} makes the child sensitive: calm evenings and a familiar bed help.`,
    mercury: () => 'Mercury makes the child nervous: fewer screens, more fresh air.',
    jupiter: () => 'Jupiter is hurt here: sweets in measure, and an afternoon of play.',
    saturn: () => 'Saturn makes the child easily tired or cold: warmth and early nights help.',
    nodes: (planet) => `${planet} brings vague upsets: ask the doctor early in place of guessing.`,
    chart: () => 'The ascendant is under pressure: keep the usual check-ups in time.',
    years: () => 'Some long periods of childhood are tiring: allow days with nothing planned.',
    none: () => 'Nothing in the chart weighs on the child’s health.',
  },
};

export const CHILD_HOME_EN: ThemeCounsel = {
  leads: {
    drive: (planet) => `${planet} makes the child brave: give small duties, and trust with them.`,
    heart: (planet) => `${planet} makes the child warm-hearted: show affection openly at home.`,
    mercury: () => 'Mercury makes the child curious: talk a lot, and play with words and numbers.',
    jupiter: () => 'Jupiter makes the child trusting: grandparents and good stories shape it.',
    saturn: () => 'Saturn makes the child patient: clear rules, kept by all, give security.',
    nodes: (planet) => `${planet} makes the child original: do not force it into the usual mould.`,
    chart: () => 'The chart gives a good ground here: let it grow without pressure.',
    years: () => 'The long periods of later years look good for this, so today may be for play.',
    none: () => 'No planet leads here: the example at home decides most.',
  },
  slows: {
    drive: (planet) => `${planet} makes the child quick to anger: sport and a calm voice help.`,
    heart: (planet) => `${planet} makes the child moody: a fixed bedtime and a listening ear help.`,
    mercury: () => 'Mercury makes the child fib or fidget: stay calm, and ask again kindly.',
    jupiter: () => 'Jupiter is hurt here: set gentle limits, and praise honest effort.',
    saturn: () => 'Saturn makes the child shy or serious: laugh together every day.',
    nodes: (planet) => `${planet} makes the child fearful or stubborn: order and a night light help.`,
    chart: () => 'There is some pressure here: keep quarrels of adults away from the child.',
    years: () => 'This comes slowly with the years, so make no plans for the child yet.',
    none: () => 'Nothing in the chart weighs on this, so let the child simply be a child.',
  },
};

export const YOUTH_EN: ThemeCounsel = {
  leads: {
    drive: (planet) => `${planet} gives you drive: take up a sport or lead a small project.`,
    heart: (planet) => `${planet} gives you feeling and taste: music, art and helping others suit you.`,
    mercury: () => 'Mercury gives you a quick mind: write, debate and learn to code or calculate.',
    jupiter: () => 'Jupiter gives you judgement: choose mentors well, and ask them for advice.',
    saturn: () => 'Saturn gives you staying power: one skill practised daily takes you far.',
    nodes: (planet) => `${planet} gives you an unusual bent: look at new subjects and other cultures.`,
    chart: () => 'Your chart gives a good base here: keep several choices open.',
    years: () => 'Good long periods for this lie ahead: now is the time to prepare.',
    none: () => 'No planet leads here: try several things before you choose.',
  },
  slows: {
    drive: (planet) => `${planet} makes you impatient with rules: win your argument by results.`,
    heart: (planet) => `${planet} makes you compare yourself: spend time with friends who do you good.`,
    mercury: () => 'Mercury makes you jump from one thing to the next: finish one before you begin another.',
    jupiter: () => 'Jupiter is hurt here: check big promises, including your own.',
    saturn: () => 'Saturn makes results slow: keep going, for they do come.',
    nodes: (planet) => `${planet} makes shortcuts look good: talk with someone older first.`,
    chart: () => 'There is some pressure here: do not decide for life yet.',
    years: () => 'This comes later than with others, and that is no loss.',
    none: () => 'Nothing in the chart stands in your way here.',
  },
};

export const ELDER_EN: ThemeCounsel = {
  leads: {
    drive: (planet) => `${planet} keeps you active: take on one task of service that has an end.`,
    heart: (planet) => `${planet} keeps you close to people: your visits and calls mean much.`,
    mercury: () => 'Mercury keeps your mind quick: write down what you know for those who follow.',
    jupiter: () => 'Jupiter makes your advice welcome: give it when asked, and bless freely.',
    saturn: () => 'Saturn gives you calm: others take heart from your patience.',
    nodes: (planet) => `${planet} keeps you curious: learn one new thing from the young.`,
    chart: () => 'Your chart gives a good base here: enjoy what you have built.',
    years: () => 'The long periods served you well here: hand on what they taught you.',
    none: () => 'No planet leads here: let others do the heavy part, and choose what gives you joy.',
  },
  slows: {
    drive: (planet) => `${planet} makes you take on too much: share the work, and rest at noon.`,
    heart: (planet) => `${planet} makes you brood: company every day is the best remedy.`,
    mercury: () => 'Mercury lets papers pile up: put them in order with someone you trust.',
    jupiter: () => 'Jupiter is hurt here: give within your means, and sign nothing in a hurry.',
    saturn: () => 'Saturn makes things heavy: hand over one duty this year.',
    nodes: (planet) => `${planet} brings doubtful offers: ask the family before you agree.`,
    chart: () => 'There is some pressure here: keep arrangements simple and in writing.',
    years: () => 'The long periods gave little here, so be content with small, sure joys.',
    none: () => 'Nothing in the chart weighs on this now.',
  },
};

export const OLD_EN: ThemeCounsel = {
  leads: {
    drive: (planet) => `${planet} still gives you spirit: morning light and a few steps a day keep it.`,
    heart: (planet) => `${planet} keeps affection near: let the family come to you often.`,
    mercury: () => 'Mercury keeps your memory alive: tell the young your stories.',
    jupiter: () => 'Jupiter gives peace: prayer and blessing are your share now.',
    saturn: () => 'Saturn gives you calm: quiet, regular days do you good.',
    nodes: (planet) => `${planet} turns you inward: silence and prayer are sweet now.`,
    chart: () => 'Your chart gives a good base here: look back on it with thanks.',
    years: () => 'The long periods of your life were kind here: remember them with the family.',
    none: () => 'No planet leads here: the small joys of the day are enough.',
  },
  slows: {
    drive: (planet) => `${planet} makes you impatient: let others do what is heavy.`,
    heart: (planet) => `${planet} makes evenings lonely: a call or a song before bed helps.`,
    mercury: () => 'Mercury makes you worry over small things: let one trusted person keep the papers.',
    jupiter: () => 'Jupiter is hurt here: forgive an old matter, and it becomes light.',
    saturn: () => 'Saturn makes days long: warmth, company and devotion shorten them.',
    nodes: (planet) => `${planet} brings restless thoughts: a name of God, repeated, stills them.`,
    chart: () => 'There is some pressure here: keep to quiet rooms and familiar faces.',
    years: () => 'What the years did not give here no longer matters.',
    none: () => 'Nothing in the chart weighs on this now; rest in it.',
  },
};
