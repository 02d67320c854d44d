import { feature } from '#src/server/feature.ts'
import { documentApi } from './contract.ts'
import { getDocument } from './server/get-document.ts'
import { getWays } from './server/get-ways.ts'
import { documentRules } from './server/rules-text.ts'

/** Files opened in the page: documents, spreadsheets, and every other kind in its own way. */
export const documentFeature = feature({
  name: 'content/document',
  title: { zh: '文件预览', en: 'Documents' },
  calls: [
    [documentApi.getDocument, getDocument],
    [documentApi.getWays, getWays],
  ],
  rules: documentRules,
})
