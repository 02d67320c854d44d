import { z } from 'zod'
import { largestId } from '#src/shared/ids.ts'
import { storedKind } from './stored-kind.ts'

const schema = z.strictObject({ userFileId: z.int().positive().max(largestId).nullable() })

const fileItem = <T extends 'video' | 'courseware'>(type: T) =>
  storedKind<'video' | 'courseware'>({
    type,
    schema,
    names: ({ userFileId }) => ({ files: userFileId === null ? [] : [userFileId], questions: [] }),
    without: ({ userFileId }, { files }) => ({
      userFileId: files.includes(userFileId!) ? null : userFileId,
    }),
    texts: () => [],
  })

export const storedVideo = fileItem('video')
export const storedCourseware = fileItem('courseware')
