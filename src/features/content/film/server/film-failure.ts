import type { WorkOf } from '#src/server/media/progress.ts'
import type { Both } from '#src/shared/locale.ts'
import type { FailureCode } from '#src/shared/media.ts'
import { failureTexts, readerFailureTexts } from '#src/shared/media-text.ts'
import { rungSides, rungWorkOf } from './rungs.ts'
import { failedText } from './works-text.ts'

type Failed = Pick<WorkOf, 'name' | 'failure'>

/** Says why a film does not play, or which of its qualities is missing and why. */
export function failureOf({ name, failure }: Failed, isOwner: boolean): Both {
  const reason = (isOwner ? failureTexts : readerFailureTexts)[failure ?? 'internal']
  const side = rungSides.find((rung) => rungWorkOf(rung) === name)
  if (side === undefined) return reason
  const part = failedText.rung(side)
  return { zh: `${part.zh}：${reason.zh}`, en: `${part.en}: ${reason.en}` }
}

const atFault: ReadonlySet<FailureCode | null> = new Set(['broken', 'empty'])

/** Whether nothing of the film can be decoded, so that the upload plays nowhere either. */
export const isFileAtFault = (failed: Failed | undefined): boolean =>
  failed?.name === 'film-probe' && atFault.has(failed.failure)
