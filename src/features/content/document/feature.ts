import { feature } from '#src/server/feature.ts'

/** Files opened in the page: documents, spreadsheets, and every other kind in its own way. */
export const documentFeature = feature({
  name: 'content/document',
  title: { zh: '文件预览', en: 'Documents' },
  calls: [],
})
