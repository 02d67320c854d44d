import { feature } from '#src/server/feature.ts'
import { draftApi } from './contract.ts'
import { forgetOldStates } from './server/forget-old.ts'
import { getDifferences, getHistory, getState } from './server/history.ts'
import { getRecords, openDraft } from './server/open-draft.ts'
import { draftParts } from './server/personal-data.ts'
import { draftRules } from './server/rules-text.ts'
import { saveDraft } from './server/save-draft.ts'

/** Drafts of textbooks and courses: saved as they are typed, with their history. */
export const draftFeature = feature({
  name: 'content/draft',
  title: { zh: '草稿', en: 'Drafts' },
  calls: [
    [draftApi.open, openDraft],
    [draftApi.getRecords, getRecords],
    [draftApi.save, saveDraft],
    [draftApi.getHistory, getHistory],
    [draftApi.getState, getState],
    [draftApi.getDifferences, getDifferences],
  ],
  jobs: [forgetOldStates],
  personalData: draftParts,
  rules: draftRules,
})
