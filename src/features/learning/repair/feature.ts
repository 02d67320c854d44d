import { feature } from '#src/server/feature.ts'
import { repairApi as api } from './contract.ts'
import { getCards } from './server/get-cards.ts'
import { getMisses } from './server/get-misses.ts'
import { getOwnSets } from './server/get-own-sets.ts'
import { getSets } from './server/get-sets.ts'
import { give } from './server/give.ts'
import { repairParts } from './server/personal-data.ts'
import { repairRules } from './server/rules-text.ts'
import { tellRepairJob } from './server/tell-repair.ts'
import { withdraw } from './server/withdraw.ts'

/** The most missed questions of a course, and the practice sets that its teachers give. */
export const repairFeature = feature({
  name: 'learning/repair',
  title: { zh: '高频错题与巩固练习', en: 'Most missed questions and practice sets' },
  calls: [
    [api.getMisses, getMisses],
    [api.getSets, getSets],
    [api.give, give],
    [api.withdraw, withdraw],
    [api.getOwnSets, getOwnSets],
    [api.getCards, getCards],
  ],
  jobs: [tellRepairJob],
  personalData: repairParts,
  rules: repairRules,
})
