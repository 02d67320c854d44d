import { filesNamed } from '#src/features/content/editor/server/files-named.ts'
import type { Names } from '#src/features/content/draft/server/draft-host.ts'
import type { OutlineRecord } from '../records.ts'

/** Returns the files and questions that a chapter or an item names. */
export function namesOfOutline(record: OutlineRecord): Names {
  if (record.kind === 'chapter') return { files: [], questions: [] }
  switch (record.type) {
    case 'video':
    case 'courseware':
      return {
        files: record.body.userFileId === null ? [] : [record.body.userFileId],
        questions: [],
      }
    case 'text':
    case 'task':
      return {
        files: filesNamed(record.body.zh, record.body.en).map(({ userFileId }) => userFileId),
        questions: [],
      }
    case 'quiz':
      return { files: [], questions: record.body.questions.map(({ questionId }) => questionId) }
  }
}
