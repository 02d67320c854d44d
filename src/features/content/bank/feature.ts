import { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { bankApi } from './contract.ts'
import { deleteFolder, moveFolder, renameFolder } from './server/change-folder.ts'
import { changeQuestion } from './server/change-question.ts'
import { deleteTag, getTags, mergeTags, renameTag } from './server/change-tags.ts'
import { copyQuestion } from './server/copy-question.ts'
import { createFolder } from './server/create-folder.ts'
import { createQuestion } from './server/create-question.ts'
import { deleteQuestions, takeBackQuestions } from './server/delete-questions.ts'
import { findTeachers } from './server/find-teachers.ts'
import { getFolders } from './server/get-folders.ts'
import { getQuestion } from './server/get-question.ts'
import { getQuestions } from './server/get-questions.ts'
import { getShares } from './server/get-shares.ts'
import { getSimilar } from './server/get-similar.ts'
import { getUses } from './server/get-uses.ts'
import { getVersion, getVersions } from './server/get-versions.ts'
import { bankPersonalParts } from './server/personal-data.ts'
import { purgeQuestionsJob } from './server/purge-questions.ts'
import { questionFileReadings, questionFileUses } from './server/question-files.ts'
import { restoreVersion } from './server/restore-version.ts'
import { bankRules } from './server/rules-text.ts'
import { moveQuestions, setDifficulty, setPoints, setStatus } from './server/set-values.ts'
import { endShare, leaveFolder, shareFolder } from './server/share-folder.ts'
import { tagQuestions } from './server/tag-questions.ts'
import { markTrial, tryQuestion } from './server/try-question.ts'
import { undo } from './server/undo-act.ts'

/** The question banks of teachers: folders, search, versions, sharing. */
export const bankFeature = feature({
  name: 'content/bank',
  title: { zh: '题库', en: 'Question bank' },
  calls: [
    [bankApi.getQuestions, getQuestions],
    [bankApi.getQuestion, getQuestion],
    [bankApi.createQuestion, createQuestion],
    [bankApi.saveQuestion, changeQuestion],
    [bankApi.copyQuestion, copyQuestion],
    [bankApi.getVersions, getVersions],
    [bankApi.getVersion, getVersion],
    [bankApi.restoreVersion, restoreVersion],
    [bankApi.getSimilar, getSimilar],
    [bankApi.tryQuestion, tryQuestion],
    [bankApi.markTrial, markTrial],
    [bankApi.getUses, getUses],
    [bankApi.moveQuestions, moveQuestions],
    [bankApi.tagQuestions, tagQuestions],
    [bankApi.setStatus, setStatus],
    [bankApi.setDifficulty, setDifficulty],
    [bankApi.setPoints, setPoints],
    [bankApi.deleteQuestions, deleteQuestions],
    [bankApi.takeBackQuestions, takeBackQuestions],
    [bankApi.undo, undo],
    [bankApi.getTags, getTags],
    [bankApi.renameTag, renameTag],
    [bankApi.mergeTags, mergeTags],
    [bankApi.deleteTag, deleteTag],
    [bankApi.getFolders, getFolders],
    [bankApi.createFolder, createFolder],
    [bankApi.renameFolder, renameFolder],
    [bankApi.moveFolder, moveFolder],
    [bankApi.deleteFolder, deleteFolder],
    [bankApi.getShares, getShares],
    [bankApi.shareFolder, shareFolder],
    [bankApi.endShare, endShare],
    [bankApi.leaveFolder, leaveFolder],
    [bankApi.findTeachers, findTeachers],
  ],
  jobs: [purgeQuestionsJob],
  personalData: bankPersonalParts,
  rules: bankRules,
  provides: [provide(fileUses, questionFileUses), provide(fileReadings, questionFileReadings)],
})
