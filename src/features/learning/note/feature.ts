import { feature } from '#src/server/feature.ts'
import { noteApi } from './contract.ts'
import { deleteNote } from './server/delete-note.ts'
import { getChapterNotes } from './server/get-chapter-notes.ts'
import { getMarkdown } from './server/get-markdown.ts'
import { getNotes } from './server/get-notes.ts'
import { noteParts } from './server/personal-data.ts'
import { noteRules } from './server/rules-text.ts'
import { saveNote } from './server/save-note.ts'

/** Notes that learners write while they study. */
export const noteFeature = feature({
  name: 'learning/note',
  title: { zh: '笔记', en: 'Notes' },
  calls: [
    [noteApi.getChapterNotes, getChapterNotes],
    [noteApi.getNotes, getNotes],
    [noteApi.saveNote, saveNote],
    [noteApi.deleteNote, deleteNote],
    [noteApi.getMarkdown, getMarkdown],
  ],
  personalData: noteParts,
  rules: noteRules,
})
