import { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { noteApi } from './contract.ts'
import { beginExport } from './server/begin-export.ts'
import { beginFrame } from './server/begin-frame.ts'
import { deleteNote } from './server/delete-note.ts'
import { dropExportsJob } from './server/drop-exports.ts'
import { dropFramesJob } from './server/drop-frames.ts'
import { frameReadings, frameUses } from './server/frame-uses.ts'
import { getChapterNotes } from './server/get-chapter-notes.ts'
import { getExport } from './server/get-export.ts'
import { getMarkdown } from './server/get-markdown.ts'
import { getNotes } from './server/get-notes.ts'
import { keepFrame } from './server/keep-frame.ts'
import { noteParts } from './server/personal-data.ts'
import { noteRules } from './server/rules-text.ts'
import { saveNote } from './server/save-note.ts'
import { writeExportJob } from './server/write-export.ts'

/** Notes that learners write while they study. */
export const noteFeature = feature({
  name: 'learning/note',
  title: { zh: '笔记', en: 'Notes' },
  calls: [
    [noteApi.getChapterNotes, getChapterNotes],
    [noteApi.getNotes, getNotes],
    [noteApi.saveNote, saveNote],
    [noteApi.deleteNote, deleteNote],
    [noteApi.beginFrame, beginFrame],
    [noteApi.keepFrame, keepFrame],
    [noteApi.getMarkdown, getMarkdown],
    [noteApi.beginExport, beginExport],
    [noteApi.getExport, getExport],
  ],
  jobs: [dropFramesJob, writeExportJob, dropExportsJob],
  personalData: noteParts,
  provides: [provide(fileUses, frameUses), provide(fileReadings, frameReadings)],
  rules: noteRules,
})
