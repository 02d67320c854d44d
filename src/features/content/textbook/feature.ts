import { archiveHosts } from '#src/features/content/archive/server/archive-host.ts'
import { draftHosts } from '#src/features/content/draft/server/draft-host.ts'
import { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import { fileReplaced, fileUses } from '#src/features/content/file/server/uses-port.ts'
import { questionUses } from '#src/features/content/bank/server/questions-port.ts'
import { feature } from '#src/server/feature.ts'
import { favouriteKinds } from '#src/features/learning/favourite/server/kinds-port.ts'
import { subjectUses } from '#src/features/content/subject/server/uses-port.ts'
import { provide } from '#src/server/ports.ts'
import { textbookSubjectUses } from './server/subject-uses.ts'
import { textbookApi } from './contract.ts'
import { deleteTextbook, forgetDeleted, restoreTextbook } from './server/delete-textbook.ts'
import { findByIsbn } from './server/find-by-isbn.ts'
import { getCheck } from './server/get-check.ts'
import { getForEdit, getPreview } from './server/get-for-edit.ts'
import { getTextbook } from './server/get-textbook.ts'
import { listOwn } from './server/list-own.ts'
import { listTextbooks } from './server/list-textbooks.ts'
import { publishTextbook, releaseTextbook, unpublishTextbook } from './server/publish-textbook.ts'
import { renewCover, showLateCover } from './server/refresh-cover.ts'
import { textbookRules } from './server/rules-text.ts'
import { reindexJob } from './server/search-words.ts'
import { sitemapEntries } from './server/sitemap-entries.ts'
import { copyTextbook } from './server/copy-textbook.ts'
import { createTextbook } from './server/create-textbook.ts'
import { textbookArchives } from './server/archive-host.ts'
import { favouriteTextbooks, favouriteTextbooksPart } from './server/favourite-kind.ts'
import { textbookFileReadings, textbookFileUses } from './server/file-uses.ts'
import { textbookParts } from './server/personal-data.ts'
import { textbookQuestionUses } from './server/question-uses.ts'
import { textbookHost } from './server/textbook-host.ts'

/** Textbooks: their drafts, their public pages, their owners' lists. */
export const textbookFeature = feature({
  name: 'content/textbook',
  title: { zh: '教材', en: 'Textbooks' },
  calls: [
    [textbookApi.getList, listTextbooks],
    [textbookApi.getTextbook, getTextbook],
    [textbookApi.getMyTextbooks, listOwn],
    [textbookApi.getForEdit, getForEdit],
    [textbookApi.getCheck, getCheck],
    [textbookApi.getPreview, getPreview],
    [textbookApi.findByIsbn, findByIsbn],
    [textbookApi.createTextbook, createTextbook],
    [textbookApi.copyTextbook, copyTextbook],
    [textbookApi.publish, publishTextbook],
    [textbookApi.release, releaseTextbook],
    [textbookApi.unpublish, unpublishTextbook],
    [textbookApi.deleteTextbook, deleteTextbook],
    [textbookApi.restoreTextbook, restoreTextbook],
  ],
  jobs: [reindexJob, forgetDeleted],
  events: {
    media(kernel, event) {
      showLateCover(kernel, event).catch((error: unknown) =>
        kernel.log.error({ err: error }, 'a cover could not be published'),
      )
    },
  },
  personalData: (kernel) => [...textbookParts(kernel), favouriteTextbooksPart],
  sitemap: sitemapEntries,
  rules: textbookRules,
  provides: [
    provide(favouriteKinds, favouriteTextbooks),
    provide(draftHosts, textbookHost),
    provide(archiveHosts, textbookArchives),
    provide(fileUses, textbookFileUses),
    provide(fileReadings, textbookFileReadings),
    provide(fileReplaced, renewCover),
    provide(questionUses, textbookQuestionUses),
    provide(subjectUses, textbookSubjectUses),
  ],
})
