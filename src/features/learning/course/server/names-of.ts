import type { DraftHost } from '#src/features/content/draft/server/draft-host.ts'
import type { OutlineRecord } from '#src/features/content/outline/records.ts'
import { namesOfOutline } from '#src/features/content/outline/server/names-of.ts'
import { filesNamed } from '#src/features/content/editor/server/files-named.ts'
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

/** What makes and releases the draft of a course needs of its room. */
export const courseDraft = { kind: 'course', namesOf: namesOfCourse } as const
