/** Advice on work, wealth, property and learning in English. */
import type { ThemeCounsel } from '../../../facts/prediction/matterCounsel.ts';

export const CAREER_EN: ThemeCounsel = {
  leads: {
    drive: (planet) => `${planet} leads your work: take the task that others avoid, and finish it in view.`,
    heart: (planet) => `${planet} leads your work: you do best where people or beauty are served.`,
    mercury: () => 'Mercury leads your work: write, reckon and negotiate, for your skill is in detail.',
    jupiter: () => 'Jupiter leads your work: teach, advise and take the fair side.',
    saturn: () => 'Saturn leads your work: stay long enough in one field to be known for it.',
    nodes: (planet) => `${planet} leads your work: new fields and foreign firms suit you.`,
    chart: () => 'Your chart favours rank: show results first, then take the larger post.',
    years: () => 'The long periods of your working years are good ones: plan in years, and build to last.',
    none: () => 'No planet leads your work clearly: deepen one skill that others need.',
  },
  slows: {
    drive: (planet) => `${planet} brings friction with those above you: choose your battles, and keep your temper.`,
    heart: (planet) => `${planet} lets moods into work: keep a fixed routine on low days.`,
    mercury: () => 'Mercury slips on details: have papers and figures checked before you sign.',
    jupiter: () => 'Jupiter is hurt here: get good advice in writing, and do not promise too much.',
    saturn: () => 'Saturn slows recognition: keep a record of what you did, and stay the course.',
    nodes: (planet) => `${planet} tempts you to jump: do not leave one post before the next is sure.`,
    chart: () => 'Your house of work is under pressure: keep the steady part of it while you prepare a change.',
    years: () => 'The long periods help little by themselves: skill has to do what luck does not.',
    none: () => 'Nothing in the chart holds your work back, so aim one step higher.',
  },
};

export const WEALTH_EN: ThemeCounsel = {
  leads: {
    drive: (planet) => `${planet} brings income by your own push: name your price without apology.`,
    heart: (planet) => `${planet} brings income through people: good manners win you custom.`,
    mercury: () => 'Mercury brings income by trade and accounts: know your figures each month.',
    jupiter: () => 'Jupiter guards your wealth: put a share aside first, and give a share away.',
    saturn: () => 'Saturn makes you wealthy slowly: small sums, saved for long, suit you best.',
    nodes: (planet) => `${planet} brings income from unusual sources: try them small before you go large.`,
    chart: () => 'Your chart has real signs of wealth: let gains work for you before you spend them.',
    years: () => 'The long periods of your earning years are good for gain: build a reserve early in them.',
    none: () => 'No planet leads in wealth: steady earning does more for you than any venture.',
  },
  slows: {
    drive: (planet) => `${planet} spends in haste: wait a week before any large purchase.`,
    heart: (planet) => `${planet} spends on comfort: set a monthly limit and keep to it.`,
    mercury: () => 'Mercury lets money slip through small print: read every contract twice.',
    jupiter: () => 'Jupiter is hurt here and lends too freely: stand surety for no one.',
    saturn: () => 'Saturn keeps money scarce for a time: clear debts before you invest.',
    nodes: (planet) => `${planet} promises quick gain: take a second opinion before you put money in.`,
    chart: () => 'Your house of savings is under pressure: keep some months of expenses untouched.',
    years: () => 'The long periods give wealth little push: live below what you earn.',
    none: () => 'Nothing in the chart drains your savings, so saving is easy for you.',
  },
};

export const PROPERTY_EN: ThemeCounsel = {
  leads: {
    drive: (planet) => `${planet} helps with land: act when a fair plot is offered, and build to your own plan.`,
    heart: (planet) => `${planet} helps with a home: choose one in which you feel at ease at once.`,
    mercury: () => 'Mercury helps with property: compare prices well, for you bargain better than you think.',
    jupiter: () => 'Jupiter helps with property: buy for long use, and with the blessing of elders.',
    saturn: () => 'Saturn helps with buildings: an older house, well repaired, serves you.',
    nodes: (planet) => `${planet} helps with property away from your birthplace.`,
    chart: () => 'Your chart favours a home of your own: what you buy tends to stay with you.',
    years: () => 'The long periods favour home and land: make a plan over several years.',
    none: () => 'No planet leads here: buy late rather than hurriedly, and only what you will live in.',
  },
  slows: {
    drive: (planet) => `${planet} brings disputes over land: have boundaries measured before you pay.`,
    heart: (planet) => `${planet} lets feeling choose the house: see it twice, by day and by night.`,
    mercury: () => 'Mercury leaves gaps in papers: let a professional read the title.',
    jupiter: () => 'Jupiter is hurt here: keep the loan below what feels easy.',
    saturn: () => 'Saturn delays keys and permits: leave a year in reserve.',
    nodes: (planet) => `${planet} hides defects: have the building inspected.`,
    chart: () => 'Your house of home is under pressure: settle family shares in writing and in calm.',
    years: () => 'The long periods help little with property, so renting well is no loss.',
    none: () => 'Nothing in the chart stands in the way of a home.',
  },
};

export const EDUCATION_EN: ThemeCounsel = {
  leads: {
    drive: (planet) => `${planet} leads your learning: set yourself a target, and compete with your last result.`,
    heart: (planet) => `${planet} leads your learning: study what you love, and learn by images and music.`,
    mercury: () => 'Mercury leads your learning: take notes, ask questions and explain it to others.',
    jupiter: () => 'Jupiter leads your learning: find one good teacher and go deep.',
    saturn: () => 'Saturn leads your learning: the same hour every day does more than long nights.',
    nodes: (planet) => `${planet} leads your learning: research, languages and new subjects suit you.`,
    chart: () => 'Your chart favours study: aim high, and finish what you begin.',
    years: () => 'The long periods of the learning years are good ones: use them for the harder subjects.',
    none: () => 'No planet leads your learning: a fixed timetable makes up for it.',
  },
  slows: {
    drive: (planet) => `${planet} makes you impatient: read the question to its end.`,
    heart: (planet) => `${planet} lets attention wander: study in a quiet place, in short blocks.`,
    mercury: () => 'Mercury is careless with detail: go through every paper a second time.',
    jupiter: () => 'Jupiter is hurt here: let a teacher check the basics before you go on.',
    saturn: () => 'Saturn makes learning slow at first: repeat, and do not compare yourself.',
    nodes: (planet) => `${planet} scatters interest: finish one course before the next.`,
    chart: () => 'Your house of learning is under pressure: practical subjects come easier than theory.',
    years: () => 'The long periods of the school years help little: learning goes better later on.',
    none: () => 'Nothing in the chart stands in the way of study.',
  },
};
