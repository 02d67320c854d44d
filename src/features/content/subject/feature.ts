import { feature } from '#src/server/feature.ts'
import { subjectApi } from './contract.ts'
import { subjectActs } from './server/acts-text.ts'
import { addSubject } from './server/add-subject.ts'
import { deleteSubject } from './server/delete-subject.ts'
import { getSubjects } from './server/get-subjects.ts'
import { hideSubject } from './server/hide-subject.ts'
import { listSubjects } from './server/list-subjects.ts'
import { mergeSubject } from './server/merge-subject.ts'
import { moveSubject } from './server/move-subject.ts'
import { renameSubject } from './server/rename-subject.ts'
import { subjectRules } from './server/rules-text.ts'

/** The lists of subjects that administrators keep: categories of courses, majors and their directions. */
export const subjectFeature = feature({
  name: 'content/subject',
  title: { zh: '分类、专业和方向', en: 'Categories, majors and directions' },
  calls: [
    [subjectApi.getSubjects, getSubjects],
    [subjectApi.getSubjectList, listSubjects],
    [subjectApi.addSubject, addSubject],
    [subjectApi.renameSubject, renameSubject],
    [subjectApi.moveSubject, moveSubject],
    [subjectApi.hideSubject, hideSubject],
    [subjectApi.deleteSubject, deleteSubject],
    [subjectApi.mergeSubject, mergeSubject],
  ],
  rules: subjectRules,
  audit: subjectActs,
})
