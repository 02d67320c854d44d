import { noteSharing } from '#src/features/learning/note/server/sharing-port.ts'
import { reportedThings } from '#src/features/people/report/server/reports-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { sharedNoteApi as api } from './contract.ts'
import { getClasses } from './server/get-classes.ts'
import { getList } from './server/get-list.ts'
import { sharedNoteParts } from './server/personal-data.ts'
import { removeNote } from './server/remove-note.ts'
import { reportNote } from './server/report-note.ts'
import { reportedSharedNotes } from './server/reported.ts'
import { sharedNoteRules } from './server/rules-text.ts'
import { shareNote } from './server/share-note.ts'
import { sharingOfNotes } from './server/sharing.ts'
import { takeBackNote } from './server/take-back.ts'

/** Notes that learners share with their classes by choice. */
export const sharedNoteFeature = feature({
  name: 'learning/shared-note',
  title: { zh: '班级笔记', en: 'Notes of classes' },
  calls: [
    [api.getList, getList],
    [api.getClasses, getClasses],
    [api.share, shareNote],
    [api.takeBack, takeBackNote],
    [api.remove, removeNote],
    [api.report, reportNote],
  ],
  provides: [provide(noteSharing, sharingOfNotes), provide(reportedThings, reportedSharedNotes)],
  personalData: sharedNoteParts,
  rules: sharedNoteRules,
})
