import { childMain } from '#src/server/media/child-main.ts'
import { photosPdf, type PhotosOrder } from './photos-pdf.ts'

/** Decodes photographs in a process of its own: what a stranger's file does there ends there. */
childMain<PhotosOrder, { pages: number }>(photosPdf)
