import { z } from 'zod'
import { courseErrors } from '#src/features/learning/course/contract.ts'
import { idInBody } from '#src/shared/ids.ts'

/** The item that a call is about. */
export const itemInput = z.object({ courseId: idInBody(), itemId: idInBody() })

export const accessErrors = [
  courseErrors.notFound,
  courseErrors.itemNotFound,
  courseErrors.notJoined,
  courseErrors.notStarted,
  courseErrors.notYetOpen,
  courseErrors.chapterLocked,
]
