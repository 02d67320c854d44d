import { PictureError } from '#src/server/pictures/picture-error.ts'
import { childMain } from '#src/server/media/child-main.ts'
import { MediaFailure } from '#src/server/media/work.ts'
import { type Area, type MadePicture, makeWidths } from './make-widths.ts'

export interface PictureTask {
  source: string
  folder: string
  area: Area | null
}

const codes = { type: 'unsupported', broken: 'broken', tooLarge: 'tooLarge' } as const

/** The child process that decodes and encodes pictures: what a stranger's file does there ends there. */
childMain<PictureTask, MadePicture>(async ({ source, folder, area }, progress) => {
  try {
    return await makeWidths(source, folder, {
      ...(area && { area }),
      onMade: (share) => progress(share * 100),
    })
  } catch (error) {
    if (error instanceof PictureError) throw new MediaFailure(codes[error.fault], error)
    throw error
  }
})
