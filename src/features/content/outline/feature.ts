import { feature } from '#src/server/feature.ts'
import { outlineApi } from './contract.ts'
import { getFacts, getQuestionFacts } from './server/get-facts.ts'
import { getPools } from './server/get-pools.ts'
import { outlineRules } from './server/rules-text.ts'

/** The outline of a draft: chapters and items as a tree, and its editor. Its data are records of a draft. */
export const outlineFeature = feature({
  name: 'content/outline',
  title: { zh: '大纲', en: 'Outlines' },
  calls: [
    [outlineApi.getFacts, getFacts],
    [outlineApi.getQuestionFacts, getQuestionFacts],
    [outlineApi.getPools, getPools],
  ],
  rules: outlineRules,
})
