import type { MediaWork } from '#src/server/media/work.ts'
import { isFfmpegThere } from './ffmpeg/engine.ts'
import { makeRung } from './make-rung.ts'
import { type RungSide, rungSides, rungWorkOf } from './rungs.ts'
import { failedText, rungTitle } from './works-text.ts'

const efforts: Record<RungSide, number> = { 360: 5, 540: 8, 720: 14, 1080: 30 }

/** One work for each rung, so that a film plays with those that are finished, and films take turns. */
export const rungWorks: MediaWork[] = rungSides.map((side) => ({
  name: rungWorkOf(side),
  title: rungTitle(side),
  failed: failedText.rung(side),
  lane: 'film',
  effort: efforts[side],
  timeout: 8 * 3600,
  isPossible: isFfmpegThere,
  run: (kernel, file, run) => makeRung(kernel, file, run, side),
}))
