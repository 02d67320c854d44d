import { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { classCopied } from '#src/features/learning/class/server/copied-port.ts'
import { classJoined } from '#src/features/learning/class/server/joined-port.ts'
import { dueDates } from '#src/server/due-dates.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { homeworkApi as api } from './contract.ts'
import { annotate } from './server/annotate.ts'
import { beginFile } from './server/begin-file.ts'
import { copyHomework, deleteHomework, withdrawHomework } from './server/change-homework.ts'
import { excuse, extend, giveBack } from './server/change-work.ts'
import { copyOfClass } from './server/copy-of-class.ts'
import { dropHomeworkFilesJob } from './server/drop-files.ts'
import { beginExport, beginPdf, dropExportsJob, getExport } from './server/exports.ts'
import { homeworkFileReadings, homeworkFileUses } from './server/file-ports.ts'
import { getForm } from './server/get-form.ts'
import { getMarks } from './server/get-marks.ts'
import { getMine } from './server/get-mine.ts'
import { getOfClass } from './server/get-of-class.ts'
import { getOwn } from './server/get-own.ts'
import { comparePair, getSimilar } from './server/get-similar.ts'
import { getWork } from './server/get-work.ts'
import { getWorks } from './server/get-works.ts'
import { handIn } from './server/hand-in.ts'
import { importMarks } from './server/import-marks.ts'
import { homeworkParts } from './server/personal-data.ts'
import { releaseMarks, remind } from './server/release-marks.ts'
import { homeworkDates } from './server/homework-dates.ts'
import { homeworkRules } from './server/rules-text.ts'
import { saveDraft } from './server/save-draft.ts'
import { saveHomework } from './server/save-homework.ts'
import { setExtraTime } from './server/set-extra-time.ts'
import { followOnReturn, setGroup } from './server/set-group.ts'
import { setMark } from './server/set-mark.ts'
import { setOwnMark } from './server/set-own-mark.ts'
import { tellVisibleJob } from './server/tell-visible.ts'
import { writeExportJob } from './server/write-export.ts'

/** Homework of classes: set, handed in, marked, returned. */
export const homeworkFeature = feature({
  name: 'learning/homework',
  title: { zh: '班级作业', en: 'Homework' },
  calls: [
    [api.getOfClass, getOfClass],
    [api.getForm, getForm],
    [api.save, saveHomework],
    [api.withdraw, withdrawHomework],
    [api.delete, deleteHomework],
    [api.copy, copyHomework],
    [api.getMine, getMine],
    [api.getOwn, getOwn],
    [api.saveDraft, saveDraft],
    [api.handIn, handIn],
    [api.beginFile, beginFile],
    [api.getWorks, getWorks],
    [api.getWork, getWork],
    [api.setMark, setMark],
    [api.setOwnMark, setOwnMark],
    [api.setGroup, setGroup],
    [api.annotate, annotate],
    [api.giveBack, giveBack],
    [api.excuse, excuse],
    [api.extend, extend],
    [api.setExtraTime, setExtraTime],
    [api.remind, remind],
    [api.release, releaseMarks],
    [api.getMarks, getMarks],
    [api.importMarks, importMarks],
    [api.beginExport, beginExport],
    [api.beginPdf, beginPdf],
    [api.getExport, getExport],
    [api.getSimilar, getSimilar],
    [api.comparePair, comparePair],
  ],
  jobs: [tellVisibleJob, dropHomeworkFilesJob, writeExportJob, dropExportsJob],
  personalData: homeworkParts,
  provides: [
    provide(fileUses, homeworkFileUses),
    provide(fileReadings, homeworkFileReadings),
    provide(dueDates, homeworkDates),
    provide(classCopied, copyOfClass),
    provide(classJoined, followOnReturn),
  ],
  rules: homeworkRules,
})
