import type { WorkOf } from '#src/server/media/progress.ts'
import type { Both } from '#src/shared/locale.ts'
import { readerFailureTexts } from '#src/shared/media-text.ts'
import { rungSides, rungWorkOf } from './rungs.ts'
import { failedText } from './works-text.ts'

/** Says which part of a film could not be made, and why. */
export function failureOf({ name, failure }: Pick<WorkOf, 'name' | 'failure'>): Both {
  const reason = readerFailureTexts[failure ?? 'internal']
  const side = rungSides.find((rung) => rungWorkOf(rung) === name)
  const part = side === undefined ? failedText.film : failedText.rung(side)
  return { zh: `${part.zh}：${reason.zh}`, en: `${part.en}: ${reason.en}` }
}
