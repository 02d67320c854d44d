import { fileLooks } from '#src/features/content/file/server/looks-port.ts'
import { fileMeasures } from '#src/features/content/file/server/uses-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { documentApi } from './contract.ts'
import { cutPagesJob } from './server/cut-words.ts'
import { documentMeasures } from './server/document-measures.ts'
import { documentLooks } from './server/document-looks.ts'
import { getDocument } from './server/get-document.ts'
import { getWays } from './server/get-ways.ts'
import { makePages } from './server/make-pages.ts'
import { makePdf } from './server/make-pdf.ts'
import { makeRows } from './server/make-rows.ts'
import { makeText } from './server/make-text.ts'
import { packageOffice } from './server/office.ts'
import { documentRules } from './server/rules-text.ts'
import { searchInDocument } from './server/search-in-document.ts'

/** Files opened in the page: documents, spreadsheets, and every other kind in its own way. */
export const documentFeature = feature({
  name: 'content/document',
  title: { zh: '文件预览', en: 'File preview' },
  calls: [
    [documentApi.getDocument, getDocument],
    [documentApi.getWays, getWays],
    [documentApi.searchInDocument, searchInDocument],
  ],
  rules: documentRules,
  provides: [provide(fileMeasures, documentMeasures), provide(fileLooks, documentLooks)],
  jobs: [cutPagesJob],
  works: [makePdf, makePages, makeRows, makeText],
  start(kernel) {
    kernel.app.addHook('preClose', async () => packageOffice(kernel).end())
  },
})
