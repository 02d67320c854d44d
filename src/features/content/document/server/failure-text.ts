import type { Both } from '#src/shared/locale.ts'
import type { FailureCode } from '#src/shared/media.ts'
import { failureTexts, readerFailureTexts } from '#src/shared/media-text.ts'

/** Says why a file has no preview: to its owner with the remedy, to readers with the download where they have it. */
export function failureSentence(
  code: FailureCode,
  { isOwn, mayDownload }: { isOwn: boolean; mayDownload: boolean },
): Both {
  const { zh, en } = (isOwn ? failureTexts : readerFailureTexts)[code]
  return isOwn || !mayDownload
    ? { zh: `${zh}。`, en: `${en}.` }
    : { zh: `${zh}。可下载后查看。`, en: `${en}. You can download it.` }
}
