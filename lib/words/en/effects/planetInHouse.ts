/** What each planet gives by the house it stands in: themes after Phaladeepika 8 and Saravali 30, in our own words. */
import { effects, type EaseAndStrain } from '../../../astro/tables/effects.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

/** By planet, then by house from the 1st; two sides each, as for the lords. */
export const PLANET_IN_HOUSE: Readonly<Record<Planet, readonly EaseAndStrain[]>> = {
  Sun: effects(`
    vitality, leadership and a clear sense of self | pride, and the wish to be first
    earning through authority, and plain speech | sharp words and spending for show
    courage, and a name won by effort | impatience with equals
    a sense of duty to home and land | restlessness at home, work before peace
    intelligence and creative authority | high demands on oneself and on children
    getting the better of rivals, and capacity for work | friction with superiors
    a partner of standing, and travel with authority | pride in partnership, or a late union
    insight into hidden matters, and resilience | low tides of confidence
    righteousness and a guiding faith | differences with the father or teachers
    high office, success and visibility | taking on too much responsibility
    wealth, influential friends and long aims reached | friendship that serves aims
    work in seclusion, in institutions or abroad | being overlooked, and distance from the father`),
  Moon: effects(`
    charm, sensitivity and a ready response | changing moods
    soft speech, and wealth that grows with care | income that rises and falls
    a mind that likes to move, and warm siblings | restlessness
    comfort at home, the mother's warmth and vehicles | dependence on comfort
    a kind intellect and bright children | changeable affections
    care for others, and skill in daily service | taking conflict to heart
    a charming partner and a feeling for trade | the need for reassurance
    intuition and emotional depth | worry, and feelings kept inside
    devotion, fortune and journeys | beliefs that follow the mood
    work with the public, and popularity | a career of many turns
    many friends, and gains through them | wishes that change
    a rich inner life and love of solitude | expense, and withdrawal in low moods`),
  Mars: effects(`
    boldness, energy and quick action | haste and a short fuse
    earning by enterprise, and direct speech | harsh words and quick spending
    valour, and success by one's own effort | rivalry with siblings
    land, building and a drive to secure the home | friction at home
    a competitive, inventive mind | impulse in love, learning or speculation
    defeating rivals, and skill with tools and crises | quarrels, and work without rest
    passion and an active partner | friction in partnership
    stamina in crisis, and energy for research | haste where caution is due
    a fighting faith, and journeys with a purpose | zeal, and differences with the father
    leadership, technical skill and fame | ambition that meets resistance
    wealth and land by drive | impatience with friends
    energy for far or hidden work | hidden expense, and anger turned inward`),
  Mercury: effects(`
    wit, learning and a youthful manner | nervous haste
    clever speech, and earning by intellect | talking value away
    writing, trade and helpful siblings | scattered interests
    learning, friends and an open house | a mind that finds no rest at home
    good advice, cleverness and witty children | thinking in place of feeling
    skill in analysis, accounts and argument | argument for its own sake
    a clever partner, and skill in business | calculation in love
    understanding of hidden subjects | worry over shared money
    scholarship, publishing and an open faith | debate in place of conviction
    a skilled career of many talents | too many roles
    gains by trade, and well-informed friends | plans that change with each friend
    research, study abroad and imagination | lost details, and expense by oversight`),
  Jupiter: effects(`
    wisdom, respect and good spirits | contentment with oneself as one is
    wealth, sweet speech and a good table | indulgence
    good advice among siblings, and thrift | modest drive
    happiness at home, education and property | resting on comfort
    children, good advice and faith | over-confidence in one's luck
    rivals who lose their force, and fair service | a lax routine, and promises too large
    a noble partner, and a rise after marriage | expecting much of the partner
    staying power, and wise use of shared means | dependence, or late recognition
    fortune, good teachers and dharma | preaching
    a career of principle and standing | doing too much out of duty
    wealth, elder friends and aims fulfilled | ease that slackens effort
    charity, spiritual depth and good use of money | generosity without measure`),
  Venus: effects(`
    charm, an artistic nature and happiness | vanity and love of ease
    wealth, poetic speech and good food | spending on pleasure
    skill in the arts, and pleasant siblings | low drive
    vehicles, a beautiful home and comforts | attachment to luxury
    affection, creativity and gifted children | romance before resolve
    grace in service, and peace-making | discontent with small things
    a loving partner and happy unions | dependence on being liked
    means through the partner, and depth in love | secrecy in love
    fortune, and a faith that loves beauty | pleasure before principle
    fame in the arts, and pleasant work | image before substance
    riches, social ease and pleasures | friends for pleasure only
    private happiness, and pleasures in far places | expense for pleasure`),
  Saturn: effects(`
    seriousness, endurance and a late but sure rise | slow starts and a heavy heart at times
    savings by labour, and measured speech | slow income and sparing words
    determination and steady effort | distance from siblings
    responsibility for an old or well-kept house | loneliness or unrest at home
    a serious, systematic mind | delay in matters of children, or in joy
    outlasting rivals, and stamina in service | a heavy load of work
    a mature, lasting partnership | delay or coolness in partnership
    staying power, and patience with hidden matters | long-drawn worries
    a tested faith, and slow fortune that stays | distance from the father or teachers
    a steady rise by work and responsibility | the burdens of office
    steady gains and lasting friends | gains that come late
    work in seclusion or abroad, and discipline in retreat | isolation and fixed costs`),
  Rahu: effects(`
    ambition and an unusual path | uncertainty about who one is
    money from foreign or new fields | odd habits of speech, and appetite for more
    boldness, skill with media, and gains | risk for its own sake
    a home abroad or of a new kind | changes of home
    an original mind | fascination and speculation
    getting the better of rivals | sudden complications in routine
    a partner from another world | illusion in partnership
    a gift for what is hidden, and sudden openings | sudden turns
    fortune abroad, and a search of one's own | doubt about elders
    fame by doing what is new | ambition that outruns its base
    large gains and wide networks | never having enough
    life in far places, and a vivid inner world | expense and unquiet nights`),
  Ketu: effects(`
    sharp insight and independence | detachment from oneself
    few needs, and a truthful tongue | breaks in savings, and distance from family
    valour without noise | withdrawal from effort
    a home within oneself | changes of home, and inner unrest
    a penetrating, mystic intellect | indifference to praise
    rivals who fall away, and skill in healing | problems hard to name
    a spiritual or independent partner | distance in partnership
    deep research, and freedom from fear | sudden breaks
    pilgrimage and an unorthodox teacher | disillusion with teachers
    technical or contemplative work | indifference to career
    sudden gains, and few but true friends | losing interest at the goal
    retreat, release and spiritual insight | losing touch with the practical`),
};
