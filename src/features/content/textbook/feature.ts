import { draftHosts } from '#src/features/content/draft/server/draft-host.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { textbookApi } from './contract.ts'
import { createTextbook } from './server/create-textbook.ts'
import { textbookHost } from './server/textbook-host.ts'

/** Textbooks: their drafts, their public pages, their owners' lists. */
export const textbookFeature = feature({
  name: 'content/textbook',
  title: { zh: '教材', en: 'Textbooks' },
  calls: [[textbookApi.createTextbook, createTextbook]],
  provides: [provide(draftHosts, textbookHost)],
})
