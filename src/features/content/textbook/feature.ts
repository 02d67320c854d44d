import { draftHosts } from '#src/features/content/draft/server/draft-host.ts'
import { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { questionUses } from '#src/features/content/bank/server/questions-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { textbookApi } from './contract.ts'
import { createTextbook } from './server/create-textbook.ts'
import { textbookFileReadings, textbookFileUses } from './server/file-uses.ts'
import { textbookParts } from './server/personal-data.ts'
import { textbookQuestionUses } from './server/question-uses.ts'
import { textbookHost } from './server/textbook-host.ts'

/** Textbooks: their drafts, their public pages, their owners' lists. */
export const textbookFeature = feature({
  name: 'content/textbook',
  title: { zh: '教材', en: 'Textbooks' },
  calls: [[textbookApi.createTextbook, createTextbook]],
  personalData: textbookParts,
  provides: [
    provide(draftHosts, textbookHost),
    provide(fileUses, textbookFileUses),
    provide(fileReadings, textbookFileReadings),
    provide(questionUses, textbookQuestionUses),
  ],
})
