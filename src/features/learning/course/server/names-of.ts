import type { DraftHost } from '#src/features/content/draft/server/draft-host.ts'
import type { OutlineRecord } from '#src/features/content/outline/records.ts'
import { namesOfOutline, outlineWithout } from '#src/features/content/outline/server/names-of.ts'
import { filesNamed, withoutFiles } from '#src/features/content/editor/server/files-named.ts'
import type { CourseHead, TeacherRecord } from '../draft-records.ts'

type Names = DraftHost['namesOf']

/** Returns the files and questions that a record of a course's draft names. */
export const namesOfCourse: Names = (record) => {
  if (record.kind === 'course') {
    const { coverFileId, content } = record as unknown as CourseHead
    const named = filesNamed(content.zh, content.en).map(({ userFileId }) => userFileId)
    return { files: coverFileId === null ? named : [coverFileId, ...named], questions: [] }
  }
  if (record.kind === 'teacher') {
    const { avatarFileId } = record as unknown as TeacherRecord
    return { files: avatarFileId === null ? [] : [avatarFileId], questions: [] }
  }
  return namesOfOutline(record as unknown as OutlineRecord)
}

/** Returns a record of a course's draft without files and questions that are no more. */
const courseWithout: DraftHost['without'] = (record, gone) => {
  const left = (id: number | null) => (id !== null && gone.files.includes(id) ? null : id)
  if (record.kind === 'course') {
    const { coverFileId, content } = record as unknown as CourseHead
    const sides = {
      zh: withoutFiles(content.zh, gone.files),
      en: withoutFiles(content.en, gone.files),
    }
    return { ...record, coverFileId: left(coverFileId), content: Object.assign({}, content, sides) }
  }
  if (record.kind === 'teacher') {
    const { avatarFileId } = record as unknown as TeacherRecord
    return { ...record, avatarFileId: left(avatarFileId) }
  }
  return outlineWithout(record as unknown as OutlineRecord, gone)
}

/** What makes and releases the draft of a course needs of its room. */
export const courseDraft = {
  kind: 'course',
  namesOf: namesOfCourse,
  without: courseWithout,
} as const
