import sharp from 'sharp'
import { childMain } from '#src/server/media/child-main.ts'
import { drawNotes } from './draw-notes.ts'
import type { Drawn, PdfOrder } from './order.ts'

/** Draws notes in a process of its own: fonts of 20 MB, and pictures. */

sharp.cache(false)

childMain<PdfOrder, Drawn>(drawNotes)
