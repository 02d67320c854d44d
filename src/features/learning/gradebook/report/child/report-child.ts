import { childMain } from '#src/server/media/child-main.ts'
import type { PrintedReport } from '../printed.ts'
import { drawPages } from './draw-pages.ts'

/** Draws reports in a process of its own. */
childMain<PrintedReport, Uint8Array>(drawPages)
